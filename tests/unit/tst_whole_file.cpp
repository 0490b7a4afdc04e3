#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <csignal>
#include <memory>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "engine/formats/line_file.h"
#include "engine/formats/whole_file.h"
#include "tests/support/file_bytes.h"
#include "tests/support/odd_file.h"
#include "tests/support/other_user.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Files are written whole or not at all, and keep what they are: their permissions, owner, links
/// and names.
class TestWholeFile : public QObject {
    Q_OBJECT

private slots:
    void init();
    void filesAreMadeAndReplaced();
    void permissionsStay();
    void aNewFileHasThoseOfAnyOther();
    void theOwnerStays();
    void whatCannotKeepItsOwnerIsWrittenInPlace();
    void writeProtectedFilesAreRefused_data();
    void writeProtectedFilesAreRefused();
    void filesOfOthersAreRefused();
    void allNamesOfAFileStay();
    void rightsOfSingleUsersStay();
    void linksStay();
    void linksAreFollowedToTheirEnd();
    void aLinkUnderTheNameOfAPartIsNotFollowed();
    void namesHaveUpTo255Bytes();
    void whatCannotBeWrittenIsSaid();
    void oddFilesAreRefused_data();
    void oddFilesAreRefused();
    void devicesAreWrittenTo();
    void whatDoesNotFitLeavesTheOlderFile();
    void partsOfDeadProgramsAreRemoved();
    void partsOfLivingProgramsStay();
    void manyMayWriteTheSameFile();
    void aFileThatGrowsIsRefused();
    void aFileThatIsWrittenWholeDoesNotGrow();
    void whatGrowsIsNotReplacedAtAnyMoment();

private:
    QString path(const QString& name = "file") const { return m_folder->filePath(name); }
    WholeFile file(const QString& name = "file", OutputKind kind = OutputKind::regular_file) const {
        return WholeFile(QFile::encodeName(path(name)).toStdString(), kind);
    }
    /// What keeps the file from being written, before and when it is; empty if nothing does.
    QString refusal(const QString& name = "file", OutputKind kind = OutputKind::regular_file) const;
    struct stat statusOf(const QString& name = "file") const;
    QStringList names() const {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }
    void openToAll() const { QCOMPARE(::chmod(QFile::encodeName(m_folder->path()), 0777), 0); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestWholeFile::init() {
    m_folder = std::make_unique<QTemporaryDir>();
}

QString TestWholeFile::refusal(const QString& name, OutputKind kind) const {
    const auto before = file(name, kind).check();
    const auto error = file(name, kind).write("new");
    if (before.has_value() != error.has_value() || (error && *error != *before))
        return "checked in vain";
    return error ? text(to_string(*error)) : QString();
}

struct stat TestWholeFile::statusOf(const QString& name) const {
    struct stat status {};
    if (::stat(QFile::encodeName(path(name)), &status) != 0)
        qFatal("there is no %s", qPrintable(name));
    return status;
}

void TestWholeFile::filesAreMadeAndReplaced() {
    const std::string large(3'000'000, 'x');
    for (const std::string& content :
         {std::string("one"), large, std::string(), std::string("t")}) {
        QVERIFY(!file().check());
        QVERIFY(!file().write(content));
        QCOMPARE(contentOf(path()).toStdString(), content);
        QCOMPARE(names(), QStringList{"file"});
    }
}

void TestWholeFile::permissionsStay() {
    for (const mode_t mode : {0600, 0640, 0644, 0666, 0755, 0200}) {
        writeContent(path(), "old");
        QCOMPARE(::chmod(QFile::encodeName(path()), mode), 0);
        QCOMPARE(refusal(), QString());
        QCOMPARE(statusOf().st_mode & 07777, mode);
        QVERIFY(QFile::remove(path()));
    }
}

void TestWholeFile::aNewFileHasThoseOfAnyOther() {
    for (const mode_t mask : {0022, 0077, 0002}) {
        const mode_t before = ::umask(mask);
        QCOMPARE(refusal(), QString());
        ::umask(before);
        QCOMPARE(statusOf().st_mode & 07777, 0666 & ~mask);
        QVERIFY(QFile::remove(path()));
    }
}

void TestWholeFile::theOwnerStays() {
    if (::geteuid() != 0)
        QSKIP("root alone gives files away");
    writeContent(path(), "old");
    QCOMPARE(::chown(QFile::encodeName(path()), OtherUser::user, 1234), 0);
    QCOMPARE(::chmod(QFile::encodeName(path()), 0640), 0);
    const auto before = statusOf();
    QCOMPARE(refusal(), QString());
    QCOMPARE(statusOf().st_uid, OtherUser::user);
    QCOMPARE(statusOf().st_gid, gid_t(1234));
    QCOMPARE(statusOf().st_mode & 07777, mode_t(0640));
    QVERIFY(statusOf().st_ino != before.st_ino);
}

void TestWholeFile::whatCannotKeepItsOwnerIsWrittenInPlace() {
    if (::geteuid() != 0)
        QSKIP("another user is needed");
    openToAll();
    writeContent(path(), "older and longer");
    QCOMPARE(::chmod(QFile::encodeName(path()), 0666), 0);
    const auto before = statusOf();
    {
        const OtherUser other;
        QVERIFY(other.isOther());
        QCOMPARE(refusal(), QString());
    }
    QCOMPARE(contentOf(path()), QByteArray("new"));
    QCOMPARE(statusOf().st_ino, before.st_ino);
    QCOMPARE(statusOf().st_uid, before.st_uid);
    QCOMPARE(names(), QStringList{"file"});
}

void TestWholeFile::writeProtectedFilesAreRefused_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("file") << "file";
    QTest::newRow("link") << "link";
}

/// For root, too, whom the system keeps from nothing.
void TestWholeFile::writeProtectedFilesAreRefused() {
    QFETCH(const QString, name);
    writeContent(path(), "old");
    QVERIFY(QFile::link(path(), path("link")));
    QCOMPARE(::chmod(QFile::encodeName(path()), 0444), 0);
    QCOMPARE(refusal(name), QStringLiteral("it is write-protected"));
    QCOMPARE(contentOf(path()), QByteArray("old"));
    QCOMPARE(names(), (QStringList{"file", "link"}));
}

void TestWholeFile::filesOfOthersAreRefused() {
    if (::geteuid() != 0)
        QSKIP("another user is needed");
    openToAll();
    writeContent(path(), "old");
    QCOMPARE(::chmod(QFile::encodeName(path()), 0644), 0);
    {
        const OtherUser other;
        QVERIFY(other.isOther());
        QCOMPARE(refusal(), QStringLiteral("it is write-protected"));
    }
    QCOMPARE(contentOf(path()), QByteArray("old"));
}

void TestWholeFile::allNamesOfAFileStay() {
    writeContent(path(), "older and longer");
    QCOMPARE(::link(QFile::encodeName(path()), QFile::encodeName(path("other"))), 0);
    QCOMPARE(::chmod(QFile::encodeName(path()), 0640), 0);
    QCOMPARE(refusal(), QString());
    QCOMPARE(contentOf(path()), QByteArray("new"));
    QCOMPARE(contentOf(path("other")), QByteArray("new"));
    QCOMPARE(statusOf("other").st_ino, statusOf().st_ino);
    QCOMPARE(statusOf().st_mode & 07777, mode_t(0640));
    QCOMPARE(names(), (QStringList{"file", "other"}));
}

void TestWholeFile::rightsOfSingleUsersStay() {
    constexpr auto name = "system.posix_acl_access";
    // Version 2; then kind, rights and user of each entry: the owner, user 1234, the group, the
    // most of these, all others.
    const QByteArray rights = QByteArray::fromHex("02000000"
                                                  "01000600ffffffff"
                                                  "02000600d2040000"
                                                  "04000000ffffffff"
                                                  "10000600ffffffff"
                                                  "20000000ffffffff");
    writeContent(path(), "old");
    const QByteArray file = QFile::encodeName(path());
    if (::setxattr(file, name, rights.constData(), std::size_t(rights.size()), 0) != 0)
        QSKIP("the disk knows no such rights");
    QCOMPARE(refusal(), QString());
    QCOMPARE(contentOf(path()), QByteArray("new"));
    QByteArray kept(rights.size(), '\0');
    QCOMPARE(::getxattr(file, name, kept.data(), std::size_t(kept.size())), ssize_t(kept.size()));
    QCOMPARE(kept, rights);
    QCOMPARE(names(), QStringList{"file"});
}

void TestWholeFile::linksStay() {
    QVERIFY(QDir(m_folder->path()).mkdir("sub"));
    QCOMPARE(::symlink("sub/file", QFile::encodeName(path("link"))), 0);
    QCOMPARE(::symlink("link", QFile::encodeName(path("longer"))), 0);
    for (const char* const time : {"made", "replaced"}) {
        QVERIFY2(refusal("longer").isEmpty(), time);
        QCOMPARE(contentOf(path("sub/file")), QByteArray("new"));
        QCOMPARE(names(), (QStringList{"link", "longer", "sub"}));
        QVERIFY(QFileInfo(path("link")).isSymLink());
    }
}

/// Earlier programs named parts so.
/// Whether or not a file is there.
void TestWholeFile::linksAreFollowedToTheirEnd() {
    const auto behind = [this](const QString& name) {
        return behind_links(path(name).toStdString());
    };
    QVERIFY(QDir(m_folder->path()).mkdir("folder"));
    QVERIFY(QFile::link("folder/second", path("first")));
    QVERIFY(QFile::link(path("target"), path("folder/second")));
    QCOMPARE(text(behind("first").value()), path("target"));
    QCOMPARE(text(behind("target").value()), path("target"));
    QCOMPARE(text(behind("folder").value()), path("folder"));
    QVERIFY(QFile::link("circle", path("circle")));
    QVERIFY(!behind("circle").ok());
    QVERIFY(QFile::link("missing/file", path("lost")));
    QVERIFY(text(to_string(behind("lost").error())).startsWith("there is no folder "));
}

void TestWholeFile::aLinkUnderTheNameOfAPartIsNotFollowed() {
    writeContent(path("victim"), "kept");
    const QString name = "file.samegame-part" + QString::number(::getpid());
    QVERIFY(QFile::link(path("victim"), path(name)));
    QCOMPARE(refusal(), QString());
    QCOMPARE(contentOf(path("victim")), QByteArray("kept"));
    QCOMPARE(contentOf(path()), QByteArray("new"));
    QVERIFY(!QFileInfo(path()).isSymLink());
}

void TestWholeFile::namesHaveUpTo255Bytes() {
    for (const int size : {234, 250, 255}) {
        const QString name(size, 'n');
        for (const char* const time : {"made", "replaced"})
            QVERIFY2(refusal(name).isEmpty(), time);
        QCOMPARE(contentOf(path(name)), QByteArray("new"));
    }
    QVERIFY(!refusal(QString(256, 'n')).isEmpty());
}

void TestWholeFile::whatCannotBeWrittenIsSaid() {
    QVERIFY(QDir(m_folder->path()).mkdir("sub"));
    QCOMPARE(refusal("sub"), QStringLiteral("it is a folder, not a file"));
    QVERIFY(refusal("no/file").startsWith("there is no folder '"));
    writeContent(path("plain"), "kept");
    QVERIFY(refusal("plain/file").startsWith("there is no folder '"));
    for (const std::string& name : {std::string(), std::string("a\0b", 3)}) {
        QVERIFY(WholeFile(name, OutputKind::anything).check().has_value());
        QVERIFY(WholeFile(name, OutputKind::anything).write("new").has_value());
    }
    QCOMPARE(names(), (QStringList{"plain", "sub"}));
}

void TestWholeFile::oddFilesAreRefused_data() {
    QTest::addColumn<QString>("kind");
    for (const char* const kind : {"pipe", "folder", "device", "link in a loop", "link to a pipe"})
        QTest::newRow(kind) << kind;
}

/// At once: nobody reads the pipes.
void TestWholeFile::oddFilesAreRefused() {
    QFETCH(const QString, kind);
    QVERIFY(makeOddFile(kind, path()));
    const QString said = refusal();
    QVERIFY2(!said.isEmpty() && said != "checked in vain", qPrintable(said));
}

void TestWholeFile::devicesAreWrittenTo() {
    QVERIFY(QFile::link("/dev/null", path()));
    QVERIFY(!file("file", OutputKind::anything).is_replaceable());
    QCOMPARE(refusal("file", OutputKind::anything), QString());
    QVERIFY(QFile::remove(path()));
    QVERIFY(QFile::link("/dev/full", path()));
    QVERIFY(!file("file", OutputKind::anything).check());
    QVERIFY(file("file", OutputKind::anything).write("new").has_value());
    QVERIFY(file("other").is_replaceable());
}

void TestWholeFile::whatDoesNotFitLeavesTheOlderFile() {
    writeContent(path(), "old");
    rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto onSignal = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit low{20, before.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &low), 0);
    const auto error = file().write("more than there is room for");
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, onSignal);
    QVERIFY(error.has_value());
    QCOMPARE(contentOf(path()), QByteArray("old"));
    QCOMPARE(names(), QStringList{"file"});
}

