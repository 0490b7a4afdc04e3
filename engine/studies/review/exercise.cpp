#include "engine/studies/review/exercise.h"

#include <algorithm>
#include <array>
#include <unordered_set>
#include <utility>

#include "engine/base/rng.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/game/scoring.h"
#include "engine/search/endgame.h"
#include "engine/search/other_orders.h"
#include "engine/search/search_context.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/review/line_plan.h"

namespace samegame {

std::string_view name_of(ExerciseQuestion question) {
    constexpr std::array<std::string_view, 3> names{"clear", "keep", "best"};
    return names[static_cast<std::size_t>(question)];
}

std::size_t Exercise::right_count() const {
    return static_cast<std::size_t>(std::ranges::count(moves, true, &ExerciseMove::is_right));
}

const ExerciseMove* Exercise::move_at(Cell cell) const {
    const Group group = group_at(position.board, cell);
    if (group.empty())
        return nullptr;
    const auto found = std::ranges::find(moves, group.move(), &ExerciseMove::move);
    return found == moves.end() ? nullptr : &*found;
}

int Exercise::gap() const {
    return closest_wrong().loss - moves[right_count() - 1].loss;
}

namespace {

constexpr std::uint64_t proof_memory = std::uint64_t{32} << 20; ///< Of each of two tables.
constexpr std::uint64_t search_memory = std::uint64_t{64} << 20;
constexpr std::uint64_t most_gathered = 20'000; ///< Positions of can_gather, of 1 KiB each.

void sort_moves(Exercise& exercise) {
    std::ranges::sort(exercise.moves, [](const ExerciseMove& a, const ExerciseMove& b) {
        if (a.is_right != b.is_right)
            return a.is_right;
        return a.loss != b.loss ? a.loss < b.loss : a.move < b.move;
    });
}

/// Whether at most a half of the moves is right, and one at least.
bool are_few_right(const Exercise& exercise) {
    const std::size_t right = exercise.right_count();
    return right > 0 && 2 * right <= exercise.moves.size();
}

/// Whether a group of `count` blocks of the color, or more, can come to be; nothing if that takes
/// too many positions.
std::optional<bool> can_gather(const Position& start, Color color, int count) {
    std::unordered_set<Position> seen{start};
    std::vector<Board> open{start.board};
    while (!open.empty()) {
        const Board board = open.back();
        open.pop_back();
        for (const Group& group : groups(board)) {
            if (group.size() >= count && board.color_at(group.move().cell) == color)
                return true;
            Board next = board;
            next.remove(group, start.rules.gravity);
            if (next.block_count(color) >= count && seen.insert({next, start.rules}).second)
                open.push_back(next);
        }
        if (seen.size() > most_gathered)
            return std::nullopt;
    }
    return false;
}

/// Judges the moves of a position by proofs alone.
class ProvenExercise {
public:
    ProvenExercise(const Position& position, const ExerciseEffort& effort,
                   const SearchControl& control)
        : m_effort(effort),
          m_control(&control),
          m_context(position.board, position.rules, {{}, {}, {}, proof_memory}, 0,
                    SearchContext::beside, m_control),
          m_points(proof_memory),
          m_clearing(proof_memory) {
        m_exercise.position = position;
        m_exercise.is_proven = true;
    }

    /// False if the proof of a move takes too long, or on a stop request.
    bool value_moves() {
        const auto& [board, rules] = m_exercise.position;
        for (const Move move : legal_moves(board)) {
            Board next = board;
            const int points = move_points(rules, next.play(move, rules.gravity).removed);
            const EndgameResult end = m_points.solve(next, rules, limits());
            if (end.outcome != EndgameResult::Outcome::solved)
                return false;
            ExerciseMove valued{move, false, points + end.points, 0, 0, {}};
            valued.line.push_back(move);
            valued.line.append(end.moves);
            m_exercise.moves.push_back(valued);
        }
        int best = EndgameLimits::no_floor;
        for (const ExerciseMove& move : m_exercise.moves)
            best = std::max(best, move.reachable);
        for (ExerciseMove& move : m_exercise.moves)
            move.loss = best - move.reachable;
        return true;
    }

    /// The exercise by the first question that fits; nothing on a stop request.
    std::optional<Exercise> ask() {
        const bool clears = asks_to_clear();
        if (m_control.stop_requested())
            return std::nullopt;
        if (!clears) {
            if (!moves_earn(m_exercise.position.rules) || !asks_for_best())
                return std::nullopt;
            ask_to_keep();
        }
        sort_moves(m_exercise);
        return m_exercise;
    }

private:
    EndgameLimits limits() { return {.positions = m_effort.positions, .context = &m_context}; }

