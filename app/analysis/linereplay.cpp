#include "app/analysis/linereplay.h"

#include <algorithm>
#include <cmath>

#include "app/analysis/bestline.h"

LineReplay::LineReplay(GameDocument* document, BestLine* bestLine, QObject* parent)
    : QObject(parent), m_document(document), m_bestLine(bestLine) {
    setSpeed(m_speed);
    connect(&m_timer, &QTimer::timeout, this, &LineReplay::advance);
    connect(document, &GameDocument::positionChanged, this, [this] {
        leave();
        load();
    });
    connect(bestLine, &BestLine::changed, this, [this] {
        if (!m_isActive)
            load();
    });
    load();
}

void LineReplay::load() {
    m_line = {};
    m_boards.clear();
    m_scores.clear();
    if (const auto& record = m_bestLine->record()) {
        m_line = record->line;
        m_boards = samegame::boards_along(record->board, record->line.moves);
        m_scores = samegame::scores_along(record->board, record->rules, record->line.moves);
    }
    m_index = indexOfGame();
    emit lineChanged();
    emit indexChanged(m_index);
}

int LineReplay::indexOfGame() const {
    const samegame::MoveList& played = m_document->line().moves;
    const bool isOnLine = played.size() <= m_line.moves.size() &&
                          std::equal(played.begin(), played.end(), m_line.moves.begin());
    return isOnLine ? static_cast<int>(played.size()) : 0;
}

int LineReplay::length() const {
    return static_cast<int>(m_line.moves.size());
}

const samegame::Board& LineReplay::board() const {
    return m_boards[static_cast<std::size_t>(m_index)];
}

int LineReplay::score() const {
    return isEmpty() ? 0 : m_scores[static_cast<std::size_t>(m_index)];
}

std::optional<samegame::Move> LineReplay::nextMove() const {
    if (m_index >= length())
        return std::nullopt;
    return m_line.moves[static_cast<std::size_t>(m_index)];
}

samegame::MoveList LineReplay::movesSoFar() const {
    samegame::MoveList moves = m_line.moves;
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

void LineReplay::first() {
    setIndex(0);
}

void LineReplay::previous() {
    setIndex(m_index - 1);
}

void LineReplay::next() {
    setIndex(m_index + 1);
}

void LineReplay::last() {
    setIndex(length());
}

void LineReplay::setPlaying(bool isPlaying) {
    if (isPlaying == this->isPlaying() || (isPlaying && length() == 0))
        return;
    if (isPlaying) {
        setIndex(m_index == length() ? 0 : m_index);
        m_timer.start();
    } else {
        m_timer.stop();
    }
    emit playingChanged(isPlaying);
}

void LineReplay::setSpeed(double movesPerSecond) {
    m_speed = movesPerSecond;
    m_timer.setInterval(static_cast<int>(std::lround(1000.0 / movesPerSecond)));
}

void LineReplay::leave() {
    setPlaying(false);
    if (!m_isActive)
        return;
    setActive(false);
    load();
}

void LineReplay::advance() {
    next();
    if (m_index == length())
        setPlaying(false);
}

void LineReplay::setActive(bool isActive) {
    if (m_isActive == isActive)
        return;
    m_isActive = isActive;
    emit activeChanged(isActive);
}
