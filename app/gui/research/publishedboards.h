#pragma once

#include <QString>

#include <span>
#include <vector>

#include "engine/studies/experiment/published_results.h"
#include "engine/studies/experiment/trial.h"

/// Boards of a comparison, as published results know them: all of the 20 standard boards, under the
/// rules of those results; on other boards none is known.
class PublishedBoards {
public:
    explicit PublishedBoards(std::span<const samegame::StartPosition> boards = {});

    /// Those that runs on these boards may stand beside; they live as long as the program.
    const std::vector<const samegame::PublishedResult*>& results() const { return m_results; }

    /// The mean of one of them over the boards that `runs` have, each counted once as in the mean
    /// of a solver: so that a comparison that has done half of its boards stands beside the same
    /// half. Without runs it is of all boards.
    double mean(const samegame::PublishedResult& result,
                std::span<const samegame::Trial> runs) const;

private:
    std::vector<std::size_t> m_numbers; // of the boards among the standard boards, from 0
    std::vector<const samegame::PublishedResult*> m_results;
};

/// What a chart calls a published result: "SP-MCTS (3), 2011".
QString publishedName(const samegame::PublishedResult& result);

/// What must be known before a number stands beside it: budget, machine, source; plain text.
QString publishedHelp(const samegame::PublishedResult& result);
