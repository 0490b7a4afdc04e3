#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLockFile>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <map>
#include <memory>

#include "app/gui/basics/keptfiles.h"
#include "app/gui/basics/language.h"
#include "app/gui/play/sounds.h"
#include "app/gui/session/settings.h"
#include "app/gui/window/lookspage.h"
#include "app/gui/window/settingsdialog.h"
#include "tests/gui/patience.h"
#include "tests/gui/testsettings.h"
#include "tests/support/test_program.h"

/// The settings: kept between sessions, edited in their dialog.
class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void nothingStoredGivesTheDefaults();
    void storedSettingsAreLoadedAgain();
    void onlyWhatWasChosenIsStored();
    void othersStayAsTheyAreStored();
    void unknownValuesTakeTheirDefaults();
    void fileTakesOverWhatWasKept();
    void checkOfThePaletteHasRoom();
    void fileKeepsEveryKindOfValue();
    void damagedFileIsKept_data();
    void damagedFileIsKept();
    void fileOfAKilledProgramIsWritten();
    void whatKilledProgramsLeftBesideTheFileIsRemoved();
    void damagedFileIsAsGoodAsNone();
    void animationHasADuration();
    void dialogShowsTheSettings();
    void everyChoiceAppliesAtOnce_data();
    void everyChoiceAppliesAtOnce();
    void everyPictureAppliesAtOnce_data();
    void everyPictureAppliesAtOnce();
    void everySwitchAppliesAtOnce_data();
    void everySwitchAppliesAtOnce();
    void defaultsAreRestored();
    void escapeCloses();
    void everythingHasAName();

private:
    static Settings unusual();
    void useNewFolder();
    template <class T>
    T* find(const QString& objectName) const {
        T* object = m_dialog->findChild<T*>(objectName);
        if (!object)
            qFatal("no %s", qPrintable(objectName));
        return object;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QTemporaryDir> m_fileFolder;
    std::unique_ptr<SettingsDialog> m_dialog;
};

void TestSettings::initTestCase() {
    keepSettingsIn(m_folder);
}

void TestSettings::init() {
    keepSettingsIn(m_folder);
    QSettings().clear();
    m_dialog = std::make_unique<SettingsDialog>(Settings());
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
}

Settings TestSettings::unusual() {
    Settings settings;
    settings.clickMode = ClickMode::SelectThenConfirm;
    settings.animationSpeed = AnimationSpeed::Fast;
    settings.colorScheme = ColorScheme::Dark;
    settings.blockSet = BlockSet::Balls;
    settings.palette = PaletteChoice::Own;
    settings.ownColors[3] = QColor(0x123456);
    settings.showsGlyphs = false;
    settings.previewsLines = false;
    settings.playsSounds = true;
    settings.language = "de";
    return settings;
}

void TestSettings::nothingStoredGivesTheDefaults() {
    QCOMPARE(Settings::load(), Settings());
}

void TestSettings::storedSettingsAreLoadedAgain() {
    unusual().save();
    QCOMPARE(Settings::load(), unusual());
}

/// So that better defaults reach everybody else.
void TestSettings::onlyWhatWasChosenIsStored() {
    unusual().save();
    Settings settings;
    settings.palette = PaletteChoice::Soft;
    settings.save();
    QCOMPARE(QSettings().allKeys(), QStringList{"board/palette"});
    Settings().save();
    QCOMPARE(QSettings().allKeys(), QStringList());
}

/// Which may have been chosen in another window meanwhile.
void TestSettings::othersStayAsTheyAreStored() {
    const Settings before = Settings::load();
    unusual().save(before);
    Settings settings = before;
    settings.showsGlyphs = false;
    settings.animationSpeed = AnimationSpeed::Slow;
    settings.save(before);
    Settings expected = unusual();
    expected.animationSpeed = AnimationSpeed::Slow;
    QCOMPARE(Settings::load(), expected);
    before.save(settings); // chosen back
    expected.showsGlyphs = before.showsGlyphs;
    expected.animationSpeed = before.animationSpeed;
    QCOMPARE(Settings::load(), expected);
}

