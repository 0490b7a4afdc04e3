#include <QColorDialog>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include <memory>

#include "app/gui/basics/blocklook.h"
#include "app/gui/window/lookspage.h"
#include "tests/gui/patience.h"
#include "tests/gui/testsettings.h"
#include "tests/support/test_program.h"

/// The page of the settings where blocks and palettes are chosen, and colors of one's own are made.
class TestLooks : public QObject {
    Q_OBJECT

private slots:
    void init();

    void palettesOfTheProgramAreShownOnly();
    void ownColorsBeginAsThePaletteBefore();
    void editedColorsAreKept();
    void chosenColorApplies();
    void triedColorIsTakenBack();
    void anotherPaletteCanBeTheStart();
    void tableTellsTheClosestPairs();
    void colorsTooCloseAreTold();
    void tableIsShownWhenAskedFor();
    void picturesFollowTheChoice();
    void arrowKeysChooseThePicture();
    void previewFollows_data();
    void previewFollows();

private:
    template <class T>
    T* find(const QString& objectName) const {
        T* object = m_page->findChild<T*>(objectName);
        if (!object)
            qFatal("no %s", qPrintable(objectName));
        return object;
    }
    /// As a person does, by keyboard.
    void choose(const char* box, int index) const;
    void choosePicture(const char* name, int number) const;
    QColorDialog* pressColor(int color) const;
    Settings stored() const;
    QString cell(int row, int column) const {
        return find<QTableWidget>("paletteTable")->item(row, column)->text();
    }
    bool isWholeInTable() const;
    QImage preview() const { return find<QWidget>("blockPreview")->grab().toImage(); }

    std::unique_ptr<LooksPage> m_page;
};

constexpr int own = int(PaletteChoice::Own);

void TestLooks::init() {
    m_page = std::make_unique<LooksPage>();
    m_page->showSettings(Settings());
    // Wider than a window gets by itself on the small screen here, and as high as with the table.
    constexpr int height = 800;
    m_page->resize(m_page->sizeHint().width(), height);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    QVERIFY(!find<QWidget>("blockPreview")->size().isEmpty());
}

void TestLooks::choose(const char* name, int index) const {
    auto* box = find<QComboBox>(name);
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < index; ++i)
        QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(box->currentIndex(), index);
}

/// Whether no text is elided, also where it takes two lines.
bool TestLooks::isWholeInTable() const {
    const auto* table = find<QTableWidget>("paletteTable");
    for (int row = 0; row < table->rowCount(); ++row)
        for (int column = 0; column < table->columnCount(); ++column) {
            const QTableWidgetItem* item = table->item(row, column);
            const int aside = item->icon().isNull() ? 8 : 28;
            const QRect room(0, 0, table->columnWidth(column) - aside, table->rowHeight(row));
            const QRect text =
                table->fontMetrics().boundingRect(room, Qt::TextWordWrap, item->text());
            if (text.height() > room.height() || text.width() > room.width())
                return false;
        }
    return table->verticalHeader()->length() <= table->viewport()->height();
}

void TestLooks::choosePicture(const char* name, int number) const {
    auto* button = find<QToolButton>(QLatin1String(name) + QString::number(number));
    button->click();
    QVERIFY(button->isChecked());
}

QColorDialog* TestLooks::pressColor(int color) const {
    find<QToolButton>(QStringLiteral("color%1").arg(color))->click();
    return find<QColorDialog>("colorDialog");
}

Settings TestLooks::stored() const {
    Settings settings;
    m_page->store(settings);
    return settings;
}

void TestLooks::palettesOfTheProgramAreShownOnly() {
    choosePicture("palette", int(PaletteChoice::Soft));
    QVERIFY(!find<QToolButton>("color1")->isEnabled());
    QVERIFY(find<QToolButton>("color1")->accessibleName().contains("cream"));
    QVERIFY(!find<QPushButton>("startPalette")->isEnabled());
    choosePicture("palette", own);
    QVERIFY(find<QToolButton>("color1")->isEnabled());
    QVERIFY(find<QPushButton>("startPalette")->isEnabled());
}

void TestLooks::ownColorsBeginAsThePaletteBefore() {
    Settings settings;
    settings.palette = PaletteChoice::Contrast;
    m_page->showSettings(settings);
    choosePicture("palette", own);
    QCOMPARE(stored().palette, PaletteChoice::Own);
    QCOMPARE(stored().ownColors, colorsOf(PaletteChoice::Contrast));
}

void TestLooks::editedColorsAreKept() {
    Settings settings;
    settings.ownColors[4] = Qt::black;
    m_page->showSettings(settings);
    choosePicture("palette", int(PaletteChoice::Vivid));
    choosePicture("palette", own);
    QCOMPARE(stored().ownColors, settings.ownColors);
}

void TestLooks::chosenColorApplies() {
    choosePicture("palette", own);
    QSignalSpy changed(m_page.get(), &LooksPage::changed);
    QColorDialog* dialog = pressColor(3);
    dialog->setCurrentColor(QColor(0x123456));
    QCOMPARE(changed.count(), 0);
    dialog->accept();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(stored().ownColors[2], QColor(0x123456));
}

