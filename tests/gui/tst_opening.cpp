#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QImage>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QSlider>
#include <QStatusBar>
#include <QUrl>

#include <fcntl.h>
#include <unistd.h>

#include "app/gui/basics/outsidetext.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_library.h"
#include "engine/formats/board_text.h"
#include "engine/game/board_generator.h"
#include "tests/gui/nestedpair.h"
#include "tests/gui/patience.h"
#include "tests/gui/sometrials.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/odd_file.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Games that come from outside: pasted, dropped on the window, opened from files.
class TestOpening : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { open(); }
    void cleanup() { close(); }

    void pastedBoardIsPlayed_data();
    void pastedBoardIsPlayed();
    void pastedSolutionIsReplayed();
    void pastedNonsenseChangesNothing_data();
    void pastedNonsenseChangesNothing();
    void boardWithoutAMoveIsNoGame_data();
    void boardWithoutAMoveIsNoGame();
    void whatHasNoTextIsSaidToHaveNone();
    void droppedFileIsOpened();
    void wrongClaimsAreSaid();
    void droppedTextIsPlayed();
    void droppedNonsenseChangesNothing();
    void onlyFilesAndTextsAreTaken();
    void dropsAreCopied_data();
    void dropsAreCopied();
    void dropsIntoFieldsAreCopied();
    void severalFilesAreSaid();
    void nameThatIsNoTextIsOpened_data();
    void nameThatIsNoTextIsOpened();
    void fileIsCalledAsAFile_data();
    void fileIsCalledAsAFile();
    void sharedResultIsOpened();
    void wrongIdIsSaidToBeOne();
    void severalBoardsAreRefused();
    void chosenFileIsOpened();
    void trialsAreShownAsAComparison_data();
    void trialsAreShownAsAComparison();
    void trialsThatCannotBeShownAreExplained();
    void trialsWaitForNoComparison();
    void openedSolutionIsReplayed();
    void lineOfASolverIsSaidToBeFound_data();
    void lineOfASolverIsSaidToBeFound();
    void openedBoardHasNoMovesToReplay();
    void openingLeavesTheReplay();
    void missingFileIsExplained();
    void whatIsNoFileIsExplained_data();
    void whatIsNoFileIsExplained();
    void hugeTextIsRefused();

private:
    static void copy(const QString& text) { QGuiApplication::clipboard()->setText(text); }
    void paste() const { QTest::keyClick(m_window.get(), Qt::Key_V, Qt::ControlModifier); }
    bool drop(const QMimeData& data) const;
    QString write(const QString& name, const std::string& content) const;
    static std::string solutionOf(int standardBoard, int moves);
    /// What the dialog says, which is then closed.
    QString error() const;
    int source() const { return find<QComboBox>("replaySource")->currentIndex(); }
    int lineLength() const { return find<QSlider>("replaySlider")->maximum(); }
    void checkNothingChanged() const;

    enum Source { BestLine, Game };
};

/// As a desktop does it. Whether the window took it.
bool TestOpening::drop(const QMimeData& data) const {
    const QPoint place = m_window->rect().center();
    QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &enter);
    if (!enter.isAccepted())
        return false;
    QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &drop);
    return drop.isAccepted();
}

QString TestOpening::write(const QString& name, const std::string& content) const {
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content.data()) < 0)
        qFatal("cannot write");
    return file.fileName();
}

std::string TestOpening::solutionOf(int standardBoard, int moves) {
    GameDocument game;
    game.newGame({standard_board(standardBoard), {}}, "any");
    for (int i = 0; i < moves; ++i)
        game.play(legal_moves(game.board())[0].cell);
    return to_json(game.record());
}

QString TestOpening::error() const {
    auto* box = m_window->findChild<QMessageBox*>("errorBox");
    if (!box)
        return {};
    const QString text = box->text();
    delete box;
    return text;
}

