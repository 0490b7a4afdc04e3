#pragma once

#include <QWidget>

#include <optional>

#include "app/gui/session/duel.h"

class ElidedLabel;
class NumberLabel;
class QLabel;

/// How a duel stands, in one row: "You 111 : ??? Pip", with the opponent's picture. The opponent's
/// score is told when the person's game has ended. Hidden without a duel.
class DuelScore : public QWidget {
    Q_OBJECT

public:
    explicit DuelScore(QWidget* parent = nullptr);

    void show(const std::optional<DuelView>& duel);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showPicture();
    void keepPlaces(); ///< So that nothing moves when a number gets a digit more.

    std::optional<DuelView> m_duel;
    NumberLabel* m_own;
    NumberLabel* m_theirs;
    QLabel* m_picture;
    ElidedLabel* m_name; ///< Gives way where there is no room.
};
