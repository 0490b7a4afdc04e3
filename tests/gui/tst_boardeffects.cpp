#include <QLabel>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include "app/gui/basics/announcer.h"
#include "app/gui/board/boardeffects.h"
#include "tests/gui/boardviewfixture.h"
#include "tests/gui/patience.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What rises and flies over the board while a game is played.
class TestBoardEffects : public BoardViewFixture {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void pointsRiseAndGo();
    void largerGroupsAreToldLarger();
    void textStaysInTheArea_data();
    void textStaysInTheArea();
    void sameSeedThrowsTheSamePieces();
    void nothingIsCutAtTheEdges();
    void cardsLieOverThem();
    void endsAreCelebrated_data();
    void endsAreCelebrated();
    void endsByOthersAreNotCelebrated();
    void cardComesAfterTheConfetti();
    void clickEndsTheConfetti();
    void burstsGoOutward_data();
    void burstsGoOutward();
    void singleBlockShakes();
    void singleBlockIsExplainedWithoutMotion();
    void nothingShakesAfterTheEnd();
    void perfectGamesAreNamed();
    void nextClickSkipsThem();
    void nothingMovesWithoutAnimation();
    void whatIsTakenBackIsNotTold();
    void replayedMovesAreTold();
    void layerCoversTheBoardAlways();
    void clicksGoThrough();

private:
    static constexpr int forEver = 600000; // milliseconds; effects stand at their start

    EffectLayer* layer() const { return m_view->findChild<EffectLayer*>("effectLayer"); }
    /// How wide the letters are that a move of the group at the corner begins with.
    int letterWidth(std::string_view rows);
};

/// The box around all pixels that are not transparent.
static QRect inked(const QImage& image) {
    QRect box;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y).alpha() > 0)
                box |= QRect(x, y, 1, 1);
    return box;
}

