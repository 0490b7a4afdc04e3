#include "app/gui/window/gameexchange.h"

#include <QClipboard>
#include <QDate>
#include <QDropEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QUrl>

#include <algorithm>
#include <filesystem>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/input.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/play/boardeditor.h"
#include "app/gui/play/dailydialog.h"
#include "app/gui/play/exportdialog.h"
#include "app/gui/play/gamefiles.h"
#include "app/gui/play/newgamedialog.h"
#include "app/gui/play/practicedialog.h"
#include "app/gui/play/randomboard.h"
#include "app/gui/play/sharetext.h"
#include "app/gui/play/solvedboardsdialog.h"
#include "app/gui/play/statisticsdialog.h"
#include "app/gui/session/gamesession.h"
#include "app/gui/session/trialsfile.h"
#include "app/pictures/review_html.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_name.h"
#include "engine/formats/board_text.h"
#include "engine/game/refill.h"

GameExchange::GameExchange(GameSession* session, QWidget* window)
    : QObject(window), m_session(session), m_window(window) {}

GameDocument* GameExchange::document() const {
    return m_session->document();
}

bool GameExchange::openBoard(const QString& board) {
    const std::string path = bytesOfPath(board).toStdString();
    if (samegame::board_name_in(path)) {
        const QString known = tr("%1 cannot be played: %2.").arg(shortName(board), "%1");
        return openText(board, namedGameOfText(board) ? known : "%1"); // a wrong name says which
    }
    if (isTrialsFile(board)) {
        emit trialsFound(board);
        return true;
    }
    const auto fault = samegame::board_id_fault(path);
    std::error_code unseen;
    const QString error = fault && !std::filesystem::exists(path, unseen)
                              ? tr("There is no file %1, and as a board ID it is wrong: %2.")
                                    .arg(shortFileName(board), errorText(*fault))
                              : m_session->openFile(board);
    if (!error.isEmpty())
        emit failed(error);
    return error.isEmpty();
}

bool GameExchange::openInput(const samegame::Result<std::string>& content) {
    if (content)
        return openText(QString::fromStdString(*content),
                        tr("Standard input cannot be played: %1."));
    emit failed(tr("Standard input cannot be read: %1.").arg(errorText(content.error())));
    return false;
}

/// `refusal` is the sentence for the reason why the text cannot be played.
bool GameExchange::openText(const QString& text, const QString& refusal) {
    const auto game = playableGameOfText(text);
    if (game)
        openGame(*game);
    else
        emit failed(refusal.arg(errorText(game.error())));
    return game.ok();
}

/// What a shared board has to beat stands beside the score too, for as long as the board does.
void GameExchange::openGame(const NamedGame& game) {
    m_session->open(game);
    if (game.scoreToBeat)
        emit told(tr("This board was shared with you: beat %1.").arg(numberText(*game.scoreToBeat)),
                  10000);
}

void GameExchange::tellLeftOut(const QStringList& boards) {
    constexpr qsizetype mostNamed = 5;
    QStringList names;
    for (const QString& board : boards.first(std::min(mostNamed, boards.size())))
        names << (samegame::board_name_in(board.toStdString()) ? shortName(board)
                                                               : shortFileName(board));
    if (boards.size() > mostNamed)
        names << QString(QChar(0x2026));
    if (!names.isEmpty())
        emit told(tr("One board at a time; left out: %1").arg(SharedText::list(names)), 20000);
}

/// `absence` is the sentence for a text of blanks or none, as a picture has.
bool GameExchange::playText(const QString& text, const QString& absence) {
    if (!text.trimmed().isEmpty())
        return openText(text, tr("The text cannot be played: %1."));
    emit failed(absence);
    return false;
}

void GameExchange::openRecord(const samegame::GameRecord& record, const QString& name) {
    m_session->open({record, name});
}

void GameExchange::replay(ReplaySource source) {
    m_session->replay()->setSource(source);
    m_session->replay()->first();
    m_session->replay()->setPlaying(true);
}

void GameExchange::playRandom() {
    m_session->open(newRandomGame());
}

void GameExchange::paste() {
    playText(QGuiApplication::clipboard()->text(), SharedText::noTextOnClipboard());
}

void GameExchange::askOpen() {
    askOpenPath(m_window, [this](const QString& path) { openBoard(path); });
}