void TestSettings::unknownValuesTakeTheirDefaults() {
    QSettings stored;
    stored.setValue("board/click", "thrice");
    stored.setValue("board/animation", 7);
    stored.setValue("window/colors", "");
    stored.setValue("board/set", "gems");
    stored.setValue("board/palette", 3.5);
    stored.setValue("board/ownColors", QStringList{"no color", "#12345", "transparent"});
    QCOMPARE(Settings::load(), Settings());
}

/// With nothing in it, and Qt's own files for now.
void TestSettings::useNewFolder() {
    m_fileFolder = std::make_unique<QTemporaryDir>();
    keepSettingsIn(*m_fileFolder);
}

void TestSettings::fileTakesOverWhatWasKept() {
    useNewFolder();
    unusual().save();
    QSettings().setValue("window/state", QByteArray("\0\xff\n", 3));
    useSettingsFile();
    QVERIFY(QSettings().fileName().endsWith(".json"));
    QCOMPARE(Settings::load(), unusual());
    QCOMPARE(QSettings().value("window/state").toByteArray(), QByteArray("\0\xff\n", 3));
    Settings().save();
    keepSettingsIn(*m_fileFolder);
    useSettingsFile(); // the next start
    QCOMPARE(Settings::load(), Settings());
}

/// As another start of the program reads them: the bytes go through a file of another name.
void TestSettings::fileKeepsEveryKindOfValue() {
    const std::map<QString, QVariant> values{
        {"a/text", "\"ä\"\n"},
        {"a/empty", ""},
        {"number", -7},
        {"real", 0.125},
        {"yes", true},
        {"list", QStringList{"one", "two"}},
        {"bytes", QByteArray(300, '\xfe')},
    };
    useNewFolder();
    useSettingsFile();
    for (const auto& [key, value] : values)
        QSettings().setValue(key, value);
    const QString file = QSettings().fileName();
    const QTemporaryDir other;
    QVERIFY(QDir(other.path()).mkpath("samegame"));
    QVERIFY(QFile::copy(file, other.filePath(file.mid(m_fileFolder->path().size() + 1))));
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, other.path());
    const QSettings read;
    QCOMPARE(read.allKeys().size(), qsizetype(values.size()));
    for (const auto& [key, value] : values) {
        QCOMPARE(read.value(key).toString(), value.toString());
        QCOMPARE(read.value(key).toByteArray(), value.toByteArray());
        QCOMPARE(read.value(key).toStringList(), value.toStringList());
    }
}

void TestSettings::damagedFileIsKept_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("cut") << QByteArray("{\"window/colors\": \"da");
    QTest::newRow("not JSON") << QByteArray("\0\xff garbage", 10);
    QTest::newRow("a list") << QByteArray("[1, 2]");
    QTest::newRow("endless") << '{' + QByteArray(2 << 20, ' ') + '}';
}

/// What cannot be read is not written over.
void TestSettings::damagedFileIsKept() {
    QFETCH(const QByteArray, content);
    useNewFolder();
    QCOMPARE(useSettingsFile(), QString());
    QVERIFY(unusual().save());
    QCOMPARE(useSettingsFile(), QString()); // it can be read
    QCOMPARE(Settings::load(), unusual());
    QStringList kept;
    for (int time = 0; time < 2; ++time) {
        QFile file(QSettings().fileName());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
        file.close();
        kept << useSettingsFile();
        QVERIFY(!kept.last().isEmpty());
        QCOMPARE(Settings::load(), Settings());
        QVERIFY(unusual().save());
    }
    QVERIFY(kept[0] != kept[1]);
    for (const QString& path : kept) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll() == content);
    }
    QCOMPARE(Settings::load(), unusual());
}

