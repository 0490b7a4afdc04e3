#pragma once

#include <QComboBox>

#include "engine/stats/board_values.h"

/// Chooses what the intervals of a comparison are for, which is remembered. Where its boards and
/// runs leave one reading alone, that is the one, whatever was chosen, and nothing is to be seen.
class ReadingChoice : public QComboBox {
    Q_OBJECT

public:
    explicit ReadingChoice(QWidget* parent = nullptr);

    /// Boards of the comparison and runs of each solver on each.
    void setExtent(std::size_t boards, int runs);
    samegame::Reading reading() const; ///< What is shown.
    QString note() const; ///< Why there is one reading alone, or none; empty: there are both.

signals:
    void readingChanged();

private:
    void choose(int index);
    void showReadings();
    bool exists(samegame::Reading reading) const;

    samegame::Reading m_chosen;
    std::size_t m_boards = 2;
    int m_runs = 2;
};
