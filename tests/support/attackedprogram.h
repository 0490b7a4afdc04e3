#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include "tests/support/wanted_count.h"

/// What is done to the writes of a program (write_faults.cpp). The default counts nothing.
struct WriteFault {
    int at = 0;        ///< The number of the call, from 1.
    QByteArray effect; ///< "ENOSPC", "EIO" or "KILL".
    bool lasts = false;
    int pause = 0;           ///< Microseconds that each call waits.
    bool isRecorded = false; ///< All calls are, for calls().
};

/// A folder for the files of a program, and the program that writes them under attack.
class AttackedProgram {
public:
    /// Sanitizers want to be the first library of a program, so there it cannot be.
    static bool canAttackWrites() { return !QByteArray(SAMEGAME_WRITE_FAULTS).isEmpty(); }

    /// How often a test kills: a few times, or as SAMEGAME_CRASHES says.
    static int killCount(int few) { return samegame::wanted_count("SAMEGAME_CRASHES", few); }

    /// Of the calls 1, 2, 3, ... those that a test attacks: all of them where SAMEGAME_CRASHES is
    /// set, else each `stride`th.
    static int stride(int stride) {
        return samegame::wanted_count("SAMEGAME_CRASHES", 0) > 0 ? 1 : stride;
    }

    AttackedProgram() {
        QDir(m_root.path()).mkdir("files");
        m_folder = QDir(m_root.path()).canonicalPath() + "/files";
    }
    /// Another one in the folder of `first`, which outlives it.
    explicit AttackedProgram(const AttackedProgram& first) : m_folder(first.folder()) {}

    QString folder() const { return m_folder; }
    QString path(const QString& name) const { return folder() + '/' + name; }

    QByteArray content(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void setContent(const QString& name, const QByteArray& content) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }

    void start(const QString& program, const QStringList& arguments, const WriteFault& fault = {}) {
        QFile::remove(logPath());
        QFile::remove(callsPath());
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        if (canAttackWrites()) {
            environment.insert("LD_PRELOAD", SAMEGAME_WRITE_FAULTS);
            environment.insert("SAMEGAME_FAULT_FOLDER", folder());
            environment.insert("SAMEGAME_FAULT_AT", QString::number(fault.at));
            environment.insert("SAMEGAME_FAULT_EFFECT", fault.effect);
            environment.insert("SAMEGAME_FAULT_LASTS", fault.lasts ? "1" : "");
            environment.insert("SAMEGAME_FAULT_PAUSE", QString::number(fault.pause));
            environment.insert("SAMEGAME_FAULT_LOG", logPath());
            environment.insert("SAMEGAME_FAULT_CALLS", fault.isRecorded ? callsPath() : QString());
        }
        m_process.setProcessEnvironment(environment);
        m_process.setWorkingDirectory(folder());
        m_process.start(program, arguments);
        QVERIFY(m_process.waitForStarted(-1));
    }

    /// Waits until it says something.
    void waitForOutput() { QVERIFY(m_process.waitForReadyRead(-1)); }

    bool isRunning() const { return m_process.state() != QProcess::NotRunning; }

    /// Waits for the end, however long that takes: the test runner ends what waits for ever.
    void waitForEnd() {
        m_process.waitForFinished(-1);
        m_output = m_process.readAllStandardOutput();
        m_errors = m_process.readAllStandardError();
    }

    /// Kills it after so many milliseconds, unless it has ended.
    void killAfter(int milliseconds) {
        if (!m_process.waitForFinished(milliseconds))
            m_process.kill();
        waitForEnd();
    }

    void run(const QString& program, const QStringList& arguments, const WriteFault& fault = {}) {
        start(program, arguments, fault);
        waitForEnd();
    }

    /// What was attacked, call and path; empty if the program did not make so many calls.
    QByteArray attacked() const {
        QFile log(logPath());
        return log.open(QIODevice::ReadOnly) ? log.readLine().trimmed() : QByteArray();
    }
    /// All calls that write to the folder, if they were recorded: each with its path.
    QStringList calls() const {
        QFile log(callsPath());
        const bool isOpen = log.open(QIODevice::ReadOnly);
        return isOpen ? QString::fromUtf8(log.readAll()).split('\n', Qt::SkipEmptyParts)
                      : QStringList();
    }
    bool wasKilled() const {
        return m_process.exitStatus() == QProcess::CrashExit && m_process.exitCode() == SIGKILL;
    }
    /// The status of an ordinary end; -1 after a crash.
    int exitCode() const {
        return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }
    QByteArray output() const { return m_output; }
    QByteArray errors() const { return m_errors; }

private:
    QString logPath() const { return m_root.filePath("attacked"); }
    QString callsPath() const { return m_root.filePath("calls"); }

    QTemporaryDir m_root;
    QString m_folder;
    QProcess m_process;
    QByteArray m_output;
    QByteArray m_errors;
};
