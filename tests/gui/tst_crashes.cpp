#include <QDirIterator>
#include <QRegularExpression>

#include <optional>

#include "app/gui/basics/keptfiles.h"
#include "app/gui/session/settings.h"
#include "tests/gui/attackedplay.h"
#include "tests/gui/testsettings.h"
#include "tests/support/attackedprogram.h"
#include "tests/support/power_loss.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

const QStringList things{"session", "file", "settings"}; // of the first window

/// What the attacked program said of one thing, or what is known of it from before.
struct Told {
    QStringList wanted; ///< Contents that were to be stored, in order.
    int kept = -1;      ///< The last of them that was.

    QStringList sinceKept() const { return wanted.mid(std::max(kept, 0)); }
};

/// All that it said, or what is known from before.
struct Report {
    std::map<QString, Told> things;
    std::map<QString, int> lines; ///< Best scores by the keys of the boards.
    std::map<QString, int> ends;  ///< The same, of games that were played to their end.
    QStringList sentences;

    /// Whether the session was taken up as it was found.
    bool hasTakenUp() const {
        const QStringList& sessions = things.at("session").wanted;
        return sessions.size() < 2 || sessions[0] == sessions[1];
    }

    /// Goes on from what was found; then `output` is read.
    Report(const std::map<QString, QString>& found, const std::map<QString, int>& earlierLines,
           const QByteArray& output)
        : lines(earlierLines) {
        for (const auto& [thing, content] : found)
            things[thing] = {{content}, 0};
        for (const QByteArray& line : output.split('\n'))
            read(QString::fromUtf8(line).split(' '));
    }

private:
    void read(const QStringList& words) {
        if (words.size() < 2)
            return;
        if (words[0] == "said")
            sentences << words.mid(1).join(' ');
        if (words.size() != 3)
            return;
        if (words[0] == "will")
            things[words[1]].wanted << words[2];
        else if (words[0] == "kept")
            things[words[1]].kept = int(things[words[1]].wanted.size()) - 1;
        else if (words[0] == "line" || words[0] == "end")
            keep(words[0] == "line" ? lines : ends, words[1], words[2].toInt());
    }
    static void keep(std::map<QString, int>& scores, const QString& key, int score) {
        const auto [entry, isNew] = scores.try_emplace(key, score);
        entry->second = std::max(entry->second, score);
    }
};

/// What stands in a folder.
struct Found {
    QString complaint; ///< The first of all; empty if everything is whole.
    std::map<QString, QString> things;
    std::map<QString, int> lines;
    std::map<QString, int> games; ///< Best scores of the person.
    QStringList strays;           ///< Files that nobody needs.

    void require(bool holds, const QString& otherwise) {
        if (!holds && complaint.isEmpty())
            complaint = otherwise;
    }
};

} // namespace

/// The window killed at any moment, and on a disk that fails: everything stays whole, and at most
/// the last action is missing. SAMEGAME_CRASHES says how often it is killed.
class TestCrashes : public QObject {
    Q_OBJECT

public:
    static void initMain();
    static std::optional<int> runChild(int argc, char** argv);

private slots:
    void initTestCase();
    void killedAtAnyMoment_data();
    void killedAtAnyMoment();
    void killedWithTwoWindowsOpen();
    void killedAtEachWriteOfTheFirstStart();
    void eachFailureIsSaid_data();
    void eachFailureIsSaid();
    void powerIsLost_data();
    void powerIsLost();

private:
    static Found look(const AttackedProgram& attacked) { return look(attacked.folder()); }
    static Found look(const QString& from);
    static void copy(const QString& from, const QString& to);
    static void start(AttackedProgram& attacked, int count, const WriteFault& fault,
                      quint32 seed = QRandomGenerator::global()->generate(),
                      const QString& play = "--play");
    static void beginBefore(AttackedProgram& first);
    static QString judge(const Found& found, const Report& report);
    static QString judgePowerLoss(const Found& found, const Report& report);
    static QString judgeFailure(const Found& found, const Report& report, bool lasts);

    const QTemporaryDir m_settings;
};

void TestCrashes::initMain() {
    qputenv("QTEST_FUNCTION_TIMEOUT", "1000000000"); // the test runner ends what waits for ever
}

