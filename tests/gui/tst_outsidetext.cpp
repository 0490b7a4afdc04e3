#include <QAbstractItemView>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTextDocument>
#include <QUrl>

#include "app/gui/basics/outsidetext.h"
#include "engine/formats/board_library.h"
#include "engine/formats/board_text.h"
#include "engine/game/group.h"
#include "tests/gui/hostfixture.h"
#include "tests/gui/newgamepages.h"
#include "tests/support/board_drawing.h"
#include "tests/support/file_bytes.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// What a rich text would read a file for. There is none, so that nothing grows if it does.
const QString mark = "<img src=\"file:///no/such/picture\">";
const QString boardName = "random:" + mark;
const QString fileName = "<img src=x>.txt"; // a name of a file has no slashes

/// The place, if `text` is rich text with the mark in it.
QString complaint(const QString& text, const QString& place) {
    return Qt::mightBeRichText(text) && text.contains("<img") ? place + ": " + text : QString();
}

QStringList complaintsOf(const QAbstractItemView* view) {
    const QAbstractItemModel* model = view->model();
    QStringList found;
    for (int row = 0; model && row < model->rowCount(); ++row)
        for (int column = 0; column < model->columnCount(); ++column)
            found << complaint(model->index(row, column).data(Qt::ToolTipRole).toString(),
                               "tool tip in " + view->objectName());
    return found;
}

/// Everything in the program that shows the mark as rich text.
QStringList richTexts() {
    QStringList found;
    for (QWidget* widget : QApplication::allWidgets()) {
        const QString name = widget->metaObject()->className() + (' ' + widget->objectName());
        found << complaint(widget->toolTip(), "tool tip of " + name);
        for (const QAction* action : widget->actions())
            found << complaint(action->toolTip(), "action of " + name);
        if (const auto* label = qobject_cast<QLabel*>(widget))
            if (label->textFormat() != Qt::PlainText)
                found << complaint(label->text(), name);
        if (const auto* box = qobject_cast<QMessageBox*>(widget))
            if (box->textFormat() != Qt::PlainText)
                found << complaint(box->text(), name);
        if (const auto* view = qobject_cast<QAbstractItemView*>(widget))
            found << complaintsOf(view);
    }
    found.removeAll(QString());
    return found;
}

} // namespace

/// Names, contents of files and error sentences are never taken for rich text, which could have the
/// window read any file.
class TestOutsideText : public QObject, protected HostFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { clear(); }
    void cleanup() { quit(); }

    void shortNamesStayWhole();
    void longNamesLoseTheirMiddle();
    void unseenLettersAreShown();
    void toolTipsOfTagsAreEscaped();

    void nameOnTheCommandLine();
    void nameOfAMissingFile();
    void nameOfAFile();
    void contentOfAFile();
    void solverOfAFile();
    void pastedText();
    void droppedText();
    void droppedFile();
    void textOfANewGame();
    void boardsOfCharts();
    void settingsOfCharts();
    void namesOfSavedFiles();

private:
    QString write(const QString& name, const QByteArray& content) const;
    bool drop(const QMimeData& data) const;
    void checkErrorBox() const;
};

QString TestOutsideText::write(const QString& name, const QByteArray& content) const {
    writeContent(m_store->filePath(name), content);
    return m_store->filePath(name);
}

bool TestOutsideText::drop(const QMimeData& data) const {
    const QPoint place = window()->rect().center();
    QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window(), &enter);
    QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window(), &drop);
    return drop.isAccepted();
}

/// One is open, and says what was wrong word for word.
void TestOutsideText::checkErrorBox() const {
    QCOMPARE(richTexts(), QStringList());
    const QString said = error();
    QVERIFY2(said.contains("<img src="), qPrintable(said));
}

void TestOutsideText::shortNamesStayWhole() {
    QCOMPARE(shortName("board.txt"), "board.txt");
    QCOMPARE(shortName(QString(60, 'x')), QString(60, 'x'));
    QCOMPARE(shortFileName("/folder/of/board.txt"), "board.txt");
    QCOMPARE(shortFileName("/folder/of/"), "/folder/of/");
    QCOMPARE(shortName("Größe 😀 العربية"), "Größe 😀 العربية");
}

void TestOutsideText::longNamesLoseTheirMiddle() {
    const QString name = shortName("first" + QString(300, 'x') + "last.txt");
    QCOMPARE(name.size(), 60);
    QVERIFY(name.startsWith("firstx") && name.endsWith("xlast.txt") && name.contains("x…x"));
    const QString faces = shortName(QString("😀").repeated(100));
    QVERIFY(faces.size() >= 57 && faces.size() <= 60);
    QVERIFY(!faces.toUtf8().contains('?') && QString::fromUtf8(faces.toUtf8()) == faces);
    QCOMPARE(shortName("0123456789", 5), "01…89");
}

void TestOutsideText::unseenLettersAreShown() {
    QCOMPARE(shortName("a\nb\tc\x1b[1m"), "a\uFFFDb\uFFFDc\uFFFD[1m");
    QCOMPARE(shortName(u"txt\u202Egpj\u2028\u2067"_qs), "txt\uFFFDgpj\uFFFD\uFFFD");
}

void TestOutsideText::toolTipsOfTagsAreEscaped() {
    QCOMPARE(plainToolTip("My game"), "My game");
    QCOMPARE(plainToolTip("a < b & c"), "a < b & c");
    const QString toolTip = plainToolTip(mark);
    QVERIFY(!toolTip.contains("<img"));
    QTextDocument document;
    document.setHtml(toolTip);
    QCOMPARE(document.toPlainText(), mark);
}

