#pragma once

#include <QFrame>
#include <QPointer>
#include <QRect>
#include <QTimer>

#include <chrono>
#include <vector>

class QPushButton;

/// A card over the board or beside it: a rounded frame with a shadow. A click on it
/// is not meant for the board.
///
/// Enter at the board, or where nothing has the focus, presses the primary button of a card that
/// has one. Mouse and fingers do not reach the buttons in the first moments after the card was
/// painted, since fast clicks were meant for the board; each click begins that time anew. The
/// button with the focus has a ring.
class CardFrame : public QFrame {
    Q_OBJECT

public:
    static constexpr int shadow = 10; ///< Logical pixels at each side, inside the widget.

    /// The card belongs to the board that it is made on, wherever it stands later.
    explicit CardFrame(QWidget* parent);

    /// How long the buttons are deaf to the mouse after the card was first painted; 0 ends it at
    /// once. Half a second unless it is set.
    void setGuardTime(std::chrono::milliseconds time);

protected:
    /// Where a card of this size may stand in an area, in steps of a twelfth: at the edges before
    /// places between them; nowhere if it is too large.
    static std::vector<QRect> placesIn(const QRect& area, QSize size);
    /// The first of the places, of which there is one, where a card lies over the fewest of these
    /// parts of a board. Its shadow covers nothing.
    static QRect leastCovering(const std::vector<QRect>& places, const std::vector<QRect>& parts);

    /// A button of the card. Enter on it is not a move on the board, and a click leaves the focus
    /// on the board.
    QPushButton* addButton(const char* objectName, const QString& text, const QString& toolTip);
    QPushButton* primaryButton() const; ///< Or nullptr.
    /// Makes this button the one that Enter presses, and draws it as such.
    void setPrimaryButton(QPushButton* button);

    bool eventFilter(QObject* watched, QEvent* event) override; ///< Of buttons, board and window.
    void hideEvent(QHideEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    bool pressPrimaryButton(const QWidget& receiver, QEvent* event);
    void showPrimaryButton();
    void setButtonsDeaf(bool areDeaf);
    void paintFocus(QPainter& painter) const;

    QWidget* m_board;
    QPointer<QWidget> m_keyWindow; ///< Whose keys are watched, while the card is shown.
    QPointer<QPushButton> m_primary;
    QTimer m_guard;
    std::chrono::milliseconds m_guardTime{500};
    bool m_isUnseen = false; ///< It has been shown, but not been painted yet.
};