std::optional<int> TestCrashes::runChild(int argc, char** argv) {
    if (argc != 5 || !QByteArray(argv[1]).startsWith("--play"))
        return std::nullopt;
    const QString folder = QString::fromLocal8Bit(argv[2]);
    keepSettingsIn(folder);
    useSettingsFile();
    AttackedPlay play(folder, QByteArray(argv[3]).toUInt(), QByteArray(argv[1]) == "--play-beside");
    const int count = QByteArray(argv[4]).toInt();
    if (count == 0)
        play.actForEver();
    play.actAndEnd(count);
    return 0;
}

void TestCrashes::initTestCase() {
    keepSettingsIn(m_settings);
    useSettingsFile();
}

void TestCrashes::copy(const QString& from, const QString& to) {
    QDirIterator file(from, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (file.hasNext()) {
        const QString path = file.next();
        const QString other = to + path.mid(from.size());
        QDir().mkpath(QFileInfo(other).path());
        QVERIFY(QFile::copy(path, other));
    }
}

/// Looks at a copy, so that the next start finds the files as the last end left them.
Found TestCrashes::look(const QString& from) {
    const QTemporaryDir folder;
    copy(from, folder.path());
    Found found;
    static const QRegularExpression known(
        "^/(samegame\\.sqlite(-wal|-shm|-journal)?|samegame-window-[12]\\.lock|"
        "samegame-waiting-[12]\\.jsonl|saved\\.samegame|"
        "samegame/samegame-test\\.(json|ini)(\\.lock)?)$");
    QDirIterator file(folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (file.hasNext())
        if (const QString name = file.next().mid(folder.path().size());
            !known.match(name).hasMatch())
            found.strays << name;

    keepSettingsIn(folder);
    useSettingsFile();
    found.things["settings"] = QString::number(int(Settings::load().colorScheme));
    QFile saved(folder.filePath("saved.samegame"));
    if (saved.open(QIODevice::ReadOnly)) {
        const QByteArray content = saved.readAll();
        const auto parsed = parse_game_record(content.toStdString());
        found.require(parsed && !contradiction(*parsed), "the saved game is damaged");
        found.things["file"] = contentHash(content);
    }

    Database database(folder.filePath("samegame.sqlite"));
    found.require(database.notice().isEmpty(), database.notice());
    auto check = database.run("PRAGMA integrity_check");
    found.require(check && check->next() && check->value(0) == "ok", "the database is damaged");
    SessionStore session(&database);
    found.require(session.slot() == 1, "the window would have another slot");
    const auto storedSession = [&found](SessionStore& store) {
        GameDocument document;
        const QJsonObject history = store.loadHistory();
        if (!history.isEmpty()) {
            const QString error = document.restoreHistory(history);
            found.require(error.isEmpty(), error);
        }
        return sessionHash(document);
    };
    found.things["session"] = storedSession(session);
    if (SessionStore second(&database); !second.loadHistory().isEmpty())
        found.things["beside"] = storedSession(second);
    OwnResults results(&database);
    results.keepWaitingIn(session.waitingPath());
    for (const PlayedGame& game : results.games())
        found.games[game.board] = std::max(found.games[game.board], game.score);
    const Archive archive(&database);
    for (const Archive::Entry& entry : archive.entries()) {
        const auto line = archive.bestLine(entry.start);
        found.require(line.has_value(), "a best line is damaged");
        found.lines[boardKey(entry.start)] = line ? line->line.score : 0;
    }
    return found;
}

void TestCrashes::start(AttackedProgram& attacked, int count, const WriteFault& fault, quint32 seed,
                        const QString& play) {
    attacked.start(
        QCoreApplication::applicationFilePath(),
        {"tst_crashes", play, attacked.folder(), QString::number(seed), QString::number(count)},
        fault);
}

/// After a kill: each thing is as it was kept last, or as it was to be kept after that.
QString TestCrashes::judge(const Found& found, const Report& report) {
    if (!found.complaint.isEmpty())
        return found.complaint;
    if (!report.sentences.isEmpty())
        return "said without need: " + report.sentences.first();
    if (!report.hasTakenUp())
        return "began with another session";
    for (const QString& thing : things) {
        const auto told = report.things.find(thing);
        const QStringList possible =
            told == report.things.end() ? QStringList() : told->second.sinceKept();
        const auto is = found.things.find(thing);
        if (is == found.things.end() ? told != report.things.end() && told->second.kept >= 0
                                     : !possible.contains(is->second))
            return "lost: " + thing;
    }
    for (const auto& [key, score] : report.lines)
        if (const auto line = found.lines.find(key);
            line == found.lines.end() || line->second < score)
            return "lost: the line of " + key;
    for (const auto& [key, score] : report.ends)
        if (const auto game = found.games.find(key);
            game == found.games.end() || game->second < score)
            return "lost: the game on " + key;
    return {};
}

void TestCrashes::killedAtAnyMoment_data() {
    QTest::addColumn<bool>("atWrites");
    QTest::newRow("by the clock") << false;
    if (AttackedProgram::canAttackWrites())
        QTest::newRow("at writes") << true;
}

/// The same folder for some starts in a row: each finds what the kill before has left.
void TestCrashes::killedAtAnyMoment() {
    constexpr int startsInARow = 10;
    QFETCH(const bool, atWrites);
    const int count = AttackedProgram::killCount(5);
    QRandomGenerator& random = *QRandomGenerator::global();
    int strayCount = 0;
    for (int i = 0; i < count; i += startsInARow) {
        AttackedProgram attacked;
        Found before = look(attacked);
        for (int j = i; j < std::min(i + startsInARow, count); ++j) {
            // Some of the starts are slow, so that what is killed is more often a write.
            start(attacked, 0,
                  {atWrites ? 1 + random.bounded(400) : 0, "KILL", false,
                   random.bounded(2) * random.bounded(5000)});
            if (atWrites)
                attacked.waitForEnd();
            else
                attacked.killAfter(random.bounded(2500));
            const QString what =
                QString("%1 at '%2', said %3%4: ")
                    .arg(j)
                    .arg(attacked.attacked(), attacked.output().right(400), attacked.errors());
            QVERIFY2(attacked.wasKilled(), qPrintable(what));
            const Found found = look(attacked);
            const QString verdict =
                judge(found, Report(before.things, before.lines, attacked.output()));
            QVERIFY2(verdict.isEmpty(), qPrintable(what + verdict));
            before = found;
        }
        strayCount += int(before.strays.size());
        QVERIFY2(before.strays.size() <= 3, qPrintable(before.strays.join(" ")));
    }
    qInfo("killed %d times; %d files left that nobody needs", count, strayCount);
}

/// Two windows share the database. Each is killed in its turn, while the other goes on or is killed
/// too: what the one has stored the other has not lost.
void TestCrashes::killedWithTwoWindowsOpen() {
    constexpr int startsInARow = 5;
    const int count = AttackedProgram::killCount(4);
    QRandomGenerator& random = *QRandomGenerator::global();
    int kills = 0;
    while (kills < count) {
        AttackedProgram attacked;
        Found before = look(attacked);
        for (int j = 0; j < startsInARow && kills < count; ++j) {
            start(attacked, 0, {0, "KILL", false, random.bounded(2) * random.bounded(5000)});
            attacked.waitForOutput(); // so that it is the first window
            AttackedProgram beside(attacked);
            start(beside, 0, {0, "KILL", false, random.bounded(2) * random.bounded(5000)},
                  random.generate(), "--play-beside");
            beside.waitForOutput();
            const bool isFirst = random.bounded(2) == 0;
            (isFirst ? attacked : beside).killAfter(random.bounded(1500));
            (isFirst ? beside : attacked).killAfter(random.bounded(800));
            kills += 2;
            const QString what = QString("said %1%2, beside it %3%4: ")
                                     .arg(attacked.output().right(400), attacked.errors(),
                                          beside.output().right(400), beside.errors());
            QVERIFY2(attacked.wasKilled() && beside.wasKilled(), qPrintable(what));
            const Found found = look(attacked);
            Report report(before.things, before.lines, attacked.output());
            // At first it has a session that only it knows.
            const QString first =
                QString(beside.output()).section("will session ", 1, 1).section('\n', 0, 0);
            const std::map<QString, QString> besideBefore{
                {"session", before.things.contains("beside") ? before.things["beside"] : first}};
            Report other(besideBefore, before.lines, beside.output());
            // On a slow machine one may find the database held by the other. It says so, keeps what
            // it could not store in memory, and tries again.
            for (Report* one : {&report, &other})
                if (one->sentences.removeIf(
                        [](const QString& said) { return said.contains("locked"); }) > 0)
                    one->lines.clear();
            Found foundBeside = found;
            foundBeside.things.erase("session");
            // A window in which nothing was done has stored nothing: it begins anew.
            foundBeside.things["session"] =
                found.things.contains("beside") ? found.things.at("beside") : first;
            foundBeside.things.erase("file");
            foundBeside.things.erase("settings");
            for (const QString& verdict : {judge(found, report), judge(foundBeside, other)})
                QVERIFY2(verdict.isEmpty(), qPrintable(verdict + ": " + what));
            before = found;
        }
    }
    qInfo("killed %d windows", kills);
}

/// The files are made then.
void TestCrashes::killedAtEachWriteOfTheFirstStart() {
    if (!AttackedProgram::canAttackWrites())
        QSKIP("the writes of a program with sanitizers cannot be attacked");
    int kills = 0;
    for (int at = 1;; at += AttackedProgram::stride(17)) {
        AttackedProgram attacked;
        const Found before = look(attacked);
        start(attacked, 1, {at, "KILL"}, 1);
        attacked.waitForEnd();
        if (attacked.attacked().isEmpty())
            break;
        ++kills;
        const QString verdict = judge(look(attacked), Report(before.things, {}, attacked.output()));
        QVERIFY2(verdict.isEmpty(), qPrintable(verdict + " after " + attacked.attacked()));
        start(attacked, 3, {}, 2);
        attacked.waitForEnd();
        QCOMPARE(attacked.exitCode(), 0);
        QVERIFY2(!attacked.output().contains("said"), attacked.output());
    }
    qInfo("killed at %d calls", kills);
}

/// After calls that failed: what is not as it was to be is said, and is as it was before. If a
/// single one failed, all is stored in the end that has a place to be stored in.
QString TestCrashes::judgeFailure(const Found& found, const Report& report, bool lasts) {
    if (!found.complaint.isEmpty())
        return found.complaint;
    const bool isSilent = report.sentences.isEmpty();
    const bool startedWithout =
        !report.sentences.filter(QRegularExpression("^Nothing can be stored for now")).isEmpty();
    if (!lasts && report.sentences.size() > (startedWithout ? 2 : 1)) // a game had to wait, too
        return "said too much";
    if (!startedWithout && !report.hasTakenUp())
        return "began with another session";
    for (const auto& [thing, told] : report.things) {
        const auto is = found.things.find(thing);
        const QString content = is == found.things.end() ? QString() : is->second;
        if (content == told.wanted.last())
            continue;
        if (isSilent)
            return "lost without a word: " + thing;
        if (!lasts && thing == "session")
            return "not stored again: the session";
        const QStringList possible = thing == "session" ? told.wanted : told.sinceKept();
        if (!possible.contains(content) && !(content.isEmpty() && told.kept < 0))
            return "lost: " + thing;
    }
    for (const auto& [key, score] : report.lines)
        if (const auto line = found.lines.find(key);
            line == found.lines.end() || line->second < score)
            return "lost: the line of " + key;
    for (const auto& [key, score] : report.ends) {
        const auto line = found.lines.find(key);
        const auto game = found.games.find(key);
        if (line != found.lines.end() && line->second >= score && game != found.games.end() &&
            game->second >= score)
            continue;
        if (isSilent || !lasts)
            return "not stored: the game played to its end on " + key;
    }
    return {};
}

/// Leaves what a window leaves, unless the first start is the subject of the row.
void TestCrashes::beginBefore(AttackedProgram& first) {
    QFETCH(const bool, isFirstStart);
    if (isFirstStart)
        return;
    start(first, 5, {}, 1);
    first.waitForEnd();
    QCOMPARE(first.exitCode(), 0);
}

void TestCrashes::eachFailureIsSaid_data() {
    if (!AttackedProgram::canAttackWrites())
        QSKIP("the writes of a program with sanitizers cannot be attacked");
    QTest::addColumn<bool>("isFirstStart");
    QTest::addColumn<QByteArray>("error");
    QTest::addColumn<bool>("lasts");
    for (const bool isFirst : {true, false})
        for (const char* error : {"ENOSPC", "EIO"}) {
            if (qstrcmp(error, "EIO") == 0 && AttackedProgram::stride(2) != 1)
                continue; // by hand
            for (const bool lasts : {false, true})
                QTest::addRow("%s start, %s %s", isFirst ? "first" : "later", error,
                              lasts ? "from then on" : "once")
                    << isFirst << QByteArray(error) << lasts;
        }
}

void TestCrashes::eachFailureIsSaid() {
    QFETCH(const QByteArray, error);
    QFETCH(const bool, lasts);
    AttackedProgram first;
    beginBefore(first);
    const Found before = look(first);
    int failures = 0;
    for (int at = 1;; at += AttackedProgram::stride(97)) {
        AttackedProgram attacked;
        copy(first.folder(), attacked.folder());
        start(attacked, 8, {at, error, lasts}, 2);
        attacked.waitForEnd();
        const bool isReached = !attacked.attacked().isEmpty();
        failures += isReached ? 1 : 0;
        const Report report(before.things, before.lines, attacked.output());
        const QString what =
            QString("%1 at %2, '%3', said %4, %5: ")
                .arg(error)
                .arg(at)
                .arg(attacked.attacked(), report.sentences.join(' '), attacked.errors());
        QVERIFY2(attacked.exitCode() == 0, qPrintable(what + "it crashed"));
        QVERIFY2(isReached || report.sentences.isEmpty(), qPrintable(what));
        const QString verdict = judgeFailure(look(attacked), report, lasts);
        QVERIFY2(verdict.isEmpty(), qPrintable(what + verdict));
        if (!isReached)
            break;
    }
    qInfo("%d of the calls failed", failures);
}

/// After a power cut nothing is damaged. A file that was saved is on the disk; of the session and
/// of the settings an older one may be, which costs the last actions.
QString TestCrashes::judgePowerLoss(const Found& found, const Report& report) {
    if (!found.complaint.isEmpty())
        return found.complaint;
    for (const auto& [thing, told] : report.things) {
        const auto is = found.things.find(thing);
        const QString content = is == found.things.end() ? QString() : is->second;
        const bool mayBeOlder = thing != "file";
        const QStringList possible = mayBeOlder ? told.wanted : told.sinceKept();
        if (!possible.contains(content) && !(content.isEmpty() && told.kept < 0))
            return "lost: " + thing;
    }
    return {};
}

void TestCrashes::powerIsLost_data() {
    if (!PowerLoss::isPossible())
        QSKIP("the writes of a program with sanitizers cannot be attacked");
    QTest::addColumn<bool>("isFirstStart");
    QTest::newRow("first start") << true;
    QTest::newRow("later start") << false;
}

void TestCrashes::powerIsLost() {
    AttackedProgram first;
    beginBefore(first);
    const Found before = look(first);
    int cuts = 0;
    for (int at = 1;; at += AttackedProgram::stride(43)) {
        AttackedProgram attacked;
        copy(first.folder(), attacked.folder());
        PowerLoss loss;
        loss.run(attacked.folder(), QCoreApplication::applicationFilePath(),
                 {"tst_crashes", "--play", attacked.folder(), "2", "8"}, at);
        cuts += loss.wasCut() ? 1 : 0;
        const Report report(before.things, before.lines, loss.output());
        for (const auto names : {PowerLoss::Names::Synced, PowerLoss::Names::All}) {
            const QTemporaryDir after;
            loss.restore(names, after.path());
            const QString verdict = judgePowerLoss(look(after.path()), report);
            QVERIFY2(verdict.isEmpty(), qPrintable(QString("%1: cut at %2, names %3, said %4")
                                                       .arg(verdict)
                                                       .arg(at)
                                                       .arg(int(names))
                                                       .arg(QString(loss.output().right(300)))));
        }
        if (!loss.wasCut())
            break;
    }
    qInfo("power was cut at %d calls", cuts);
}

SAMEGAME_TEST(TestCrashes, QApplication)
#include "tst_crashes.moc"