void TestLooks::triedColorIsTakenBack() {
    choosePicture("palette", own);
    const BlockColors before = stored().ownColors;
    const QImage shown = preview();
    QSignalSpy changed(m_page.get(), &LooksPage::changed);
    QColorDialog* dialog = pressColor(1);
    dialog->setCurrentColor(before[1]); // another block has it already
    QVERIFY(preview() != shown);
    QVERIFY(find<QLabel>("paletteVerdict")->text().startsWith("Too close"));
    dialog->reject();
    QCOMPARE(preview(), shown);
    QCOMPARE(stored().ownColors, before);
    QCOMPARE(changed.count(), 0);
}

void TestLooks::anotherPaletteCanBeTheStart() {
    choosePicture("palette", own);
    QSignalSpy changed(m_page.get(), &LooksPage::changed);
    find<QPushButton>("startPalette")->menu()->actions()[1]->trigger();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(stored().ownColors, colorsOf(PaletteChoice::Soft));
    QCOMPARE(stored().palette, PaletteChoice::Own);
}

void TestLooks::tableTellsTheClosestPairs() {
    const auto pair =
        closestPair(colorsOf(PaletteChoice::Standard), 9, colordifference::Vision::Tritanopia);
    QCOMPARE(cell(3, 1), QString::fromUtf8("enough: violet – slate"));
    const QString tip = find<QTableWidget>("paletteTable")->item(3, 1)->toolTip();
    QVERIFY2(tip.contains(QString::number(pair.difference, 'f', 1)), qPrintable(tip));
    QVERIFY(cell(0, 0).startsWith("clear: "));
    QVERIFY(cell(4, 1).startsWith("enough: ")); // in gray a smaller difference does
    QVERIFY(find<QLabel>("paletteVerdict")->text().startsWith("Any two colors"));
}

void TestLooks::tableIsShownWhenAskedFor() {
    const auto* table = find<QTableWidget>("paletteTable");
    const auto* verdict = find<QLabel>("paletteVerdict");
    auto* check = find<QPushButton>("checkPalette");
    QVERIFY(!table->isVisible());
    QVERIFY(!verdict->isVisible());
    const QImage asItIs = preview();
    check->click();
    QVERIFY(table->isVisible());
    QVERIFY(verdict->isVisible());
    settle();
    choose("vision", 4);
    check->click();
    QVERIFY(!table->isVisible());
    QCOMPARE(find<QComboBox>("vision")->currentIndex(), 0); // as it is, again
    TRY_COMPARE(preview(), asItIs);
}

/// Sets are drawn in the chosen colors, palettes in the chosen set.
void TestLooks::picturesFollowTheChoice() {
    const auto picture = [this](const char* name) {
        const auto* button = find<QToolButton>(name);
        return button->icon().pixmap(button->iconSize()).toImage();
    };
    QVERIFY(picture("blockSet0") != picture("blockSet1"));
    QVERIFY(picture("palette0") != picture("palette1"));
    const QImage tiles = picture("blockSet0");
    const QImage soft = picture("palette1");
    choosePicture("palette", int(PaletteChoice::Soft));
    QVERIFY(picture("blockSet0") != tiles);
    choosePicture("blockSet", int(BlockSet::Balls));
    QVERIFY(picture("palette1") != soft);
}

void TestLooks::arrowKeysChooseThePicture() {
    QSignalSpy changed(m_page.get(), &LooksPage::changed);
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    find<QToolButton>("blockSet0")->setFocus();
    QTest::keyClick(find<QToolButton>("blockSet0"), Qt::Key_Right);
    QCOMPARE(stored().blockSet, BlockSet::Balls);
    QCOMPARE(changed.count(), 1);
}

void TestLooks::colorsTooCloseAreTold() {
    Settings settings;
    settings.palette = PaletteChoice::Own;
    settings.ownColors[2] = settings.ownColors[3];
    m_page->showSettings(settings);
    QVERIFY(cell(0, 0).startsWith("too close: "));
    QVERIFY(!find<QTableWidget>("paletteTable")->item(0, 0)->icon().isNull());
    QVERIFY(find<QLabel>("paletteVerdict")->text().startsWith("Too close"));
    QVERIFY(find<QLabel>("paletteVerdict")->text().contains("teal"));
    QVERIFY(find<QLabel>("paletteVerdict")->isVisible()); // unasked
    find<QPushButton>("checkPalette")->click();
    settle();
    QVERIFY(isWholeInTable());
    m_page->resize(380, m_page->height());
    settle();
    QVERIFY(isWholeInTable());
    m_page->showSettings(Settings());
    QVERIFY(find<QTableWidget>("paletteTable")->item(0, 0)->icon().isNull());
}

void TestLooks::previewFollows_data() {
    QTest::addColumn<QString>("box");
    for (const char* name : {"blockSet", "palette", "vision"})
        QTest::newRow(name) << QString(name);
}

void TestLooks::previewFollows() {
    QFETCH(const QString, box);
    find<QPushButton>("checkPalette")->click();
    settle();
    QList<QImage> seen{preview()};
    const int count = box == "blockSet" ? 3 : box == "palette" ? 4 : 5;
    for (int i = 1; i < count; ++i) {
        if (box == "vision")
            choose(qPrintable(box), i);
        else
            choosePicture(qPrintable(box), i);
        QVERIFY(!seen.contains(preview()));
        seen << preview();
    }
    find<QWidget>("showGlyphs")->setFocus();
    QTest::keyClick(find<QWidget>("showGlyphs"), Qt::Key_Space);
    QCOMPARE(!seen.contains(preview()), box != "blockSet"); // shapes have no marks on them
}

SAMEGAME_TEST(TestLooks, QApplication)
#include "tst_looks.moc"
