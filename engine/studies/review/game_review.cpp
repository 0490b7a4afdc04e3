#include "engine/studies/review/game_review.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "engine/game/named_blocks.h"
#include "engine/game/scoring.h"
#include "engine/search/other_orders.h"
#include "engine/studies/review/line_plan.h"

namespace samegame {

namespace {

/// Any end of the game from here: always the first legal move.
MoveList any_end(const Position& position) {
    MoveList moves;
    Board board = position.board;
    while (board.has_moves()) {
        moves.push_back(groups(board).front().move());
        board.play(moves.back(), position.rules.gravity);
    }
    return moves;
}

} // namespace

Result<GameReview> unsearched_review(const Position& start, std::span<const Move> moves) {
    if (start.rules.refill)
        return Error{{SAMEGAME_TEXT("EngineError",
                                    "a game with refill cannot be reviewed, as nobody knows the "
                                    "columns to come")}};
    if (moves.empty())
        return Error{{SAMEGAME_TEXT("EngineError", "there are no moves to review")}};
    const auto game = replay(start.board, start.rules, moves);
    if (!game)
        return game.error();
    GameReview review{start, game->moves, {}, 0};
    const Position last = position_after(start, review.moves, review.moves.size());
    const MoveList all = joined(review.moves, any_end(last));
    const int reachable = replay(start.board, start.rules, all).value().score;
    const std::span<const Move> played(all);
    const std::vector<int> scores = scores_along(start.board, start.rules, review.moves);
    for (std::size_t i = 0; i < scores.size(); ++i) {
        ReviewedPosition position;
        position.score = scores[i];
        position.reachable = reachable;
        position.line = joined(played.subspan(i), {});
        review.positions.push_back(std::move(position));
    }
    if (game->finished) { // the end points are not earned before the last position, but there
        ReviewedPosition& end = review.positions.back();
        end.score -= end_points(start.rules, last.board);
        end.is_exact = true;
    }
    return review;
}

namespace {

/// What is proven of a position is proven of those after it as long as nothing is lost.
void spread_proofs(GameReview& review) {
    for (std::size_t i = 0; i < review.moves.size(); ++i)
        if (review.positions[i].is_exact &&
            review.positions[i + 1].reachable == review.positions[i].reachable)
            review.positions[i + 1].is_exact = true;
}

/// A line that may be better than the one known from a position.
struct Offer {
    std::size_t place;
    MoveList line;
};

/// What the line of a position is to the positions before and after it.
void offer_to_neighbors(const GameReview& review, std::span<const Position> positions,
                        std::size_t place, std::vector<Offer>& offers) {
    const MoveList& line = review.positions[place].line;
    if (place > 0)
        offers.push_back({place - 1, joined({&review.moves[place - 1], 1}, line)});
    if (place < review.moves.size()) {
        const Position& start = positions[place];
        const Line played = replay(start.board, start.rules, line).value();
        const OtherOrder other = other_order(start, played, review.moves[place]);
        offers.push_back({place + 1, joined(std::span(other.line.moves).subspan(1), {})});
    }
}

void take_offers(GameReview& review, std::span<const Position> positions,
                 std::vector<Offer> offers) {
    while (!offers.empty()) {
        const Offer offer = std::move(offers.back());
        offers.pop_back();
        const Position& start = positions[offer.place];
        const Line played = replay(start.board, start.rules, offer.line).value();
        ReviewedPosition& position = review.positions[offer.place];
        if (position.score + played.score <= position.reachable)
            continue;
        position.reachable = position.score + played.score;
        position.line = played.moves;
        offer_to_neighbors(review, positions, offer.place, offers);
    }
    spread_proofs(review);
}

} // namespace

void take_line(GameReview& review, std::span<const Position> positions, std::size_t place,
               const MoveList& line) {
    take_offers(review, positions, {{place, line}});
}

void pass_line_on(GameReview& review, std::span<const Position> positions, std::size_t place) {
    std::vector<Offer> offers;
    offer_to_neighbors(review, positions, place, offers);
    take_offers(review, positions, std::move(offers));
}

std::optional<Error> take_known_line(GameReview& review, std::span<const Move> moves) {
    const auto line = replay(review.start.board, review.start.rules, moves);
    if (!line)
        return line.error();
    if (!line->finished)
        return Error{{SAMEGAME_TEXT("EngineError", "the game is not over after its last move")}};
    const std::vector<Position> positions = positions_along(review.start, review.moves);
    const std::vector<Position> known = positions_along(review.start, line->moves);
    std::vector<Offer> offers;
    std::size_t later = 0; // of `known`; equal boards have equally many blocks
    for (std::size_t place = 0; place < positions.size(); ++place) {
        const Board& board = positions[place].board;
        while (later + 1 < known.size() && known[later].board.block_count() > board.block_count())
            ++later;
        if (known[later].board == board)
            offers.push_back({place, joined(std::span(line->moves).subspan(later), {})});
    }
    take_offers(review, positions, std::move(offers));
    return std::nullopt;
}

void prove(GameReview& review, std::size_t place) {
    review.positions[place].is_exact = true;
    spread_proofs(review);
}

int loss_of(const GameReview& review, std::size_t move) {
    return review.positions[move].reachable - review.positions[move + 1].reachable;
}

double miss_of(const ReviewedPosition& position) {
    if (position.is_exact || position.found.count() == 0)
        return 0;
    return std::max(0.0, position.reachable - position.found.maximum());
}

namespace {

bool is_searched(const ReviewedPosition& position) {
    return position.is_exact || position.found.count() > 0;
}

} // namespace

bool is_complete(const GameReview& review) {
    return std::ranges::all_of(review.positions, is_searched);
}

bool is_over(const GameReview& review) {
    return review.positions.back().line.empty();
}

int score_of(const GameReview& review) {
    const ReviewedPosition& last = review.positions.back();
    return is_over(review) ? last.reachable : last.score;
}

std::string_view name_of(MoveVerdict verdict) {
    constexpr std::array<std::string_view, 4> names{"good", "may be a mistake", "small loss",
                                                    "mistake"};
    return names[static_cast<std::size_t>(verdict)];
}

bool loses_for_sure(const ReviewedMove& move) {
    return move.loss > move.spread;
}

MoveVerdict sure_verdict(const ReviewedMove& move) {
    if (move.verdict != MoveVerdict::doubtful)
        return move.verdict;
    return loses_for_sure(move) ? MoveVerdict::small_loss : MoveVerdict::good;
}

int count_sure(std::span<const ReviewedMove> moves, MoveVerdict verdict) {
    return static_cast<int>(std::ranges::count_if(moves, [verdict](const ReviewedMove& move) {
        return move.is_searched && sure_verdict(move) == verdict;
    }));
}

namespace {

/// How far searches of positions that are not exact end below the best line known from there, in
/// the mean.
double mean_shortfall(const GameReview& review) {
    RunningStats shortfalls;
    for (const ReviewedPosition& position : review.positions)
        if (!position.is_exact && position.found.count() > 0)
            shortfalls.add(position.reachable - position.found.mean());
    return shortfalls.mean();
}

/// How often a position was searched; an exact one needs no search.
double searches_made(const ReviewedPosition& position) {
    return position.is_exact ? std::numeric_limits<double>::infinity()
                             : static_cast<double>(position.found.count() + position.chains);
}

/// The part of something that is in doubt after so many searches, and half of it after
/// `searches_of_half`. The searches of a reviewer grow, so that it falls fast with their number.
double doubt_after(double searches, double searches_of_half, double exponent) {
    return 1 / (1 + std::pow(searches / searches_of_half, exponent));
}

/// A line before the move clears the board for certain, so that only searches after it tell whether
/// that was given away.
double doubt_of_clearing(const ReviewedPosition& after) {
    return doubt_after(searches_made(after), 18, 8);
}

bool may_have_lost_clearing(const GameReview& review, std::size_t move, const Position& before) {
    return loss_of(review, move) > 0 && !review.positions[move].line.empty() &&
           gave_clearing_away(before, review, move);
}

/// How far the loss of a move that is not exact may be wrong. A line that clears the board after
/// all makes up for all of the loss, and is often found late; one that is better otherwise seldom
/// makes up for all. A move without a loss may have one as large as what the searches before it
/// miss of the line that is known anyway. Fitted on generated boards: see
/// engine/measurements/reviews.md.
int spread_of(const GameReview& review, std::size_t move, double shortfall,
              const Position& position) {
    constexpr double of_reachable = 0.01;
    constexpr double of_shortfall = 0.3;
    constexpr double of_loss = 0.8;
    const ReviewedPosition& before = review.positions[move];
    const ReviewedPosition& after = review.positions[move + 1];
    const double doubt = doubt_after(std::min(searches_made(before), searches_made(after)), 7, 3);
    const double doubt_of_loss =
        may_have_lost_clearing(review, move, position) ? doubt_of_clearing(after) : of_loss * doubt;
    const int loss = loss_of(review, move);
    const double spread = of_reachable * std::abs(before.reachable) +
                          of_shortfall * doubt * shortfall + doubt_of_loss * loss +
                          (loss == 0 ? miss_of(before) : 0);
    return std::max(1, static_cast<int>(std::ceil(spread)));
}

bool is_mistake(int loss, int reachable) {
    constexpr int least_points = 20;
    constexpr int least_percent = 2;
    return loss >= least_points && loss * 100 >= reachable * least_percent;
}

MoveVerdict verdict_of(const ReviewedMove& move) {
    if (is_mistake(move.loss - move.spread, move.reachable))
        return MoveVerdict::mistake;
    if (2 * move.loss > move.spread && is_mistake(move.loss, move.reachable))
        return MoveVerdict::doubtful;
    return loses_for_sure(move) ? MoveVerdict::small_loss : MoveVerdict::good;
}

/// Mistakes first, and good moves last.
int rank_of(MoveVerdict verdict) {
    constexpr std::array ranks{3, 1, 2, 0};
    return ranks[static_cast<std::size_t>(verdict)];
}

} // namespace

std::vector<ReviewedMove> reviewed_moves(const GameReview& review) {
    const double shortfall = mean_shortfall(review);
    const std::vector<Position> positions = positions_along(review.start, review.moves);
    std::vector<ReviewedMove> all;
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        const ReviewedPosition& before = review.positions[i];
        const ReviewedPosition& after = review.positions[i + 1];
        ReviewedMove move;
        move.move = review.moves[i];
        move.points = after.score - before.score;
        move.reachable = before.reachable;
        move.loss = loss_of(review, i);
        move.is_exact = before.is_exact && after.is_exact;
        move.is_searched = is_searched(before) && is_searched(after);
        move.spread = move.is_exact ? 0 : spread_of(review, i, shortfall, positions[i]);
        move.verdict = verdict_of(move);
        if (move.loss > 0)
            move.better = before.line;
        all.push_back(std::move(move));
    }
    return all;
}

