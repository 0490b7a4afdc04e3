#include "app/analysis/snapshotcodec.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "engine/game/group.h"
#include "engine/game/limits.h"
#include "engine/game/scoring.h"
#include "engine/search/limits.h"

namespace {

constexpr quint32 magic = 0x53475331; // "SGS1": the last character counts versions

constexpr quint32 maxPoints = 1 << 16; ///< Most points of a curve; searches have some hundred.

/// Reading stops making sense at the first value that cannot be.
class Reader {
public:
    Reader(const QByteArray& bytes, const samegame::StartPosition& position)
        : m_stream(bytes), m_position(position) {
        m_stream.setVersion(QDataStream::Qt_6_0);
    }

    bool isGood() const { return m_isGood && m_stream.status() == QDataStream::Ok; }
    bool isAtEnd() const { return m_stream.atEnd(); }
    void require(bool condition) { m_isGood = m_isGood && condition; }

    template <class Stored>
    Stored value() {
        Stored value{};
        m_stream >> value;
        return value;
    }

    double number() {
        const auto number = value<double>();
        require(std::isfinite(number));
        return number;
    }

    double positiveNumber() {
        const double positive = number();
        require(positive >= 0);
        return positive;
    }

    int count(quint32 maximum) {
        const auto count = value<quint32>();
        require(count <= maximum && m_stream.status() == QDataStream::Ok);
        return isGood() ? static_cast<int>(count) : 0;
    }

    samegame::Move move() {
        const auto column = value<quint8>();
        return {{column, value<quint8>()}};
    }

    samegame::Line finishedLine() {
        samegame::MoveList moves;
        for (int left = count(samegame::max_moves); left > 0; --left)
            moves.push_back(move());
        const auto line = samegame::replay(m_position.board, m_position.rules, moves);
        require(line && line->finished);
        return isGood() ? *line : samegame::Line();
    }

    samegame::Candidate candidate() {
        samegame::Candidate candidate;
        const samegame::Group group = samegame::group_at(m_position.board, move().cell);
        require(!group.empty());
        if (!isGood())
            return candidate;
        candidate.move = group.move();
        candidate.cells = group.size();
        candidate.points = samegame::move_points(m_position.rules, group.size());
        candidate.visits = value<quint64>();
        if (candidate.visits == 0)
            return candidate;
        candidate.mean = number();
        candidate.deviation = positiveNumber();
        candidate.line = finishedLine();
        candidate.best = candidate.line.score;
        require(candidate.line.moves.size() > 0 && candidate.line.moves.front() == candidate.move);
        return candidate;
    }

private:
    QDataStream m_stream;
    const samegame::StartPosition& m_position;
    bool m_isGood = true;
};

void write(QDataStream& stream, samegame::Move move) {
    stream << quint8{move.cell.column} << quint8{move.cell.row};
}

void write(QDataStream& stream, const samegame::Line& line) {
    stream << static_cast<quint32>(line.moves.size());
    for (const samegame::Move move : line.moves)
        write(stream, move);
}

void write(QDataStream& stream, const samegame::Candidate& candidate) {
    write(stream, candidate.move);
    stream << quint64{candidate.visits};
    if (candidate.visits == 0)
        return;
    stream << candidate.mean << candidate.deviation;
    write(stream, candidate.line);
}

quint16 checkOf(const QByteArray& bytes) {
    return qChecksum(QByteArrayView(bytes));
}

void readCurve(Reader& reader, samegame::SearchSnapshot& snapshot) {
    for (int left = reader.count(maxPoints); left > 0 && reader.isGood(); --left) {
        samegame::ScorePoint point;
        point.seconds = reader.positiveNumber();
        point.playouts = reader.value<quint64>();
        point.score = reader.value<qint32>();
        reader.require(point.seconds <= samegame::most_measured_seconds &&
                       std::abs(qint64{point.score}) <= samegame::most_points);
        snapshot.curve.push_back(point);
    }
    if (!snapshot.curve.empty())
        // The line may be that of an earlier search, which had more luck (combinedResult()).
        reader.require(snapshot.has_line && snapshot.curve.back().score <= snapshot.best.score);
}

void readCandidates(Reader& reader, const samegame::StartPosition& position,
                    samegame::SearchSnapshot& snapshot) {
    const auto groups = samegame::legal_moves(position.board).size();
    for (int left = reader.count(static_cast<quint32>(groups)); left > 0 && reader.isGood(); --left)
        snapshot.candidates.push_back(reader.candidate());
    std::vector<samegame::Move> moves;
    for (const samegame::Candidate& candidate : snapshot.candidates)
        moves.push_back(candidate.move);
    std::ranges::sort(moves);
    reader.require(std::ranges::adjacent_find(moves) == moves.end());
    samegame::sort_best_first(snapshot.candidates);
}

void readProofs(Reader& reader, samegame::SearchSnapshot& snapshot) {
    snapshot.is_unclearable = reader.value<bool>();
    const auto isBounded = reader.value<bool>();
    const int bound = reader.value<qint32>();
    if (isBounded)
        snapshot.upper_bound = bound;
    reader.require(!snapshot.has_line || !isBounded || bound >= snapshot.best.score);
    reader.require(!snapshot.has_line || !snapshot.best.cleared || !snapshot.is_unclearable);
}

} // namespace

