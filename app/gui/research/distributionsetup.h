#pragma once

#include <QWidget>

#include <vector>

#include "app/gui/basics/keptchoices.h"
#include "app/gui/charts/histogramchart.h"
#include "app/gui/session/distributionrunner.h"
#include "app/gui/session/gamedocument.h"

class BoardListEdit;
class CountBox;
class PairList;
class QLineEdit;
class SeedEdit;
class SetupPage;

/// Distributions to be drawn, ready to start and to be shown.
struct DistributionPlan {
    DistributionJob job;
    std::vector<HistogramSeries> series; ///< One for each source of the job, or policy on its list.
    std::vector<bool> isHere;            ///< Whether a source is the position on the board.
    QStringList boards;                  ///< The board of each source as written.
    QString list;                        ///< The list of boards as written; empty: none.
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
    QLineEdit* makeBoard(PairList* list, const QString& board);
    QString errorOfBoards() const;
    QString errorOfList() const;
    void load();
    void showList();
    void keep();
    void takeChange();

    PairList* m_list; // policies and boards
    CountBox* m_playouts;
    BoardListEdit* m_boards;
    SeedEdit* m_seed;
    SetupPage* m_page;
    KeptChoices m_kept;
};