void TestOutsideText::nameOnTheCommandLine() {
    start(boardName);
    checkErrorBox();
}

void TestOutsideText::nameOfAMissingFile() {
    start();
    QVERIFY(!window()->openBoard(m_store->filePath(fileName)));
    checkErrorBox();
    QVERIFY(!window()->openBoard(m_store->filePath(fileName + QString(3000, 'x'))));
    QVERIFY(error().size() < 200);
}

void TestOutsideText::nameOfAFile() {
    start();
    QVERIFY(window()->openBoard(write(fileName, to_board_text(standard_board(4)).c_str())));
    QCOMPARE(document()->name(), fileName);
    QVERIFY(window()->windowTitle().startsWith(fileName));
    QCOMPARE(find<QLabel>("gameName")->text(), fileName);
    QCOMPARE(richTexts(), QStringList());
    searchAndTurnOff(100); // so that a line is kept under that name
    action("solvedBoards")->trigger();
    QCOMPARE(find<QTableView>("solvedBoards")->model()->index(0, 0).data().toString(), fileName);
    QCOMPARE(richTexts(), QStringList());
    QVERIFY(document()->play(legal_moves(document()->board()).front().cell));
    action("newGame")->trigger();
    QVERIFY(find<QWidget>("continueCard")->accessibleName().contains(fileName));
    QCOMPARE(richTexts(), QStringList());
}

void TestOutsideText::contentOfAFile() {
    start();
    QVERIFY(!window()->openBoard(write("board.txt", "12\n" + mark.toUtf8() + "\n")));
    QCOMPARE(richTexts(), QStringList());
    QVERIFY(!error().isEmpty());
    const QByteArray json = "{\"format\": \"<img src='x'>\", \"version\": 1}";
    QVERIFY(!window()->openBoard(write("board.samegame", json)));
    QCOMPARE(richTexts(), QStringList());
}

void TestOutsideText::solverOfAFile() {
    start();
    const QByteArray json = "{\"format\": \"samegame\", \"version\": 1, \"board\": [\"11\"], "
                            "\"moves\": [[1, 1]], \"score\": 1000, \"source\": "
                            "{\"solver\": \"<img src='x'>\", \"seed\": \"1\"}}";
    QVERIFY(window()->openBoard(write("board.samegame", json)));
    find<QComboBox>("replaySource")->setCurrentIndex(0);
    emit find<QComboBox>("replaySource")->activated(0);
    QVERIFY(find<QLabel>("bestLineSummary")->text().contains("&lt;img"));
    QCOMPARE(richTexts(), QStringList());
    action("solvedBoards")->trigger();
    QCOMPARE(richTexts(), QStringList());
}

void TestOutsideText::pastedText() {
    start();
    QGuiApplication::clipboard()->setText(boardName);
    action("paste")->trigger();
    checkErrorBox();
    QGuiApplication::clipboard()->setText(mark);
    action("paste")->trigger();
    QCOMPARE(richTexts(), QStringList());
    QVERIFY(!error().isEmpty());
}

void TestOutsideText::droppedText() {
    start();
    QMimeData data;
    data.setText(boardName);
    QVERIFY(!drop(data)); // refused, with a sentence
    checkErrorBox();
}

void TestOutsideText::droppedFile() {
    start();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(m_store->filePath(fileName))});
    QVERIFY(!drop(data)); // refused, with a sentence
    checkErrorBox();
}

void TestOutsideText::textOfANewGame() {
    start();
    action("newGame")->trigger();
    showNewGamePage(find<QDialog>("newGameDialog"), "Text or ID");
    find<QPlainTextEdit>("pastedText")->setPlainText(boardName);
    QVERIFY(find<QLabel>("newGameError")->text().contains("<img src="));
    QCOMPARE(richTexts(), QStringList());
}

void TestOutsideText::boardsOfCharts() {
    start();
    find<QLineEdit>("comparisonBoards")->setText(boardName);
    QVERIFY(find<QLabel>("comparisonError")->text().contains("<img src="));
    const auto edits = find<QWidget>("distributionDock")->findChildren<QLineEdit*>();
    for (QLineEdit* edit : edits)
        if (edit->accessibleName() == "Board")
            edit->setText(boardName);
    QVERIFY(find<QLabel>("distributionError")->text().contains("<img src="));
    QCOMPARE(richTexts(), QStringList());
}

/// They stand in a file, which anything may write.
void TestOutsideText::settingsOfCharts() {
    {
        QSettings settings;
        settings.beginWriteArray("comparison/contestants");
        settings.setArrayIndex(0);
        settings.setValue("solver", "sp-mcts");
        settings.setValue("options", mark);
        settings.endArray();
        settings.beginWriteArray("distribution/series");
        settings.setArrayIndex(0);
        settings.setValue("policy", mark);
        settings.setValue("board", mark);
        settings.endArray();
    }
    start();
    QVERIFY(find<QLabel>("comparisonError")->text().contains("<img"));
    QCOMPARE(richTexts(), QStringList());
}

void TestOutsideText::namesOfSavedFiles() {
    start();
    window()->saveGame(m_store->filePath("no folder/" + fileName));
    checkErrorBox();
    window()->saveGame(m_store->filePath(fileName));
    QVERIFY(QFile::exists(m_store->filePath(fileName)));
    QCOMPARE(richTexts(), QStringList());
}

SAMEGAME_TEST(TestOutsideText, QApplication)
#include "tst_outsidetext.moc"
