#include "app/gui/session/gamesession.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/numberbox.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/session/archive.h"
#include "app/gui/session/autosave.h"
#include "app/gui/session/firststeps.h"
#include "app/gui/session/gamerecorder.h"
#include "app/gui/session/nextgame.h"
#include "app/gui/session/reviewstore.h"
#include "app/gui/session/sessionstore.h"

GameSession::GameSession(Archive* archive, SessionStore* store, OwnResults* results,
                         ReviewStore* reviews, PracticeStore* exercises, RunStore* runs,
                         QObject* parent)
    : QObject(parent),
      m_archive(archive),
      m_store(store),
      m_results(results),
      m_reviews(reviews),
      m_recorder(results ? std::make_unique<GameRecorder>(&m_document, results) : nullptr),
      m_bestLine(&m_document, archive, results),
      m_runLog(&m_document, &m_searchRunner),
      m_assistant(&m_document, &m_searchRunner, &m_bestLine),
      m_replay(&m_document, &m_bestLine),
      m_duel(&m_document, &m_bestLine, store),
      m_clearingWatch(&m_document, &m_assistant, &m_bestLine),
      m_betterGame(&m_document, &m_bestLine),
      m_markSearch(&m_document, &m_bestLine, results),
      m_moveJudge(&m_document, &m_assistant),
      m_reviewRunner(&m_document, &m_bestLine, reviews),
      m_practice(results, reviews, exercises),
      m_resultsKeeper(&m_runLog, &m_distributionRunner, &m_comparisonRunner, store, this),
      m_runKeeper(&m_resultsKeeper, &m_runLog, &m_distributionRunner, &m_comparisonRunner,
                  &m_experimentRunner, runs),
      m_sharedScores(store),
      m_nextSeed(SeedEdit::newSeed()) {
    connect(&m_document, &GameDocument::positionChanged, this, &GameSession::follow);
    m_todaysStart = boardOfDay(m_days.today());
    connectParts();
    readDaily();
}

/// It saves while it goes; a database that opens only then is not taken up.
GameSession::~GameSession() {
    m_autosave.reset();
}

/// What comes of a change of the position, from the one who waits to what is written at the end.
void GameSession::follow(GameDocument::Change change,
                         const std::optional<samegame::Transition>& transition) {
    m_isFollowing = true;
    if (change == GameDocument::Change::NewGame)
        m_nextSeed = SeedEdit::newSeed();
    emit moved(change, transition); // the person sees the move, whatever long all else takes
    learnRecords(change);           // before this game is one of them
    if (m_recorder)
        m_recorder->follow(change); // keeps help and an ended game before anything is built on them
    m_bestLine.follow();            // it may be the best line known
    m_runLog.follow();
    m_assistant.follow(change);    // knows the best line
    m_replay.follow(takeSource()); // replays the best line or the game
    m_duel.follow(change);         // opens what the solver has reached, once the game is over
    m_clearingWatch.follow();      // asks the assistant and the best line first
    m_betterGame.follow();         // than the game that was left
    m_markSearch.follow();         // looks for what its medals are measured at
    m_moveJudge.follow(change);    // takes what the assistant knows
    m_reviewRunner.follow();       // a game that has ended may have been reviewed before
    if (m_autosave)
        m_autosave->saveSoon();
    learnStanding(); // the game that was kept counts
    followToday(change);
    m_isFollowing = false;
    emit changed();
}

/// The assistant, too, turns to what the board shows. With the game it has done so already.
void GameSession::followReplay() {
    emit replayed();
    if (m_isFollowing)
        return;
    if (m_replay.isActive())
        m_assistant.showReplay(m_replay.played(), static_cast<std::size_t>(m_replay.index()));
    else
        m_assistant.showGame();
}

