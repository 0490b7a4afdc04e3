#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QDockWidget>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTextBrowser>
#include <QToolButton>
#include <QToolTip>
#include <QUrl>

#include <optional>

#include <sys/stat.h>
#include <unistd.h>

#include "app/gui/basics/optionform.h"
#include "app/gui/charts/progresschart.h"
#include "app/gui/play/exportdialog.h"
#include "app/gui/research/externalquestion.h"
#include "app/gui/session/archive.h"
#include "app/gui/session/dailyrecord.h"
#include "app/gui/session/database.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/ownresults.h"
#include "app/gui/session/reviewstore.h"
#include "app/gui/session/sessionstore.h"
#include "app/gui/session/snapshotcodec.h"
#include "app/gui/window/gameexchange.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_library.h"
#include "engine/formats/board_text.h"
#include "engine/formats/file_content.h"
#include "engine/game/board_generator.h"
#include "tests/gui/databasefile.h"
#include "tests/gui/databaseversions.h"
#include "tests/gui/tour.h"
#include "tests/support/board_drawing.h"
#include "tests/support/other_user.h"
#include "tests/support/reviews.h"

using namespace samegame;

namespace {

OwnResult playedOn(const Board& board, const QString& name, int day, const Rules& rules = {},
                   const Aid& aid = {}) {
    const GameRecord game = finishedRecord(board, 0, rules);
    const QDateTime when(QDate(2026, 11, 1).addDays(day), QTime(12, 0));
    return {game.start, name, game.line, 4 + day, aid, 60.0 + day, momentHere(when)};
}

void playToTheEnd(const Tour& tour, const Board& board, const Rules& rules = {}) {
    tour.document()->newGame({board, rules}, "board");
    while (!tour.document()->isFinished())
        tour.document()->play(legal_moves(tour.document()->board())[0].cell);
}

/// Three games of one kind, one of them aided and reviewed, one of another, and daily boards.
void keepGames(const QString& path) {
    Database database(path);
    OwnResults results(&database);
    ReviewStore reviews(&database);
    QVERIFY(results.add(playedOn(drawn("1122/1122"), "Beta", 0)));
    QVERIFY(results.add(playedOn(drawn("1212/1122"), "alpha", 1, {}, {.hints = 2})));
    QVERIFY(results.add(playedOn(drawn("1112/1122"), "standard:10", 2)));
    QVERIFY(results.add(playedOn(drawn("123/113/123"), "Gamma", 3, {Scoring::clickomania})));
    const OwnResult game = results.results()[0];
    const GameReview review = reviewed(unsearched_review(game.start, game.line.moves).value(),
                                       review_of_playouts(1000, 1, 0));
    QVERIFY(reviews.keep({review, game.name, 10, game.finishedAt}));
    for (const Opponent opponent : {Opponent::Easy, Opponent::Hard})
        results.addDuel({game.start, opponent, 20, 10, opponent == Opponent::Hard,
                         momentHere(QDateTime(QDate(2026, 11, 2), QTime(12, 0)))});
}

void showTabOf(const Tour& tour, int index) {
    tour.find<QTabWidget>("statisticsTabs")->setCurrentIndex(index);
}

void chooseKind(const Tour& tour, int index) {
    tour.find<QComboBox>("statisticsChoice")->setCurrentIndex(index);
}

void hoverGame(const Tour& tour, int game) {
    settle();
    auto* chart = tour.find<ProgressChart>("statisticsChart");
    QWidget* viewport = chart->childAt(chart->placeOf(game));
    QVERIFY(viewport);
    // Told to the chart itself: the dialog may be wider than the screen, and the mouse is not.
    for (const QPoint place : {QPoint(1, 1), viewport->mapFrom(chart, chart->placeOf(game))}) {
        QMouseEvent move(QEvent::MouseMove, place, viewport->mapToGlobal(place), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(viewport, &move);
    }
    QVERIFY(QToolTip::isVisible());
}

/// What the menu of a button offers, which it says as it opens.
void shotMenuOf(Tour& tour, const char* button) {
    tour.shot(tour.find<QPushButton>(button)->menu(), button);
}

void playStatistics(Tour& tour) {
    keepGames(tour.path());
    tour.start();
    QDialog* dialog = tour.open("statistics", "statisticsDialog");
    dialog->resize(1300, 700);
    tour.shot("all");
    shotMenuOf(tour, "statisticsReset");
    shotMenuOf(tour, "statisticsExport");
    chooseKind(tour, 1);
    tour.shot("kind");
    hoverGame(tour, 1);
    tour.shot("game");
    shotMenuOf(tour, "statisticsReset");
    auto* measure = tour.find<QComboBox>("statisticsMeasure");
    tour.choose(measure, 1);
    tour.shot("accuracy");
    hoverGame(tour, 0);
    tour.shot("reviewed-game");
    tour.choose(measure, 0);
    chooseKind(tour, 2);
    tour.shot("blocks-left");
    shotMenuOf(tour, "statisticsReset");
    tour.find<QCheckBox>("statisticsUnaidedOnly")->setChecked(true);
    tour.shot("unaided");
    shotMenuOf(tour, "statisticsExport");
    tour.action("statisticsFigure")->trigger();
    tour.shot("figure");
    tour.find<QDialog>("figureDialog")->close();
    chooseKind(tour, 0);
    showTabOf(tour, 2);
    tour.shot("games");
    showTabOf(tour, 1);
    tour.shot("record");
}
const SceneEntry statisticsScene("statistics", playStatistics);

/// Games are forgotten and brought back, and files of them are damaged.
void playStatisticsOfFewGames(Tour& tour) {
    keepGames(tour.path());
    tour.start();
    tour.open("statistics", "statisticsDialog");
    showTabOf(tour, 2);
    runStatements(tour.path(), {"UPDATE own_result SET line = 'x'"});
    tour.press<QPushButton>("replayPlayedGame");
    tour.shot("damaged");
    chooseKind(tour, 2);
    tour.action("forgetShown")->trigger();
    tour.shot("one-forgotten");
    tour.action("forgetAll")->trigger();
    tour.shot("all-forgotten");
    tour.press<QPushButton>("statisticsUndo");
    tour.shot("brought-back");
}
const SceneEntry fewGamesScene("statistics-forgotten", playStatisticsOfFewGames);

/// The statistics of so many games, all played with hints.
void openStatisticsOfHelp(Tour& tour, int games) {
    {
        Database database(tour.path());
        OwnResults results(&database);
        QVERIFY(results.add(playedOn(drawn("1111"), "beta", 2, {}, {.hints = 1})));
        if (games > 1)
            QVERIFY(results.add(playedOn(drawn("1212/1122"), "alpha", 1, {}, {.hints = 2})));
    }
    tour.start();
    tour.open("statistics", "statisticsDialog")->resize(1300, 700);
}

void playStatisticsOfHelp(Tour& tour) {
    openStatisticsOfHelp(tour, 2);
    shotMenuOf(tour, "statisticsReset");
    tour.find<QCheckBox>("statisticsUnaidedOnly")->setChecked(true);
    tour.shot("no-game-without-help");
}
const SceneEntry helpedScene("statistics-help", playStatisticsOfHelp);

void playStatisticsOfOneHiddenGame(Tour& tour) {
    openStatisticsOfHelp(tour, 1);
    tour.find<QCheckBox>("statisticsUnaidedOnly")->setChecked(true);
    shotMenuOf(tour, "statisticsReset");
}
const SceneEntry hiddenGameScene("statistics-hidden", playStatisticsOfOneHiddenGame);

/// Boards of days, played today and before, and games with medals.
void playRecord(Tour& tour) {
    const QDate today = QDate::currentDate();
    {
        Database database(tour.path());
        OwnResults results(&database);
        for (const int ago : {0, 1, 5, 6, 7}) {
            const QDate day = today.addDays(-ago);
            OwnResult game = playedOn(boardOfDay(day).board, nameOfDay(day), 0);
            game.finishedAt = momentHere(QDateTime(day, QTime(12, 0)));
            QVERIFY(results.add(game));
        }
    }
    tour.start();
    tour.open("statistics", "statisticsDialog")->resize(1300, 700);
    showTabOf(tour, 1);
    tour.shot("days");
}
const SceneEntry recordScene("statistics-record", playRecord);

/// Another program holds the file: the first game waits.
void playWaitingGame(Tour& tour) {
    tour.start();
    {
        Database other(tour.path());
        QVERIFY(other.run("BEGIN IMMEDIATE"));
        playToTheEnd(tour, drawn("1122"));
        TRY_VERIFY(tour.window()->findChild<QMessageBox*>("errorBox"));
        tour.shot("game-waits");
        tour.error();
        tour.open("statistics", "statisticsDialog");
        tour.shot("statistics");
        QVERIFY(other.run("ROLLBACK"));
    }
}
const SceneEntry waitingScene("storage-waits", playWaitingGame);

void playSolvedBoards(Tour& tour) {
    {
        Database database(tour.path());
        Archive archive(&database);
        const auto offer = [&](const Board& board, const QString& name, const Rules& rules,
                               const char* solver) {
            GameRecord record = finishedRecord(board, 0, rules);
            if (*solver) {
                record.source.emplace();
                record.source->solver = solver;
            }
            QVERIFY(archive.offer(record, name));
        };
        offer(drawn("1122/1122"), "Beta", {}, "");
        offer(drawn("123/113/123"), "Alpha", {Scoring::bubble_breaker}, "sp-mcts");
        offer(drawn("1123"), "Gamma", {}, "elsewhere");
    }
    tour.start();
    tour.open("solvedBoards", "solvedBoardsDialog")->resize(1200, 500);
    tour.shot("boards");
    auto* filter = tour.find<QLineEdit>("solvedBoardsFilter");
    filter->setText("Alpha");
    tour.shot("filtered");
    filter->clear();
    const QString file = tour.m_folder.filePath("best.samegame");
    tour.press<QPushButton>("saveSolvedLine");
    tour.shot("save");
    emit tour.find<QFileDialog>("fileDialog")->fileSelected(file);
    tour.find<QFileDialog>("fileDialog")->close();
    tour.shot("saved");
    runStatements(tour.path(), {"UPDATE best_line SET solution = 'x'"});
    tour.press<QPushButton>("replaySolvedBoard");
    tour.shot("damaged");
}
const SceneEntry solvedBoardsScene("solved-boards", playSolvedBoards);

/// Who found the best game of a board.
void playFinders(Tour& tour) {
    tour.start();
    playToTheEnd(tour, drawn("1122/1212"));
    tour.shot("by-hand");
    tour.document()->newGame({drawn("112233/321321/112233"), {}}, "board");
    tour.press<QPushButton>("startButton");
    TRY_VERIFY(tour.presenter() && tour.candidates()->model()->rowCount() > 0);
    TRY_VERIFY(!tour.find<QLabel>("bestLineSummary")->text().isEmpty());
    tour.shot("by-a-solver");
    tour.document()->newGame({drawn("1212/3131/1221"), {}}, "board");
    tour.quit();
    {
        // As a version that did not keep who found it has left it.
        Database database(tour.path());
        const GameRecord game = finishedRecord(drawn("1212/3131/1221"));
        SearchSnapshot snapshot;
        snapshot.has_line = true;
        snapshot.best = game.line;
        snapshot.playouts = 100;
        SessionStore(&database).saveAnalysis(game.start, encoded(PositionResult(snapshot)));
    }
    tour.start();
    tour.shot("in-an-earlier-session");
}
const SceneEntry findersScene("finders", playFinders);

QString written(const Tour& tour, const QString& name, const QByteArray& content) {
    QFile file(tour.m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) < 0)
        qFatal("cannot write");
    return file.fileName();
}

void drop(const Tour& tour, const QMimeData& data) {
    const QPoint place = tour.window()->rect().center();
    QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(tour.window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(tour.window(), &event);
}

void shotError(Tour& tour, const QString& name) {
    TRY_VERIFY(tour.window()->findChild<QMessageBox*>("errorBox"));
    tour.shot(name);
    tour.error();
}

/// What cannot be opened, and what is said of what can.
void playOpening(Tour& tour) {
    tour.start();
    GameExchange* games = tour.window()->games();
    const QByteArray two = QByteArray::fromStdString(to_board_text(standard_board(2)) + "\n" +
                                                     to_board_text(standard_board(3)));
    games->openBoard(written(tour, "two.txt", two));
    shotError(tour, "file");
    games->openBoard("standard:0");
    shotError(tour, "name");
    games->openBoard("random:1/1x1x1");
    shotError(tour, "random-board");
    games->openBoard("3x3x3-S-DCBKC-N5tY");
    shotError(tour, "board-id");
    games->openInput(Result<std::string>(std::string("Good morning")));
    shotError(tour, "input");
    games->openInput(too_large_error());
    shotError(tour, "no-input");
    QGuiApplication::clipboard()->setText("Good morning");
    tour.action("paste")->trigger();
    shotError(tour, "pasted");
    QGuiApplication::clipboard()->clear();
    tour.action("paste")->trigger();
    shotError(tour, "nothing-pasted");
    QMimeData blank;
    blank.setText(" ");
    drop(tour, blank);
    shotError(tour, "nothing-dropped");
    QMimeData several;
    several.setUrls({QUrl::fromLocalFile(written(
                         tour, "one.txt", QByteArray::fromStdString(to_board_text(drawn("1122"))))),
                     QUrl::fromLocalFile("/two.samegame"), QUrl::fromLocalFile("/three.samegame")});
    drop(tour, several);
    tour.shot("several-dropped");
    std::string boast = to_json(finishedRecord(standard_board(3)));
    boast.insert(boast.find("\"score\": ") + 9, "9");
    games->openBoard(written(tour, "boast.samegame", QByteArray::fromStdString(boast)));
    shotError(tour, "file-with-a-wrong-score");
    QGuiApplication::clipboard()->setText(QString::fromStdString(boast));
    tour.action("paste")->trigger();
    shotError(tour, "text-with-a-wrong-score");
    QGuiApplication::clipboard()->setText("3x2c3s2:1,1,2,2,1,3");
    tour.action("paste")->trigger();
    tour.shot("of-another-program");
    tour.action("open")->trigger();
    tour.shot("open");
    tour.find<QFileDialog>("fileDialog")->close();
}
const SceneEntry openingScene("opening", playOpening);

/// A result that is copied, and pasted elsewhere.
void playSharing(Tour& tour) {
    tour.start();
    playToTheEnd(tour, drawn("1122/1122/1212"));
    tour.action("copyId")->trigger();
    tour.shot("id");
    tour.action("copyResult")->trigger();
    tour.shot("result");
    QPlainTextEdit elsewhere(QGuiApplication::clipboard()->text());
    elsewhere.resize(500, 160);
    tour.shot(&elsewhere, "pasted-elsewhere");
    elsewhere.close();
    tour.document()->newGame({drawn("1122/1212"), {}}, "board");
    // As a program shared it whose messages are not marked.
    static const QRegularExpression marks("[\\x{e000}-\\x{f8ff}]");
    QGuiApplication::clipboard()->setText(QGuiApplication::clipboard()->text().remove(marks));
    tour.action("paste")->trigger();
    QVERIFY(tour.find<QLabel>("scoreToBeat")->isVisible());
    tour.shot("to-beat");
    tour.document()->newGame({drawn("11"), {}}, "board");
    tour.document()->play({0, 0});
    tour.action("copyResult")->trigger();
    QPlainTextEdit shortOne(QGuiApplication::clipboard()->text());
    tour.shot(&shortOne, "one-move");
}
const SceneEntry sharingScene("sharing", playSharing);

void closeFileDialog(const Tour& tour, const QString& chosen) {
    auto* dialog = tour.find<QFileDialog>("fileDialog");
    emit dialog->fileSelected(chosen);
    dialog->close();
    settle();
}

/// Files of games.
void playSaving(Tour& tour) {
    tour.start();
    playToTheEnd(tour, drawn("1122/1122/1212"));
    for (const char* action : {"save", "saveBestLine"}) {
        tour.action(action)->trigger();
        tour.shot(action);
        closeFileDialog(tour, tour.m_folder.filePath("game.samegame"));
        tour.shot("saved");
    }
    tour.action("save")->trigger();
    closeFileDialog(tour, "/no folder of ours/game.samegame");
    shotError(tour, "not-saved");
}
const SceneEntry savingScene("saving", playSaving);

ExportDialog* openExport(Tour& tour, ExportFormat format) {
    auto* dialog = static_cast<ExportDialog*>(tour.open("exportLine", "exportDialog"));
    auto* formats = tour.find<QComboBox>("exportFormat");
    formats->setCurrentIndex(formats->findData(static_cast<int>(format)));
    return dialog;
}

/// A game and its positions become files of other programs.
void playExport(Tour& tour) {
    tour.start();
    tour.document()->newGame({generate_board(1, 32, 32, 3), {}}, "large");
    for (int i = 0; i < 60; ++i)
        tour.document()->play(legal_moves(tour.document()->board())[0].cell);
    ExportDialog* dialog = openExport(tour, ExportFormat::Animation);
    tour.shot("animation");
    tour.press<QPushButton>("startExport");
    tour.shot("file");
    tour.find<QFileDialog>("fileDialog")->close();
    tour.find<QSpinBox>("exportCell")->setValue(64);
    dialog->exportTo(tour.m_folder.filePath("large.gif"));
    tour.shot("under-way");
    dialog->reject();
    TRY_VERIFY(!tour.window()->findChild<QDialog*>("exportDialog"));
    dialog = openExport(tour, ExportFormat::Picture);
    dialog->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), dialog);
    auto* cell = tour.find<QSpinBox>("exportCell");
    cell->setFocus();
    QVERIFY(cell->hasFocus());
    cell->selectAll();
    QTest::keyClicks(cell, "99999");
    QTest::keyClick(cell, Qt::Key_Tab);
    QTRY_VERIFY(QToolTip::isVisible());
    tour.shot("number");
    dialog = tour.find<ExportDialog>("exportDialog");
    dialog->exportTo(tour.m_folder.filePath("absent/position.png"));
    shotError(tour, "not-written");
    dialog->reject();
    playToTheEnd(tour, drawn("1122/1122")); // cleared: no other game is better
    tour.document()->newGame({drawn("1122/1122"), {}}, "board");
    tour.document()->play({0, 3});
    tour.document()->play({0, 0});
    tour.choose(tour.find<QComboBox>("replaySource"), 1); // else the best game is that one
    settle();
    dialog = openExport(tour, ExportFormat::Moves);
    tour.shot("lines");
    dialog->reject();
    tour.action("firstMove")->trigger();
    QCOMPARE(tour.view()->mode(), ViewMode::Replay);
    dialog = openExport(tour, ExportFormat::Drawing);
    tour.find<QCheckBox>("exportMark")->setChecked(true);
    tour.shot("replayed");
    const QString drawing = tour.m_folder.filePath("position.svg");
    dialog->exportTo(drawing);
    TRY_VERIFY(!tour.window()->findChild<QDialog*>("exportDialog"));
    QPlainTextEdit elsewhere(QString::fromUtf8(contentOf(drawing)));
    tour.shot(&elsewhere, "drawing");
}
const SceneEntry exportScene("export", playExport);

