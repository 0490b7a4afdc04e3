#include "engine/search/search_journal.h"

#include "engine/base/exceptions.h"
#include "engine/search/budget.h"

namespace samegame {

namespace {

constexpr std::uint32_t order_mark = 0x01020304; ///< Of the bytes of a number.

} // namespace

ByteReader& WorkerJournal::next(Kind kind) {
    if (m_past.get<std::uint8_t>() != static_cast<std::uint8_t>(kind))
        throw DamagedState();
    return m_past;
}

void WorkerJournal::add(Kind kind, const ByteWriter& answer) {
    if (m_is_frozen || m_journal.m_suspensions > 0)
        return;
    const std::lock_guard lock(m_journal.m_mutex);
    m_answers.push_back(static_cast<char>(kind));
    m_answers.append(answer.bytes());
}

bool WorkerJournal::is_asked() const {
    return m_journal.m_asked.load(std::memory_order_relaxed) != m_heard;
}

void WorkerJournal::keep(const ByteWriter& state) {
    if (m_is_frozen || is_behind() || !m_journal.m_is_in_phase || m_journal.m_suspensions > 0)
        return;
    m_heard = m_journal.m_asked.load(std::memory_order_relaxed);
    const std::lock_guard lock(m_journal.m_mutex);
    set_state(state.bytes());
}

void WorkerJournal::set_state(std::string state) {
    m_kept_answers = m_answers.size();
    m_state = std::move(state);
}

void WorkerJournal::freeze() {
    m_is_frozen = true;
    m_journal.m_is_frozen.store(true, std::memory_order_relaxed);
}

SearchJournal::SearchJournal(std::string_view content, Seconds seconds) : m_seconds(seconds) {
    ByteReader reader(content);
    if (reader.get<std::uint32_t>() != order_mark)
        throw DamagedState();
    const auto workers = reader.get_below<std::int32_t>(most_threads + 1);
    for (int i = 0; i < workers; ++i) {
        Past past;
        past.answers = reader.get_text();
        past.state = reader.get_text();
        m_past.push_back(std::move(past));
    }
    if (!reader.at_end())
        throw DamagedState();
}

std::string SearchJournal::content() const {
    ByteWriter writer;
    writer.put(order_mark);
    const std::lock_guard lock(m_mutex);
    if (m_workers.empty()) { // the search has not begun
        writer.put(static_cast<std::int32_t>(m_past.size()));
        for (const Past& past : m_past) {
            writer.put_text(past.answers);
            writer.put_text(past.state);
        }
        return writer.bytes();
    }
    writer.put(static_cast<std::int32_t>(m_workers.size()));
    for (const auto& worker : m_workers) {
        writer.put_text(std::string_view(worker->m_answers).substr(0, worker->m_kept_answers));
        writer.put_text(worker->m_state);
    }
    return writer.bytes();
}

void SearchJournal::begin(int workers) {
    const auto count = static_cast<std::size_t>(workers);
    if (!m_past.empty() && m_past.size() != count)
        throw InvalidOptions({Message(
            SAMEGAME_TEXT("EngineError", "the search to go on with has %1 threads, not %2"),
            m_past.size(), count)});
    const std::lock_guard lock(m_mutex);
    m_past.resize(count);
    for (Past& past : m_past)
        m_workers.emplace_back(
            new WorkerJournal(*this, std::move(past.answers), std::move(past.state)));
}

void SearchJournal::keep_all(const std::function<std::string(int)>& state_of) {
    if (m_is_frozen.load(std::memory_order_relaxed) || m_suspensions > 0)
        return;
    const std::lock_guard lock(m_mutex);
    for (std::size_t i = 0; i < m_workers.size(); ++i)
        if (!m_workers[i]->is_behind())
            m_workers[i]->set_state(state_of(static_cast<int>(i)));
}

void put_moves(ByteWriter& writer, const MoveList& moves) {
    writer.put(static_cast<std::uint16_t>(moves.size()));
    for (const Move move : moves)
        writer.put(number_of(move.cell));
}

MoveList get_moves(ByteReader& reader) {
    MoveList moves;
    const auto count = reader.get_below<std::uint16_t>(max_moves + 1);
    for (int i = 0; i < count; ++i)
        moves.push_back({numbered_cell(reader.get_below<std::uint16_t>(max_cells))});
    return moves;
}

} // namespace samegame