void GameExchange::askSaveGame() {
    askSaveGamePath(m_window, suggestedFileName(document()->name()),
                    [this](const QString& path) { saveGame(path); });
}

void GameExchange::saveGame(const QString& path) {
    const bool isBoardText = path.endsWith(".txt", Qt::CaseInsensitive);
    write(path,
          isBoardText ? samegame::to_board_text(document()->board())
                      : samegame::to_json(document()->record()),
          SharedText::savedAs(path));
}

void GameExchange::saveBestLine(const QString& path) {
    saveBest(m_session->bestLine()->record().value(), path);
}

void GameExchange::saveBest(const samegame::GameRecord& best, const QString& path) {
    write(path, samegame::to_json(best), SharedText::bestLineSaved(path));
}

void GameExchange::saveLine(const samegame::GameRecord& record, const QString& path) {
    write(path, samegame::to_json(record), SharedText::savedAs(path));
}

/// The page is the command line's, in English.
void GameExchange::saveReview(const samegame::GameReview& review, const QString& path) {
    samegame::pictures::ReviewReport report(document()->name().toStdString(), review);
    report.day = QDate::currentDate().toString(Qt::ISODate).toStdString();
    write(path, samegame::pictures::html_text(report), SharedText::savedAs(path));
}

void GameExchange::write(const QString& path, const std::string& content, const QString& success) {
    const QString error = writeFile(path, content);
    if (error.isEmpty())
        emit told(success, 5000);
    else
        emit failed(error);
}

void GameExchange::askSaveBestLine() {
    if (const auto& best = m_session->bestLine()->record())
        askSaveLinePath(m_window, suggestedFileName(document()->name()),
                        [this, asked = *best](const QString& path) { saveBest(asked, path); });
}

/// A better one may be known, which is taken up when the replay ends.
void GameExchange::askSaveShownLine() {
    const auto shown = m_session->replay()->shownRecord();
    const auto& best = m_session->bestLine()->record();
    if (shown && best && shown->line == best->line)
        askSaveBestLine();
    else
        askSaveRecord(shown);
}

/// While the file is chosen, the review may go on, or be that of another game.
void GameExchange::askSaveReview() {
    if (const auto& review = m_session->reviewRunner()->review())
        askSavePagePath(m_window,
                        QFileInfo(suggestedFileName(document()->name())).completeBaseName() +
                            QStringLiteral("-review.html"),
                        [this, asked = *review](const QString& path) { saveReview(asked, path); });
}

void GameExchange::askSaveChosenLine() {
    askSaveRecord(m_session->replay()->chosenRecord());
}

void GameExchange::askSaveCandidate(samegame::Move candidate) {
    askSaveRecord(m_session->assistant()->lineOf(candidate));
}

/// What is saved is what stood there when the person asked.
void GameExchange::askSaveRecord(const std::optional<samegame::GameRecord>& record) {
    if (record)
        askSaveLinePath(m_window, suggestedFileName(document()->name()),
                        [this, record = *record](const QString& path) { saveLine(record, path); });
}

void GameExchange::exportLine() {
    const LineReplay* replay = m_session->replay();
    ExportSource source;
    source.name = document()->name();
    source.start = document()->start();
    const auto add = [&source](const QString& title, const samegame::MoveList& moves) {
        const bool isKnown = std::ranges::any_of(
            source.lines, [&](const ExportSource::Line& line) { return line.moves == moves; });
        if (!moves.empty() && !isKnown)
            source.lines.push_back({tr("%1 (moves: %2)").arg(title).arg(moves.size()), moves});
    };
    if (replay->isActive())
        add(tr("Game in the replay bar"), replay->line().moves);
    add(tr("Game on the board"), document()->line().moves);
    if (!replay->isEmpty())
        add(tr("Game in the replay bar"), replay->line().moves);
    if (const auto& best = m_session->bestLine()->record())
        add(tr("Best game"), best->line.moves);
    source.shown = replay->isActive() ? replay->position() : document()->played().position();
    if (replay->isActive())
        source.next = replay->nextMove();
    auto* dialog = new ExportDialog(source, m_window);
    connect(dialog, &ExportDialog::failed, this, &GameExchange::failed);
    connect(dialog, &ExportDialog::exported, this,
            [this](const QString& path) { emit told(SharedText::savedAs(path), 5000); });
    openOnce(dialog);
}