void GameSession::connectParts() {
    connect(&m_replay, &LineReplay::indexChanged, this, &GameSession::followReplay);
    connect(&m_replay, &LineReplay::activeChanged, this, &GameSession::followReplay);
    const auto tells = [this](auto* part, auto... signal) {
        (connect(part, signal, this, &GameSession::tellChange), ...);
    };
    tells(&m_bestLine, &BestKnownLine::changed);
    tells(&m_assistant, &Assistant::stateChanged, &Assistant::resultChanged,
          &Assistant::peekingChanged, &Assistant::hintPendingChanged);
    tells(&m_replay, &LineReplay::indexChanged, &LineReplay::activeChanged,
          &LineReplay::lineChanged, &LineReplay::comparisonChanged);
    connect(&m_duel, &Duel::changed, this, &GameSession::learnDuels); // before it is told
    tells(&m_duel, &Duel::changed);
    tells(&m_clearingWatch, &ClearingWatch::changed);
    tells(&m_betterGame, &BetterGame::changed);
    tells(&m_markSearch, &MarkSearch::changed);
    tells(&m_moveJudge, &MoveJudge::changed);
    tells(&m_reviewRunner, &ReviewRunner::changed, &ReviewRunner::runningChanged);
    tells(&m_distributionRunner, &DistributionRunner::runningChanged);
    tells(&m_comparisonRunner, &ComparisonRunner::runningChanged);
    tells(&m_experimentRunner, &ExperimentRunner::runningChanged);

    connect(&m_assistant, &Assistant::failed, this, &GameSession::failed);
    connect(&m_assistant, &Assistant::hintGiven, this, [this](const Hint& hint) {
        emit hintFound(hint);
        m_replay.leave(); // the hint is one for the game
        emit hintGiven(hint);
    });
    connect(&m_replay, &LineReplay::activeChanged, &m_clearingWatch, &ClearingWatch::setResting);
    connect(&m_replay, &LineReplay::activeChanged, &m_moveJudge, &MoveJudge::setResting);
    connect(&m_duel, &Duel::failed, this, &GameSession::failed);
    connect(&m_duel, &Duel::ended, this, [this](const DuelOutcome& outcome) {
        if (m_results)
            m_results->addDuel(outcome);
    });
    connect(&m_betterGame, &BetterGame::failed, this, &GameSession::failed);
    connect(&m_reviewRunner, &ReviewRunner::failed, this, &GameSession::failed);
    connect(&m_practice, &Practice::failed, this, &GameSession::failed);
    connect(&m_reviewRunner, &ReviewRunner::runningChanged, this, [this] {
        if (m_reviewRunner.isRunning())
            m_assistant.pause(); // the review wants all cores; the next position is searched again
    });
    if (m_reviews)
        connect(m_reviews, &ReviewStore::failed, this, &GameSession::failed);
    connect(&m_experimentRunner, &ExperimentRunner::failed, this, &GameSession::failed);
    connect(&m_runKeeper, &RunKeeper::gameNeeded, this, &GameSession::play);
    if (RunStore* runs = m_runKeeper.store())
        connect(runs, &RunStore::failed, this, &GameSession::failed);
    if (m_results) {
        connect(m_results, &OwnResults::failed, this, &GameSession::failed);
        connect(m_results, &OwnResults::changed, this, [this] {
            learnStanding();
            tellChange();
        });
        connect(m_results, &OwnResults::gamesChanged, this, &GameSession::readDaily);
    }
    connect(&m_days, &DayWatch::dayChanged, this, [this](const QDate& today) {
        m_todaysStart = boardOfDay(today);
        lookElsewhere();
        tellChange();
    });
    connect(&m_comparisonRunner, &ComparisonRunner::resultAdded, &m_runLog,
            &RunLog::addComparisonRun);
    connect(&m_comparisonRunner, &ComparisonRunner::resultAdded, &m_bestLine,
            qOverload<const samegame::ComparisonRequest&, const samegame::Trial&>(
                &BestKnownLine::offer));
}

/// Of all that follows a change of the position one signal is enough.
void GameSession::tellChange() {
    if (!m_isFollowing)
        emit changed();
}

void GameSession::readDaily() {
    if (m_results)
        m_daily = DailyRecord(m_results->games(dailyPrefix));
    lookElsewhere();
    tellChange();
}

/// A day that was played counts, whatever is still under way in another window.
void GameSession::lookElsewhere() {
    const QDate today = m_days.today();
    m_document.forgetElsewhere();
    if (m_store && !m_daily.find(today))
        for (const OtherSession& other : m_store->sessionsWith(nameOfDay(today)))
            if (m_document.lookElsewhere(other.history, nameOfDay(today), m_todaysStart,
                                         other.isOpen))
                break;
    learnToday();
}

