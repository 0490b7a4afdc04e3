#pragma once

#include <QObject>
#include <QTimer>

#include "app/gui/window/windowresults.h"

class GameSession;

/// Keeps in the session's store what a window has found out for its charts: some seconds after it
/// came, so that a program that is killed loses little, and whenever keep() is called. GUI thread
/// only.
class ResultsKeeper : public QObject {
    Q_OBJECT

public:
    /// Session and panels outlive the keeper.
    ResultsKeeper(GameSession* session, DistributionPanel* distribution,
                  ComparisonPanel* comparison, QObject* parent);

    WindowResults results() const; ///< All of it, but for what goes on.
    void takeOver(const WindowResults& results);

    /// Shows what the store has; a comparison, which may take a while, once the present event has
    /// been handled.
    void load();
    void keepFromNowOn();
    void keep(); ///< Does nothing without a store.

private:
    void loadComparison();

    GameSession* m_session;
    DistributionPanel* m_distribution;
    ComparisonPanel* m_comparison;
    QTimer m_timer{this};           // runs while there are results that are not kept
    bool m_isComparisonRead = true; // that of the session before is here, or there is none
};
