#include "app/gui/play/gamepresenter.h"

#include <QEvent>
#include <QMouseEvent>

#include "app/gui/basics/announcer.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/board/boardview.h"
#include "app/gui/play/dailyresult.h"
#include "app/gui/play/duelresult.h"

GamePresenter::GamePresenter(BoardView* view, GameSession* session)
    : QObject(view),
      m_view(view),
      m_session(session),
      m_document(session->document()),
      m_endCard(new EndCard(view)),
      m_dailyResult(new DailyResult),
      m_duelResult(new DuelResult),
      m_known(session->known()) {
    GameDocument* document = m_document;
    setObjectName("gamePresenter");
    view->installEventFilter(this);
    connect(view, &BoardView::groupClicked, document,
            [document](samegame::Move move) { document->play(move.cell); });
    connect(view, &BoardView::undoRequested, this, &GamePresenter::undo);
    connect(view, &BoardView::settled, this, &GamePresenter::updateEndCard);
    connect(session, &GameSession::moved, this, &GamePresenter::followDocument);
    connect(session, &GameSession::changed, this, &GamePresenter::followKnown);
    connect(document, &GameDocument::aidChanged, this, &GamePresenter::updateEndCard);
    connect(document->undoStack(), &QUndoStack::canUndoChanged, this,
            &GamePresenter::updateEndCard);
    connectEndCard();
    describe();
    showGame();
}

void GamePresenter::undo() {
    m_document->undoStack()->undo();
    emit undone();
}

void GamePresenter::connectEndCard() {
    m_endCard->hide();
    connect(m_endCard, &EndCard::nextRequested, m_session, &GameSession::playNext);
    connect(m_endCard, &EndCard::duelRequested, m_session, &GameSession::playDuel);
    m_endCard->addExtra(m_dailyResult);
    connect(m_dailyResult, &DailyResult::shareRequested, this, &GamePresenter::shareRequested);
    connect(m_endCard, &EndCard::newGameRequested, this, &GamePresenter::newGameRequested);
    connect(m_endCard, &EndCard::restartRequested, m_view, &BoardView::pointAtNothing);
    connect(m_endCard, &EndCard::restartRequested, this, &GamePresenter::restartRequested);
    connect(m_endCard, &EndCard::bestLineRequested, this, &GamePresenter::bestLineRequested);
    connect(m_endCard, &EndCard::gameReplayRequested, this, &GamePresenter::gameReplayRequested);
    connect(m_endCard, &EndCard::betterGameRequested, this, &GamePresenter::betterGameRequested);
    connect(m_endCard, &EndCard::reviewRequested, this, &GamePresenter::reviewRequested);
    connect(m_endCard, &EndCard::undoRequested, this, &GamePresenter::undo);
    connect(m_endCard, &EndCard::closeRequested, this, &GamePresenter::closeEndCard);
    m_endCard->addExtra(m_duelResult);
    connect(m_duelResult, &DuelResult::counted, this, &GamePresenter::tellDuel);
    m_view->guardFromDoubleClicks(m_endCard);
}

void GamePresenter::showReplay(const samegame::Position& position,
                               const std::optional<samegame::Move>& next) {
    const Replayed now{position, next};
    const auto step = m_replayed ? stepBetween(*m_replayed, now) : std::nullopt;
    m_replayed = now;
    ShownBoard shown = shownBoardOf(position);
    shown.mode = ViewMode::Replay;
    shown.next = next;
    m_view->show(shown, step);
    updateEndCard();
}

/// A step of the line, forward or backward, is animated; a jump is not.
std::optional<ShownStep> GamePresenter::stepBetween(const Replayed& before, const Replayed& now) {
    const auto leads = [](const Replayed& from, const Replayed& to) {
        const auto& [board, rules] = from.position;
        auto step = from.next ? samegame::transition(board, rules, *from.next) : std::nullopt;
        return step && step->after == to.position.board ? step : std::nullopt;
    };
    if (const auto forward = leads(before, now))
        return ShownStep{*forward};
    if (const auto backward = leads(now, before))
        return ShownStep{*backward, true};
    return std::nullopt;
}

void GamePresenter::showGame() {
    m_replayed.reset();
    showBoard(std::nullopt);
}

void GamePresenter::followDocument(GameDocument::Change change,
                                   const std::optional<samegame::Transition>& transition) {
    m_isEndCardClosed = false;
    m_isEndNew = change == GameDocument::Change::MovePlayed;
    m_isKnownBehind = true;
    if (change == GameDocument::Change::NewGame) {
        m_known = {}; // of another game
        m_view->pointAtNothing();
        describe();
    }
    std::optional<ShownStep> step;
    if (transition)
        step = {*transition, change == GameDocument::Change::MoveUndone};
    if (!m_replayed)
        showBoard(step);
}

void GamePresenter::followKnown() {
    const KnownResults known = m_session->known();
    if (!m_isKnownBehind && known == m_known)
        return;
    m_isKnownBehind = false;
    m_known = known;
    updateEndCard();
}

void GamePresenter::showBoard(const std::optional<ShownStep>& step) {
    ShownBoard shown = shownBoardOf(m_document->position());
    shown.isPerfect = isPerfect();
    shown.hasEndedByHand = m_document->hasEndedByHand();
    m_view->show(shown, step);
    updateEndCard();
}

