#pragma once

#include <QFrame>

/// The paper of a card that lies over the board or beside it: rounded, with a shadow. A click on it
/// is not meant for the board.
class CardFrame : public QFrame {
    Q_OBJECT

public:
    static constexpr int shadow = 10; ///< Logical pixels at each side, inside the widget.

    explicit CardFrame(QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
};
