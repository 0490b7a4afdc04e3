#include <QCheckBox>
#include <QColorSpace>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QImageReader>
#include <QLineEdit>
#include <QMessageBox>
#include <QXmlStreamReader>

#include "app/gui/basics/boardpainter.h"
#include "app/gui/play/boardpicture.h"
#include "app/gui/play/exportdialog.h"
#include "app/gui/session/gamesession.h"
#include "engine/formats/board_library.h"
#include "engine/formats/printed_line.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "tests/gui/patience.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What Export… writes.
class TestExport : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup() { close(); }

    void thePositionBecomesAPicture();
    void theGameBecomesAnAnimation();
    void theMovesBecomeTextThatOpensAgain();
    void thePositionBecomesADrawingInTheColorsOfTheBoard();
    void aBoardWithoutMovesIsOnlyAPosition();
    void theLineInTheReplayBarIsExported();
    void aMarkedGroupHasAnOutline();
    void whatCannotBeWrittenIsExplained();
    void cancelLeavesNoFile();
    void choicesAreKept();

private:
    void play(int moves) const;
    ExportDialog* ask(ExportFormat format) const;
    void exportTo(ExportDialog* dialog, const QString& path) const;
    /// A picture of a file says which colors it means (sRGB); only the pixels count.
    static QImage pixelsOf(const QImage& picture) {
        QImage pixels = picture.convertToFormat(QImage::Format_RGB32);
        pixels.setColorSpace(QColorSpace());
        return pixels;
    }
    BoardTheme windowTheme() const { return (new PictureTheme(m_window.get()))->theme(); }
    static QStringList itemsOf(const QComboBox* box);
};

void TestExport::init() {
    QSettings().clear();
    open();
    document()->newGame({standard_board(1), Rules{}}, "standard:1");
}

void TestExport::play(int moves) const {
    for (int i = 0; i < moves; ++i)
        QVERIFY(document()->play(legal_moves(document()->board())[0].cell));
}

/// The dialog, in which the format is chosen.
ExportDialog* TestExport::ask(ExportFormat format) const {
    action("exportLine")->trigger();
    auto* formats = find<QComboBox>("exportFormat");
    formats->setCurrentIndex(formats->findData(static_cast<int>(format)));
    return find<ExportDialog>("exportDialog");
}

void TestExport::exportTo(ExportDialog* dialog, const QString& path) const {
    dialog->exportTo(path);
    TRY_VERIFY(!m_window->findChild<ExportDialog*>("exportDialog"));
    QVERIFY(QFile::exists(path));
}

QStringList TestExport::itemsOf(const QComboBox* box) {
    QStringList items;
    for (int i = 0; i < box->count(); ++i)
        items << box->itemText(i);
    return items;
}

void TestExport::thePositionBecomesAPicture() {
    play(3);
    auto* dialog = ask(ExportFormat::Picture);
    find<QSpinBox>("exportCell")->setValue(21);
    const QString path = m_folder.filePath("position.png");
    exportTo(dialog, path);
    const QImage picture(path);
    QCOMPARE(picture.size(), QSize(15 * 21 + 11, 15 * 21 + 11));
    const BoardTheme theme = windowTheme();
    const QImage expected = boardImage(document()->board(), 21, theme, Group());
    QCOMPARE(pixelsOf(picture), expected);
}

void TestExport::theGameBecomesAnAnimation() {
    play(4);
    auto* dialog = ask(ExportFormat::Animation);
    find<QSpinBox>("exportCell")->setValue(16);
    find<QDoubleSpinBox>("exportSeconds")->setValue(0.25);
    const QString path = m_folder.filePath("game.gif");
    exportTo(dialog, path);
    QImageReader reader(path);
    if (!QImageReader::supportedImageFormats().contains("gif"))
        QSKIP("Qt reads no GIF here");
    QCOMPARE(reader.imageCount(), 5);
    QCOMPARE(reader.size(), QSize(15 * 16 + 8, 15 * 16 + 8));
    QVERIFY(!reader.read().isNull());
    QCOMPARE(reader.nextImageDelay(), 250);
}

void TestExport::theMovesBecomeTextThatOpensAgain() {
    play(5);
    const Line line = document()->line();
    const QString path = m_folder.filePath("moves.txt");
    exportTo(ask(ExportFormat::Moves), path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()),
             QString::fromStdString(printed_game(document()->start(), line.moves)));
    document()->newGame({standard_board(2), Rules{}}, "standard:2");
    QVERIFY(m_window->openBoard(path));
    QVERIFY(document()->line() == line);
    QVERIFY(document()->start().board == standard_board(1));
}

