#pragma once

#include <QScrollArea>
#include <QSize>
#include <QString>

class QDialog;
class QPushButton;

/// A panel that scrolls if it has less room than it needs, so that a small window cuts nothing off.
class PanelScroll : public QScrollArea {
public:
    /// Takes the panel.
    explicit PanelScroll(QWidget* panel);

    /// Leaves the room of the scroll bar free where there is none, so that rows of buttons do not
    /// break anew when one comes.
    void keepRoomForBar();

    /// The least height in which a panel of this width shows all of itself.
    int neededHeight(int width) const;

    /// What the panel needs is right at once, also before it is shown.
    void renewLayouts();

    /// As much as the panel likes, without a scroll bar.
    QSize sizeHint() const override { return widget()->sizeHint(); }
    QSize minimumSizeHint() const override; ///< A few words.

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitRoom();

    int m_room = 0; // pixels that the scroll bar takes, or that are left free for it
};

/// Pixels that a desktop puts around a window; most need less.
inline constexpr QSize windowFrame(16, 40);

/// Gives a dialog that is not shown yet the size that it wants, limited to its parent's screen. The
/// rest scrolls, so the dialog needs a layout that can shrink.
void fitScreen(QDialog* dialog, QSize wanted);
void fitScreen(QDialog* dialog); ///< Wants what its layout likes.
/// Wants at least this width, and the size in which the page shows all of itself.
void fitScreen(QDialog* dialog, PanelScroll* page, int width);

/// Makes the dialog higher, so that the page is seen whole as far as the screen has room.
void growFor(QDialog* dialog, PanelScroll* page);

void stayOnScreen(QDialog* dialog); ///< Moves one up that grew beyond the lower end.

void openOnce(QDialog* dialog); ///< The dialog ends when it is closed.

/// Gives a button that Qt made within `parent` a name for screen readers, and the same tool tip.
void nameButton(QWidget* parent, const char* objectName, const QString& name);

/// A button of a dialog with a tool tip, which Enter presses only if it has the focus or is made
/// the default.
QPushButton* makeDialogButton(const char* objectName, const QString& text, const QString& help);