    bool asks_to_clear() {
        const auto& [board, rules] = m_exercise.position;
        for (ExerciseMove& move : m_exercise.moves) {
            Board next = board;
            next.play(move.move, rules.gravity);
            const auto can = m_clearing.can_be_cleared(next, rules, limits());
            if (!can)
                return false;
            move.is_right = *can;
        }
        m_exercise.question = ExerciseQuestion::clear;
        return are_few_right(m_exercise) && show_clearing();
    }

    /// The lines of right moves clear the board: where that has no bonus, the best ones need not.
    /// False if that takes too long.
    bool show_clearing() {
        const auto& [board, rules] = m_exercise.position;
        std::vector<ExerciseMove> moves = m_exercise.moves;
        for (ExerciseMove& move : moves) {
            if (!move.is_right || replay(board, rules, move.line)->cleared)
                continue;
            const auto line = clearing_line(move.move);
            if (!line)
                return false;
            move.line = *line;
        }
        m_exercise.moves = std::move(moves);
        return true;
    }

    /// Begins with this move, after which the board can be cleared.
    std::optional<MoveList> clearing_line(Move first) {
        const auto& [start, rules] = m_exercise.position;
        Board board = start;
        MoveList line;
        for (std::optional<Move> move = first; move; move = clearing_move(board)) {
            board.play(*move, rules.gravity);
            line.push_back(*move);
        }
        return board.block_count() == 0 ? std::optional(line) : std::nullopt;
    }

    /// Nothing if none is known to clear the board, or none is left.
    std::optional<Move> clearing_move(const Board& board) {
        const Rules& rules = m_exercise.position.rules;
        for (const Move move : legal_moves(board)) {
            Board next = board;
            next.play(move, rules.gravity);
            if (m_clearing.can_be_cleared(next, rules, limits()).value_or(false))
                return move;
        }
        return std::nullopt;
    }

    bool asks_for_best() {
        int least_loss = 0; // of wrong moves
        for (ExerciseMove& move : m_exercise.moves) {
            move.is_right = move.loss == 0;
            if (!move.is_right && (least_loss == 0 || move.loss < least_loss))
                least_loss = move.loss;
        }
        m_exercise.question = ExerciseQuestion::best;
        return are_few_right(m_exercise) && least_loss >= least_gap;
    }

    /// Asks for the harvest of the best line if exactly the best moves keep it.
    void ask_to_keep() {
        constexpr int least_harvest = 5; // blocks
        const auto& [board, rules] = m_exercise.position;
        const auto best = std::ranges::find(m_exercise.moves, true, &ExerciseMove::is_right);
        const LinePlan plan = plan_of(m_exercise.position, best->line);
        if (plan.harvests.empty() || plan.harvests.front() == 0)
            return;
        const PlannedMove& harvest = plan.moves[plan.harvests.front()];
        const int size = static_cast<int>(harvest.blocks.size());
        if (size < least_harvest)
            return;
        for (const ExerciseMove& move : m_exercise.moves) {
            Board next = board;
            const Group group = group_at(board, move.move.cell);
            if (group.size() >= size && board.color_at(move.move.cell) == harvest.color)
                return; // it is there already
            next.remove(group, rules.gravity);
            if (can_gather({next, rules}, harvest.color, size) != move.is_right)
                return;
        }
        m_exercise.question = ExerciseQuestion::keep;
        m_exercise.color = harvest.color;
        m_exercise.harvest = size;
    }