void TestWholeFile::partsOfDeadProgramsAreRemoved() {
    const QString part = ".samegame-part-0123456789abcdef";
    const QStringList alike{".samegame-part-0123456789abcde",  ".samegame-part-0123456789abcdeg",
                            ".samegame-part-0123456789ABCDEF", ".samegame-part-",
                            "samegame-part-0123456789abcdef",  "samegame-copy-0123456789abcdef",
                            "other.samegame-part2147483647"};
    for (const QString& name : alike)
        writeContent(path(name), "kept");
    const QString linked = ".samegame-part-1111111111111111";
    const QString folder = ".samegame-part-2222222222222222";
    QVERIFY(QFile::link(path("samegame-part-0123456789abcdef"), path(linked)));
    QVERIFY(QDir(m_folder->path()).mkdir(folder));
    QStringList expected = alike + QStringList{linked, folder, "file"};
    if (::geteuid() == 0) {
        const QString ofAnother = ".samegame-part-3333333333333333";
        writeContent(path(ofAnother), "kept");
        QCOMPARE(::chown(QFile::encodeName(path(ofAnother)), OtherUser::user, OtherUser::user), 0);
        expected << ofAnother;
    }
    writeContent(path(part), "dead");
    writeContent(path("file.samegame-part2147483647"), "dead");
    QVERIFY(!file().check());
    QVERIFY(!QFile::exists(path(part)));
    writeContent(path(part), "dead");
    QVERIFY(!file().write("new"));
    QStringList found = names();
    found.sort();
    expected.sort();
    QCOMPARE(found, expected);
}