/// A move on another board costs no search for a game that was left: its moves would be played
/// again.
void GameSession::followToday(GameDocument::Change change) {
    if (change == GameDocument::Change::NewGame || m_document.start() == m_todaysStart)
        learnToday();
}

void GameSession::learnToday() {
    const auto game = m_document.openGame(m_todaysStart);
    if (game == m_todaysGame)
        return;
    m_todaysGame = game;
    tellChange();
}

/// Only the end of a game asks how it stands.
void GameSession::learnStanding() {
    if (m_results && m_document.isFinished())
        m_standing = m_results->standing(m_document.start(), m_document.score());
    learnDuels();
}

/// Only a duel that has ended asks for the record.
void GameSession::learnDuels() {
    if (!m_results || m_duel.state() != Duel::State::Open)
        return;
    m_recordedDuel = m_results->duels().find(m_document.start(), m_duel.opponent());
    m_duelTallies = m_results->duels().tallies();
}

/// Each end of a game is measured at the games before it, not at its own earlier ends. One that
/// comes back is measured at what it was the first time: by now it is one of the games itself.
void GameSession::learnRecords(GameDocument::Change change) {
    if (change == GameDocument::Change::NewGame || m_document.line().moves.empty())
        m_records.reset();
    if (!m_results || !m_document.hasEndedByHand())
        return;
    if (const auto before = m_document.recordsBefore()) {
        m_records = before;
        return;
    }
    if (change != GameDocument::Change::MovePlayed)
        return;
    if (!m_records)
        m_records = m_results->records(m_document.start());
    if (m_records)
        m_document.keepRecords(*m_records);
}

/// The line to replay of a game that is opened; nothing where the choice stays.
std::optional<ReplaySource> GameSession::takeSource() {
    if (!std::exchange(m_isOpening, false))
        return std::nullopt;
    return m_document.line().moves.empty() ? ReplaySource::BestLine : ReplaySource::Game;
}

void GameSession::open(const NamedGame& game) {
    const QScopedValueRollback opening(m_isOpening, true);
    if (game.scoreToBeat)
        m_sharedScores.set(game.record.start, *game.scoreToBeat);
    m_document.openRecord(game.record, game.name);
    if (!game.refutation.isEmpty())
        emit failed(game.refutation);
}

void GameSession::play(const NamedGame& game) {
    if (!goesOnHere(m_document.openGame(game.record.start)))
        return open(game);
    m_replay.leave(); // the game may be on the board already
    m_document.goOn(game.record.start);
}

QString GameSession::openFile(const QString& path) {
    const auto game = namedGameOfFile(path);
    if (!game)
        return tr("%1: %2.").arg(shortFileName(path), errorText(game.error()));
    open(*game);
    return {};
}

void GameSession::newGame(const samegame::Position& start, const QString& name) {
    const QScopedValueRollback opening(m_isOpening, true);
    m_document.newGame(start, name);
}

NamedGame GameSession::nextGame() const {
    const samegame::Position& start = m_document.start();
    const auto step = FirstSteps::isOnTheWay() ? FirstSteps::stepOf(start) : std::nullopt;
    if (step == FirstSteps::Step::Wide || step == FirstSteps::Step::Classic)
        return classicGame();
    if (step && FirstSteps::current() != FirstSteps::Step::Classic)
        return FirstSteps::gameOf(FirstSteps::after(*step), m_nextSeed);
    return gameAfter(start, m_document.keptName(), m_nextSeed);
}

void GameSession::playNext() {
    playStep(nextGame());
}

void GameSession::playStep(const NamedGame& next) {
    if (const auto step = FirstSteps::stepOf(next.record.start); step && FirstSteps::isOnTheWay())
        FirstSteps::reach(std::max(*step, FirstSteps::current()));
    play(next);
}

void GameSession::playDuel(Opponent opponent) {
    constexpr int most = 1000; // boards in a row with a game under way, far more than there are
    NamedGame next = nextGame();
    for (int passed = 1; passed < most; ++passed) {
        if (!goesOnHere(m_document.openGame(next.record.start)))
            break;
        next = gameAfter(next.record.start, nameOfTitle(next.name),
                         m_nextSeed + static_cast<std::uint64_t>(passed));
    }
    playStep(next);
    m_duel.begin(opponent);
}

