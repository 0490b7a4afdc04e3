#pragma once

#include <QWidget>

#include <vector>

#include "app/gui/charts/histogramchart.h"
#include "app/gui/session/distributionrunner.h"
#include "app/gui/session/gamedocument.h"

class CountBox;
class PairList;
class SeedEdit;
class SetupPage;

/// Distributions to be drawn, ready to start and to be shown.
struct DistributionPlan {
    DistributionJob job;
    std::vector<HistogramSeries> series; ///< One for each source of the job.
    std::vector<bool> isHere;            ///< Whether a source is the position on the board.
    QStringList boards;                  ///< The board of each source as written.
};

/// Gives each series its name, in the language of the window, and its looks.
void nameSeries(DistributionPlan& plan);

/// Which policies play out which boards, how often: an editor, checked while it is edited and
/// remembered.
class DistributionSetup : public QWidget {
    Q_OBJECT

public:
    explicit DistributionSetup(QWidget* parent = nullptr);

    /// A sentence on what is wrong; empty: nothing is.
    QString error() const;
    bool hasHere() const; ///< Whether a series is of the position on the board.
    /// The plan with the position of the document, only if there is no error.
    DistributionPlan plan(const GameDocument& document) const;

signals:
    void changed();

private:
    QWidget* makeNumbers();
    QWidget* makePresets();
    QWidget* makeSeries();
    void load();
    void takeChange();

    PairList* m_list; // policies and boards
    CountBox* m_playouts;
    SeedEdit* m_seed;
    SetupPage* m_page;
};