std::vector<std::size_t> largest_losses(std::span<const ReviewedMove> moves, std::size_t most) {
    std::vector<std::size_t> order(moves.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::erase_if(order, [&](std::size_t i) {
        return moves[i].verdict == MoveVerdict::good || !moves[i].is_searched;
    });
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::pair(rank_of(moves[a].verdict), -moves[a].loss) <
               std::pair(rank_of(moves[b].verdict), -moves[b].loss);
    });
    order.resize(std::min(order.size(), most));
    return order;
}

ReviewSummary summary_of(std::span<const ReviewedMove> moves) {
    ReviewSummary summary;
    for (const ReviewedMove& move : moves) {
        summary.loss += move.loss;
        if (!move.is_searched)
            continue;
        summary.good += move.verdict == MoveVerdict::good ? 1 : 0;
        summary.doubtful += move.verdict == MoveVerdict::doubtful ? 1 : 0;
        summary.small_losses += move.verdict == MoveVerdict::small_loss ? 1 : 0;
        summary.mistakes += move.verdict == MoveVerdict::mistake ? 1 : 0;
        summary.sure_loss += loses_for_sure(move) ? move.loss : 0;
    }
    summary.reachable = moves.empty() ? 0 : moves.front().reachable;
    if (summary.loss == 0)
        return summary;
    summary.accuracy = summary.loss < summary.reachable
                           ? 100 * (1 - static_cast<double>(summary.loss) / summary.reachable)
                           : 0;
    std::size_t first = 0;
    int loss = 0; // from `first` to `last`
    for (std::size_t last = 0; last < moves.size(); ++last) {
        loss += moves[last].loss;
        for (; 2 * (loss - moves[first].loss) >= summary.loss; ++first)
            loss -= moves[first].loss;
        const auto& half = summary.half_of_loss;
        if (2 * loss >= summary.loss && (!half || last - first < half->second - half->first))
            summary.half_of_loss.emplace(first, last);
    }
    return summary;
}

