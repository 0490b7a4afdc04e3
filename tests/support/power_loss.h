#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// A program whose power is cut, and what the disk has then (power_loss.cpp).
class PowerLoss {
public:
    /// A disk that writes nothing of its own accord, or one that writes all names at once and of
    /// files what was synced: file systems are between the two.
    enum class Names { Synced, All };

    /// Sanitizers want to be the first library of a program, so there it cannot be.
    static bool isPossible() { return !QByteArray(SAMEGAME_POWER_LOSS).isEmpty(); }

    /// Runs the program in `folder` until call `at` that writes there; without that call, to its
    /// end.
    void run(const QString& folder, const QString& program, const QStringList& arguments, int at) {
        m_folder = folder;
        m_disk = std::make_unique<QTemporaryDir>();
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("LD_PRELOAD", SAMEGAME_POWER_LOSS);
        environment.insert("SAMEGAME_POWER_FOLDER", folder);
        environment.insert("SAMEGAME_POWER_AT", QString::number(at));
        environment.insert("SAMEGAME_POWER_DISK", m_disk->path());
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder);
        process.start(program, arguments);
        QVERIFY(process.waitForFinished(-1));
        m_output = process.readAllStandardOutput();
        m_wasCut = QFile::exists(m_disk->filePath("cut"));
        QVERIFY2(m_wasCut ||
                     (process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0),
                 process.readAllStandardError());
    }

    bool wasCut() const { return m_wasCut; }
    QByteArray output() const { return m_output; }

    /// Puts into `folder` what the disk has.
    void restore(Names names, const QString& folder) const {
        const QString kind = names == Names::Synced || !m_wasCut ? "synced-*" : "named-*";
        for (const QString& list : QDir(m_disk->path()).entryList({kind}, QDir::Files)) {
            const QByteArrayList lines = contentOf(list).split('\n');
            const QString place = folder + QFile::decodeName(lines.first()).mid(m_folder.size());
            QDir().mkpath(place);
            for (const QByteArray& line : lines.mid(1)) {
                if (line.isEmpty())
                    continue;
                const qsizetype blank = line.indexOf(' ');
                QFile file(place + '/' + QFile::decodeName(line.mid(blank + 1)));
                QVERIFY(file.open(QIODevice::WriteOnly));
                file.write(contentOf("content-" + QString(line.left(blank))));
            }
        }
    }

private:
    QByteArray contentOf(const QString& name) const {
        QFile file(m_disk->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QString m_folder;
    std::unique_ptr<QTemporaryDir> m_disk;
    QByteArray m_output;
    bool m_wasCut = false;
};
