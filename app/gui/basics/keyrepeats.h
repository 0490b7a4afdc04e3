#pragma once

#include <QKeyEvent>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWindow>

#include <memory>

/// Tells repeats of a held key from presses. X sends a repeat as a release and a press at the same
/// time, which Qt takes for real ones where the press has not arrived yet with the release: what
/// is done once for a press would be done again. So a release waits a moment for such a press, and
/// both go on as the repeats they are. Installed on the application.
class KeyRepeats : public QObject {
    Q_OBJECT

public:
    explicit KeyRepeats(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool holdBack(QWindow* window, const QKeyEvent& release);
    bool takePress(QWindow* window, QKeyEvent* press);
    void letGo();

    QPointer<QWindow> m_window;
    std::unique_ptr<QKeyEvent> m_release; ///< Waits; it is sent to m_window.
    QTimer m_wait;
};
