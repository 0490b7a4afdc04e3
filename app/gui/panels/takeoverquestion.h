#pragma once

#include <QWidget>

/// Asks, in the status bar, whether a game goes on by hand from the position of a replay. Visible
/// from ask() until the answer.
class TakeOverQuestion : public QWidget {
    Q_OBJECT

public:
    explicit TakeOverQuestion(QWidget* parent = nullptr);

    /// Asks; asked a second time, the answer is yes.
    void ask(bool wasPlaying);

signals:
    void accepted();
    void declined(bool wasPlaying); ///< Whether the replay was running when it was asked.
    void shown(bool isShown);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    bool m_wasPlaying = false;
};