void TestExport::thePositionBecomesADrawingInTheColorsOfTheBoard() {
    play(1);
    const QString path = m_folder.filePath("position.svg");
    exportTo(ask(ExportFormat::Drawing), path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader reader(&file);
    const QString color = BoardTheme(m_window->palette()).blockColor(1).name();
    int blocks = 0;
    int ofColor = 0;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == u"rect") {
            ++blocks;
            ofColor += reader.attributes().value("fill") == color ? 1 : 0;
        }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    const Board board = document()->board();
    QCOMPARE(blocks, 1 + board.block_count()); // and the ground
    QCOMPARE(ofColor, board.block_count(1));
}

void TestExport::aBoardWithoutMovesIsOnlyAPosition() {
    action("exportLine")->trigger();
    QCOMPARE(itemsOf(find<QComboBox>("exportFormat")),
             (QStringList{"Picture of the position (PNG)", "Drawing of the position (SVG)"}));
    QVERIFY(!find<QComboBox>("exportLine")->isEnabled());
    QVERIFY(!find<QDoubleSpinBox>("exportSeconds")->isEnabled());
    QVERIFY(!find<QCheckBox>("exportMark")->isEnabled());
    QVERIFY(find<QPushButton>("startExport")->isEnabled());
}

void TestExport::theLineInTheReplayBarIsExported() {
    searchAndTurnOff(200);
    play(2);
    m_session->replay()->setSource(ReplaySource::BestLine);
    m_session->replay()->setIndex(3);
    const Line line = m_session->replay()->line();
    auto* dialog = ask(ExportFormat::Moves);
    const QStringList lines = itemsOf(find<QComboBox>("exportLine"));
    QCOMPARE(lines.first(), QString("Game in the replay bar (moves: %1)").arg(line.moves.size()));
    const QString path = m_folder.filePath("best.txt");
    exportTo(dialog, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()),
             QString::fromStdString(printed_game(document()->start(), line.moves)));
}

void TestExport::aMarkedGroupHasAnOutline() {
    play(3);
    m_session->replay()->setSource(ReplaySource::Game);
    m_session->replay()->setIndex(1);
    const Board board = m_session->replay()->board();
    const Move next = m_session->replay()->nextMove().value();
    auto* dialog = ask(ExportFormat::Picture);
    QVERIFY(find<QCheckBox>("exportMark")->isEnabled());
    find<QCheckBox>("exportMark")->setChecked(true);
    const QString path = m_folder.filePath("marked.png");
    exportTo(dialog, path);
    const BoardTheme theme = windowTheme();
    const QImage marked = boardImage(board, 32, theme, group_at(board, next.cell));
    QCOMPARE(pixelsOf(QImage(path)), marked);
    QVERIFY(marked != boardImage(board, 32, theme, Group()));
}

void TestExport::whatCannotBeWrittenIsExplained() {
    auto* dialog = ask(ExportFormat::Picture);
    dialog->exportTo(m_folder.filePath("absent/position.png"));
    TRY_VERIFY(m_window->findChild<QMessageBox*>());
    auto* box = m_window->findChild<QMessageBox*>();
    const QString path = QDir::toNativeSeparators(m_folder.filePath("absent/position.png"));
    QVERIFY2(box->text().startsWith(path + " could not be written: "), qPrintable(box->text()));
    QVERIFY(box->text().endsWith(" Export… asks for another file or folder."));
    QVERIFY(find<QPushButton>("startExport")->isEnabled()); // the next path may do
    QCOMPARE(dialog->focusWidget(), find<QPushButton>("startExport"));
    box->accept();
    settle();
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Space);
    const auto* files = find<QFileDialog>("fileDialog");
    QCOMPARE(files->findChild<QLineEdit*>("fileNameEdit")->text(), "position.png");
}

void TestExport::cancelLeavesNoFile() {
    document()->newGame({generate_board(1, 32, 32, 3), Rules{}}, "large");
    play(60);
    auto* dialog = ask(ExportFormat::Animation);
    find<QSpinBox>("exportCell")->setValue(64);
    const QString path = m_folder.filePath("large.gif");
    dialog->exportTo(path);
    QVERIFY(!find<QPushButton>("startExport")->isEnabled());
    QVERIFY(find<QWidget>("exportProgress")->isVisible());
    dialog->reject();
    TRY_VERIFY(!m_window->findChild<ExportDialog*>("exportDialog"));
    QVERIFY(!QFile::exists(path));
}

void TestExport::choicesAreKept() {
    play(1);
    auto* dialog = ask(ExportFormat::Drawing);
    find<QSpinBox>("exportCell")->setValue(40);
    exportTo(dialog, m_folder.filePath("kept.svg"));
    action("exportLine")->trigger();
    QCOMPARE(find<QComboBox>("exportFormat")->currentData().toInt(),
             static_cast<int>(ExportFormat::Drawing));
    QCOMPARE(find<QSpinBox>("exportCell")->value(), 40);
}

SAMEGAME_TEST(TestExport, QApplication)
#include "tst_export.moc"
