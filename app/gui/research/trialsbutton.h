#pragma once

#include <QToolButton>

class QAction;
class QFileDialog;

/// Saves and opens files of trials: a menu that asks for their paths. A file that is there is
/// written over only if its dialog was told to.
class TrialsButton : public QToolButton {
    Q_OBJECT

public:
    explicit TrialsButton(QWidget* parent = nullptr);

    void setCanSave(bool canSave);
    void setCanOpen(bool canOpen);
    void setSuggestion(const QString& path) { m_suggestion = path; } ///< Empty: the usual name.

signals:
    void saveRequested(const QString& path);
    void openRequested(const QString& path);

private:
    QFileDialog* makeDialog(const QString& title);
    void askSave();
    void askOpen();

    QAction* m_save;
    QAction* m_open;
    QString m_suggestion;
};
