#include "app/gui/window/gameexchange.h"

#include <QClipboard>
#include <QDropEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QUrl>

#include <algorithm>
#include <filesystem>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/input.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/play/boardeditor.h"
#include "app/gui/play/dailydialog.h"
#include "app/gui/play/gamefiles.h"
#include "app/gui/play/newgamedialog.h"
#include "app/gui/play/sharetext.h"
#include "app/gui/play/solvedboardsdialog.h"
#include "app/gui/play/statisticsdialog.h"
#include "app/gui/session/gamesession.h"
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
    if (samegame::is_board_name(bytesOfPath(board).toStdString())) {
        const auto game = namedGameOfText(board);
        if (!game) {
            emit failed(errorText(game.error()));
            return false;
        }
        m_session->open(game->record, game->name);
        return true;
    }
    const std::string path = bytesOfPath(board).toStdString();
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
    if (!content) {
        emit failed(tr("Standard input cannot be read: %1.").arg(errorText(content.error())));
        return false;
    }
    const auto game = namedGameOfText(QString::fromStdString(*content));
    if (game)
        playNamed(*game);
    else
        emit failed(tr("Standard input cannot be played: %1.").arg(errorText(game.error())));
    return game.ok();
}

void GameExchange::tellLeftOut(const QStringList& boards) {
    constexpr qsizetype mostNamed = 5;
    QStringList names;
    for (const QString& board : boards.first(std::min(mostNamed, boards.size())))
        names << (samegame::is_board_name(board.toStdString()) ? shortName(board)
                                                               : shortFileName(board));
    if (boards.size() > mostNamed)
        names << QString(QChar(0x2026));
    if (!names.isEmpty())
        emit told(tr("One board at a time; left out: %1").arg(names.join(", ")), 20000);
}

bool GameExchange::playText(const QString& text) {
    const auto game = namedGameOfText(text);
    if (game)
        playNamed(*game);
    else
        emit failed(tr("The text cannot be played: %1.").arg(errorText(game.error())));
    return game.ok();
}

void GameExchange::playNamed(const NamedGame& game) {
    m_session->open(game.record, game.name);
    if (game.refutedClaim)
        emit failed(tr("The game is opened with what its moves come to: %1.")
                        .arg(errorText(*game.refutedClaim)));
}

void GameExchange::replay(ReplaySource source) {
    m_session->replay()->setSource(source);
    m_session->replay()->first();
    m_session->replay()->setPlaying(true);
}

void GameExchange::playRandom() {
    playNamed(newRandomGame());
}

void GameExchange::paste() {
    playText(QGuiApplication::clipboard()->text());
}

void GameExchange::askOpen() {
    askOpenPath(m_window, [this](const QString& path) { openBoard(path); });
}

void GameExchange::askSaveGame() {
    askSaveGamePath(m_window, suggestedFileName(document()->name()),
                    [this](const QString& path) { saveGame(path); });
}

void GameExchange::saveGame(const QString& path) {
    const QString error = path.endsWith(".txt", Qt::CaseInsensitive)
                              ? writeFile(path, samegame::to_board_text(document()->board()))
                              : document()->saveFile(path);
    if (error.isEmpty())
        emit told(tr("Saved as %1").arg(shortName(path)), 5000);
    else
        emit failed(error);
}

void GameExchange::saveBestLine(const QString& path) {
    const QString error =
        writeFile(path, samegame::to_json(m_session->bestLine()->record().value()));
    if (error.isEmpty())
        emit told(SharedText::bestLineSaved(path), 5000);
    else
        emit failed(error);
}

void GameExchange::askSaveBestLine() {
    if (m_session->bestLine()->record())
        askSaveLinePath(m_window, suggestedFileName(document()->name()),
                        [this](const QString& path) { saveBestLine(path); });
}

void GameExchange::copyId() {
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(samegame::to_board_id(document()->start())));
    emit told(tr("The board ID is on the clipboard"), 5000);
}

void GameExchange::copyResult() {
    const auto source = document()->source();
    QGuiApplication::clipboard()->setText(
        shareText(document()->name(), document()->start(), document()->line(), document()->aid(),
                  source ? foundByText(source->solver) : QString()));
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
    event->setAccepted(paths.isEmpty() ? playText(event->mimeData()->text())
                                       : openBoard(paths.takeFirst()));
    tellLeftOut(paths);
}

void GameExchange::startNewGame() {
    auto* dialog = new NewGameDialog(m_session->results(), document()->start().board, m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { playNamed(dialog->game()); });
    openOnce(dialog);
}

void GameExchange::showDailyBoards() {
    auto* days = new DayWatch;
    auto* dialog = new DailyDialog(m_session->results(), days->today(), m_window);
    days->setParent(dialog);
    connect(days, &DayWatch::dayChanged, dialog, &DailyDialog::setToday);
    connect(dialog, &DailyDialog::playRequested, this, [this](const QDate& day) {
        samegame::GameRecord record;
        record.start = boardOfDay(day);
        m_session->open(record, titleOfName(nameOfDay(day)));
    });
    openOnce(dialog);
}

void GameExchange::editBoard() {
    auto* editor = new BoardEditor(document()->start(), document()->name(), m_window);
    connect(editor, &QDialog::accepted, this, [this, editor] { playNamed(editor->game()); });
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
    connect(dialog, &SolvedBoardsDialog::playRequested, m_session, &GameSession::open);
    connect(dialog, &SolvedBoardsDialog::replayRequested, this,
            [this](const samegame::GameRecord& start, const QString& name) {
                m_session->open(start, name);
                replay(ReplaySource::BestLine);
            });
    openOnce(dialog);
}

void GameExchange::showStatistics() {
    if (!m_session->results())
        return;
    auto* dialog = new StatisticsDialog(m_session->results(), document()->start(), m_window);
    connect(dialog, &StatisticsDialog::playRequested, m_session, &GameSession::open);
    connect(dialog, &StatisticsDialog::replayRequested, this,
            [this](const samegame::GameRecord& game, const QString& title) {
                m_session->open(game, title);
                m_session->replay()->first();
                m_session->replay()->setPlaying(true);
            });
    openOnce(dialog);
}