/// Words that are found, and such that are not.
void playHelp(Tour& tour) {
    tour.start();
    tour.open("help", "helpDialog");
    const QString text = tour.find<QTextBrowser>("helpText")->toPlainText();
    auto* search = tour.find<QLineEdit>("helpSearch");
    search->setText(text.section(QRegularExpression("\\W+"), 3, 3));
    tour.shot("found");
    QTest::keyClick(search, Qt::Key_Return);
    tour.shot("next");
    search->setText("xyzzy");
    QTest::keyClick(search, Qt::Key_Return);
    tour.shot("not-found");
}
const SceneEntry helpScene("help", playHelp);

/// Solvers are compared while the window is to close.
void playCloseQuestion(Tour& tour) {
    tour.start();
    tour.find<QSpinBox>("comparisonRuns")->setValue(1000);
    auto* unit = tour.find<QComboBox>("comparisonUnit");
    unit->setCurrentIndex(unit->findData(0));
    tour.press<QPushButton>("comparisonStart");
    TRY_VERIFY(tour.find<QProgressBar>("comparisonProgress")->isVisible());
    QVERIFY(!tour.window()->close());
    tour.shot("comparison");
    auto* box = tour.find<QMessageBox>("closeQuestion");
    for (QAbstractButton* button : box->buttons())
        if (box->buttonRole(button) == QMessageBox::AcceptRole)
            button->click();
    TRY_VERIFY(!tour.window()->isVisible());
}
const SceneEntry closeScene("close-comparison", playCloseQuestion);

