#pragma once

#include <QMessageBox>
#include <QObject>

#include "app/gui/session/gamesession.h"

/// Asks before a window closes whether it may lose what cannot be stored, and whether it may stop a
/// comparison. If the answer is yes the window closes after the question. GUI thread only.
class CloseQuestion : public QObject {
    Q_OBJECT

public:
    /// Session and window outlive the question.
    CloseQuestion(GameSession* session, QWidget* window);

    bool ask(); ///< Returns whether a question is open now; one at a time.

    static QString textOf(const GameSession::Loss& loss);

private:
    void closeAfter(QMessageBox* question);
    QMessageBox* make(const QString& text, const QString& answer, QMessageBox::ButtonRole role,
                      bool* permission);
    QString runsDoneText() const;

    GameSession* m_session;
    QWidget* m_window;
    bool m_mayLose = false; // closing may lose what cannot be stored
    bool m_mayStop = false; // closing may stop a comparison
};
