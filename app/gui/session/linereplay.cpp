#include "app/gui/session/linereplay.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "app/gui/session/bestknownline.h"
#include "engine/game/scoring.h"

namespace {

/// Of a line that is not chosen for itself, but to be compared.
bool isCopy(LineKind kind) {
    return kind == LineKind::ThisGame || kind == LineKind::BestGame || kind == LineKind::BestLine;
}

// In the order of LineKind.
constexpr std::array kindTitles{QT_TRANSLATE_NOOP("LineReplay", "Best game"),
                                QT_TRANSLATE_NOOP("LineReplay", "Best game played"),
                                QT_TRANSLATE_NOOP("LineReplay", "This game"),
                                QT_TRANSLATE_NOOP("LineReplay", "Game of a candidate"),
                                QT_TRANSLATE_NOOP("LineReplay", "Reviewed game"),
                                QT_TRANSLATE_NOOP("LineReplay", "Better game")};

} // namespace

QString titleOf(LineKind kind) {
    return LineReplay::tr(kindTitles[static_cast<std::size_t>(kind)]);
}

LineReplay::LineReplay(GameDocument* document, BestKnownLine* bestLine, QObject* parent)
    : QObject(parent), m_document(document), m_bestLine(bestLine) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LineReplay::advance);
    connect(bestLine, &BestKnownLine::changed, this, [this] {
        if (!m_isActive && m_source == ReplaySource::BestLine && !isBehind())
            load();
    });
    load();
}

void LineReplay::setSource(ReplaySource source) {
    if (source == m_source || (source == ReplaySource::Chosen && !m_chosen))
        return;
    setPlaying(false);
    m_source = source;
    setActive(false);
    load();
    emit sourceChanged(source);
}

void LineReplay::show(const samegame::Line& line, LineKind kind, int index,
                      const std::optional<samegame::RecordSource>& source) {
    const auto played = samegame::PlayedLine::of(m_document->start(), line.moves);
    if (!played)
        return;
    endComparison();
    choose({*played, kind, source}, index);
}

void LineReplay::choose(const ChosenLine& line, int index) {
    setPlaying(false);
    m_chosen = line;
    const bool isOther = std::exchange(m_source, ReplaySource::Chosen) != ReplaySource::Chosen;
    loadLine();
    goTo(std::clamp(index, 0, length()));
    setActive(true);
    if (isOther)
        emit sourceChanged(m_source);
}

void LineReplay::compareWith(const samegame::Line& line, LineKind kind,
                             const std::optional<samegame::RecordSource>& source) {
    const auto played = samegame::PlayedLine::of(m_document->start(), line.moves);
    if (!played || isEmpty() || played->line().moves == this->line().moves)
        return;
    setIndex(m_index);
    m_other = {*played, kind, source};
    m_swap.reset();
    emit comparisonChanged();
}

int LineReplay::otherIndex() const {
    if (!m_other)
        return 0;
    const int blocks = board().block_count();
    const auto& others = m_other->played.positions();
    const auto fewer = std::ranges::find_if(
        others, [&](const samegame::Position& each) { return each.board.block_count() < blocks; });
    return std::max(0, static_cast<int>(fewer - others.begin()) - 1);
}

std::optional<int> LineReplay::firstDifference() const {
    if (!m_other || m_other->played.line().moves == line().moves)
        return std::nullopt;
    const auto parted = std::ranges::mismatch(line().moves, m_other->played.line().moves);
    return static_cast<int>(parted.in1 - line().moves.begin());
}

void LineReplay::swapLines() {
    if (!m_other)
        return;
    const bool isBack = m_swap && m_swap->to == m_index;
    const int index = isBack ? m_swap->from : otherIndex();
    m_swap = Swap{index, m_index};
    const ChosenLine shown{m_played, m_kind, m_foundBy};
    const ChosenLine next = *std::exchange(m_other, shown);
    choose(next, index);
    emit comparisonChanged();
}

void LineReplay::goToDifference() {
    if (const auto place = firstDifference())
        setIndex(*place);
}

void LineReplay::endComparison() {
    if (!m_other)
        return;
    m_other.reset();
    m_swap.reset();
    emit comparisonChanged();
}

/// A line of the other sources may soon be out of date; one that was chosen before stays so.
void LineReplay::dropCopy() {
    if (!m_chosen || !isCopy(m_chosen->kind))
        return;
    const bool isGame = m_chosen->kind == LineKind::ThisGame;
    m_chosen.reset();
    if (m_other && !isCopy(m_other->kind)) {
        m_chosen = m_other;
        return;
    }
    if (m_source != ReplaySource::Chosen)
        return;
    m_source = isGame ? ReplaySource::Game : ReplaySource::BestLine;
    emit sourceChanged(m_source);
}

void LineReplay::load() {
    loadLine();
    goTo(placeOfGame().value_or(0));
}

void LineReplay::loadLine() {
    m_start = m_document->start();
    m_game = m_document->line();
    const auto& best = m_bestLine->record();
    const bool isGame =
        m_source == ReplaySource::Game || (best && best->line == m_document->line());
    if (m_source == ReplaySource::Chosen)
        m_played = m_chosen->played;
    else if (isGame)
        m_played = m_document->played();
    else if (!best)
        m_played = {};
    else if (isEmpty() || !(line() == best->line) || !(m_played.start() == m_start))
        m_played = samegame::PlayedLine::of(m_start, best->line.moves).value();
    m_kind = kindOfLine();
    if (m_source == ReplaySource::Chosen)
        m_foundBy = m_chosen->source;
    else if (m_source == ReplaySource::Game)
        m_foundBy = m_document->source();
    else
        m_foundBy = best ? best->source : std::nullopt;
}

