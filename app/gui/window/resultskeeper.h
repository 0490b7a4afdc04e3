#pragma once

#include <QObject>
#include <QTimer>

#include "app/gui/window/windowresults.h"

class GameSession;

/// Keeps the results of a window's charts in the session's store: some seconds after they came, so
/// that a killed program loses little, and with each call of keep(). GUI thread only.
class ResultsKeeper : public QObject {
    Q_OBJECT

public:
    /// Session and panels outlive the keeper.
    ResultsKeeper(GameSession* session, DistributionPanel* distribution,
                  ComparisonPanel* comparison, QObject* parent);

    WindowResults results() const; ///< All of it, but for what goes on.
    void takeOver(const WindowResults& results);

    /// Shows the results of the store; a comparison, which may take a while, after the present
    /// event.
    void load();
    void keepFromNowOn();
    void keep(); ///< Does nothing without a store.

private:
    void loadComparison();

    GameSession* m_session;
    DistributionPanel* m_distribution;
    ComparisonPanel* m_comparison;
    QTimer m_timer{this};           // runs while there are results that are not kept
    bool m_isComparisonRead = true; // the earlier session's comparison is shown, or there is none
};
