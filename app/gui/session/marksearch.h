#pragma once

#include <QObject>

#include <cstdint>
#include <optional>
#include <vector>

#include "app/gui/session/gamedocument.h"
#include "app/gui/session/searchrunner.h"

class BestKnownLine;
class OwnResults;

/// The score that the medals of a board are measured at: the best one known, once the computer has
/// played the board as well. Where it has not when a game ends, the default solver does so in the
/// background, with as many playouts as the size of the board says, on one thread and with one
/// seed, so that it is the same on every machine; the BestKnownLine keeps what it finds, and
/// OwnResults that it was sought.
///
/// Games with refill have no such search. It ends with the program, with stop(), or with the next
/// game that ends. GUI thread only.
class MarkSearch : public QObject {
    Q_OBJECT

public:
    /// Some two seconds or less on one core of 2020 (100,000 a second on 15 x 15 blocks, measured
    /// November 2026).
    static std::uint64_t playoutsFor(const samegame::Board& board);

    /// The arguments outlive this object; without results each session measures anew.
    MarkSearch(GameDocument* document, BestKnownLine* bestLine, OwnResults* results = nullptr,
               QObject* parent = nullptr);

    /// Off until it is set: what is known already still counts.
    void setOn(bool isOn) { m_isOn = isOn; }

    void follow();            ///< For its session, with each new position.
    bool isSearching() const; ///< For the mark of the game on the board.
    void stop();

    /// The mark of the game on the board; nothing while it is not known.
    std::optional<int> mark() const;

signals:
    void changed(); ///< mark() may be another one, or no search for it goes on.

private:
    bool isKnown() const;
    void search();
    void finish(const samegame::SearchReport& report);

    GameDocument* m_document;
    BestKnownLine* m_bestLine;
    OwnResults* m_results;
    std::vector<samegame::Position> m_searched; ///< The starts of searches that came to their end.
    bool m_isOn = false;
    SearchRunner m_runner;
};
