#pragma once

#include <QList>
#include <QObject>

class QAction;
class QWidget;

/// Plays candidates by the keys of the row of digits where the layout puts other signs on them and
/// wants Shift for digits: shortcuts know only what is written on a key. Installed on the
/// application; signs typed in fields stay there.
class CandidateKeys : public QObject {
public:
    /// The actions are those of the keys from 1 on; they end with the window.
    CandidateKeys(const QList<QAction*>& actions, QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QList<QAction*> m_actions;
    QWidget* m_window;
};