double shown_accuracy(double percent) {
    constexpr double nearly_all = 99.9;
    return percent < 100 ? std::min(std::round(percent * 10) / 10, nearly_all) : 100;
}

std::string_view name_of(ToldAccuracy::Kind kind) {
    switch (kind) {
    case ToldAccuracy::Kind::exact:
        return "exact";
    case ToldAccuracy::Kind::about:
        return "about";
    case ToldAccuracy::Kind::at_most:
        return "at most";
    case ToldAccuracy::Kind::not_known:
        break;
    }
    return "not known";
}

ToldAccuracy told_accuracy(const GameReview& review, const ReviewSummary& summary) {
    const double percent = shown_accuracy(summary.accuracy);
    if (review.positions.front().is_exact && review.positions.back().is_exact)
        return {ToldAccuracy::Kind::exact, percent};
    const bool is_loss_known =
        is_over(review) && summary.loss > 0; // that there is so much, at least
    if (!is_complete(review))
        return {is_loss_known ? ToldAccuracy::Kind::at_most : ToldAccuracy::Kind::not_known,
                percent};
    if (2 * summary.sure_loss >= summary.loss)
        return {ToldAccuracy::Kind::about, percent};
    return {is_over(review) ? ToldAccuracy::Kind::at_most : ToldAccuracy::Kind::not_known, percent};
}