QByteArray encoded(const samegame::SearchSnapshot& snapshot) {
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_0);
    stream << snapshot.has_line;
    if (snapshot.has_line)
        write(stream, snapshot.best);
    stream << quint64{snapshot.playouts} << quint64{snapshot.nodes} << snapshot.seconds
           << qint32{snapshot.depth} << snapshot.mean_depth;
    stream << static_cast<quint32>(snapshot.candidates.size());
    for (const samegame::Candidate& candidate : snapshot.candidates)
        write(stream, candidate);
    stream << static_cast<quint32>(snapshot.curve.size());
    for (const samegame::ScorePoint& point : snapshot.curve)
        stream << point.seconds << quint64{point.playouts} << qint32{point.score};
    stream << snapshot.is_unclearable << snapshot.upper_bound.has_value()
           << qint32{snapshot.upper_bound.value_or(0)};

    QByteArray whole;
    QDataStream frame(&whole, QIODevice::WriteOnly);
    frame << magic << checkOf(bytes);
    return whole + bytes;
}

std::optional<samegame::SearchSnapshot> decodedSnapshot(const QByteArray& bytes,
                                                        const samegame::StartPosition& position) {
    QDataStream frame(bytes);
    quint32 foundMagic = 0;
    quint16 check = 0;
    frame >> foundMagic >> check;
    const QByteArray content = bytes.mid(sizeof(magic) + sizeof(check));
    if (foundMagic != magic || check != checkOf(content))
        return std::nullopt;

    Reader reader(content, position);
    samegame::SearchSnapshot snapshot;
    snapshot.has_line = reader.value<bool>();
    if (snapshot.has_line)
        snapshot.best = reader.finishedLine();
    snapshot.playouts = reader.value<quint64>();
    snapshot.nodes = reader.value<quint64>();
    snapshot.seconds = reader.positiveNumber();
    snapshot.depth = reader.value<qint32>();
    snapshot.mean_depth = reader.positiveNumber();
    reader.require(snapshot.seconds <= samegame::most_measured_seconds && snapshot.depth >= 0 &&
                   snapshot.depth <= samegame::max_moves &&
                   snapshot.mean_depth <= samegame::max_moves);
    readCandidates(reader, position, snapshot);
    readCurve(reader, snapshot);
    if (!reader.isAtEnd()) // what earlier versions wrote ends here
        readProofs(reader, snapshot);
    if (!reader.isGood() || !reader.isAtEnd())
        return std::nullopt;
    return snapshot;
}