/// For a screen reader: how to play, and under which rules if they are not the usual ones.
void GamePresenter::describe() {
    const QString keys = tr("Arrow keys move the cursor, Enter or Space plays the group under it.");
    const samegame::Rules& rules = m_document->start().rules;
    m_view->setAccessibleDescription(
        rules == samegame::Rules{}
            ? keys
            : tr("%1 Rules: %2. %3").arg(keys, titleOf(rules), explanationOf(rules)));
}

bool GamePresenter::hasEndCard() const {
    return !m_endCard->isHidden();
}

bool GamePresenter::closeEndCard() {
    if (!hasEndCard())
        return false;
    m_isEndCardClosed = true;
    m_session->betterGame()->drop();
    updateEndCard();
    return true;
}

void GamePresenter::reopenEndCard() {
    m_isEndCardClosed = false;
    updateEndCard();
}

void GamePresenter::bringEndCardBackWith(QWidget* score) {
    m_scores << score;
    score->installEventFilter(this);
    updateScores();
}

bool GamePresenter::canBringEndCardBack() const {
    return m_document->isFinished() && (m_replayed || m_isEndCardClosed);
}

void GamePresenter::bringEndCardBack() {
    if (!canBringEndCardBack())
        return;
    m_session->replay()->leave(); // the board shows the game again
    reopenEndCard();
}

/// A score says that it can be clicked while it can, unless it has something else to say.
void GamePresenter::updateScores() {
    const QString toolTip = tr("Brings the result of the game back");
    const bool isButton = canBringEndCardBack();
    for (QWidget* score : m_scores) {
        if (!score)
            continue;
        score->setCursor(isButton ? Qt::PointingHandCursor : Qt::ArrowCursor);
        if (isButton && score->toolTip().isEmpty())
            score->setToolTip(toolTip);
        else if (!isButton && score->toolTip() == toolTip)
            score->setToolTip({});
    }
}

bool GamePresenter::isPerfect() const {
    return showsFinishedGame() && m_document->hasEndedByHand() && summary().isPerfect();
}

bool GamePresenter::showsFinishedGame() const {
    return !m_replayed && m_document->isFinished();
}

/// What the card at the end shows.
GameSummary GamePresenter::summary() const {
    GameSummary summary = summaryOf(*m_document);
    summary.known = m_known;
    return summary;
}

void GamePresenter::updateEndCard() {
    const bool wanted =
        showsFinishedGame() && !m_isKnownBehind && !m_isEndCardClosed && !m_view->isMoving();
    if (wanted) {
        fillEndCard();
    } else if (m_endCard->isAncestorOf(m_view->focusWidget())) {
        m_view->setFocus(Qt::OtherFocusReason); // or it would wander to the next widget
    }
    const bool isNews = wanted == m_endCard->isHidden();
    m_endCard->setVisible(wanted);
    if (wanted && m_isEndNew)
        showEnd();
    else if (wanted)
        tellNewsOfEnd();
    else
        m_toldEnd.clear();
    updateScores();
    tellDuel();
    if (isNews)
        emit endCardChanged(wanted);
}

/// An end that comes back by redo was told before.
bool GamePresenter::isEndUntold() const {
    return m_isEndNew && !m_document->isRedone();
}

bool GamePresenter::isDuelTold() const {
    return !m_document->isFinished() || (!isEndUntold() && !m_duelResult->isCounting());
}

void GamePresenter::tellDuel() {
    const bool isTold = isDuelTold();
    if (isTold == m_wasDuelTold)
        return;
    m_wasDuelTold = isTold;
    emit duelToldChanged();
}

/// When the last move has come to its end.
void GamePresenter::showEnd() {
    const bool countsUp = isEndUntold() && m_view->animationDuration() > 0;
    m_isEndNew = false;
    if (countsUp) {
        m_endCard->countUp();
        m_duelResult->countUp();
    }
    m_toldEnd = endText();
    Announcer::instance()->say(m_endCard, m_toldEnd);
}

QString GamePresenter::endText() const {
    QString text = m_endCard->accessibleName() + '\n' + m_endCard->accessibleDescription();
    if (!m_dailyResult->isHidden())
        text += '\n' + m_dailyResult->text();
    return text;
}

/// The medal or the end of a duel, which come when the card has been told: the lines that are new.
void GamePresenter::tellNewsOfEnd() {
    if (m_toldEnd.isEmpty())
        return;
    const QStringList told = m_toldEnd.split('\n');
    m_toldEnd = endText();
    QStringList news = m_toldEnd.split('\n');
    news.removeIf([&told](const QString& line) { return told.contains(line); });
    if (!news.isEmpty())
        Announcer::instance()->say(m_endCard, news.join('\n'));
}

void GamePresenter::fillEndCard() {
    const GameSummary result = summary();
    const std::optional<DuelView> duel = result.duel();
    m_endCard->setSummary(result);
    m_endCard->setTitle(duel ? DuelResult::titleOf(*duel) : QString());
    if (duel)
        m_duelResult->setDuel(*duel);
    m_duelResult->setVisible(duel.has_value());
    m_dailyResult->setVisible(DailyResult::isOf(result));
    if (DailyResult::isOf(result))
        m_dailyResult->setSummary(result);
    m_endCard->fit(m_view->rect(), m_view->blockRects());
}

/// The card follows the size and the font of the board.
bool GamePresenter::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view &&
        (event->type() == QEvent::Resize || event->type() == QEvent::FontChange ||
         event->type() == QEvent::StyleChange))
        updateEndCard();
    if (watched != m_view && event->type() == QEvent::MouseButtonRelease &&
        static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton)
        bringEndCardBack();
    return QObject::eventFilter(watched, event);
}