void compare(Tour& tour, const char* boards, int runs) {
    tour.find<QLineEdit>("comparisonBoards")->setText(boards);
    tour.find<QSpinBox>("comparisonRuns")->setValue(runs);
    tour.press<QPushButton>("comparisonStart");
    TRY_VERIFY(tour.find<QProgressBar>("comparisonProgress")->isHidden());
}

/// Solvers are compared: what their intervals are for, and published results beside them.
void playComparison(Tour& tour) {
    tour.start();
    auto* dock = tour.find<QDockWidget>("comparisonDock");
    dock->setFloating(true);
    dock->resize(1500, 700);
    dock->raise();
    for (const char* field : {"entrant0Choice", "entrant1Choice"}) {
        auto* box = tour.find<QComboBox>(field);
        box->setCurrentIndex(box->findData("nested-monte-carlo"));
    }
    auto* unit = tour.find<QComboBox>("comparisonUnit");
    unit->setCurrentIndex(unit->findData(static_cast<int>(BudgetUnit::playouts)));
    tour.find<QDoubleSpinBox>("comparisonAmount")->setValue(5);
    tour.shot("setup");
    auto* options = tour.find<OptionButton>("entrant1Text");
    options->click();
    tour.shot("options");
    options->findChild<QDialog*>()->close();
    options->setOptions("level=1");
    compare(tour, "random:5/6x6x4", 1);
    tour.shot("one-run");
    compare(tour, "random:5-6/6x6x4", 1);
    tour.shot("one-run-on-each");
    compare(tour, "random:5/6x6x4", 2);
    tour.shot("one-board");
    compare(tour, "standard:1-2", 2);
    auto* pages = tour.find<QTabBar>("comparisonPages");
    for (int page = 0; page < pages->count(); ++page) {
        pages->setCurrentIndex(page);
        tour.shot("page");
    }
    tour.shot(tour.find<QToolButton>("comparisonPublished")->menu(), "published");
    for (auto* button : dock->findChildren<QToolButton*>())
        if (button->menu() && button->isVisible())
            tour.shot(button->menu(), "menu");
}
const SceneEntry comparisonScene("comparison", playComparison);