void TestOpening::checkNothingChanged() const {
    QCOMPARE(document()->name(), "Standard board 1");
    QCOMPARE(view()->shownBoard(), standard_board(1));
    QVERIFY(!action("undo")->isEnabled());
}

void TestOpening::pastedBoardIsPlayed_data() {
    QTest::addColumn<QString>("pasted");
    QTest::addColumn<QString>("name");
    QTest::addColumn<Board>("board");
    const Board board = generate_board(7, 5, 6, 3);
    QTest::newRow("text") << text(to_board_text(board)) << "Pasted board" << board;
    QTest::newRow("ID") << text(to_board_id({board, {}})) << "Pasted board" << board;
    QTest::newRow("ID with blanks") << "  " + text(to_board_id({board, {}})) + "\n"
                                    << "Pasted board" << board;
    QTest::newRow("name") << "standard:9"
                          << "Standard board 9" << standard_board(9);
}

void TestOpening::pastedBoardIsPlayed() {
    QFETCH(const QString, pasted);
    QFETCH(const QString, name);
    QFETCH(const Board, board);
    copy(pasted);
    paste();
    QCOMPARE(error(), QString());
    QCOMPARE(document()->name(), name);
    QCOMPARE(view()->shownBoard(), board);
    action("undo")->trigger();
    QCOMPARE(view()->shownBoard(), standard_board(1));
}

void TestOpening::pastedSolutionIsReplayed() {
    copy(text(solutionOf(3, 5)));
    paste();
    QCOMPARE(document()->start().board, standard_board(3));
    QCOMPARE(document()->line().moves.size(), std::size_t{5});
    QCOMPARE(source(), int(Game));
    QCOMPARE(lineLength(), 5);
}

void TestOpening::pastedNonsenseChangesNothing_data() {
    QTest::addColumn<QString>("pasted");
    QTest::newRow("words") << "Good morning, everybody.";
    QTest::newRow("damaged board") << "112\n11";
    QTest::newRow("no such board") << "standard:99";
    QTest::newRow("damaged solution") << text(solutionOf(1, 3)).chopped(20);
    QTest::newRow("very long") << QString(2'000'000, '1');
}

void TestOpening::pastedNonsenseChangesNothing() {
    QFETCH(const QString, pasted);
    copy(pasted);
    paste();
    const QString said = error();
    QVERIFY(said.startsWith("The text cannot be played: "));
    QVERIFY2(said.endsWith('.') && !said.endsWith(".."), qPrintable(said));
    QVERIFY2(said.size() < 300, qPrintable(said));
    checkNothingChanged();
}

void TestOpening::boardWithoutAMoveIsNoGame_data() {
    QTest::addColumn<QString>("pasted");
    QTest::newRow("one cell") << "1";
    QTest::newRow("no two of one color touch") << "12\n21";
    QTest::newRow("ID") << text(to_board_id({drawn("123"), {}}));
    QTest::newRow("name") << "random:5/1x1x1";
    GameRecord file;
    file.start.board = drawn("123");
    QTest::newRow("solution file") << text(to_json(file));
}

/// It would end at once. A file with the board, as one that a game at its end was saved as, opens.
void TestOpening::boardWithoutAMoveIsNoGame() {
    QFETCH(const QString, pasted);
    copy(pasted);
    paste();
    QCOMPARE(error(), "The text cannot be played: the board has no move: expected two blocks of "
                      "one color beside or above each other.");
    checkNothingChanged();
    const auto game = namedGameOfText(pasted);
    QVERIFY(game.ok());
    QVERIFY(m_window->openBoard(write("end.txt", to_board_text(game->record.start.board))));
    QCOMPARE(document()->board(), game->record.start.board);
    QVERIFY(document()->isFinished());
}

