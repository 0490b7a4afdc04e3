#pragma once

#include <QObject>

/// Tells when a key is let go, wherever in the program the focus is: actions know only of presses.
class HeldKey : public QObject {
    Q_OBJECT

public:
    explicit HeldKey(Qt::Key key, QObject* parent);

signals:
    void released(); ///< The key was let go, or the program left while it may be held.

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Qt::Key m_key;
};
