#pragma once

#include <QFrame>

class QPushButton;

/// A card over the board or beside it: a rounded frame with a shadow. A click on it
/// is not meant for the board.
class CardFrame : public QFrame {
    Q_OBJECT

public:
    static constexpr int shadow = 10; ///< Logical pixels at each side, inside the widget.

    explicit CardFrame(QWidget* parent);

protected:
    /// A button of the card. Enter on it is not a move on the board, and a click leaves the focus
    /// on the board.
    QPushButton* addButton(const char* objectName, const QString& text, const QString& toolTip);

    void paintEvent(QPaintEvent* event) override;
};