void TestOpening::whatHasNoTextIsSaidToHaveNone() {
    for (const char* blank : {"", " \n"}) {
        copy(blank);
        paste();
        QCOMPARE(error(), "The clipboard has no text.");
        QMimeData data;
        data.setText(blank);
        QVERIFY(!drop(data));
        QCOMPARE(error(), "What was dropped has no text.");
    }
    QGuiApplication::clipboard()->setImage(QImage(8, 8, QImage::Format_RGB32));
    paste();
    QCOMPARE(error(), "The clipboard has no text.");
    checkNothingChanged();
}

void TestOpening::droppedFileIsOpened() {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(write("a drop.samegame", solutionOf(3, 5)))});
    QVERIFY(drop(data));
    QCOMPARE(error(), QString());
    QCOMPARE(document()->start().board, standard_board(3));
    QCOMPARE(source(), int(Game));
}

void TestOpening::wrongClaimsAreSaid() {
    const std::string honest = solutionOf(3, 5);
    std::string boast = honest;
    boast.insert(boast.find("\"score\": ") + 9, "9");
    QVERIFY(m_window->openBoard(write("boast.samegame", boast)));
    const QString said = error();
    const QString earned = QString::number(document()->score());
    QVERIFY2(said.startsWith("boast.samegame is opened") && said.endsWith(" " + earned + '.'),
             qPrintable(said));
    QCOMPARE(document()->line().moves.size(), std::size_t{5});
    copy(text(boast));
    paste();
    QVERIFY(error().startsWith("The game is opened"));
    QVERIFY(m_window->openBoard(write("honest.samegame", honest)));
    QCOMPARE(error(), QString());
}

void TestOpening::droppedTextIsPlayed() {
    QMimeData data;
    data.setText(text(to_board_id({standard_board(6), {}})));
    QVERIFY(drop(data));
    QCOMPARE(view()->shownBoard(), standard_board(6));
}

void TestOpening::droppedNonsenseChangesNothing() {
    QMimeData data;
    data.setText("Good morning");
    drop(data);
    QVERIFY(!error().isEmpty());
    data.setUrls({QUrl::fromLocalFile(m_folder.path())});
    drop(data);
    QVERIFY(!error().isEmpty());
    data.setUrls({QUrl("https://example.org/board.txt")});
    data.setText("https://example.org/board.txt");
    drop(data);
    QVERIFY(!error().isEmpty());
    checkNothingChanged();
}

void TestOpening::onlyFilesAndTextsAreTaken() {
    QMimeData data;
    data.setData("application/octet-stream", "12");
    QVERIFY(!drop(data));
    checkNothingChanged();
}

void TestOpening::dropsAreCopied_data() {
    QTest::addColumn<QString>("dropped");
    QTest::addColumn<int>("possible");
    QTest::addColumn<int>("done");
    const int all = Qt::CopyAction | Qt::MoveAction | Qt::LinkAction;
    QTest::newRow("a board") << "standard:6" << all << int(Qt::CopyAction);
    QTest::newRow("moved or linked")
        << "standard:6" << int(Qt::MoveAction | Qt::LinkAction) << int(Qt::LinkAction);
    QTest::newRow("only moved") << "standard:6" << int(Qt::MoveAction) << int(Qt::IgnoreAction);
    QTest::newRow("nonsense") << "Good morning" << all << -1;
}