void GameExchange::copyId() {
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(samegame::to_board_id(document()->start())));
    emit told(tr("The board ID is on the clipboard"), 5000);
}

void GameExchange::copyResult() {
    const auto source = document()->source();
    const auto medalMark =
        document()->hasEndedByHand() ? m_session->known().medalMark : std::nullopt;
    QGuiApplication::clipboard()->setText(
        shareText(document()->name(), document()->start(), document()->line(), document()->aid(),
                  source ? foundByText(source->solver) : QString(), medalMark));
    emit told(tr("The result is on the clipboard"), 5000);
}

/// Text of a field of this window stays there, too.
void GameExchange::dragOver(QDropEvent* event) {
    CopiedDrops::forbidMoving(event);
    event->setAccepted(event->mimeData()->hasUrls() || event->mimeData()->hasText());
}

void GameExchange::drop(QDropEvent* event) {
    CopiedDrops::forbidMoving(event);
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls())
        if (const QString path = pathOfUrl(url); !path.isEmpty())
            paths << path;
    event->setAccepted(
        paths.isEmpty() ? playText(event->mimeData()->text(), tr("What was dropped has no text."))
                        : openBoard(paths.takeFirst()));
    tellLeftOut(paths);
}

void GameExchange::startNewGame() {
    m_session->lookAgain();
    auto* dialog = new NewGameDialog(m_session->results(), document(), m_session->duel(), m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (dialog->goesOn())
            return m_session->play(dialog->game());
        openGame(dialog->game());
        if (const auto opponent = dialog->opponent())
            m_session->duel()->begin(*opponent);
    });
    openOnce(dialog);
}

void GameExchange::showDailyBoards() {
    m_session->lookAgain();
    const DayWatch* days = m_session->days();
    auto* dialog = new DailyDialog(m_session->results(), days->today(), document(), m_window);
    connect(days, &DayWatch::dayChanged, dialog, &DailyDialog::setToday);
    connect(dialog, &DailyDialog::playRequested, this,
            [this](const QDate& day) { m_session->play(gameOfDay(day)); });
    openOnce(dialog);
}

void GameExchange::showPractice() {
    m_session->practice()->begin(QDate::currentDate());
    auto* dialog = new PracticeDialog(m_session->practice(), m_window);
    connect(dialog, &PracticeDialog::openRequested, this, [this](const NamedGame& game) {
        m_session->open(game);
        replay(ReplaySource::Game);
    });
    openOnce(dialog);
}

void GameExchange::editBoard() {
    auto* editor = new BoardEditor(document()->start(), document()->name(), m_window);
    connect(editor, &QDialog::accepted, this, [this, editor] { m_session->open(editor->game()); });
    openOnce(editor);
}

void GameExchange::chooseRules() {
    auto* dialog = new RulesDialog(document()->start().rules, m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const auto game = samegame::new_game(document()->start().board, dialog->rules());
        if (!(game == document()->start()))
            m_session->newGame(game, document()->name());
    });
    openOnce(dialog);
}

void GameExchange::showSolvedBoards() {
    if (!m_session->archive())
        return;
    auto* dialog = new SolvedBoardsDialog(m_session->archive(), m_window);
    connect(dialog, &SolvedBoardsDialog::playRequested, this, &GameExchange::openRecord);
    connect(dialog, &SolvedBoardsDialog::replayRequested, this,
            [this](const samegame::GameRecord& start, const QString& name) {
                openRecord(start, name);
                replay(ReplaySource::BestLine);
            });
    openOnce(dialog);
}

void GameExchange::showStatistics() {
    if (!m_session->results())
        return;
    auto* dialog = new StatisticsDialog(m_session->results(), m_session->reviews(), m_window);
    connect(dialog, &StatisticsDialog::playRequested, this, &GameExchange::openRecord);
    connect(dialog, &StatisticsDialog::replayRequested, this,
            [this](const samegame::GameRecord& game, const QString& title) {
                openRecord(game, title);
                m_session->replay()->first();
                m_session->replay()->setPlaying(true);
            });
    connect(dialog, &StatisticsDialog::reviewRequested, this,
            [this](const samegame::GameRecord& game, const QString& title) {
                openRecord(game, title);
                emit reviewRequested();
            });
    openOnce(dialog);
}
