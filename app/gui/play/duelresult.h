#pragma once

#include <QString>
#include <QVariantAnimation>
#include <QWidget>

#include <optional>

#include "app/gui/session/duel.h"

class NumberLabel;
class QLabel;

/// What the card at the end adds to a duel: both scores, which count up against each other when
/// they are news, and the record against this opponent. In little room the scores stand one under
/// the other. A click ends the counting.
class DuelResult : public QWidget {
    Q_OBJECT

public:
    explicit DuelResult(QWidget* parent = nullptr);

    /// "You won against Pip!"; empty while the opponent plays.
    static QString titleOf(const DuelView& duel);

    /// Counts up by itself where the opponent has ended while this is shown.
    void setDuel(const DuelView& duel);
    /// Does nothing before the opponent has ended, and without motion.
    void countUp();
    bool isCounting() const { return m_counting.state() == QAbstractAnimation::Running; }

signals:
    void counted(); ///< The counting has ended: both scores are told.

protected:
    void hideEvent(QHideEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void endCounting();
    void showNumbers(double share);
    void keepPlaces(); ///< So that nothing moves while numbers count.
    void showPicture();

    std::optional<DuelView> m_duel;
    NumberLabel* m_own;
    QLabel* m_colon;
    NumberLabel* m_theirs;
    QLabel* m_picture;
    QLabel* m_text;
    QVariantAnimation m_counting; ///< From 0 to 1.
};
