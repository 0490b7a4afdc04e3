#include <QApplication>
#include <QCheckBox>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cmath>

#include "app/gui/window/colorscheme.h"
#include "tests/support/test_program.h"

/// What is drawn in the colors of the program can be seen.
class TestReadableStyle : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { applyColorScheme(ColorScheme::FollowDesktop); }

    void thingsStandOut_data();
    void thingsStandOut();
    void arrowOfAMenuLeavesTheTextFree();

private:
    static double contrast(const QColor& one, const QColor& other);
    static double strongestContrast(const QImage& picture, const QColor& ground);
};

/// As the Web Content Accessibility Guidelines 2.2 count it ("contrast ratio"), 1 to 21.
double TestReadableStyle::contrast(const QColor& one, const QColor& other) {
    const auto brightness = [](const QColor& color) {
        const auto linear = [](double part) {
            return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
               0.0722 * linear(color.blueF());
    };
    const double share = (brightness(one) + 0.05) / (brightness(other) + 0.05);
    return std::max(share, 1 / share);
}

double TestReadableStyle::strongestContrast(const QImage& picture, const QColor& ground) {
    double strongest = 1;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            strongest = std::max(strongest, contrast(picture.pixelColor(x, y), ground));
    return strongest;
}

void TestReadableStyle::thingsStandOut_data() {
    QTest::addColumn<ColorScheme>("scheme");
    QTest::newRow("dark") << ColorScheme::Dark;
    QTest::newRow("light") << ColorScheme::Light;
}

/// Three to one is what the guidelines ask of parts that are no text.
void TestReadableStyle::thingsStandOut() {
    QFETCH(const ColorScheme, scheme);
    applyColorScheme(scheme);
    QMainWindow window;
    QCheckBox box;
    const QColor ground = box.palette().color(QPalette::Window);
    QVERIFY(strongestContrast(box.grab().toImage(), ground) >= 3);

    QImage closing(16, 16, QImage::Format_RGB32);
    closing.fill(ground);
    QPainter painter(&closing);
    QApplication::style()
        ->standardIcon(QStyle::SP_DialogCloseButton)
        .paint(&painter, closing.rect());
    painter.end();
    QVERIFY(strongestContrast(closing, ground) >= 3);

    auto* dock = new QDockWidget("Panel");
    window.addDockWidget(Qt::LeftDockWidgetArea, dock);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    for (const char* name : {"qt_dockwidget_closebutton", "qt_dockwidget_floatbutton"}) {
        auto* button = dock->findChild<QAbstractButton*>(name);
        QVERIFY2(strongestContrast(button->grab().toImage(), ground) >= 3, name);
    }
}

void TestReadableStyle::arrowOfAMenuLeavesTheTextFree() {
    QMenu menu;
    QToolButton plain;
    QToolButton withMenu;
    for (QToolButton* button : {&plain, &withMenu})
        button->setText("Trials");
    withMenu.setPopupMode(QToolButton::InstantPopup);
    const int before = withMenu.sizeHint().width();
    QCOMPARE(before, plain.sizeHint().width());
    withMenu.setMenu(&menu);
    const int arrow = QApplication::style()->pixelMetric(QStyle::PM_MenuButtonIndicator);
    QVERIFY(arrow > 0);
    QCOMPARE(withMenu.sizeHint().width(), before + arrow);

    QPushButton push("Reset the whole table"); // wider than a button is at least
    const int text = push.sizeHint().width();
    push.setMenu(&menu);
    QVERIFY(push.sizeHint().width() > text + arrow);
}

SAMEGAME_TEST(TestReadableStyle, QApplication)
#include "tst_readablestyle.moc"