static QImage painted(const Effect& effect, double progress) {
    QImage image(400, 300, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    effect.paint(painter, progress);
    return image;
}

void TestBoardEffects::init() {
    open();
    m_view->setAnimationDuration(forEver);
}

void TestBoardEffects::pointsRiseAndGo() {
    newGame("1112/2211");
    m_view->setAnimationDuration(40);
    click({0, 1});
    QCOMPARE(layer()->count(), 1);
    QVERIFY(layer()->isVisible());
    TRY_VERIFY(!layer()->isVisible());
    QCOMPARE(layer()->count(), 0);
}

int TestBoardEffects::letterWidth(std::string_view rows) {
    newGame(rows);
    click({0, 0});
    QImage image(layer()->size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    layer()->render(&image, {}, {}, {});
    return inked(image).width();
}

void TestBoardEffects::largerGroupsAreToldLarger() {
    const int three = letterWidth("2323232323/3232323232/2323232323/1112323232"); // +1
    const int five = letterWidth("2323232323/3232323232/2323232323/1111132323");  // +9
    QVERIFY(three > 0);
    QVERIFY2(five > three, qPrintable(QStringLiteral("%1, %2").arg(five).arg(three)));
}

void TestBoardEffects::textStaysInTheArea_data() {
    QTest::addColumn<QPointF>("from");
    QTest::newRow("top left") << QPointF(0, 0);
    QTest::newRow("top right") << QPointF(400, 0);
    QTest::newRow("bottom left") << QPointF(0, 300);
    QTest::newRow("bottom right") << QPointF(400, 300);
}

void TestBoardEffects::textStaysInTheArea() {
    QFETCH(const QPointF, from);
    QFont font;
    font.setPixelSize(40);
    const FloatingText text("+1,000", font, from, QRectF(0, 0, 400, 300), 1);
    for (const double progress : {0.2, 0.6, 0.9}) {
        const QRect box = inked(painted(text, progress));
        QVERIFY(box.width() > 60);
        QVERIFY(QRect(1, 1, 398, 298).contains(box));
    }
    QVERIFY(inked(painted(text, 1)).isEmpty());
}

void TestBoardEffects::sameSeedThrowsTheSamePieces() {
    Burst::Look look;
    look.colors = {Qt::red, Qt::blue};
    look.piece.addRect(-0.5, -0.5, 1, 1);
    look.count = 20;
    const auto thrown = [&](quint32 seed) {
        return painted(Burst(look, QRectF(0, 0, 400, 400), 12, 120, seed), 0.4);
    };
    QCOMPARE(thrown(7), thrown(7));
    QVERIFY(thrown(7) != thrown(8));
    QVERIFY(inked(thrown(7)).height() > 60);
}

/// Toward them confetti and rings fade.
void TestBoardEffects::nothingIsCutAtTheEdges() {
    const QRect area(50, 50, 300, 200);
    Burst::Look look;
    look.colors = {Qt::red};
    look.piece.addRect(-0.5, -0.5, 1, 1);
    look.count = 200;
    const Burst burst(look, area, 12, 90, 7);
    const Ripple ripple(Qt::red, {80, 230}, area, 120);
    for (const double progress : {0.2, 0.4, 0.6, 0.8}) {
        QVERIFY(inked(painted(burst, progress)).width() > 60);
        QVERIFY(area.contains(inked(painted(burst, progress))));
        QVERIFY(inked(painted(ripple, progress)).width() > 30);
        QVERIFY(area.contains(inked(painted(ripple, progress))));
    }
}

void TestBoardEffects::cardsLieOverThem() {
    newGame("1112/2211");
    click({0, 1});
    QVERIFY(layer()->isVisible());
    const QList<QWidget*> parts = m_view->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
    QVERIFY(parts.first() == layer()); // the lowest
    QVERIFY(parts.contains(m_view->findChild<QWidget*>("endCard")));
}

void TestBoardEffects::endsAreCelebrated_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<bool>("isProven");
    QTest::addColumn<int>("effects");
    QTest::newRow("no end") << "1112/2211" << false << 1;              // points
    QTest::newRow("blocks left") << "1112/2323" << false << 2;         // points, rings
    QTest::newRow("cleared") << "111/111" << false << 4;               // bonus, pieces too
    QTest::newRow("blocks left, perfect") << "1112/2323" << true << 3; // stars
    QTest::newRow("cleared, perfect") << "111/111" << true << 4;
}

void TestBoardEffects::endsAreCelebrated() {
    QFETCH(const QString, board);
    QFETCH(const bool, isProven);
    QFETCH(const int, effects);
    newGame(board.toStdString());
    setBestKnownScore(isProven ? 0 : 100000, isProven);
    click({0, 1});
    QCOMPARE(layer()->count(), effects);
}

/// Their points are told, but what the person has not played is no feat.
void TestBoardEffects::endsByOthersAreNotCelebrated() {
    constexpr int toldOnly = 3; // points, rings, bonus
    m_presenter->showReplay({drawn("111/111"), {}}, Move{{0, 0}});
    m_presenter->showReplay({drawn(".../..."), {}}, {});
    QCOMPARE(layer()->count(), toldOnly);
    m_presenter->showGame();
    newGame("111/111");
    click({0, 0});
    QCOMPARE(layer()->count(), toldOnly + 1);
    const GameRecord record = m_document->record();
    m_document->restart();
    m_document->takeOver(record.line.moves);
    QVERIFY(m_document->isFinished());
    QCOMPARE(layer()->count(), 0);
    m_document->openRecord(record, "opened");
    m_document->undoStack()->undo();
    m_document->undoStack()->redo();
    QCOMPARE(layer()->count(), toldOnly);
}

/// By itself: it is never over the card's text.
void TestBoardEffects::cardComesAfterTheConfetti() {
    newGame("111/111");
    m_view->setAnimationDuration(20);
    click({0, 0});
    QVERIFY(m_view->isMoving());
    const auto* card = m_view->findChild<QWidget*>("endCard");
    QVERIFY(card->isHidden());
    TRY_VERIFY(!card->isHidden());
    QVERIFY(!m_view->isMoving());
}

void TestBoardEffects::clickEndsTheConfetti() {
    newGame("111/111");
    QSignalSpy settled(m_view.get(), &BoardView::settled);
    click({0, 0});
    QVERIFY(m_view->isMoving());
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, {2, 2});
    QVERIFY(!m_view->isMoving());
    QCOMPARE(settled.count(), 1);
    TRY_VERIFY(!m_view->findChild<QWidget*>("endCard")->isHidden());
    QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, {2, 2});
}

void TestBoardEffects::burstsGoOutward_data() {
    QTest::addColumn<int>("clicked");
    QTest::newRow("from the left") << 0;
    QTest::newRow("from the right") << 4;
}

