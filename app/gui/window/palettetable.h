#pragma once

#include <QTableWidget>

#include "app/gui/basics/blockpalette.h"

/// How far apart the colors of a palette stay in each kind of color vision: the closest pair of the
/// first five colors, which most games have, and of all. Pairs that are too close bear a sign.
class PaletteTable : public QTableWidget {
    Q_OBJECT

public:
    explicit PaletteTable(QWidget* parent = nullptr);

    QSize sizeHint() const override; ///< Nothing is elided.

    void setColors(const BlockColors& colors);
    /// What to say about them: that all is well, or the pair that is hardest to tell apart.
    QString verdict() const { return m_verdict; }

private:
    void showPair(int row, int column, const ClosestPair& pair, const QStringList& names);
    void judge(int row, const ClosestPair& pair, const QStringList& names);
    void fitHeight();

    QString m_verdict;
    double m_hardest = 1; ///< The smallest difference, as a share of what would be enough.
};
