#pragma once

#include <QCoreApplication>
#include <QProcess>
#include <QTest>

#include <csignal>

/// This test program once more, as a child that plays and says after each step how many steps there
/// are, a line each, until a signal ends it.
class PlayingProgram {
public:
    /// Starts it with these arguments. Signals have their usual effect in it, whatever this program
    /// ignores (a shell has its background jobs ignore SIGINT), but for one that is to be ignored.
    explicit PlayingProgram(const QStringList& arguments, int ignoredSignal = 0) {
        m_program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_program.setChildProcessModifier([ignoredSignal] {
            for (const int signal : {SIGTERM, SIGHUP, SIGINT})
                std::signal(signal, signal == ignoredSignal ? SIG_IGN : SIG_DFL);
        });
        m_program.start(QCoreApplication::applicationFilePath(), arguments);
    }

    /// Waits for so many steps. False if the program ends before.
    bool playUntil(int steps) {
        while (m_steps < steps) {
            if (!m_program.waitForReadyRead(60000))
                return false;
            takeSteps();
        }
        return true;
    }

    void send(int signal) {
        if (m_program.processId() > 0) // 0 would be this program and all beside it
            ::kill(static_cast<pid_t>(m_program.processId()), signal);
    }

    /// Waits for the end, and takes what the program has said before it.
    bool waitForEnd() {
        const bool hasEnded = m_program.waitForFinished(60000);
        takeSteps();
        return hasEnded;
    }

    /// Waits for the end, sending the signal again and again.
    bool endBy(int signal) {
        for (int i = 0; i < 600 && m_program.state() == QProcess::Running; ++i) {
            send(signal);
            m_program.waitForFinished(100);
        }
        return m_program.state() == QProcess::NotRunning;
    }

    int steps() const { return m_steps; } ///< As many as the program has said.
    const QProcess& process() const { return m_program; }

private:
    void takeSteps() {
        while (m_program.canReadLine())
            m_steps = m_program.readLine().trimmed().toInt();
    }

    QProcess m_program;
    int m_steps = 0;
};
