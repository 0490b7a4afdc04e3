#pragma once

#include <QObject>

class QWidget;

/// Says the text of a widget to screen readers at once, wherever the focus is. The signal is for
/// whoever wants to know what was said. GUI thread only.
class Announcer : public QObject {
    Q_OBJECT

public:
    static Announcer* instance();

    void announce(QWidget* widget); ///< By its accessible name, which it has already.

signals:
    void announced(const QWidget* widget);
};
