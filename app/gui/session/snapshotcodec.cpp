#include "app/gui/session/snapshotcodec.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>
#include <cmath>

#include "engine/game/group.h"
#include "engine/game/scoring.h"
#include "engine/search/budget.h"

namespace {

constexpr quint32 magic = 0x53475333; // "SGS3": the last character counts versions
constexpr quint32 secondMagic = 0x53475332;
constexpr quint32 firstMagic = 0x53475331;

constexpr quint32 maxPoints = 1 << 16; ///< Most points of a curve; searches have some hundred.
constexpr quint32 maxName = 100;       ///< Longest name of a solver.

/// Reading stops making sense at the first value that cannot be.
class Reader {
public:
    Reader(const QByteArray& bytes, const samegame::Position& position)
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

    Finder finder() {
        const auto kind = value<quint8>();
        require(kind <= static_cast<quint8>(Finder::Kind::EarlierSession));
        Finder finder{static_cast<Finder::Kind>(kind)};
        for (int left = count(maxName); left > 0; --left)
            finder.solver.push_back(static_cast<char>(value<quint8>()));
        return finder;
    }

    samegame::RunningStats stats() {
        const auto count = value<quint64>();
        if (count == 0)
            return {};
        const double mean = number();
        const double squares = positiveNumber();
        const double minimum = number();
        const double maximum = number();
        require(minimum <= maximum);
        return samegame::RunningStats::restored(count, mean, squares, minimum, maximum);
    }

    /// What the first version stores of a candidate, and what all begin with: nothing but its move
    /// and its visits where there are none.
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
        readLine(candidate);
        return candidate;
    }

    /// What the versions behind it store besides.
    void readRest(samegame::Candidate& candidate, PositionResult& result) {
        const auto isKnown = value<bool>(); // without a visit
        require(!isKnown || candidate.visits == 0);
        if (isKnown)
            readLine(candidate);
        candidate.is_exact = value<bool>();
        candidate.is_any_order = value<bool>();
        require(candidate.has_best() || !(candidate.is_exact || candidate.is_any_order));
        candidate.attempts = stats();
        if (value<bool>())
            result.others[candidate.move] = finder();
    }

private:
    void readLine(samegame::Candidate& candidate) {
        candidate.line = finishedLine();
        candidate.best = candidate.line.score;
        require(candidate.line.moves.size() > 0 && candidate.line.moves.front() == candidate.move);
    }

    QDataStream m_stream;
    const samegame::Position& m_position;
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

void write(QDataStream& stream, const Finder& finder) {
    stream << static_cast<quint8>(finder.kind) << static_cast<quint32>(finder.solver.size());
    for (const char c : finder.solver)
        stream << static_cast<quint8>(c);
}

void write(QDataStream& stream, const samegame::RunningStats& stats) {
    stream << quint64{stats.count()};
    if (stats.count() > 0)
        stream << stats.mean() << stats.squares() << stats.minimum() << stats.maximum();
}

void write(QDataStream& stream, const samegame::Candidate& candidate, const Finder* other) {
    write(stream, candidate.move);
    stream << quint64{candidate.visits};
    if (candidate.visits > 0) {
        stream << candidate.mean << candidate.deviation;
        write(stream, candidate.line);
    }
    const bool isKnown = candidate.visits == 0 && candidate.has_best();
    stream << isKnown;
    if (isKnown)
        write(stream, candidate.line);
    stream << candidate.is_exact << candidate.is_any_order;
    write(stream, candidate.attempts);
    stream << (other != nullptr);
    if (other)
        write(stream, *other);
}

quint16 checkOf(const QByteArray& bytes) {
    return qChecksum(QByteArrayView(bytes));
}

void readCurve(Reader& reader, PositionResult& snapshot) {
    for (int left = reader.count(maxPoints); left > 0 && reader.isGood(); --left) {
        samegame::ScorePoint point;
        point.seconds = reader.positiveNumber();
        point.playouts = reader.value<quint64>();
        point.score = reader.value<qint32>();
        reader.require(point.seconds <= samegame::most_measured_seconds &&
                       samegame::score_range_of_all().contains(point.score));
        snapshot.curve.push_back(point);
    }
    if (!snapshot.curve.empty())
        // The line may be that of an earlier search, which had more luck (combinedResult()).
        reader.require(snapshot.has_line && snapshot.curve.back().score <= snapshot.best.score);
}

void readCandidates(Reader& reader, const samegame::Position& position, bool isFirstVersion,
                    PositionResult& snapshot) {
    const auto groups = samegame::legal_moves(position.board).size();
    for (int left = reader.count(static_cast<quint32>(groups)); left > 0 && reader.isGood();
         --left) {
        samegame::Candidate& candidate = snapshot.candidates.emplace_back(reader.candidate());
        if (!isFirstVersion && reader.isGood())
            reader.readRest(candidate, snapshot);
    }
    std::vector<samegame::Move> moves;
    for (const samegame::Candidate& candidate : snapshot.candidates)
        moves.push_back(candidate.move);
    std::ranges::sort(moves);
    reader.require(std::ranges::adjacent_find(moves) == moves.end());
    samegame::sort_best_first(snapshot.candidates);
}

void readProofs(Reader& reader, bool isFirstVersion, PositionResult& snapshot) {
    snapshot.is_unclearable = reader.value<bool>();
    const auto isBounded = reader.value<bool>();
    const int bound = reader.value<qint32>();
    if (isBounded && !isFirstVersion)
        snapshot.upper_bound = bound;
    reader.require(!snapshot.has_line || !isBounded || bound >= snapshot.best.score);
    reader.require(!snapshot.has_line || !snapshot.best.cleared || !snapshot.is_unclearable);
}

void readSeed(Reader& reader, PositionResult& snapshot) {
    const auto isKnown = reader.value<bool>();
    const auto seed = reader.value<quint64>();
    reader.require(isKnown || seed == 0);
    if (isKnown)
        snapshot.seed = seed;
}

} // namespace

