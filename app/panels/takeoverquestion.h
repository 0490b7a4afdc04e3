#pragma once

#include <QWidget>

/// Asks, in the status bar, whether a game goes on by hand from the position of a replay. Hidden
/// until it is asked; gone with its answer.
class TakeOverQuestion : public QWidget {
    Q_OBJECT

public:
    explicit TakeOverQuestion(QWidget* parent = nullptr);

    /// Asks; asked a second time, the answer is yes.
    void ask();

signals:
    void accepted();
};