/// An editor deletes what it has moved.
void TestOpening::dropsAreCopied() {
    QFETCH(const QString, dropped);
    QFETCH(const int, possible);
    QFETCH(const int, done);
    QMimeData data;
    data.setText(dropped);
    const QPoint place = m_window->rect().center();
    const auto actions = Qt::DropActions::fromInt(possible);
    QDragEnterEvent enter(place, actions, &data, Qt::LeftButton, Qt::ShiftModifier);
    QCoreApplication::sendEvent(view(), &enter);
    QVERIFY(enter.isAccepted() && enter.dropAction() != Qt::MoveAction);
    QDragMoveEvent move(place, actions, &data, Qt::LeftButton, Qt::ShiftModifier);
    QCoreApplication::sendEvent(view(), &move);
    QVERIFY(move.isAccepted() && move.dropAction() != Qt::MoveAction);
    QDropEvent drop(place, actions, &data, Qt::LeftButton, Qt::ShiftModifier);
    QCoreApplication::sendEvent(view(), &drop);
    QVERIFY(drop.dropAction() != Qt::MoveAction);
    QCOMPARE(drop.isAccepted(), done >= 0);
    if (done >= 0)
        QCOMPARE(int(drop.dropAction()), done);
    QCOMPARE(error().isEmpty(), done >= 0);
    QCOMPARE(view()->shownBoard(), standard_board(done >= 0 ? 6 : 1));
}

void TestOpening::dropsIntoFieldsAreCopied() {
    action("newGame")->trigger();
    int fields = 0;
    for (QWidget* field : m_window->findChildren<QWidget*>()) {
        if (!field->acceptDrops() || field == m_window.get())
            continue;
        QMimeData data;
        data.setText("12");
        QDragEnterEvent enter({3, 3}, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton,
                              Qt::ShiftModifier);
        QCoreApplication::sendEvent(field, &enter);
        QDropEvent drop({3, 3}, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton,
                        Qt::ShiftModifier);
        QCoreApplication::sendEvent(field, &drop);
        if (!drop.isAccepted())
            continue;
        QVERIFY2(enter.dropAction() == Qt::CopyAction && drop.dropAction() == Qt::CopyAction,
                 qPrintable(field->objectName() + field->metaObject()->className()));
        ++fields;
    }
    QVERIFY(fields > 5);
}

void TestOpening::severalFilesAreSaid() {
    QMimeData data;
    QList<QUrl> urls;
    for (int number = 2; number <= 9; ++number)
        urls << QUrl::fromLocalFile(
            write(QString("board %1.txt").arg(number), to_board_text(standard_board(number))));
    const auto said = [this] { return m_window->statusBar()->currentMessage(); };
    data.setUrls(urls.mid(0, 3));
    QVERIFY(drop(data));
    QCOMPARE(view()->shownBoard(), standard_board(2));
    QCOMPARE(said(), "One board at a time; left out: board 3.txt, board 4.txt");
    data.setUrls(urls);
    QVERIFY(drop(data));
    QCOMPARE(said(), "One board at a time; left out: board 3.txt, board 4.txt, "
                     "board 5.txt, board 6.txt, board 7.txt, …");
    data.setUrls(urls.mid(0, 1));
    QVERIFY(drop(data));
    QCOMPARE(said(), QString());
}

void TestOpening::nameThatIsNoTextIsOpened_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QString>("title");
    QTest::newRow("Latin-1") << QByteArray("Gr\xf6\xdf"
                                           "e.txt")
                             << "Gr��e.txt";
    QTest::newRow("half of a letter") << QByteArray("half \xc3") << "half �";
    QTest::newRow("mixed") << QByteArray("\xc3\xa4\xff\xf0\x9f\x98\x80\x80.txt") << "ä�😀�.txt";
    QTest::newRow("surrogates") << QByteArray("\xed\xb2\x80.txt") << "���.txt";
    QTest::newRow("text") << QByteArray("Größe 😀.txt") << "Größe 😀.txt";
}

