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
    explicit PublishedBoards(std::span<const samegame::Position> boards = {});

    /// The results that may stand beside runs on these boards; they live as long as the program.
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

/// What must be known before a number stands beside it: budget, machine, source; plain text.
QString publishedHelp(const samegame::PublishedResult& result);