/// In the line that has been loaded.
void LineReplay::goTo(int index) {
    m_index = index;
    emit lineChanged();
    emit indexChanged(m_index);
}

/// The game has gone on, and follow() will load its line.
bool LineReplay::isBehind() const {
    return !(m_game == m_document->line() && m_start == m_document->start());
}

LineKind LineReplay::kindOfLine() const {
    if (m_source == ReplaySource::Chosen)
        return m_chosen->kind;
    if (m_source == ReplaySource::Game)
        return LineKind::ThisGame;
    const auto& record = m_bestLine->record();
    if (!record || record->source)
        return LineKind::BestLine;
    return record->line == m_document->line() ? LineKind::ThisGame : LineKind::BestGame;
}

std::optional<LineKind> LineReplay::chosenKind() const {
    return m_chosen ? std::optional(m_chosen->kind) : std::nullopt;
}

std::optional<samegame::GameRecord> LineReplay::chosenRecord() const {
    if (!m_chosen)
        return std::nullopt;
    return samegame::GameRecord{
        m_chosen->played.start(), m_chosen->played.line(), m_chosen->source, {}};
}

std::optional<samegame::GameRecord> LineReplay::shownRecord() const {
    if (isEmpty())
        return std::nullopt;
    return samegame::GameRecord{m_played.start(), line(), m_foundBy, {}};
}

void LineReplay::follow(std::optional<ReplaySource> source) {
    setPlaying(false);
    if (m_chosen && !(m_chosen->played.start() == m_document->start()))
        m_chosen.reset();
    ReplaySource next = source.value_or(m_source);
    if (next == ReplaySource::Chosen && !m_chosen)
        next = ReplaySource::BestLine;
    const bool isOther = std::exchange(m_source, next) != next;
    setActive(false);
    load();
    if (isOther)
        emit sourceChanged(m_source);
}

/// Where the game stands on the line, if it does.
std::optional<int> LineReplay::placeOfGame() const {
    const auto found = std::ranges::find(positions(), m_document->position());
    if (found == positions().end())
        return std::nullopt;
    return static_cast<int>(found - positions().begin());
}

const samegame::Position& LineReplay::position() const {
    return positions()[static_cast<std::size_t>(m_index)];
}

int LineReplay::endPoints() const {
    return line().finished
               ? samegame::end_points(m_document->start().rules, m_played.position().board)
               : 0;
}

std::optional<samegame::Move> LineReplay::nextMove() const {
    if (m_index >= length())
        return std::nullopt;
    return line().moves[static_cast<std::size_t>(m_index)];
}

samegame::MoveList LineReplay::movesSoFar() const {
    samegame::MoveList moves = line().moves;
    moves.truncate(static_cast<std::size_t>(m_index));
    return moves;
}

void LineReplay::setIndex(int index) {
    if (isEmpty())
        return;
    const int bounded = std::clamp(index, 0, length());
    const bool isChanged = bounded != m_index;
    m_index = bounded;
    setActive(true);
    if (isChanged)
        emit indexChanged(m_index);
}

void LineReplay::setPlaying(bool isPlaying) {
    if (isPlaying == m_isPlaying || (isPlaying && length() == 0))
        return;
    m_isPlaying = isPlaying;
    if (isPlaying) {
        setIndex(m_index == length() ? 0 : m_index);
        waitForNextMove();
    } else {
        m_timer.stop();
    }
    emit playingChanged(isPlaying);
}

void LineReplay::setLooping(bool isLooping) {
    if (isLooping == m_isLooping)
        return;
    m_isLooping = isLooping;
    emit loopingChanged(isLooping);
}

void LineReplay::setSpeed(double movesPerSecond) {
    m_speed = movesPerSecond;
    if (m_isPlaying)
        waitForNextMove();
}

void LineReplay::setLoopPause(std::chrono::milliseconds pause) {
    m_loopPause = pause;
    if (m_isPlaying)
        waitForNextMove();
}

void LineReplay::leave() {
    setPlaying(false);
    if (!m_isActive)
        return;
    setActive(false);
    load();
}

void LineReplay::takeOver() {
    samegame::MoveList moves = movesSoFar(); // leaving goes back to where the game stands
    if (const auto place = placeOfGame(); place && *place <= m_index) {
        moves = m_document->line().moves;
        for (int i = *place; i < m_index; ++i)
            moves.push_back(line().moves[static_cast<std::size_t>(i)]);
    }
    leave();
    m_document->takeOver(moves);
}

void LineReplay::waitForNextMove() {
    const std::chrono::milliseconds interval(std::lround(1000.0 / m_speed));
    m_timer.start(m_index == length() ? std::max(interval, m_loopPause) : interval);
}

void LineReplay::advance() {
    setIndex(m_index == length() ? 0 : m_index + 1);
    if (!m_isPlaying)
        return; // a receiver had enough
    if (m_index < length() || m_isLooping)
        waitForNextMove();
    else
        setPlaying(false);
}

void LineReplay::setActive(bool isActive) {
    if (m_isActive == isActive)
        return;
    m_isActive = isActive;
    if (!isActive) {
        dropCopy();
        endComparison();
    }
    emit activeChanged(isActive);
}
