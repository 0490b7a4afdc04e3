#include "engine/studies/review/game_reviewer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>
#include <utility>

#include "engine/base/exceptions.h"
#include "engine/base/rng.h"
#include "engine/search/endgame.h"
#include "engine/search/other_orders.h"
#include "engine/search/search_context.h"
#include "engine/search/worker_team.h"
#include "engine/solvers/annealing/chain.h"
#include "engine/solvers/solver_registry.h"

namespace samegame {

namespace {

constexpr double part_of_ends = 0.1;
constexpr Seconds most_for_ends{10}; ///< So that a long review soon says something of each move.
constexpr double part_of_pass = 0.3; ///< Of what the ends leave.

/// A search of a round is so many times as long as the one before it of the same position.
constexpr double growth = 1.4;
constexpr std::uint64_t part_of_memory = 4;

/// Of searches without a budget: the first of a position has this, later ones have more.
constexpr double seconds_without_budget = 0.25;
constexpr double longest_without_budget = 60;

/// Of ends; with a budget of playouts a position counts as one.
constexpr std::uint64_t positions_without_budget = 1'000'000;

MoveList without_first(const MoveList& line) {
    return joined(std::span(line).subspan(1), {});
}

double searches_of(const ReviewedPosition& position) {
    return static_cast<double>(position.found.count() + position.chains);
}

} // namespace

GameReviewer::GameReviewer(GameReview review, const ReviewRequest& request)
    : m_request(request),
      m_positions(positions_along(review.start, review.moves)),
      m_review(std::move(review)) {
    publish();
}

GameReview GameReviewer::with_knowledge_of(const GameReview& other, GameReview review) {
    if (!(review.start == other.start))
        return review;
    review.searches = std::max(review.searches, other.searches); // no seed twice
    const std::vector<Position> positions = positions_along(review.start, review.moves);
    std::size_t place = 0;
    while (true) {
        const ReviewedPosition& known = other.positions[place];
        if (review.positions[place].found.count() == 0) {
            review.positions[place].found = known.found;
            review.positions[place].chains = known.chains;
        }
        take_line(review, positions, place, known.line);
        if (known.is_exact)
            prove(review, place);
        if (place >= std::min(review.moves.size(), other.moves.size()) ||
            review.moves[place] != other.moves[place])
            return review;
        ++place;
    }
}

std::optional<Error> GameReviewer::run(const SearchControl& control) {
    m_start = Clock::now();
    try {
        solve_ends(control);
        pass(control);
        rounds(control);
    } catch (const std::exception& exception) { // short of memory or threads
        m_failure = error_of(exception);
    }
    return m_failure;
}

GameReview GameReviewer::snapshot() const {
    std::shared_ptr<const GameReview> shown;
    {
        const std::lock_guard lock(m_mutex);
        shown = m_shown;
    }
    return *shown;
}

bool GameReviewer::is_over(const SearchControl& control) const {
    return m_failure || control.stop_requested() || open_count() == 0 || left() <= 0;
}

std::size_t GameReviewer::open_count() const {
    return static_cast<std::size_t>(
        std::ranges::count(m_review.positions, false, &ReviewedPosition::is_exact));
}

/// Of the budget, in playouts or in seconds; without a budget it never ends.
double GameReviewer::left() const {
    if (m_request.budget.playouts)
        return static_cast<double>(left_of(m_request.budget.playouts, m_playouts));
    if (m_request.budget.time)
        return (*m_request.budget.time - Seconds(Clock::now() - m_start)).count();
    return std::numeric_limits<double>::infinity();
}

void GameReviewer::solve_ends(const SearchControl& control) {
    Budget budget;
    budget.memory = share_of(m_request.budget, 0, 1).memory / part_of_memory;
    if (!m_request.budget.playouts && m_request.budget.time)
        budget.time = std::min(*m_request.budget.time * part_of_ends, most_for_ends);
    std::uint64_t positions = std::numeric_limits<std::uint64_t>::max();
    if (m_request.budget.playouts)
        positions = static_cast<std::uint64_t>(left() * part_of_ends);
    else if (!m_request.budget.time)
        positions = positions_without_budget;
    SearchControl inner(&control);
    SearchContext context(m_positions.back().board, m_review.start.rules, budget, m_request.seed,
                          SearchContext::beside, inner);
    Endgame endgame(budget.memory);
    for (std::size_t place = m_positions.size(); place-- > 0 && !is_over(control);) {
        const ReviewedPosition& position = m_review.positions[place];
        if (position.is_exact)
            continue;
        const auto& [board, rules] = m_positions[place];
        const EndgameResult end = endgame.solve(board, rules,
                                                {.positions = positions,
                                                 .floor = position.reachable - position.score,
                                                 .context = &context});
        positions -= std::min(positions, endgame.positions());
        if (end.outcome == EndgameResult::Outcome::unsolved)
            break;
        if (end.outcome == EndgameResult::Outcome::solved)
            take_line(m_review, m_positions, place, end.moves);
        prove(m_review, place);
        publish();
    }
    if (m_request.budget.playouts)
        m_playouts += static_cast<std::uint64_t>(left() * part_of_ends);
}

void GameReviewer::pass(const SearchControl& control) {
    const auto is_due = [](const ReviewedPosition& position) {
        return !position.is_exact && position.found.count() == 0;
    };
    const double granted = left() * part_of_pass;
    const double end = left() - granted;
    m_share = m_request.budget.playouts || m_request.budget.time
                  ? granted / static_cast<double>(std::max<std::size_t>(1, open_count()))
                  : seconds_without_budget;
    for (std::size_t place = m_positions.size(); place-- > 0 && !is_over(control);)
        if (is_due(m_review.positions[place])) {
            const auto due = std::count_if(
                m_review.positions.begin(),
                m_review.positions.begin() + static_cast<std::ptrdiff_t>(place) + 1, is_due);
            search(place, std::isfinite(end) ? (left() - end) / static_cast<double>(due) : m_share,
                   control);
        }
}

/// After four searches of the position alone one goes on from known lines, or after each where all
/// end below what is known; where a clearing is at stake, every other one looks for it. Each is
/// longer than the one before it, as a few long searches find more than many short ones. Every
/// second round is for the largest clearing in doubt. Where there is none, and the searches end
/// below the game itself, long searches have as much of the budget as all else.
void GameReviewer::rounds(const SearchControl& control) {
    constexpr double least = 0.5;    // of a share
    constexpr double longest = 0.25; // of the budget of all rounds
    constexpr double at_length = 16; // shares
    constexpr std::uint64_t searches_for_chain = 4;
    const double most =
        std::isfinite(left()) ? std::max(m_share, longest * left()) : longest_without_budget;
    const auto amount_at = [&](std::size_t place, double shares) {
        const double grown = std::pow(growth, searches_of(m_review.positions[place]));
        return std::min({left(), most, shares * m_share * grown});
    };
    double behind = 0; // spent on searches at length
    double usual = 0;  // and on all others
    for (bool is_for_doubt = true; !is_over(control) && left() >= least * m_share;
         is_for_doubt = !is_for_doubt) {
        auto place = is_for_doubt ? place_in_doubt() : std::nullopt;
        if (!place && behind <= usual)
            if (const auto late = place_behind()) {
                const double amount = amount_at(*late, at_length);
                search(*late, amount, control);
                follow_loss(*late, control);
                ++m_searches_at_length;
                behind += amount;
                continue;
            }
        if (!place)
            place = place_that_matters();
        if (!place)
            return;
        const ReviewedPosition& position = m_review.positions[*place];
        const double amount = amount_at(*place, 1);
        usual += amount;
        if (position.chains < position.found.count() && has_lost_clearing(*place))
            look_for_clearing(*place, amount, control);
        else if ((miss_of(position) > 0 ? 1 : searches_for_chain) * (position.chains + 1) <=
                 position.found.count())
            go_on_from_lines(*place, amount, control);
        else
            search(*place, amount, control);
    }
}

/// Searches go where losses are, by their squares, so that the few large ones have most of them and
/// both of their positions alike. Moves without a loss count a little, too: more than is known may
/// be possible before them. Where a clearing is lost, one is known before the move, so that more
/// is to be found after it.
std::optional<std::size_t> GameReviewer::place_that_matters() const {
    constexpr double least_loss = 0.01; // of the score that can be reached
    constexpr double lead = 5; // searches after a lost clearing that there are more than before it
    std::optional<std::size_t> best;
    double most = -std::numeric_limits<double>::infinity(); // the logarithm of what it is worth
    for (std::size_t move = 0; move < m_review.moves.size(); ++move) {
        const ReviewedPosition& before = m_review.positions[move];
        const ReviewedPosition& after = m_review.positions[move + 1];
        if (before.is_exact && after.is_exact)
            continue;
        const double loss = loss_of(m_review, move) + least_loss * std::abs(before.reachable) + 1;
        const auto worth_of = [loss](const ReviewedPosition& position) {
            return 2 * std::log(loss) - std::log(growth) * searches_of(position);
        };
        bool is_before =
            after.is_exact || (!before.is_exact && searches_of(before) <= searches_of(after));
        if (worth_of(is_before ? before : after) <= most)
            continue;
        if (is_before && !after.is_exact && searches_of(after) < searches_of(before) + lead &&
            has_lost_clearing(move + 1))
            is_before = false;
        if (const double worth = worth_of(is_before ? before : after); worth > most) {
            most = worth;
            best = is_before ? move : move + 1;
        }
    }
    return best;
}

/// Where nothing better than the game itself is known, though every search of the position alone
/// ends below it: no loss of a game that is stronger than the searches shows before they are long
/// enough. A line that beats the game from an early place shows any loss after it, but an early
/// position asks for a longer search. So places are a third of the way first, then to both sides.
std::optional<std::size_t> GameReviewer::place_behind() const {
    constexpr std::array parts{1.0 / 3, 1.0 / 6, 1.0 / 2, 1.0 / 12};
    const int game = m_review.positions.back().reachable;
    std::vector<std::size_t> behind;
    for (std::size_t place = 0; place < m_review.moves.size(); ++place)
        if (const ReviewedPosition& position = m_review.positions[place];
            position.reachable == game && miss_of(position) > 0)
            behind.push_back(place);
    if (behind.empty())
        return std::nullopt;
    const double part = parts[m_searches_at_length % parts.size()];
    return behind[static_cast<std::size_t>(part * static_cast<double>(behind.size()))];
}

/// Where a line beats the game, the first move in which both differ takes the blame for whatever
/// is lost later. Searches near that line clear one move after the other, up to the one to blame.
void GameReviewer::follow_loss(std::size_t place, const SearchControl& control) {
    constexpr double near_a_line = 2; // shares
    constexpr double least_loss = 0.02;
    for (std::size_t move = place; move < m_review.moves.size() && !is_over(control); ++move) {
        const int loss = loss_of(m_review, move);
        if (loss <= least_loss * std::abs(m_review.positions[move].reachable))
            continue;
        if (m_review.positions[move + 1].is_exact)
            return;
        go_on_from_lines(move + 1, std::min(left(), near_a_line * m_share), control);
        if (2 * loss_of(m_review, move) > loss)
            return;
    }
}

/// After the largest doubtful loss of a clearing. A line clears the board before that move for
/// certain, so that only searches after it can tell.
std::optional<std::size_t> GameReviewer::place_in_doubt() const {
    const std::vector<ReviewedMove> moves = reviewed_moves(m_review);
    std::optional<std::size_t> place;
    for (std::size_t move = 0; move < moves.size(); ++move)
        if (moves[move].verdict == MoveVerdict::doubtful &&
            !m_review.positions[move + 1].is_exact && has_lost_clearing(move + 1) &&
            (!place || moves[move].loss > moves[*place - 1].loss))
            place = move + 1;
    return place;
}

/// The board could be cleared before the last move, and no line is known that clears it now.
bool GameReviewer::has_lost_clearing(std::size_t place) const {
    return place > 0 && gave_clearing_away(m_positions[place - 1], m_review, place - 1);
}

/// Of a position, for so many playouts or seconds, with a seed of its own.
SearchRequest GameReviewer::request_for(std::size_t place, double amount) {
    SearchRequest request;
    request.start = m_positions[place];
    request.solver = &default_solver(request.start.rules);
    request.budget.memory = m_request.budget.memory;
    if (m_request.budget.playouts)
        request.budget.playouts = static_cast<std::uint64_t>(std::max(1.0, amount));
    else
        request.budget.time = Seconds(std::max(1e-3, amount));
    request.threads = m_request.threads;
    request.seed = Rng(m_request.seed).split(m_review.searches).next();
    return request;
}

/// Without a line if the search failed.
SearchReport GameReviewer::report_of(SearchRequest request, const SearchControl& control) {
    request.options = complete_options(request.solver->options, {});
    SearchControl inner(&control);
    SearchReport report = run_search(request, inner);
    m_playouts += request.budget.playouts.value_or(0);
    m_failure = report.failure;
    if (!m_failure)
        ++m_review.searches; // with or without a line, so that the next one has another seed
    return report;
}

void GameReviewer::search(std::size_t place, double amount, const SearchControl& control) {
    const SearchReport report = report_of(request_for(place, amount), control);
    if (m_failure || !report.snapshot.has_line)
        return;
    take_line(m_review, m_positions, place, report.snapshot.best.moves);
    if (place < m_review.moves.size())
        for (const Candidate& candidate : report.snapshot.candidates)
            if (candidate.move == m_review.moves[place] && candidate.line.finished)
                take_line(m_review, m_positions, place + 1, without_first(candidate.line.moves));
    if (report.stop != StopReason::stop_requested) {
        ReviewedPosition& position = m_review.positions[place];
        position.found.add(position.score + report.snapshot.best.score);
    }
    if (report.stop == StopReason::proven_optimal)
        prove(m_review, place);
    publish();
}

/// Looks for a line that clears the board, as if nothing else earned points: a search that has all
/// points in view gives such lines up for others (engine/measurements/reviews.md).
void GameReviewer::look_for_clearing(std::size_t place, double amount,
                                     const SearchControl& control) {
    SearchRequest request = request_for(place, amount);
    request.start.rules.scoring = Scoring::clickomania;
    const SearchReport report = report_of(std::move(request), control);
    if (m_failure || !report.snapshot.has_line)
        return;
    take_line(m_review, m_positions, place, report.snapshot.best.moves);
    ++m_review.positions[place].chains;
    publish();
}

/// What becomes of the line before a move that lost if the move is put first, and the best line of
/// the position, in turn. Without a loss both are the same.
MoveList GameReviewer::known_line(std::size_t place) const {
    const ReviewedPosition& position = m_review.positions[place];
    if (place == 0 || position.chains % 2 == 1)
        return position.line;
    const Position& before = m_positions[place - 1];
    const MoveList& line = m_review.positions[place - 1].line;
    return without_first(other_order(before, replay(before.board, before.rules, line).value(),
                                     m_review.moves[place - 1])
                             .line.moves);
}

/// Searches near a known line for so many playouts or seconds: a chain on each thread.
void GameReviewer::go_on_from_lines(std::size_t place, double amount,
                                    const SearchControl& control) {
    constexpr int lists_between_looks = 64;
    if (!(amount > 0)) // the time is up meanwhile
        return;
    const auto& [board, rules] = m_positions[place];
    const MoveList start = known_line(place);
    const Rng rng(Rng(m_request.seed).split(m_review.searches).next());
    const auto begin = Clock::now();
    WorkerTeam team(m_request.threads);
    std::vector<MoveList> lines(static_cast<std::size_t>(team.size()));
    team.run([&, &board = board, &rules = rules](int worker) {
        Rng own = rng.split(static_cast<std::uint64_t>(worker));
        Chain chain(board, rules, {}, own);
        chain.take(start);
        double progress = 0;
        for (std::uint64_t lists = 0; progress < 1; ++lists) {
            if (lists % lists_between_looks == 0) {
                if (control.stop_requested())
                    break;
                progress = m_request.budget.playouts
                               ? static_cast<double>(lists) * team.size() / amount
                               : Seconds(Clock::now() - begin).count() / amount;
            }
            chain.step(std::min(1.0, progress));
        }
        lines[static_cast<std::size_t>(worker)] = chain.best();
    });
    if (m_request.budget.playouts)
        m_playouts += static_cast<std::uint64_t>(std::ceil(amount));
    for (const MoveList& line : lines)
        take_line(m_review, m_positions, place, line);
    ++m_review.searches;
    ++m_review.positions[place].chains;
    publish();
}

/// Of all that is known now, so that nobody sees a review whose positions do not fit each other.
void GameReviewer::publish() {
    auto shown = std::make_shared<const GameReview>(m_review);
    const std::lock_guard lock(m_mutex);
    m_shown.swap(shown); // the old one is destroyed after the lock
}

} // namespace samegame