void TestWholeFile::partsOfLivingProgramsStay() {
    const QString part = ".samegame-part-0123456789abcdef";
    writeContent(path(part), "living");
    const int writer = ::open(QFile::encodeName(path(part)), O_WRONLY | O_CLOEXEC);
    QCOMPARE(::flock(writer, LOCK_EX | LOCK_NB), 0);
    QCOMPARE(refusal(), QString());
    QCOMPARE(contentOf(path(part)), QByteArray("living"));
    ::close(writer);
    QCOMPARE(refusal(), QString());
    QVERIFY(!QFile::exists(path(part)));
}

/// None removes the part of another, and each time one of them has written all.
void TestWholeFile::manyMayWriteTheSameFile() {
    constexpr int writes = 200;
    std::mutex mutex;
    std::set<std::string> refusals;
    std::vector<std::thread> writers;
    for (const char letter : {'a', 'b', 'c'})
        writers.emplace_back([&, letter] {
            for (int i = 0; i < writes; ++i) {
                const auto error = file().write(std::string(10'000, letter));
                if (error) {
                    const std::lock_guard lock(mutex);
                    refusals.insert(to_string(*error));
                }
                if (i % 10 == 0) // so that it is often a new one
                    ::unlink(QFile::encodeName(path()));
            }
        });
    for (std::thread& writer : writers)
        writer.join();
    QVERIFY2(refusals.empty(), refusals.empty() ? "" : refusals.begin()->c_str());
    QCOMPARE(refusal(), QString());
    QCOMPARE(names(), QStringList{"file"});
}

void TestWholeFile::aFileThatGrowsIsRefused() {
    {
        auto growing = GrowingFile::open_or_make(path().toStdString());
        QVERIFY(growing.ok());
        GrowingFile opened = std::move(growing).value();
        QVERIFY(!opened.append("line\n"));
        QCOMPARE(refusal(), QStringLiteral("another program writes to it"));
        QVERIFY(!opened.append("line\n"));
    }
    QCOMPARE(contentOf(path()), QByteArray("line\nline\n"));
    QCOMPARE(refusal(), QString());
}

/// What it would get would be lost with the older file.
void TestWholeFile::aFileThatIsWrittenWholeDoesNotGrow() {
    writeContent(path(), "old");
    const int writer = ::open(QFile::encodeName(path()), O_RDONLY | O_CLOEXEC);
    QCOMPARE(::flock(writer, LOCK_SH | LOCK_NB), 0);
    QVERIFY(!GrowingFile::open(path().toStdString()));
    QCOMPARE(refusal(), QString()); // another that is written whole may take its place
    ::close(writer);
    QVERIFY(GrowingFile::open(path().toStdString()).ok());
}

/// Nor while it is being opened: each line is where the name of the file leads.
void TestWholeFile::whatGrowsIsNotReplacedAtAnyMoment() {
    constexpr int most = 2000;
    std::atomic<bool> isOver = false;
    std::thread writer([&] {
        while (!isOver) {
            static_cast<void>(file().write("whole\n"));
            std::this_thread::yield();
        }
    });
    int lines = 0;
    int lost = 0;
    for (int i = 0; i < most; ++i) {
        auto growing = GrowingFile::open_or_make(path().toStdString());
        if (!growing)
            continue;
        GrowingFile opened = std::move(growing).value();
        ++lines;
        lost += opened.append("line\n") || !contentOf(path()).endsWith("line\n") ? 1 : 0;
    }
    isOver = true;
    writer.join();
    QCOMPARE(lost, 0);
    qInfo("%d lines of %d", lines, most);
}

SAMEGAME_TEST(TestWholeFile, QCoreApplication)
#include "tst_whole_file.moc"
