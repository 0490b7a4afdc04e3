#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cerrno>
#include <memory>
#include <system_error>

#include <unistd.h>

#include "engine/formats/file_content.h"
#include "tests/support/file_bytes.h"
#include "tests/support/odd_file.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Files are read whole or not at all, and nothing is waited for that is no file.
class TestFileContent : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void readsFiles_data();
    void readsFiles();
    void readsUpToTheLimit();
    void refusesWhatIsNoFile_data();
    void refusesWhatIsNoFile();
    void refusesWhatIsMissing();
    void readsPipesWhereTheyAreWanted();
    void readsDevicesUpToTheLimit();
    void readsFilesWithoutASize();

private:
    std::string path() const { return m_folder->filePath("file").toStdString(); }
    void write(const QByteArray& content) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFileContent::write(const QByteArray& content) const {
    writeContent(text(path()), content);
}

void TestFileContent::readsFiles_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("short") << QByteArray("12\n12\n");
    QTest::newRow("longer than a part") << QByteArray(200'000, 'x');
    QTest::newRow("zeros") << QByteArray(10, '\0');
}

void TestFileContent::readsFiles() {
    QFETCH(const QByteArray, content);
    write(content);
    for (const InputKind kind : {InputKind::regular_file, InputKind::anything}) {
        const auto read = content_of_path(path(), kind);
        QVERIFY2(read.ok(), read ? "" : to_string(read.error()).c_str());
        QVERIFY(*read == content.toStdString());
    }
    QVERIFY(!regular_file_error(path(), 200'000));
}

void TestFileContent::readsUpToTheLimit() {
    write({});
    QVERIFY(QFile::resize(text(path()), max_input_bytes));
    const auto whole = content_of_path(path(), InputKind::regular_file);
    QVERIFY(whole && whole->size() == max_input_bytes);
    QVERIFY(!regular_file_error(path(), max_input_bytes));
    QVERIFY(QFile::resize(text(path()), max_input_bytes + 1));
    for (const InputKind kind : {InputKind::regular_file, InputKind::anything}) {
        const auto read = content_of_path(path(), kind);
        QVERIFY(!read);
        QCOMPARE(to_string(read.error()), std::string("it has more than 16 MiB"));
    }
    QVERIFY(regular_file_error(path(), max_input_bytes));
    QVERIFY(!regular_file_error(path(), max_input_bytes + 1));
}

void TestFileContent::refusesWhatIsNoFile_data() {
    QTest::addColumn<QString>("reason");
    const QString noFile = "it is a pipe or a device, not a file";
    const auto ofSystem = [](int number) { return text(std::generic_category().message(number)); };
    const QStringList reasons{noFile,          "it is a folder, not a file", noFile,
                              ofSystem(ELOOP), "it has more than 16 MiB",    ofSystem(EACCES),
                              noFile};
    for (int i = 0; i < reasons.size(); ++i)
        QTest::newRow(oddFiles[i]) << reasons[i];
}

void TestFileContent::refusesWhatIsNoFile() {
    QFETCH(const QString, reason);
    if (!makeOddFile(QTest::currentDataTag(), text(path())))
        QSKIP("cannot be made here");
    const auto read = content_of_path(path(), InputKind::regular_file);
    QVERIFY(!read);
    QCOMPARE(text(to_string(read.error())), reason);
    const auto error = regular_file_error(path(), max_input_bytes);
    QVERIFY(error && to_string(*error) == reason.toStdString());
}

void TestFileContent::refusesWhatIsMissing() {
    for (const std::string& name :
         {path(), std::string(), path() + "/below", path() + '\0' + "x"}) {
        const auto read = content_of_path(name, InputKind::anything);
        QVERIFY(!read && !to_string(read.error()).empty());
        QVERIFY(regular_file_error(name, max_input_bytes));
    }
}

void TestFileContent::readsPipesWhereTheyAreWanted() {
    std::array<int, 2> ends{};
    QVERIFY(::pipe(ends.data()) == 0);
    QVERIFY(::write(ends[1], "12\n", 3) == 3);
    ::close(ends[1]);
    const auto read = content_of_path("/dev/fd/" + std::to_string(ends[0]), InputKind::anything);
    QVERIFY(read && *read == "12\n");
    ::close(ends[0]);
    QVERIFY(!content_of_descriptor(ends[0]));
}

void TestFileContent::readsDevicesUpToTheLimit() {
    const auto nothing = content_of_path("/dev/null", InputKind::anything);
    QVERIFY(nothing && nothing->empty());
    const auto endless = content_of_path("/dev/zero", InputKind::anything);
    QVERIFY(!endless);
    QCOMPARE(to_string(endless.error()), std::string("it has more than 16 MiB"));
}

/// Files of the kernel tell no size before they are read.
void TestFileContent::readsFilesWithoutASize() {
    const auto read = content_of_path("/proc/self/status", InputKind::regular_file);
    if (!read)
        QSKIP("no such file here");
    QVERIFY(!read->empty());
}

SAMEGAME_TEST(TestFileContent, QCoreApplication)
#include "tst_file_content.moc"
