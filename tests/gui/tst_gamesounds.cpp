#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/gui/play/sounds.h"
#include "tests/gui/boardviewfixture.h"
#include "tests/gui/testsettings.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What the moves of a game let hear.
class TestGameSounds : public BoardViewFixture {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void groupsAndEndsAreHeard_data();
    void groupsAndEndsAreHeard();
    void otherChangesAreSilent();
    void onlyAnOwnEndIsATriumph();
    void nothingIsHeardWhenOff();
    void soundsAreOfferedOnce();
    void answerEndsTheQuestion();

private:
    QList<Sound> heard() const;

    QTemporaryDir m_folder; ///< For settings.
    std::unique_ptr<GameSounds> m_sounds;
    std::unique_ptr<QSignalSpy> m_spy;
};

void TestGameSounds::initTestCase() {
    if (!Sounds::isAvailable())
        QSKIP("built without Qt Multimedia");
    keepSettingsIn(m_folder);
}

void TestGameSounds::init() {
    open();
    m_sounds = std::make_unique<GameSounds>(m_session.get(), m_presenter);
    m_sounds->sounds().setOn(true);
    m_spy = std::make_unique<QSignalSpy>(&m_sounds->sounds(), &Sounds::played);
}

void TestGameSounds::cleanup() {
    m_spy.reset();
    m_sounds.reset();
    close();
}

QList<Sound> TestGameSounds::heard() const {
    QList<Sound> sounds;
    for (const QList<QVariant>& one : *m_spy)
        sounds << one.first().value<Sound>();
    return sounds;
}

void TestGameSounds::groupsAndEndsAreHeard_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<bool>("isProven");
    QTest::addColumn<Sound>("sound");
    QTest::newRow("few") << "11112/22333" << false << Sound::SmallGroup;
    QTest::newRow("some") << "11111/22333" << false << Sound::MediumGroup;
    QTest::newRow("many") << "111111/111111/233233" << false << Sound::LargeGroup;
    QTest::newRow("end") << "11/23" << false << Sound::End;
    QTest::newRow("cleared") << "11/11" << false << Sound::Cleared;
    QTest::newRow("perfect") << "11/23" << true << Sound::Perfect;
}

void TestGameSounds::groupsAndEndsAreHeard() {
    QFETCH(const QString, board);
    QFETCH(const bool, isProven);
    QFETCH(const Sound, sound);
    newGame(board.toStdString());
    setBestKnownScore(-100, isProven);
    click({0, 1});
    QCOMPARE(heard(), QList{sound});
}

void TestGameSounds::otherChangesAreSilent() {
    newGame("11112/22333");
    click({0, 1});
    m_spy->clear();
    m_document->undoStack()->undo();
    m_document->takeOver({});
    newGame("11/11");
    QCOMPARE(heard(), QList<Sound>());
}

/// The last move of a game that was opened may come back by redo.
void TestGameSounds::onlyAnOwnEndIsATriumph() {
    newGame("11/11");
    click({0, 0});
    const GameRecord record = m_document->record();
    newGame("12/21");
    m_document->openRecord(record, "opened");
    m_document->undoStack()->undo();
    m_spy->clear();
    m_document->undoStack()->redo();
    QCOMPARE(heard(), QList{Sound::End});
}

void TestGameSounds::nothingIsHeardWhenOff() {
    m_sounds->sounds().setOn(false);
    newGame("11/11");
    click({0, 0});
    QCOMPARE(heard(), QList<Sound>());
}

void TestGameSounds::soundsAreOfferedOnce() {
    QSettings().clear();
    SoundOffer offer;
    QVERIFY(!offer.follow(false)); // a card that it does not belong to
    QVERIFY(offer.isHidden());
    QVERIFY(offer.follow(true));
    QVERIFY(!offer.isHidden());
    QVERIFY(!offer.follow(true));
    QVERIFY(offer.follow(false));
    QVERIFY(offer.isHidden());
    QVERIFY(!offer.follow(true));
    QVERIFY(offer.isHidden());
    SoundOffer later;
    QVERIFY(!later.follow(true));
}

void TestGameSounds::answerEndsTheQuestion() {
    for (const bool wantsSounds : {true, false}) {
        QSettings().clear();
        SoundOffer offer;
        QSignalSpy answered(&offer, &SoundOffer::answered);
        QVERIFY(offer.follow(true));
        offer.findChild<QPushButton*>(wantsSounds ? "soundsOn" : "soundsOff")->click();
        QCOMPARE(answered.count(), 1);
        QCOMPARE(answered[0][0].toBool(), wantsSounds);
        QVERIFY(offer.isHidden());
    }
}

SAMEGAME_TEST(TestGameSounds, QApplication)
#include "tst_gamesounds.moc"
