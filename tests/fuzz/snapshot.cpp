// What searches know of a position, as the session keeps it. The first byte chooses the position,
// the rest is what stands behind the frame, which is made to fit: no chance would find its check.

#include <QDataStream>
#include <QIODevice>

#include <algorithm>
#include <array>

#include "app/gui/session/snapshotcodec.h"
#include "engine/formats/board_text.h"
#include "engine/game/board_generator.h"
#include "tests/fuzz/fuzz.h"

using namespace samegame;
using samegame::fuzz::require;

namespace {

const Position& position(std::uint8_t number) {
    static const std::array<Position, 4> positions{{
        {parse_board_text("11223\n12213\n").value(), {}},
        {parse_board_text("1122\n1122\n").value(), {Scoring::bubble_breaker, Gravity::shift}},
        {parse_board_text("12\n21\n").value(), {Scoring::clickomania, Gravity::shift}},
        {generate_board(1, 5, 6, 3), {Scoring::lenient_penalty, Gravity::pull_left}},
    }};
    return positions[number % positions.size()];
}

/// As a version wrote it.
QByteArray framed(quint32 version, const QByteArray& content) {
    QByteArray bytes;
    QDataStream frame(&bytes, QIODevice::WriteOnly);
    frame << 0x53475330 + version << qChecksum(QByteArrayView(content));
    return bytes + content;
}

void check(const SearchSnapshot& snapshot, const Position& start) {
    const auto holds = [&start](const Line& line) {
        const auto replayed = replay(start.board, start.rules, line.moves);
        return replayed && *replayed == line && line.finished;
    };
    require(!snapshot.has_line || holds(snapshot.best), "the best line replays to its score");
    require(std::ranges::is_sorted(snapshot.candidates, better), "candidates come best first");
    for (const Candidate& candidate : snapshot.candidates)
        require(candidate.visits == 0 || holds(candidate.line), "a candidate's line holds");
    const QByteArray bytes = encoded(snapshot);
    const auto again = decodedSnapshot(bytes, start);
    require(again.has_value(), "a result that is written can be read");
    require(encoded(*again) == bytes, "a result that is written reads the same");
}

} // namespace

SAMEGAME_FUZZ_TARGET(snapshot) {
    if (size == 0)
        return 0;
    const Position& start = position(data[0]);
    const QByteArray content(reinterpret_cast<const char*>(data) + 1,
                             static_cast<qsizetype>(size) - 1);
    for (const QByteArray& bytes :
         {content, framed(1, content), framed(2, content), framed(3, content)})
        if (const auto snapshot = decodedSnapshot(bytes, start))
            check(*snapshot, start);
    return 0;
}
