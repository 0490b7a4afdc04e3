#pragma once

#include <QObject>

#include <optional>
#include <vector>

#include "app/gui/session/gamedocument.h"
#include "app/gui/session/knownlines.h"
#include "app/gui/session/searchrunner.h"
#include "engine/formats/game_record.h"
#include "engine/game/line.h"
#include "engine/game/position.h"
#include "engine/studies/experiment/comparison.h"

class Archive;
class OwnResults;

/// The best finished line known of each game, from its start; replaced only by a better one. It
/// receives lines from searches, from finished games and from the archive of earlier sessions, and
/// gives every better line to the archive. GUI thread only.
class BestKnownLine : public QObject {
    Q_OBJECT

public:
    /// Follows the game of `document`. The arguments outlive this object; without an archive it
    /// knows only this session. The results get the lines of solvers even if a person's line is
    /// better.
    explicit BestKnownLine(GameDocument* document, Archive* archive = nullptr,
                           OwnResults* results = nullptr, QObject* parent = nullptr);

    void follow(); ///< For its session, with each new position.

    const samegame::Position& start() const { return m_start; }

    /// The best line of the game on the board; nothing while no finished line is known.
    const std::optional<samegame::GameRecord>& record() const { return m_record; }

    /// Offers a line of any game. Lines that are not finished, without a move or not better are
    /// ignored; the same line again only renews its source. Returns whether the line became the
    /// best.
    bool offer(const samegame::Position& start, const samegame::Line& line,
               const std::optional<samegame::RecordSource>& source);

    /// Offers the line of a comparison's run.
    bool offer(const samegame::ComparisonRequest& request, const samegame::Trial& result);

    /// The move that the best line plays after `moves`; nothing if it does not begin with them.
    std::optional<samegame::Move> moveAfter(const samegame::MoveList& moves) const;

signals:
    void changed(); ///< The line, its proof or the game is another one.

private:
    std::vector<samegame::GameRecord>::iterator find(const samegame::Position& start);
    void takeFromArchive();
    void giveToArchive(const samegame::GameRecord& record);

    GameDocument* m_document;
    Archive* m_archive;
    OwnResults* m_results;
    samegame::Position m_start;
    std::optional<samegame::GameRecord> m_record;
    std::vector<samegame::GameRecord> m_records; // one for each game met
};

/// No line of the game ends higher than the record's, as its source says.
bool isProvenBest(const samegame::GameRecord& record);

/// `prefix` followed by `rest`, which starts where `prefix` ends.
samegame::Line joined(const samegame::Line& prefix, const samegame::Line& rest);

/// The origin of a line of which no more is known than its solver.
samegame::RecordSource sourceOf(const Finder& finder);

/// The origin of a search's best line, for solution files. `report` is given once the search has
/// ended.
samegame::RecordSource sourceOf(const SearchJob& job, const samegame::SearchSnapshot& snapshot,
                                const samegame::SearchReport* report);