namespace {

/// The blocks of each group of a line's plan, as names on the board before its first move.
std::vector<NamedBlocks::Name> names_of(const PlannedMove& planned, const NamedBlocks& blocks) {
    std::vector<NamedBlocks::Name> names;
    for (const Cell cell : planned.blocks)
        names.push_back(blocks.name_at(cell));
    std::sort(names.begin(), names.end());
    return names;
}

std::ptrdiff_t shared(const std::vector<NamedBlocks::Name>& a,
                      const std::vector<NamedBlocks::Name>& b) {
    std::vector<NamedBlocks::Name> both;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    return std::ssize(both);
}

/// LossReason::Kind::harvest, for the harvest that lost most points.
std::optional<LossReason> smaller_harvest(const Position& before, const GameReview& review,
                                          std::size_t move, int loss) {
    const LinePlan old_plan = plan_of(before, review.positions[move].line);
    const NamedBlocks old_blocks(before.board, before.rules.gravity);
    NamedBlocks blocks = old_blocks;
    blocks.remove(group_at(blocks.board(), review.moves[move].cell));
    const Position after{blocks.board(), before.rules};
    const LinePlan plan = plan_of(after, review.positions[move + 1].line);
    std::optional<LossReason> reason;
    int most = 0; // points that the harvest of `reason` lost
    for (const std::size_t index : old_plan.harvests) {
        const PlannedMove& harvest = old_plan.moves[index];
        const auto names = names_of(harvest, old_blocks);
        const PlannedMove* heir = nullptr;
        std::ptrdiff_t inherited = 0;
        for (const std::size_t other : plan.harvests)
            if (const auto count = shared(names, names_of(plan.moves[other], blocks));
                count > inherited) {
                heir = &plan.moves[other];
                inherited = count;
            }
        if (heir == nullptr || heir->blocks.size() >= harvest.blocks.size() ||
            2 * inherited < std::ssize(heir->blocks))
            continue;
        const int lost = harvest.points - heir->points;
        if (lost > most && 2 * lost >= loss && lost <= 2 * loss) {
            most = lost;
            reason = {LossReason::Kind::harvest, harvest.color,
                      static_cast<int>(harvest.blocks.size()),
                      static_cast<int>(heir->blocks.size()), harvest.blocks};
        }
    }
    return reason;
}

} // namespace

bool gave_clearing_away(const Position& before, const GameReview& review, std::size_t move) {
    const ReviewedPosition& old = review.positions[move];
    const ReviewedPosition& now = review.positions[move + 1];
    const int loss = loss_of(review, move);
    if (loss == 0)
        return false;
    const auto end_of = [&before](const MoveList& line) {
        return board_after(before.board, before.rules, line, line.size());
    };
    const Board old_end = end_of(old.line);
    const Board end = end_of(joined({&review.moves[move], 1}, now.line));
    return old_end.is_cleared() && !end.is_cleared() &&
           2 * (end_points(before.rules, old_end) - end_points(before.rules, end)) >= loss;
}

std::optional<LossReason> reason_of(const GameReview& review, std::size_t move) {
    const int loss = loss_of(review, move);
    if (loss == 0)
        return std::nullopt;
    const Position before = position_after(review.start, review.moves, move);
    if (gave_clearing_away(before, review, move))
        return LossReason{};
    return smaller_harvest(before, review, move, loss);
}

Message sentence_of(const ReviewedMove& move, std::size_t number, const LossReason& reason,
                    const std::string& color) {
    const Message::Argument loss =
        move.is_exact ? Message::Argument(move.loss)
                      : Message::Argument(Message(SAMEGAME_TEXT("Engine", "about %1"), move.loss));
    const bool is_doubtful = move.verdict == MoveVerdict::doubtful;
    if (reason.kind == LossReason::Kind::clearing)
        return {
            is_doubtful
                ? SAMEGAME_TEXT("Engine",
                                "Move %1 may have given away %2: before this move the best game "
                                "known clears the board, afterwards it does not")
                : SAMEGAME_TEXT("Engine",
                                "Move %1 gave away %2: before this move the best game known "
                                "clears the board, afterwards it does not"),
            number, loss};
    return {is_doubtful
                ? SAMEGAME_TEXT("Engine",
                                "Move %1 may have given away %2: the %3 group of %4 became %5")
                : SAMEGAME_TEXT("Engine", "Move %1 gave away %2: the %3 group of %4 became %5"),
            number,
            loss,
            color,
            reason.before,
            reason.after};
}

} // namespace samegame