NamedGame GameSession::classicGame() const {
    if (FirstSteps::isOnTheWay()) {
        const auto games = FirstSteps::games(FirstSteps::Step::Classic);
        const auto isNew = [this](const NamedGame& game) {
            const samegame::Position& start = game.record.start;
            return !(start == m_document.start()) && !wasPlayed(start);
        };
        if (const auto next = std::ranges::find_if(games, isNew); next != games.end())
            return *next;
    }
    return randomClassicGame(m_nextSeed);
}

bool GameSession::wasPlayed(const samegame::Position& start) const {
    return m_results && m_results->standing(start, 0).games > 0;
}

void GameSession::beginFirstSteps() {
    if (FirstSteps::current() == FirstSteps::Step::Classic || !isUntouched() ||
        FirstSteps::stepOf(m_document.start()) == FirstSteps::current())
        return;
    open(FirstSteps::gameOf(FirstSteps::current(), m_nextSeed));
    m_document.forgetEarlierGames();
}

void GameSession::skipFirstSteps() {
    const auto step = FirstSteps::stepOf(m_document.start());
    FirstSteps::reach(FirstSteps::Step::Classic);
    if (step && step != FirstSteps::Step::Classic)
        open(classicGame());
}

void GameSession::replayCandidate(samegame::Move candidate) {
    const auto place = static_cast<int>(m_assistant.lineBefore().moves.size());
    if (const auto record = m_assistant.lineOf(candidate))
        m_replay.show(record->line, LineKind::Candidate, place, record->source);
}

void GameSession::compareCandidate(samegame::Move candidate) {
    const auto first = m_assistant.candidateMove(1);
    const auto best = first ? m_assistant.lineOf(*first) : std::nullopt;
    if (!best || *first == candidate || !m_assistant.lineOf(candidate))
        return;
    replayCandidate(candidate);
    m_replay.compareWith(best->line, LineKind::Candidate, best->source);
}

void GameSession::compareLine() {
    if (m_replay.source() == ReplaySource::BestLine)
        return m_replay.compareWith(m_document.line(), LineKind::ThisGame, m_document.source());
    if (const auto& best = m_bestLine.record())
        m_replay.compareWith(best->line, best->source ? LineKind::BestLine : LineKind::BestGame,
                             best->source);
}

void GameSession::lookBack() {
    if (!m_document.isFinished() || m_document.line().moves.empty())
        return;
    m_replay.setSource(ReplaySource::Game);
    m_replay.setIndex(m_replay.length() - 1);
    if (!m_assistant.isOn())
        m_assistant.start();
}

QString GameSession::restore() {
    if (std::exchange(m_isRestored, true))
        return {};
    if (m_store) {
        m_autosave = std::make_unique<Autosave>(&m_document, &m_assistant, m_store, this);
        connect(m_autosave.get(), &Autosave::failed, this, &GameSession::failed);
        if (m_archive)
            connect(m_archive, &Archive::failed, this, &GameSession::failed);
    }
    const QString error = takeUp();
    if (m_store)
        m_resultsKeeper.keepFromNowOn();
    return error;
}

QString GameSession::takeUp() {
    const QString error = m_autosave ? m_autosave->restore() : QString();
    m_duel.resume();
    m_sharedScores.load();
    readDaily();
    m_resultsKeeper.load();
    return error;
}

void GameSession::takeUpLater() {
    if (!m_autosave || !isUntouched() || !m_store->takeUp())
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (const QString error = takeUp(); !error.isEmpty())
                emit failed(error);
        },
        Qt::QueuedConnection);
}

/// The game is the one that every program begins with, or that of a new person, unplayed.
bool GameSession::isUntouched() const {
    const samegame::Position& start = m_document.start();
    return m_document.line().moves.empty() && !m_document.hasHistory() &&
           (start == GameDocument().start() || FirstSteps::stepOf(start));
}

void GameSession::lookAgain() {
    m_days.check();
    if (m_results && m_results->haveOthersWritten())
        readDaily();
    else
        lookElsewhere(); // the other window may have closed
}

void GameSession::save() {
    if (!m_autosave)
        return;
    m_runKeeper.keep(); // first, as runs may get other IDs
    m_resultsKeeper.keep();
    m_reviewRunner.keep();
    m_autosave->save();
}