void TestOpening::nameThatIsNoTextIsOpened() {
    QFETCH(const QByteArray, name);
    QFETCH(const QString, title);
    const QByteArray path = QFile::encodeName(m_folder.path()) + '/' + name;
    const int file = ::open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    QVERIFY(file >= 0);
    const std::string content = to_board_text(standard_board(6));
    QCOMPARE(::write(file, content.data(), content.size()), ssize_t(content.size()));
    ::close(file);
    QCOMPARE(bytesOfPath(pathOfBytes(path)), path);
    QVERIFY(m_window->openBoard(pathOfBytes(path)));
    QCOMPARE(view()->shownBoard(), standard_board(6));
    QCOMPARE(document()->name(), title);
    QVERIFY(m_window->openBoard("standard:3"));
    QMimeData data;
    data.setData("text/uri-list", "file://" + path.toPercentEncoding("/") + "\r\n");
    QVERIFY(drop(data));
    QCOMPARE(error(), QString());
    QCOMPARE(view()->shownBoard(), standard_board(6));
    QCOMPARE(document()->name(), title);
    QVERIFY(!m_window->openBoard(pathOfBytes(path + "\xff missing")));
    QVERIFY(error().startsWith(title + "� missing: "));
    ::unlink(path);
}

void TestOpening::fileIsCalledAsAFile_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"standard:1", "random:7", "daily:2026-11-23",
                             "pasted:", "Standard board 3", "Eingefügtes Brett"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

void TestOpening::fileIsCalledAsAFile() {
    QFETCH(const QString, name);
    const QString path = write(name, to_board_text(standard_board(6)));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QVERIFY(drop(data));
    QCOMPARE(view()->shownBoard(), standard_board(6));
    QCOMPARE(document()->name(), "./" + name);
    QVERIFY(m_window->windowTitle().startsWith("./" + name));
    QVERIFY(m_window->openBoard("standard:1"));
    QCOMPARE(document()->name(), "Standard board 1");
}

/// What "Copy result" gives, in a file, too.
void TestOpening::sharedResultIsOpened() {
    QVERIFY(m_window->openBoard("id:3x3x3-S-DCBKC-N5tX"));
    const Board board = document()->board();
    while (!document()->isFinished())
        click(legal_moves(document()->board())[0]);
    action("copyResult")->trigger();
    const QString shared = QGuiApplication::clipboard()->text();
    QVERIFY(m_window->openBoard("standard:3"));
    QVERIFY(m_window->openBoard(write("shared.txt", shared.toStdString())));
    QCOMPARE(document()->board(), board);
    action("copyId")->trigger();
    const QString id = QGuiApplication::clipboard()->text();
    for (const QString& pasted : {id, "id:" + id, shared, shared.trimmed() + "\u200b\n",
                                  "\u00a0" + QString(id).insert(6, "\r\n  ") + "\u2060"}) {
        QVERIFY(m_window->openBoard("standard:3"));
        copy(pasted);
        paste();
        QCOMPARE(error(), QString());
        QCOMPARE(document()->board(), board);
        QVERIFY(m_window->openBoard("standard:3"));
        QMimeData data;
        data.setText(pasted);
        QVERIFY(drop(data));
        QCOMPARE(document()->board(), board);
        QVERIFY(m_window->openBoard("standard:3"));
        QVERIFY(m_window->openBoard(write("pasted.txt", pasted.toStdString())));
        QCOMPARE(document()->board(), board);
    }
}

/// Unless a file is called so.
void TestOpening::wrongIdIsSaidToBeOne() {
    QVERIFY(!m_window->openBoard("3x3x3-S-DCBKC-N5tY"));
    QCOMPARE(error(), "There is no file 3x3x3-S-DCBKC-N5tY, and as a board ID it is wrong: the "
                      "check at the end of the board ID does not fit: a character is missing or "
                      "wrong.");
    checkNothingChanged();
    QVERIFY(m_window->openBoard("> 3x3x3-S-DCBKC-N5tX"));
    QCOMPARE(document()->board(), drawn("1../22./131"));
}

void TestOpening::severalBoardsAreRefused() {
    const std::string two =
        to_board_text(standard_board(2)) + "\n" + to_board_text(standard_board(3));
    QVERIFY(!m_window->openBoard(write("two.txt", two)));
    QCOMPARE(error(), "two.txt: line 17: a second board begins here: expected one "
                      "board.");
    checkNothingChanged();
}