    const ExerciseEffort& m_effort;
    SearchControl m_control; // stops with the caller's
    SearchContext m_context; // for stops alone
    Endgame m_points;
    Endgame m_clearing;
    Exercise m_exercise;
};

/// Makes the moves right that the search cannot tell from the best: the fewest that are all known
/// to be better than all others. `moves` are in the order of their losses. False if a half of them
/// is not enough.
bool tell_right_ones(std::vector<ExerciseMove>& moves) {
    for (std::size_t right = 1; 2 * right <= moves.size(); ++right) {
        const ExerciseMove& last = moves[right - 1];
        const bool are_apart =
            std::all_of(moves.begin() + static_cast<std::ptrdiff_t>(right), moves.end(),
                        [&last](const ExerciseMove& move) {
                            return move.loss - last.loss >=
                                   std::max(least_gap, 1 + std::max(move.spread, last.spread));
                        });
        if (!are_apart)
            continue;
        for (std::size_t i = 0; i < right; ++i)
            moves[i].is_right = true;
        return true;
    }
    return false;
}

/// Gives the candidate of its first move a line that is known.
void offer_line(std::vector<Candidate>& candidates, const Position& position,
                std::span<const Move> known) {
    const auto line = replay(position.board, position.rules, known);
    if (!line || !line->finished || line->moves.empty())
        return;
    const auto candidate = std::ranges::find(candidates, line->moves[0], &Candidate::move);
    if (candidate == candidates.end() || (candidate->has_best() && candidate->best >= line->score))
        return;
    candidate->best = line->score;
    candidate->line = *line;
}

/// Judges the moves of a position by a search.
std::optional<Exercise> searched_exercise(const Position& position, const ExerciseEffort& effort,
                                          std::span<const Move> known,
                                          const SearchControl& control) {
    SearchRequest request;
    request.start = position;
    request.solver = &default_solver(position.rules);
    request.options = complete_options(request.solver->options, {});
    request.budget.playouts = effort.playouts;
    request.budget.memory = search_memory;
    request.seed = effort.seed;
    SearchControl inner(&control);
    SearchReport report = run_search(request, inner);
    if (report.failure || !report.snapshot.has_line || control.stop_requested())
        return std::nullopt;
    std::vector<Candidate>& candidates = report.snapshot.candidates;
    offer_line(candidates, position, known);
    take_other_orders(report.snapshot, position);
    const std::vector<CandidateStanding> standings = candidate_standings(candidates);
    Exercise exercise;
    exercise.position = position;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const Candidate& candidate = candidates[i];
        if (!standings[i].loss || !standings[i].spread || !candidate.line.finished)
            return std::nullopt; // nothing can be said of this move
        exercise.moves.push_back({candidate.move, false, candidate.best, *standings[i].loss,
                                  *standings[i].spread, candidate.line.moves});
    }
    sort_moves(exercise);
    if (!tell_right_ones(exercise.moves))
        return std::nullopt;
    return exercise;
}

} // namespace

std::optional<Exercise> exercise_at(const Position& position, const ExerciseEffort& effort,
                                    std::span<const Move> known, const SearchControl& control) {
    if (position.rules.refill || legal_moves(position.board).size() < 2)
        return std::nullopt;
    ProvenExercise proven(position, effort, control);
    if (proven.value_moves())
        return proven.ask();
    if (effort.playouts == 0 || !moves_earn(position.rules) || control.stop_requested())
        return std::nullopt;
    return searched_exercise(position, effort, known, control);
}

std::vector<std::size_t> exercise_places(const GameReview& review) {
    const std::vector<ReviewedMove> moves = reviewed_moves(review);
    std::vector<std::size_t> places = largest_losses(moves, moves.size());
    std::erase_if(places, [&moves](std::size_t place) {
        return moves[place].verdict != MoveVerdict::mistake;
    });
    return places;
}

std::optional<Exercise> exercise_of_mistake(const Position& position, Move played,
                                            const ExerciseEffort& effort,
                                            std::span<const Move> known,
                                            const SearchControl& control) {
    auto exercise = exercise_at(position, effort, known, control);
    if (!exercise || exercise->move_at(played.cell)->is_right)
        return std::nullopt;
    return exercise;
}

namespace {

constexpr std::uint64_t line_playouts = 2'000; ///< Of the line on whose way a position lies.
constexpr int least_blocks = 20;
constexpr int most_blocks = 35;
constexpr std::size_t least_moves = 4;
constexpr std::size_t most_right = 2;
constexpr int patient_boards = 8; ///< So many are tried for the question whose turn it is.

std::vector<Position> positions_on_the_way(std::uint64_t seed, const SearchControl& control) {
    SearchRequest request;
    request.start = {generate_board(seed), {}};
    request.solver = &default_solver();
    request.options = complete_options(request.solver->options, {});
    request.budget.playouts = line_playouts;
    request.budget.memory = search_memory;
    request.seed = seed;
    SearchControl inner(&control);
    const SearchReport report = run_search(request, inner);
    std::vector<Position> positions = positions_along(request.start, report.snapshot.best.moves);
    std::erase_if(positions, [](const Position& position) {
        const int blocks = position.board.block_count();
        return blocks < least_blocks || blocks > most_blocks ||
               legal_moves(position.board).size() < least_moves;
    });
    return positions;
}

} // namespace

std::optional<Exercise> generated_exercise(std::uint64_t seed, std::uint64_t number,
                                           const SearchControl& control) {
    constexpr std::array wanted{ExerciseQuestion::clear, ExerciseQuestion::best,
                                ExerciseQuestion::keep};
    Rng rng = Rng(seed).split(number);
    std::optional<Exercise> other; // another question than the wanted one
    for (int board = 0; !control.stop_requested(); ++board) {
        if (other && board >= patient_boards)
            return other;
        for (const Position& position : positions_on_the_way(rng.next(), control)) {
            auto exercise = exercise_at(position, {}, {}, control);
            if (!exercise || exercise->right_count() > most_right)
                continue;
            if (exercise->question == wanted[number % wanted.size()])
                return exercise;
            if (!other)
                other = std::move(exercise);
        }
    }
    return std::nullopt;
}

} // namespace samegame
