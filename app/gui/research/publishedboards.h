#pragma once

#include <QCoreApplication>
#include <QString>

#include <span>
#include <vector>

#include "engine/studies/experiment/published_results.h"
#include "engine/studies/experiment/trial.h"

/// The boards of a comparison, and the published results of the same boards. Results are of the 20
/// standard boards under their own rules; for other boards there are none.
class PublishedBoards {
    Q_DECLARE_TR_FUNCTIONS(PublishedBoards)

public:
    explicit PublishedBoards(std::span<const samegame::Position> boards = {});

    /// The results that may stand beside runs on these boards; they live until the program ends.
    const std::vector<const samegame::PublishedResult*>& results() const { return m_results; }

    /// The mean of a result over the boards that `runs` have, each counted once as in the mean of a
    /// solver, so that half a comparison stands beside the same half of the result. Without runs it
    /// is the mean over all boards.
    double mean(const samegame::PublishedResult& result,
                std::span<const samegame::Trial> runs) const;

private:
    std::vector<std::size_t> m_numbers; // of the boards among the standard boards, from 0
    std::vector<const samegame::PublishedResult*> m_results;
};

/// What a chart calls a published result: "SP-MCTS (3), 2011".
QString publishedName(const samegame::PublishedResult& result);

/// The facts that a reader needs to compare it with other numbers: budget, machine, source; plain
/// text.
QString publishedHelp(const samegame::PublishedResult& result);