void TestOpening::chosenFileIsOpened() {
    const QString path = write("chosen.txt", to_board_text(generate_board(7, 5, 6, 3)));
    action("open")->trigger();
    auto* dialog = find<QFileDialog>("fileDialog");
    dialog->setDirectory(m_folder.path());
    dialog->selectFile(path);
    static_cast<QDialog*>(dialog)->accept();
    TRY_COMPARE(view()->shownBoard(), generate_board(7, 5, 6, 3));
    QCOMPARE(document()->name(), "chosen.txt");
}

void TestOpening::trialsAreShownAsAComparison_data() {
    QTest::addColumn<bool>("isDropped");
    QTest::addColumn<QString>("name");
    QTest::newRow("opened") << false << "some.jsonl";
    QTest::newRow("dropped") << true << "some.jsonl";
    QTest::newRow("another ending") << false << "some.txt";
}

void TestOpening::trialsAreShownAsAComparison() {
    QFETCH(const bool, isDropped);
    QFETCH(const QString, name);
    const QString path = m_folder.filePath(name);
    writeSomeTrials(path);
    auto* dock = find<QDockWidget>("comparisonDock");
    dock->hide();
    if (isDropped) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QVERIFY(drop(data));
    } else {
        QVERIFY(m_window->openBoard(path));
    }
    const ComparisonRunner* runner = m_session->comparisonRunner();
    TRY_COMPARE(runner->results().size(), std::size_t{4});
    QCOMPARE(runner->path(), path);
    QVERIFY(dock->isVisible());
    QCOMPARE(find<QLineEdit>("comparisonBoards")->text(), "random:5/6x6x4, random:6/6x6x4");
    QCOMPARE(error(), QString());
    checkNothingChanged();
}

void TestOpening::trialsThatCannotBeShownAreExplained() {
    const QString path = write("odd.jsonl", "{\"format\":\"samegame-trials\",\"version\":2}\n");
    m_window->openBoard(path);
    TRY_VERIFY(m_window->findChild<QMessageBox*>("errorBox"));
    const QString said = error();
    QVERIFY2(said.startsWith("odd.jsonl cannot be opened: ") && said.contains("'version' is 2"),
             qPrintable(said));
    checkNothingChanged();
}

void TestOpening::trialsWaitForNoComparison() {
    const QString path = m_folder.filePath("some.jsonl");
    writeSomeTrials(path);
    chooseNestedPair(m_window.get(), 1000, 1000);
    find<QPushButton>("comparisonStart")->click();
    m_window->openBoard(path);
    QCOMPARE(error(), "some.jsonl stays closed: a comparison is running; stop it first.");
    m_session->comparisonRunner()->stop();
}

void TestOpening::openedSolutionIsReplayed() {
    QCOMPARE(source(), int(BestLine));
    QVERIFY(m_window->openBoard(write("played.samegame", solutionOf(2, 7))));
    QCOMPARE(source(), int(Game));
    QCOMPARE(lineLength(), 7);
    QCOMPARE(view()->mode(), ViewMode::Play); // until it is asked for
    QCOMPARE(find<QSlider>("replaySlider")->value(), 7);
}

void TestOpening::lineOfASolverIsSaidToBeFound_data() {
    QTest::addColumn<bool>("isPasted");
    QTest::newRow("opened") << false;
    QTest::newRow("pasted") << true;
}

