#pragma once

#include <QString>
#include <QWidget>

#include <optional>

#include "app/gui/play/endcard.h"

class QLabel;
class QPushButton;

/// What the card at the end adds on a board that others play too, a daily one or one that was
/// shared: the day of the streak, the score to beat, what the computer reached on a daily board,
/// and a button that shares the result.
class DailyResult : public QWidget {
    Q_OBJECT

public:
    explicit DailyResult(QWidget* parent = nullptr);

    /// Whether there is anything to say of the game; not of one that was opened or taken over.
    static bool isOf(const GameSummary& summary);

    void setSummary(const GameSummary& summary); ///< There is.
    QString text() const;                        ///< What it says.

signals:
    void shareRequested(); ///< The result goes to the clipboard.

private:
    std::optional<GameSummary> m_summary;
    QLabel* m_text;
    QPushButton* m_share;
};
