#include "app/gui/session/clearingwatch.h"

#include <QSettings>

#include <chrono>
#include <utility>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/session/assistant.h"
#include "app/gui/session/bestknownline.h"
#include "engine/game/board_generator.h"

namespace {

constexpr auto chosenKey = "game/showsClearing";
constexpr std::uint64_t searchMemory = std::uint64_t{64} << 20;
constexpr std::chrono::hours never(1); // nothing is polled

bool isLine(const std::optional<samegame::Clearing>& clearing) {
    return clearing == samegame::Clearing::line;
}

bool isNone(const std::optional<samegame::Clearing>& clearing) {
    return clearing == samegame::Clearing::none;
}

} // namespace

struct ClearingWatch::Run {
    samegame::ClearingRequest request;
    samegame::SearchControl control;
    samegame::ClearingResult result; // valid once the search has ended
};

ClearingWatch::ClearingWatch(GameDocument* document, Assistant* assistant, BestKnownLine* bestLine,
                             QObject* parent)
    : QObject(parent),
      m_document(document),
      m_assistant(assistant),
      m_bestLine(bestLine),
      m_thread("clearing", never, JobThread::Priority::Lowest) {
    if (const QVariant chosen = QSettings().value(chosenKey); chosen.isValid())
        m_chosen = chosen.toBool();
    connect(&m_thread, &JobThread::ended, this, &ClearingWatch::takeResult);
    const auto hear = [this] {
        const bool isUndecided = m_state == State::Looking || m_state == State::Open;
        if (isUndecided) // else they have nothing new to say
            update();
    };
    connect(assistant, &Assistant::resultChanged, this, hear);
    connect(bestLine, &BestKnownLine::changed, this, hear);
    update();
}

bool ClearingWatch::isOn() const {
    return canBeOn() && m_chosen.value_or(seedOfClearableBoard(m_document->keptName()).has_value());
}

void ClearingWatch::setOn(bool isOn) {
    m_chosen = isOn;
    QSettings().setValue(chosenKey, isOn);
    update();
}

void ClearingWatch::setResting(bool isResting) {
    m_isResting = isResting;
    update();
}

void ClearingWatch::goBack() {
    if (canGoBack())
        m_document->goBackTo(*m_lastClearable);
}

void ClearingWatch::update() {
    const auto before = std::pair(m_state, m_lastClearable);
    m_state = find();
    if (m_state != State::Looking || m_isResting)
        m_thread.drop();
    else if (!m_thread.isRunning() || !(m_run->request.start == m_document->position()))
        search();
    if (std::pair(m_state, m_lastClearable) != before)
        emit changed();
}

/// What is known of the position, and of those before it.
ClearingWatch::State ClearingWatch::find() {
    m_lastClearable.reset();
    if (!isOn())
        return State::Off;
    const samegame::Position& position = m_document->position();
    if (position.board.is_cleared()) {
        learn(position, Clearing::line);
        learnAlongGame();
        return State::Cleared;
    }
    if (m_document->isFinished())
        learn(position, Clearing::none);
    learnMadeBoard();
    learnFromOthers();
    learnAlongGame();
    const auto clearing = known(position);
    if (!clearing)
        return State::Looking;
    return isLine(clearing)   ? State::Clearable
           : isNone(clearing) ? State::Unclearable
                              : State::Open;
}

void ClearingWatch::search() {
    m_run = std::make_shared<Run>();
    m_run->request.start = m_document->position();
    m_run->request.time = m_limits.time;
    m_run->request.rounds = m_limits.rounds;
    m_run->request.memory = searchMemory;
    m_thread.start(
        {[run = m_run] { run->result = samegame::find_clearing(run->request, run->control); },
         [run = m_run] { run->control.request_stop(); }});
}

/// A search that failed, for want of memory perhaps, leaves its position open.
void ClearingWatch::takeResult(const std::optional<samegame::Error>& error) {
    const samegame::Position& start = m_run->request.start;
    const samegame::ClearingResult& result = m_run->result;
    if (!error && result.outcome == Clearing::line)
        if (const auto line = samegame::replay(start.board, start.rules, result.moves))
            learnLine(start, *line); // before its start is known, or nothing of it would be news
    learn(start, error ? Clearing::open : result.outcome);
    update();
}

std::optional<samegame::Clearing> ClearingWatch::known(const samegame::Position& position) const {
    const auto found = m_known.find(position.hash());
    if (found == m_known.end() || !(found->second.position == position))
        return std::nullopt;
    return found->second.clearing;
}

/// An answer takes the place of none; the oldest position gives way where there are too many.
void ClearingWatch::learn(const samegame::Position& position, Clearing clearing) {
    const auto [entry, isNew] = m_known.try_emplace(position.hash(), Known{position, clearing});
    if (!isNew) {
        if (entry->second.position == position && entry->second.clearing == Clearing::open)
            entry->second.clearing = clearing;
        return;
    }
    m_order.push_back(entry->first);
    if (m_order.size() > capacity) {
        m_known.erase(m_order.front());
        m_order.pop_front();
    }
}

/// Nothing of a line that leaves blocks.
void ClearingWatch::learnLine(const samegame::Position& start, const samegame::Line& line) {
    if (!line.cleared || isLine(known(start)))
        return;
    const auto played = samegame::PlayedLine::of(start, line.moves);
    if (!played || !played->position().board.is_cleared())
        return;
    for (const samegame::Position& position : played->positions())
        learn(position, Clearing::line);
}

/// A board that was made to be cleared comes with its line, which its name leads back to.
void ClearingWatch::learnMadeBoard() {
    const samegame::Position& start = m_document->start();
    const auto seed = seedOfClearableBoard(m_document->keptName());
    if (!seed || m_made == start)
        return;
    m_made = start;
    const samegame::Board& board = start.board;
    if (!samegame::has_clearable_boards(board.rows(), board.columns(), board.color_count()))
        return;
    const auto made = samegame::generate_clearable_board(*seed, board.rows(), board.columns(),
                                                         board.color_count());
    if (const auto line = samegame::replay(board, start.rules, made.line);
        made.board == board && line)
        learnLine(start, *line);
}

/// Lines that are known already, whoever found them.
void ClearingWatch::learnFromOthers() {
    const samegame::Position& position = m_document->position();
    if (const auto& best = m_bestLine->record(); best && best->start == m_document->start()) {
        learnLine(best->start, best->line);
        if (best->line.cleared && m_bestLine->moveAfter(m_document->line().moves))
            learn(position, Clearing::line);
    }
    const samegame::Position& searched = m_assistant->position(); // perhaps of a replay
    if (const auto& line = m_assistant->knownLine(); line && searched.board.has_moves())
        learnLine(searched, line->rest);
    const PositionResult* result = m_assistant->result();
    if (!result)
        return;
    if (result->is_unclearable)
        learn(searched, Clearing::none);
    if (result->has_line)
        learnLine(searched, result->best);
    for (const samegame::Candidate& candidate : result->candidates)
        learnLine(searched, candidate.line);
}

/// Nothing clears a position after one that nothing clears, and all before one that a line clears
/// can be cleared too.
void ClearingWatch::learnAlongGame() {
    const auto& positions = m_document->played().positions();
    bool isLost = false;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const auto clearing = known(positions[i]);
        isLost |= isNone(clearing);
        if (isLost && !isNone(clearing))
            learn(positions[i], Clearing::none);
        if (isLine(clearing))
            m_lastClearable = i;
    }
    for (std::size_t i = 0; m_lastClearable && i < *m_lastClearable; ++i)
        learn(positions[i], Clearing::line);
}
