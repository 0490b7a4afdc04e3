#include <QApplication>
#include <QDir>
#include <QMenu>
#include <QMenuBar>
#include <QPalette>
#include <QTest>
#include <QUndoStack>
#include <QWidget>

#include "app/gui/panels/actionicon.h"
#include "app/gui/window/windowactions.h"
#include "tests/support/test_program.h"

/// The program's own icons: every action has one, in the color of texts.
class TestActionIcon : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QApplication::setPalette(QPalette()); }

    void everyFileIsDrawn();
    void everyActionHasOne();
    void menusWithinMenusHaveOne();
    void unknownNameGivesNone();
    void colorIsThatOfTexts();
    void disabledIsFainter();
    void everySizeIsDrawn();

private:
    static int inkOf(const QIcon& icon, int size, QIcon::Mode mode = QIcon::Normal);
    static QStringList names();
};

/// How many pixels are painted; they are counted by what they cover.
int TestActionIcon::inkOf(const QIcon& icon, int size, QIcon::Mode mode) {
    const QImage image =
        icon.pixmap(QSize(size, size), mode).toImage().convertToFormat(QImage::Format_ARGB32);
    int ink = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            ink += qAlpha(image.pixel(x, y));
    return ink / 255;
}

QStringList TestActionIcon::names() {
    QStringList names;
    for (const QString& file : QDir(":/icons/actions").entryList())
        names << file.chopped(4);
    return names;
}

void TestActionIcon::everyFileIsDrawn() {
    QVERIFY(names().size() > 40);
    QList<QImage> seen;
    for (const QString& name : names()) {
        const QIcon icon = actionIcon(name);
        QVERIFY2(inkOf(icon, 24) > 30, qPrintable(name));
        const QImage image = icon.pixmap(24, 24).toImage();
        QVERIFY2(!seen.contains(image), qPrintable(name)); // no two actions look the same
        seen << image;
        // The grid has a margin, so that icons stand apart in menus and toolbars.
        for (int i = 0; i < 24; ++i)
            QVERIFY2(qAlpha(image.pixel(i, 0)) < 200 && qAlpha(image.pixel(0, i)) < 200,
                     qPrintable(name));
    }
}

void TestActionIcon::everyActionHasOne() {
    QWidget window;
    QUndoStack undoStack;
    const WindowActions actions(&window, &undoStack);
    for (const QAction* action : actions.all()) {
        QVERIFY2(names().contains(action->objectName()), qPrintable(action->objectName()));
        QVERIFY2(inkOf(action->icon(), 20) > 20, qPrintable(action->objectName()));
        QCOMPARE(action->isIconVisibleInMenu(), !action->isCheckable()); // a check mark shows
    }
}

void TestActionIcon::menusWithinMenusHaveOne() {
    QWidget window;
    QUndoStack undoStack;
    WindowActions actions(&window, &undoStack);
    QMenuBar bar;
    actions.fillMenus(&bar, {});
    int count = 0;
    for (const QAction* menu : bar.actions())
        for (const QAction* action : menu->menu()->actions())
            if (action->menu()) {
                QVERIFY2(inkOf(action->icon(), 20) > 20, qPrintable(action->text()));
                ++count;
            }
    QVERIFY(count > 0);
}

void TestActionIcon::unknownNameGivesNone() {
    QVERIFY(actionIcon("no such action").isNull());
    QVERIFY(actionIcon("").isNull());
}

/// An icon made before the colors change has the new ones, too.
void TestActionIcon::colorIsThatOfTexts() {
    const QIcon icon = actionIcon("stepBack");
    for (const QColor& text : {QColor(0x12, 0x34, 0x56), QColor(0xe9, 0xeb, 0xf0)}) {
        QPalette palette;
        palette.setColor(QPalette::ButtonText, text);
        QApplication::setPalette(palette);
        const QImage image = icon.pixmap(48, 48).toImage();
        QCOMPARE(image.pixelColor(30, 11), text); // on the upper line
    }
}

void TestActionIcon::disabledIsFainter() {
    QPalette palette;
    palette.setColor(QPalette::Disabled, QPalette::ButtonText, Qt::red);
    QApplication::setPalette(palette);
    const QImage image = actionIcon("stepBack").pixmap(QSize(48, 48), QIcon::Disabled).toImage();
    QCOMPARE(image.pixelColor(30, 11), QColor(Qt::red));
}

void TestActionIcon::everySizeIsDrawn() {
    const QIcon icon = actionIcon("hint");
    for (const int size : {8, 16, 19, 24, 48, 96}) {
        QCOMPARE(icon.pixmap(size, size).size(), QSize(size, size));
        QVERIFY(inkOf(icon, size) > size * size / 20);
    }
    const QPixmap twice = icon.pixmap(QSize(20, 20), 2.0);
    QCOMPARE(twice.size(), QSize(40, 40));
    QCOMPARE(twice.devicePixelRatio(), 2.0);
}

SAMEGAME_TEST(TestActionIcon, QApplication)
#include "tst_actionicon.moc"