void playExternalQuestion(Tour& tour) {
    ExternalQuestion question({"python3 solver.py", "python3 other.py"});
    tour.shot(&question, "question");
}
const SceneEntry externalScene("external-programs", playExternalQuestion);

/// The file is damaged: what it holds is read from it.
void playDamagedFile(Tour& tour) {
    tour.start();
    playToTheEnd(tour, drawn("1122"));
    playToTheEnd(tour, drawn("1122/1122"));
    tour.quit();
    qint64 page = 0;
    {
        Database database(tour.path());
        auto query = database.run("SELECT rootpage FROM sqlite_master WHERE name = 'analysis'");
        QVERIFY(query && query->next());
        page = query->value(0).toLongLong();
    }
    QFile file(tour.path());
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(page > 1 && file.seek((page - 1) * 4096));
    QCOMPARE(file.write(QByteArray(4096, '\0')), 4096);
    file.close();
    tour.start();
    shotError(tour, "kept");
    tour.quit();
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(10'000, 'x'));
    file.close();
    tour.start();
    shotError(tour, "nothing-kept");
    tour.m_host->tellDamagedSettings("/settings/samegame-damaged-1.ini");
    shotError(tour, "settings");
}
const SceneEntry damagedScene("storage-damaged", playDamagedFile);

/// The file is deleted, replaced and emptied while it is in use.
void playReplacedFile(Tour& tour) {
    const QString backup = tour.m_store->filePath("backup");
    tour.start();
    playToTheEnd(tour, drawn("1122"));
    settle();
    QVERIFY(QFile::remove(tour.path()));
    playToTheEnd(tour, drawn("1122/1122"));
    shotError(tour, "deleted");
    tour.quit();
    QVERIFY(QFile::copy(tour.path(), backup));
    tour.start();
    QVERIFY(QFile::remove(tour.path()) && QFile::copy(backup, tour.path()));
    playToTheEnd(tour, drawn("1122/1122/1122"));
    shotError(tour, "replaced");
    for (const char* end : {"", "-wal"}) {
        QFile file(tour.path() + end);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.resize(0));
    }
    playToTheEnd(tour, drawn("1212"));
    shotError(tour, "emptied");
    const QString newer = tour.m_store->filePath("newer");
    runStatements(newer, version3 + QStringList{"PRAGMA user_version = 99"});
    QVERIFY(QFile::remove(tour.path()) && QFile::rename(newer, tour.path()));
    playToTheEnd(tour, drawn("1221"));
    shotError(tour, "newer");
}
const SceneEntry replacedScene("storage-replaced", playReplacedFile);