void GameSession::stopAll() {
    m_assistant.stop();
    m_distributionRunner.stop();
    m_comparisonRunner.stop();
    m_experimentRunner.stop();
    m_betterGame.drop();
    m_markSearch.stop();
    m_reviewRunner.stop();
    m_replay.leave();
}

GameSession::Loss GameSession::lossAtClosing() {
    Loss loss;
    if (m_results) {
        m_results->tryAgain();
        loss.games = m_results->unsafeCount();
        if (loss.games > 0)
            loss.reason = m_results->error();
    }
    if (m_autosave && !m_document.line().moves.empty() && !m_document.isFinished()) {
        m_autosave->save();
        loss.isGame = !m_autosave->error().isEmpty();
        if (loss.isGame)
            loss.reason = m_autosave->error();
    }
    return loss;
}

SessionView GameSession::view() const {
    SessionView view;
    const samegame::Position& start = m_document.start();
    view.name = m_document.name();
    view.today = todaysBoard(m_daily, m_days.today());
    view.today.underWay = m_todaysGame ? standingOf(*m_todaysGame) : QString();
    view.hasBegun = !m_document.line().moves.empty();
    view.isFinished = m_document.isFinished();
    for (std::size_t i = 0; i < view.canChallenge.size(); ++i)
        view.canChallenge[i] = start.board.has_moves() && canPlay(static_cast<Opponent>(i), start);

    view.hasBestLine = m_bestLine.record().has_value();
    view.known = known();
    view.duel = duelView();

    view.clearing = m_clearingWatch.state();
    view.showsClearing = m_clearingWatch.isOn();
    view.canShowClearing = m_clearingWatch.canBeOn();
    view.canGoBackToClearable = m_clearingWatch.canGoBack();

    view.lastMove = m_moveJudge.verdict();
    view.judgesMoves = m_moveJudge.isOn();
    view.canJudgeMoves = m_moveJudge.canBeOn();
    view.canReview = m_reviewRunner.canReview();
    view.isReviewing = m_reviewRunner.isRunning();

    view.isReplaying = m_replay.isActive();
    view.replayIndex = m_replay.index();
    view.replayLength = m_replay.length();
    view.isComparingLines = m_replay.other().has_value();
    view.isAssistantOn = m_assistant.isOn();
    view.canAnalyze = m_assistant.canSearch();
    view.isPeeking = m_assistant.isPeeking();
    view.isHintPending = m_assistant.isHintPending();
    view.isCounting = m_distributionRunner.isRunning() || m_comparisonRunner.isRunning() ||
                      m_experimentRunner.isRunning();
    while (m_assistant.candidateMove(view.candidateCount + 1))
        ++view.candidateCount;
    return view;
}

std::optional<DuelView> GameSession::duelView() const {
    auto view = m_duel.view();
    if (!view || !view->theirs)
        return view;
    if (m_recordedDuel && m_recordedDuel->opponent == view->opponent)
        view->recorded = view->numberOf(m_recordedDuel->ownScore);
    if (m_results)
        view->tally = m_duelTallies[static_cast<std::size_t>(view->opponent)];
    const int next = static_cast<int>(view->opponent) + (view->lead() > 0 ? 1 : 0);
    view->next = next < opponentCount && canPlay(static_cast<Opponent>(next), m_document.start())
                     ? static_cast<Opponent>(next)
                     : view->opponent;
    return view;
}

KnownResults GameSession::known() const {
    KnownResults known;
    if (const auto& best = m_bestLine.record()) {
        known.bestScore = best->line.score;
        known.isBestProven = isProvenBest(*best);
    }
    known.standing = m_standing;
    known.own = m_records;
    known.medalMark = m_markSearch.mark();
    known.isMarkSought = m_markSearch.isSearching();
    known.canFindBetter = m_betterGame.canSearch();
    known.better = m_betterGame.state();
    known.betterPercent = m_betterGame.percent();
    if (m_duel.state() != Duel::State::Sealed) // as before the end of the game
        known.duel = duelView();
    const samegame::Position& start = m_document.start();
    if (const auto day = dayOfName(m_document.keptName()); day && start == boardOfDay(*day)) {
        const DayRecord* record = m_daily.find(*day);
        known.daily = DailyEnd{*day, m_daily.dayInRow(*day), record && !record->wasPlayedThatDay};
    }
    known.scoreToBeat = m_sharedScores.of(start);
    return known;
}