void TestBoardEffects::burstsGoOutward() {
    QFETCH(const int, clicked);
    const auto step = transition(drawn("11111"), {}, Move{{0, 0}});
    QVERIFY(step);
    const BoardGeometry geometry({500, 120}, 1, 1, 5);
    const BoardAnimation animation(*step, BoardPainter(BoardTheme(m_view->palette()), geometry),
                                   cell_at(clicked, 0));
    const auto frame = [&](double progress, int column) {
        QImage image(500, 120, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        animation.paint(painter, progress);
        return image.copy(geometry.cellRect(cell_at(column, 0)));
    };
    const int farthest = 4 - clicked;
    constexpr double soon = 0.15;
    QVERIFY(frame(soon, clicked) != frame(0, clicked));
    QCOMPARE(frame(soon, farthest), frame(0, farthest));
    QVERIFY(frame(0.4, farthest) != frame(0, farthest));
    for (const int column : {clicked, farthest}) {
        QImage empty = frame(1, column);
        empty.fill(Qt::white);
        QCOMPARE(frame(1, column), empty);
    }
}

void TestBoardEffects::singleBlockShakes() {
    newGame("112/221");
    QSignalSpy said(Announcer::instance(), &Announcer::announced);
    click({2, 0});
    QCOMPARE(layer()->count(), 1);
    QVERIFY(m_document->line().moves.empty());
    QCOMPARE(said.count(), 1);
    QVERIFY(layer()->accessibleName().contains("single block"));
    click({0, 0}); // the next click acts at once
    QCOMPARE(m_document->line().moves.size(), std::size_t(1));
}

void TestBoardEffects::singleBlockIsExplainedWithoutMotion() {
    m_view->setAnimationDuration(0);
    newGame("112/221");
    QSignalSpy said(Announcer::instance(), &Announcer::announced);
    click({2, 1});
    QCOMPARE(layer()->count(), 0);
    QCOMPARE(said.count(), 1);
}

void TestBoardEffects::nothingShakesAfterTheEnd() {
    newGame("12/21");
    QSignalSpy said(Announcer::instance(), &Announcer::announced);
    m_view->activate({0, 0});
    QCOMPARE(layer()->count(), 0);
    QCOMPARE(said.count(), 0);
}

void TestBoardEffects::perfectGamesAreNamed() {
    newGame("111/111");
    m_view->setAnimationDuration(0);
    click({0, 0});
    const auto* title = m_view->findChild<QLabel*>("endCardTitle");
    setBestKnownScore(1016, false);
    QCOMPARE(title->text(), QString("Board cleared!"));
    setBestKnownScore(1016, true);
    QCOMPARE(title->text(), QString("Perfect! Board cleared!"));
    setBestKnownScore(1017, true);
    QCOMPARE(title->text(), QString("Board cleared!"));
}

void TestBoardEffects::nextClickSkipsThem() {
    newGame("1112/2211");
    click({0, 1});
    QCOMPARE(layer()->count(), 1);
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, center({0, 0}));
    QCOMPARE(layer()->count(), 0);
    QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, center({0, 0}));
    QCOMPARE(m_document->line().moves.size(), std::size_t(2));
}

void TestBoardEffects::nothingMovesWithoutAnimation() {
    m_view->setAnimationDuration(0);
    newGame("111/111");
    click({0, 0});
    QVERIFY(m_document->isFinished());
    QCOMPARE(layer()->count(), 0);
    QVERIFY(!layer()->isVisible());
}

void TestBoardEffects::whatIsTakenBackIsNotTold() {
    newGame("1112/2211");
    click({0, 1});
    m_document->undoStack()->undo();
    QCOMPARE(layer()->count(), 0);
}

void TestBoardEffects::replayedMovesAreTold() {
    m_presenter->showReplay({drawn("111222"), {}}, Move{{0, 0}});
    m_presenter->showReplay({drawn("222..."), {}}, Move{{0, 0}});
    QCOMPARE(layer()->count(), 1);
    m_presenter->showReplay({drawn("111222"), {}}, Move{{0, 0}});
    QCOMPARE(layer()->count(), 0);
}

void TestBoardEffects::layerCoversTheBoardAlways() {
    newGame("1112/2211");
    click({0, 1});
    QCOMPARE(layer()->geometry(), m_view->rect());
    m_view->resize(420, 380);
    QCOMPARE(layer()->geometry(), m_view->rect());
}

void TestBoardEffects::clicksGoThrough() {
    newGame("1112/2211");
    click({0, 1});
    QVERIFY(layer()->isVisible());
    QCOMPARE(QApplication::widgetAt(m_view->mapToGlobal(center({0, 0}))), m_view.get());
}

SAMEGAME_TEST(TestBoardEffects, QApplication)
#include "tst_boardeffects.moc"