void TestOpening::lineOfASolverIsSaidToBeFound() {
    QFETCH(const bool, isPasted);
    GameDocument game;
    game.newGame({standard_board(3), {}}, "any");
    while (!game.isFinished())
        game.play(legal_moves(game.board())[0].cell);
    GameRecord record = game.record();
    record.source = RecordSource{};
    record.source->solver = "flat-monte-carlo";
    if (isPasted) {
        copy(text(to_json(record)));
        paste();
    } else {
        QVERIFY(m_window->openBoard(write("best.samegame", to_json(record))));
    }
    QCOMPARE(document()->name(), "Standard board 3");
    QCOMPARE(find<QLabel>("aid")->text(), "Found by Flat Monte-Carlo");
    QVERIFY(find<QLabel>("aid")->isVisible());
    QCOMPARE(find<QLabel>("endCardAid")->text(), "Found by Flat Monte-Carlo");
    action("copyResult")->trigger();
    const QString told = QGuiApplication::clipboard()->text();
    QVERIFY2(told.contains("Found by Flat Monte-Carlo") && !told.contains("without help"),
             qPrintable(told));
    action("undo")->trigger();
    QCOMPARE(document()->line().moves.size(), record.line.moves.size() - 1);
    QCOMPARE(find<QLabel>("aid")->text(),
             QString("%1 moves of a game taken over").arg(record.line.moves.size() - 1));
    action("redo")->trigger();
    QCOMPARE(find<QLabel>("aid")->text(), "Found by Flat Monte-Carlo");
    action("restart")->trigger();
    QVERIFY(document()->line().moves.empty());
    QCOMPARE(find<QLabel>("aid")->text(), "without help; board played with help before");
}

void TestOpening::openedBoardHasNoMovesToReplay() {
    QVERIFY(m_window->openBoard(write("played.samegame", solutionOf(2, 7))));
    QVERIFY(m_window->openBoard(write("board.txt", to_board_text(standard_board(4)))));
    QCOMPARE(source(), int(BestLine));
    QVERIFY(m_window->openBoard(write("played.samegame", solutionOf(2, 7))));
    QCOMPARE(source(), int(Game));
    copy("standard:8");
    paste();
    QCOMPARE(source(), int(BestLine));
}

void TestOpening::openingLeavesTheReplay() {
    QVERIFY(m_window->openBoard(write("played.samegame", solutionOf(2, 7))));
    action("firstMove")->trigger();
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QVERIFY(m_window->openBoard(write("other.samegame", solutionOf(5, 3))));
    QCOMPARE(view()->mode(), ViewMode::Play);
    QCOMPARE(view()->shownBoard(), document()->board());
    QCOMPARE(lineLength(), 3);
}

void TestOpening::missingFileIsExplained() {
    QVERIFY(!m_window->openBoard(m_folder.filePath("missing.samegame")));
    QVERIFY(error().contains("missing.samegame"));
    checkNothingChanged();
}

void TestOpening::whatIsNoFileIsExplained_data() {
    QTest::addColumn<QString>("part");
    QTest::newRow("pipe") << "pipe or a device";
    QTest::newRow("link to a pipe") << "pipe or a device";
    QTest::newRow("device") << "pipe or a device";
    QTest::newRow("folder") << "folder";
    QTest::newRow("link in a loop") << "";
    QTest::newRow("huge file") << "16 MiB";
    QTest::newRow("unreadable file") << "";
}

void TestOpening::whatIsNoFileIsExplained() {
    QFETCH(const QString, part);
    const QString path = m_folder.filePath("odd " + QString(QTest::currentDataTag()));
    if (!makeOddFile(QTest::currentDataTag(), path))
        QSKIP("cannot be made here");
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    for (const bool isDropped : {false, true}) {
        if (isDropped)
            drop(data);
        else
            QVERIFY(!m_window->openBoard(path));
        const QString said = error();
        QVERIFY2(said.startsWith("odd ") && said.contains(part), qPrintable(said));
        QVERIFY2(said.endsWith('.') && !said.endsWith(".."), qPrintable(said));
    }
    checkNothingChanged();
}

void TestOpening::hugeTextIsRefused() {
    copy(QString((16 << 20) + 1, '1'));
    paste();
    QCOMPARE(error(), "The text cannot be played: it has more than 16 MiB.");
    checkNothingChanged();
}

SAMEGAME_TEST(TestOpening, QApplication)
#include "tst_opening.moc"
