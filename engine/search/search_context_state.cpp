#include "engine/base/bytes.h"
#include "engine/game/line.h"
#include "engine/search/search_context.h"
#include "engine/search/search_journal.h"

namespace samegame {

namespace {

void put_stats(ByteWriter& writer, const RunningStats& stats) {
    writer.put(stats.count());
    for (const double part : {stats.mean(), stats.squares(), stats.minimum(), stats.maximum()})
        writer.put(part);
}

RunningStats get_stats(ByteReader& reader) {
    const auto count = reader.get<std::uint64_t>();
    std::array<double, 4> parts{};
    for (double& part : parts)
        part = reader.get<double>();
    return RunningStats::restored(count, parts[0], parts[1], parts[2], parts[3]);
}

/// The line is played again, since a score is believed for its moves alone.
Line get_line(ByteReader& reader, const Board& root, const Rules& rules) {
    const MoveList moves = get_moves(reader);
    if (moves.empty())
        return {};
    const Result<Line> line = replay(root, rules, moves);
    if (!line)
        throw DamagedState();
    return *line;
}

} // namespace

void SearchContext::save(ByteWriter& writer) const {
    for (const std::uint64_t word : m_rng.words())
        writer.put(word);
    writer.put(m_moves);
    writer.put(m_depth_sum);
    writer.put(m_found.has_line);
    put_moves(writer, m_found.best.moves);
    writer.put(m_found.playouts);
    writer.put(m_found.nodes);
    writer.put(m_found.upper_bound.has_value());
    writer.put(m_found.upper_bound.value_or(0));
    writer.put(m_found.depth);
    writer.put(m_found.walk_depth_sum);
    writer.put(m_found.is_unclearable);
    writer.put(static_cast<std::uint64_t>(m_found.curve.size()));
    for (const ScorePoint& point : m_found.curve) {
        writer.put(point.seconds);
        writer.put(point.playouts);
        writer.put(point.score);
    }
    for (std::size_t i = 0; i < m_root_moves.size(); ++i) {
        const RootMove& root_move = m_root_moves[i];
        writer.put(root_move.sum);
        writer.put(root_move.sum_of_squares);
        writer.put(root_move.visits);
        writer.put(root_move.has_best);
        writer.put(root_move.best);
        writer.put(root_move.is_exact);
        put_moves(writer, m_found.candidates[i].line.moves);
        put_stats(writer, m_found.candidates[i].attempts);
    }
}

void SearchContext::load(ByteReader& reader) {
    Rng::Words words{};
    for (std::uint64_t& word : words)
        word = reader.get<std::uint64_t>();
    m_rng = Rng::of_words(words);
    m_moves = reader.get<std::uint64_t>();
    m_depth_sum = reader.get<double>();
    m_found.has_line = reader.get<bool>();
    m_found.best = get_line(reader, m_root, m_rules);
    if (m_found.has_line != m_found.best.finished)
        throw DamagedState();
    m_found.playouts = reader.get<std::uint64_t>();
    m_found.nodes = reader.get<std::uint64_t>();
    const auto has_bound = reader.get<bool>();
    const auto bound = reader.get<int>();
    m_found.upper_bound = has_bound ? std::optional(bound) : std::nullopt;
    m_found.depth = reader.get<int>();
    m_found.walk_depth_sum = reader.get<std::uint64_t>();
    m_found.is_unclearable = reader.get<bool>();
    m_found.curve.clear();
    for (auto points = reader.get<std::uint64_t>(); points > 0; --points) {
        ScorePoint point;
        point.seconds = reader.get<double>();
        point.playouts = reader.get<std::uint64_t>();
        point.score = reader.get<int>();
        m_found.curve.push_back(point);
    }
    for (std::size_t i = 0; i < m_root_moves.size(); ++i) {
        RootMove& root_move = m_root_moves[i];
        root_move.sum = reader.get<double>();
        root_move.sum_of_squares = reader.get<double>();
        root_move.visits = reader.get<std::uint64_t>();
        root_move.has_best = reader.get<bool>();
        root_move.best = reader.get<int>();
        root_move.is_exact = reader.get<bool>();
        m_found.candidates[i].line = get_line(reader, m_root, m_rules);
        m_found.candidates[i].attempts = get_stats(reader);
    }
    publish();
}

} // namespace samegame