void TestSettings::fileOfAKilledProgramIsWritten() {
    useNewFolder();
    useSettingsFile();
    QVERIFY(QDir(m_fileFolder->path()).mkpath("samegame"));
    QFile lock(QSettings().fileName() + ".lock");
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.close();
    useSettingsFile();
    QVERIFY(!lock.exists()); // or the next line would take half a minute
    QVERIFY(unusual().save());
}

void TestSettings::whatKilledProgramsLeftBesideTheFileIsRemoved() {
    useNewFolder();
    useSettingsFile();
    QVERIFY(unusual().save());
    const QFileInfo settings(QSettings().fileName());
    const QDir folder = settings.dir();
    const QString name = settings.fileName();
    const auto make = [&](const QString& left) {
        QFile file(folder.filePath(left));
        QVERIFY(file.open(QIODevice::WriteOnly));
    };
    const QStringList others{name + ".backup1", name + ".old", name + ".number1", name + ".12ab56",
                             "x" + name + ".QOEaBv"};
    for (const QString& other : others)
        make(other);
    make(name + ".QOEaBv");
    QVERIFY(QFile::link(name, folder.filePath(name + ".abcdef")));
    useSettingsFile();
    QStringList expected = others;
    expected << name << name + ".abcdef";
    QStringList found = folder.entryList(QDir::Files | QDir::Hidden);
    found.sort();
    expected.sort();
    QCOMPARE(found, expected);
    QCOMPARE(Settings::load(), unusual());

    make(name + ".QOEaBv");
    QLockFile writing(settings.filePath() + ".lock"); // as QSettings of another window has it
    QVERIFY(writing.lock());
    useSettingsFile();
    QVERIFY(folder.exists(name + ".QOEaBv"));
}

