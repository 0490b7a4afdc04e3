#pragma once

#include <QAbstractItemView>
#include <QObject>
#include <QString>

class QWidget;

/// Says texts to screen readers at once, wherever the focus is. The signals are for whoever wants
/// to know what was said. GUI thread only.
///
/// Qt 6.4 keeps its own alerts from AT-SPI, and screen readers (Orca 43) speak of all that comes up
/// only notifications. So a text is told as the name of one notification that nobody sees, which is
/// shown anew each time; QAccessible::Alert is sent besides, for other systems.
class Announcer : public QObject {
    Q_OBJECT

public:
    static Announcer* instance();

    void announce(QWidget* widget); ///< By its accessible name, which it has already.
    /// A text of one's own, in the window of the widget.
    void say(QWidget* widget, const QString& text);

signals:
    void announced(const QWidget* widget); ///< By either of the two.
    void said(const QString& text);
};

/// A table or list whose current item the program may set while the focus is elsewhere: only with
/// the focus it tells screen readers of that item, who would take it for the place of the focus.
template <class View>
class QuietView : public View {
protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override {
        if (this->hasFocus())
            View::currentChanged(current, previous);
        else
            QAbstractItemView::currentChanged(current, previous);
    }
};