/// What is put in place of the file holds nothing new, or cannot be written.
void playOtherReplacements(Tour& tour) {
    const QString backup = tour.m_store->filePath("backup");
    tour.start();
    playToTheEnd(tour, drawn("1122"));
    tour.quit();
    QVERIFY(QFile::copy(tour.path(), backup));
    tour.start();
    QVERIFY(QFile::remove(tour.path()) && QFile::copy(backup, tour.path()));
    tour.document()->newGame({drawn("1122/1212"), {}}, "board");
    tour.document()->play({0, 0});
    tour.window()->keep();
    shotError(tour, "nothing-new");
    for (const char* end : {"", "-wal", "-shm"})
        QVERIFY(QFile::remove(tour.path() + end));
    QVERIFY(QFile::copy(backup, tour.path()));
    {
        Database other(tour.path());
        QVERIFY(other.run("BEGIN IMMEDIATE"));
        playToTheEnd(tour, drawn("1212"));
        shotError(tour, "held");
        QVERIFY(other.run("ROLLBACK"));
    }
}
const SceneEntry otherReplacementsScene("storage-replaced-again", playOtherReplacements);

void playUnreadableReplacement(Tour& tour) {
    const QString backup = tour.m_store->filePath("backup");
    { const Database made(backup); }
    { const Database made(tour.path()); }
    // More than SQLite remembers of a file.
    runStatements(tour.path(), {"INSERT INTO analysis (slot, position, result) VALUES (7, 'none', "
                                "zeroblob(3000000))"});
    tour.start();
    playToTheEnd(tour, drawn("1122"));
    for (const char* end : {"", "-wal"}) {
        QFile file(tour.path() + end);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(0));
        file.write(QByteArray(200'000, 'x'));
    }
    QVERIFY(QFile::rename(tour.path(), tour.path() + ".old"));
    QVERIFY(QFile::copy(backup, tour.path()));
    playToTheEnd(tour, drawn("1212"));
    shotError(tour, "cannot-be-read");
}
const SceneEntry unreadableScene("storage-replaced-unreadable", playUnreadableReplacement);

/// A folder that went away, and a log of another file.
void playLostFolder(Tour& tour) {
    const QString folder = tour.m_store->filePath("data");
    tour.start(folder + "/samegame.sqlite", {});
    playToTheEnd(tour, drawn("1122"));
    QVERIFY(QDir(folder).removeRecursively());
    QFile(folder).open(QIODevice::WriteOnly);
    playToTheEnd(tour, drawn("1212"));
    shotError(tour, "folder-lost");
    QVERIFY(QFile::remove(folder));
    tour.quit();
}
const SceneEntry lostFolderScene("storage-lost", playLostFolder);

void playLogOfAnotherFile(Tour& tour) {
    const QString earlier = tour.m_store->filePath("earlier");
    const QString killed = tour.m_store->filePath("killed");
    {
        Database database(tour.path());
        SessionStore(&database).saveAnalysis({drawn("12"), {}}, QByteArray(30'000, 'a'));
    }
    QVERIFY(QFile::copy(tour.path(), earlier));
    {
        Database database(tour.path());
        OwnResults results(&database);
        for (int number = 1; number <= 40; ++number)
            results.add(playedOn(schadd250_board(number), "board", number));
        QVERIFY(database.run("PRAGMA wal_checkpoint(TRUNCATE)"));
        for (int number = 41; number <= 60; ++number)
            results.add(playedOn(schadd250_board(number), "board", number));
        for (const char* end : {"-wal", "-shm"})
            QVERIFY(QFile::copy(tour.path() + end, killed + end));
    }
    QVERIFY(QFile::remove(tour.path()) && QFile::copy(earlier, tour.path()));
    for (const char* end : {"-wal", "-shm"})
        QVERIFY(QFile::copy(killed + end, tour.path() + end));
    tour.start();
    shotError(tour, "log");
}
const SceneEntry logScene("storage-log", playLogOfAnotherFile);

/// Nothing can be stored, until it can.
void playWithoutAFile(Tour& tour) {
    const QString folder = tour.m_store->filePath("blocked");
    QFile(folder).open(QIODevice::WriteOnly);
    tour.start(folder + "/samegame.sqlite", {});
    shotError(tour, "blocked");
    tour.open("statistics", "statisticsDialog");
    tour.shot("statistics");
    tour.find<QDialog>("statisticsDialog")->close();
    playToTheEnd(tour, drawn("1122"));
    shotError(tour, "game-waits");
    tour.document()->newGame({drawn("1122/1212"), {}}, "board");
    tour.document()->play({0, 0});
    QVERIFY(!tour.window()->close());
    tour.shot("closing");
    auto* box = tour.find<QMessageBox>("closeQuestion");
    box->button(QMessageBox::Cancel)->click();
    TRY_VERIFY(!tour.window()->findChild<QMessageBox*>("closeQuestion"));
    QVERIFY(QFile::remove(folder));
    tour.m_host->results()->tryAgain();
    TRY_VERIFY(!tour.window()->statusBar()->currentMessage().isEmpty());
    tour.shot("stored-now");
    tour.quit();
}
const SceneEntry withoutFileScene("storage-blocked", playWithoutAFile);

/// The file is of a newer version.
void playNewerFile(Tour& tour) {
    runStatements(tour.path(), version3 + QStringList{"PRAGMA user_version = 99"});
    tour.start();
    shotError(tour, "start");
    tour.document()->newGame({drawn("1122/1212"), {}}, "board");
    tour.document()->play({0, 0});
    QVERIFY(!tour.window()->close());
    tour.shot("closing");
    tour.window()->closeUnasked();
}
const SceneEntry newerScene("storage-newer", playNewerFile);

/// The file may not be written, or is damaged where nothing may be renamed.
void playProtectedFile(Tour& tour) {
    const QString folder = tour.m_store->filePath("protected");
    const QString path = folder + "/samegame.sqlite";
    const auto become = [](std::optional<OtherUser>& other) {
        if (::geteuid() == 0)
            other.emplace();
    };
    QCOMPARE(::chmod(QFile::encodeName(tour.m_store->path()), 0755), 0);
    // The other user may read what language is chosen.
    QSettings().sync();
    QCOMPARE(::chmod(QFile::encodeName(QSettings().fileName()), 0644), 0);
    QCOMPARE(::chmod(QFile::encodeName(tour.m_folder.path()), 0755), 0);
    { const Database made(path); }
    QCOMPARE(::chmod(QFile::encodeName(path), 0444), 0);
    {
        std::optional<OtherUser> other;
        become(other);
        tour.start(path, {});
        shotError(tour, "may-not-be-written");
        tour.quit();
    }
    QVERIFY(QFile::remove(path));
    runStatements(path, version3 + QStringList{"PRAGMA user_version = -1"});
    QCOMPARE(::chmod(QFile::encodeName(path), 0666), 0);
    QCOMPARE(::chmod(QFile::encodeName(folder), 0555), 0);
    {
        std::optional<OtherUser> other;
        become(other);
        tour.start(path, {});
        shotError(tour, "version-below-zero");
        tour.quit();
    }
    QCOMPARE(::chmod(QFile::encodeName(folder), 0755), 0);
}
const SceneEntry protectedScene("storage-protected", playProtectedFile);

} // namespace