void TestSettings::damagedFileIsAsGoodAsNone() {
    for (const char* content : {"", "{", "[1]", "{\"board/click\": [[1]], \"a\": {\"b\": 1}}"}) {
        useNewFolder();
        useSettingsFile();
        QFile file(QSettings().fileName());
        QVERIFY(QDir(m_fileFolder->path()).mkpath("samegame"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        QCOMPARE(Settings::load(), Settings());
        QVERIFY(unusual().save());
        QCOMPARE(Settings::load(), unusual());
    }
}

void TestSettings::animationHasADuration() {
    QVERIFY(!animationDuration(AnimationSpeed::FollowDesktop));
    QCOMPARE(animationDuration(AnimationSpeed::Off), 0);
    QVERIFY(animationDuration(AnimationSpeed::Fast) < animationDuration(AnimationSpeed::Normal));
    QVERIFY(animationDuration(AnimationSpeed::Normal) < animationDuration(AnimationSpeed::Slow));
}

void TestSettings::dialogShowsTheSettings() {
    QCOMPARE(m_dialog->settings(), Settings());
    const SettingsDialog other(unusual());
    QCOMPARE(other.settings(), unusual());
}

void TestSettings::everyChoiceAppliesAtOnce_data() {
    QTest::addColumn<int>("count");
    QTest::newRow("clickMode") << 2;
    QTest::newRow("animationSpeed") << 5;
    QTest::newRow("colorScheme") << 3;
    QTest::newRow("language") << 1 + static_cast<int>(Language::codes().size());
}

void TestSettings::everyChoiceAppliesAtOnce() {
    QFETCH(const int, count);
    auto* box = find<QComboBox>(QTest::currentDataTag());
    QCOMPARE(box->count(), count);
    QSignalSpy changed(m_dialog.get(), &SettingsDialog::settingsChanged);
    box->setFocus();
    QList<Settings> heard{m_dialog->settings()};
    for (int i = 1; i < count; ++i) {
        QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(changed.count(), i);
        heard << changed.last()[0].value<Settings>();
        QCOMPARE(heard.last(), m_dialog->settings());
        QCOMPARE(heard.count(heard.last()), 1);
    }
}

void TestSettings::everyPictureAppliesAtOnce_data() {
    QTest::addColumn<int>("count");
    QTest::newRow("blockSet") << 3;
    QTest::newRow("palette") << 5;
}

void TestSettings::everyPictureAppliesAtOnce() {
    QFETCH(const int, count);
    auto* choice = find<PictureChoice>(QTest::currentDataTag());
    QCOMPARE(choice->count(), count);
    QSignalSpy changed(m_dialog.get(), &SettingsDialog::settingsChanged);
    QList<Settings> heard{m_dialog->settings()};
    for (int i = 1; i < count; ++i) {
        auto* button = find<QToolButton>(qPrintable(choice->objectName() + QString::number(i)));
        button->click();
        button->click(); // the same again
        QCOMPARE(changed.count(), i);
        heard << changed.last()[0].value<Settings>();
        QCOMPARE(heard.last(), m_dialog->settings());
        QCOMPARE(heard.count(heard.last()), 1);
    }
}

void TestSettings::everySwitchAppliesAtOnce_data() {
    QTest::addColumn<bool Settings::*>("member");
    QTest::newRow("showGlyphs") << &Settings::showsGlyphs;
    QTest::newRow("previewLines") << &Settings::previewsLines;
    if (Sounds::isAvailable())
        QTest::newRow("playSounds") << &Settings::playsSounds;
}

void TestSettings::everySwitchAppliesAtOnce() {
    QFETCH(bool Settings::*const, member);
    QSignalSpy changed(m_dialog.get(), &SettingsDialog::settingsChanged);
    Settings expected;
    expected.*member = !(expected.*member);
    QTest::keyClick(find<QCheckBox>(QTest::currentDataTag()), Qt::Key_Space);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed[0][0].value<Settings>(), expected);
}

void TestSettings::defaultsAreRestored() {
    SettingsDialog dialog(unusual());
    QSignalSpy changed(&dialog, &SettingsDialog::settingsChanged);
    auto* button = dialog.findChild<QPushButton*>("defaultSettings");
    QVERIFY(button);
    button->click();
    QCOMPARE(changed.count(), 1);
    Settings expected;
    expected.ownColors = unusual().ownColors; // somebody's work
    QCOMPARE(changed[0][0].value<Settings>(), expected);
    button->click();
    QCOMPARE(changed.count(), 1);
}

void TestSettings::escapeCloses() {
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
}

void TestSettings::everythingHasAName() {
    for (const QWidget* widget : m_dialog->findChildren<QWidget*>()) {
        const auto* label = qobject_cast<const QLabel*>(widget);
        QVERIFY(!label || label->text().isEmpty() || label->buddy() ||
                label->objectName() == "paletteVerdict");
    }
    for (const char* name :
         {"clickMode", "animationSpeed", "colorScheme", "blockSet", "palette", "language"})
        QVERIFY(!find<QWidget>(name)->toolTip().isEmpty());
}

/// The dialog grows, and stays as large as somebody made it.
void TestSettings::checkOfThePaletteHasRoom() {
    find<QTabWidget>("settingsPages")->setCurrentIndex(1);
    const auto isWhole = [this](const char* name) {
        const auto* part = find<QWidget>(name);
        return part->visibleRegion().boundingRect() == part->rect();
    };
    settle();
    const int height = m_dialog->height();
    find<QPushButton>("checkPalette")->click();
    settle();
    QVERIFY(m_dialog->height() > height);
    for (const char* name : {"blockPreview", "paletteTable", "paletteVerdict"})
        QVERIFY2(isWhole(name), name);
    find<QPushButton>("checkPalette")->click();
    const QSize wide = m_dialog->size() + QSize(10, 0);
    m_dialog->resize(wide);
    find<QPushButton>("checkPalette")->click();
    QCOMPARE(m_dialog->size(), wide);
}

SAMEGAME_TEST(TestSettings, QApplication)
#include "tst_settings.moc"