QByteArray encoded(const PositionResult& snapshot) {
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_0);
    stream << snapshot.has_line;
    if (snapshot.has_line)
        write(stream, snapshot.best);
    stream << quint64{snapshot.playouts} << quint64{snapshot.nodes} << snapshot.seconds
           << qint32{snapshot.depth} << snapshot.mean_depth;
    write(stream, snapshot.finder);
    stream << static_cast<quint32>(snapshot.candidates.size());
    for (const samegame::Candidate& candidate : snapshot.candidates) {
        const auto other = snapshot.others.find(candidate.move);
        write(stream, candidate, other == snapshot.others.end() ? nullptr : &other->second);
    }
    stream << static_cast<quint32>(snapshot.curve.size());
    for (const samegame::ScorePoint& point : snapshot.curve)
        stream << point.seconds << quint64{point.playouts} << qint32{point.score};
    stream << snapshot.is_unclearable << snapshot.upper_bound.has_value()
           << qint32{snapshot.upper_bound.value_or(0)};
    stream << snapshot.seed.has_value() << quint64{snapshot.seed.value_or(0)};

    QByteArray whole;
    QDataStream frame(&whole, QIODevice::WriteOnly);
    frame << magic << checkOf(bytes);
    return whole + bytes;
}

std::optional<PositionResult> decodedSnapshot(const QByteArray& bytes,
                                              const samegame::Position& position) {
    QDataStream frame(bytes);
    quint32 foundMagic = 0;
    quint16 check = 0;
    frame >> foundMagic >> check;
    const QByteArray content = bytes.mid(sizeof(magic) + sizeof(check));
    const bool isFirstVersion = foundMagic == firstMagic;
    const bool hasSeed = foundMagic == magic;
    if ((!hasSeed && foundMagic != secondMagic && !isFirstVersion) || check != checkOf(content))
        return std::nullopt;

    Reader reader(content, position);
    PositionResult snapshot;
    snapshot.has_line = reader.value<bool>();
    if (snapshot.has_line)
        snapshot.best = reader.finishedLine();
    snapshot.playouts = reader.value<quint64>();
    snapshot.nodes = reader.value<quint64>();
    snapshot.seconds = reader.positiveNumber();
    snapshot.depth = reader.value<qint32>();
    snapshot.mean_depth = reader.positiveNumber();
    if (!isFirstVersion)
        snapshot.finder = reader.finder();
    reader.require(snapshot.seconds <= samegame::most_measured_seconds && snapshot.depth >= 0 &&
                   snapshot.depth <= samegame::max_moves &&
                   snapshot.mean_depth <= samegame::max_moves);
    readCandidates(reader, position, isFirstVersion, snapshot);
    readCurve(reader, snapshot);
    if (!isFirstVersion || !reader.isAtEnd()) // some of the first version end here
        readProofs(reader, isFirstVersion, snapshot);
    if (hasSeed)
        readSeed(reader, snapshot);
    if (!reader.isGood() || !reader.isAtEnd())
        return std::nullopt;
    return snapshot;
}
