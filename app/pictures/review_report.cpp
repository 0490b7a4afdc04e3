#include "app/pictures/review_report.h"

#include <algorithm>
#include <utility>

#include "engine/base/text.h"
#include "engine/formats/block_colors.h"

namespace samegame::pictures {

namespace {

/// The word for what is the best line known, not proven.
std::string about(bool is_exact) {
    return is_exact ? "" : "about ";
}

std::string sentence_on(const ReviewReport& report, std::size_t move) {
    const ReviewedMove& lost = report.moves[move];
    if (const auto reason = reason_of(report.review, move)) {
        const bool is_colored = reason->color != no_color;
        return to_string(sentence_of(lost, move + 1, *reason,
                                     is_colored ? block_color(reason->color).name : ""));
    }
    return "Move " + std::to_string(move + 1) +
           (lost.verdict == MoveVerdict::doubtful ? " may have given away " : " gave away ") +
           about(lost.is_exact) + std::to_string(lost.loss);
}

/// "about 87.3 %", and the like.
std::string accuracy_text(const ToldAccuracy& accuracy) {
    const std::string percent = fixed(accuracy.percent, 1) + " %";
    switch (accuracy.kind) {
    case ToldAccuracy::Kind::exact:
        return percent;
    case ToldAccuracy::Kind::about:
        return "about " + percent;
    case ToldAccuracy::Kind::at_most:
        return "at most " + percent;
    case ToldAccuracy::Kind::not_known:
        return "not known yet";
    }
    return {};
}

/// "1 mistake", "2 mistakes".
std::string counted(std::uint64_t count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

/// What is known where nothing is proven.
std::string best_known(const GameReview& review) {
    if (review.searches == 0 && score_of(review) < review.positions.front().reachable)
        return "the best line known, as nothing was searched yet";
    return review.searches == 0
               ? "what the moves of the game itself show, as nothing was searched"
               : "the best line that " + counted(review.searches, "search", "searches") +
                     " found, and a loss may be wrong by its spread";
}

/// "Nobody has searched 3 of 61 positions, ..."; empty if nothing is said by best_known already.
std::string unsearched_places(const GameReview& review) {
    const auto count =
        std::ranges::count_if(review.positions, [](const ReviewedPosition& position) {
            return !position.is_exact && position.found.count() == 0;
        });
    if (count == 0 || review.searches == 0)
        return {};
    return std::to_string(count) + " of " + std::to_string(review.positions.size()) +
           " positions were not searched themselves, so that losses there may be far from true";
}

} // namespace

ReviewReport::ReviewReport(std::string game, GameReview reviewed)
    : name(std::move(game)),
      review(std::move(reviewed)),
      moves(reviewed_moves(review)),
      summary(summary_of(moves)) {
    for (const std::size_t move : largest_losses(moves, most_shown))
        losses.push_back({move, sentence_on(*this, move)});
}

ReviewRow row_of(const ReviewReport& report, std::size_t index) {
    const ReviewedMove& move = report.moves[index];
    const int rows = report.rows();
    return {std::to_string(index + 1),
            to_string(to_notation(move.move, rows)),
            std::to_string(move.points),
            std::to_string(move.reachable),
            std::to_string(move.loss),
            move.is_searched ? "±" + std::to_string(move.spread) : "",
            move.is_searched ? std::string(name_of(move.verdict)) : "",
            move.better.empty() ? "" : to_string(to_notation(move.better[0], rows))};
}

std::vector<std::string> summary_sentences(const ReviewReport& report) {
    const ReviewSummary& summary = report.summary;
    const ReviewedPosition& last = report.review.positions.back();
    const bool is_exact = report.review.positions.front().is_exact; // so is what follows of it
    const ToldAccuracy accuracy = told_accuracy(report.review, summary);
    const std::string reachable = about(is_exact) + std::to_string(summary.reachable);
    std::vector<std::string> sentences;
    sentences.push_back(is_over(report.review)
                            ? "The game earned " + std::to_string(score_of(report.review)) +
                                  " of " + reachable + " that could be reached"
                            : "The game has " + std::to_string(score_of(report.review)) +
                                  " and is not over: " + about(last.is_exact) +
                                  std::to_string(last.reachable) + " can still be reached, " +
                                  reachable + " at its start");
    if (!is_complete(report.review)) {
        sentences.push_back("Not every move has been looked at yet" +
                            (accuracy.kind != ToldAccuracy::Kind::not_known
                                 ? "; accuracy " + accuracy_text(accuracy)
                                 : std::string()));
        return sentences;
    }
    const std::string doubtful =
        counted(summary.doubtful, "move that may be a mistake", "moves that may be mistakes");
    sentences.push_back(counted(summary.good, "good move", "good moves") + ", " +
                        (summary.doubtful > 0 ? doubtful + ", " : "") +
                        counted(summary.small_losses, "small loss", "small losses") + ", " +
                        counted(summary.mistakes, "mistake", "mistakes") + "; accuracy " +
                        accuracy_text(accuracy));
    if (accuracy.are_losses_open())
        sentences.emplace_back("Which moves lost most is not known yet, as their spread covers "
                               "most of the loss");
    else if (const auto& half = summary.half_of_loss)
        sentences.push_back(
            half->first == half->second
                ? "At least half of the loss lies in move " + std::to_string(half->first + 1)
                : "At least half of the loss lies in moves " + std::to_string(half->first + 1) +
                      " to " + std::to_string(half->second + 1));
    return sentences;
}

std::vector<std::string> review_notes(const ReviewReport& report) {
    std::size_t first = report.moves.size(); // from there on all is exact
    while (first > 0 && report.moves[first - 1].is_exact)
        --first;
    std::vector<std::string> notes;
    if (first < report.moves.size())
        notes.push_back("From move " + std::to_string(first + 1) +
                        " on, what can be reached is proven");
    if (first > 0)
        notes.push_back((notes.empty() ? "What can be reached is " : "Elsewhere it is ") +
                        best_known(report.review));
    if (const std::string unsearched = unsearched_places(report.review); !unsearched.empty())
        notes.push_back(unsearched);
    if (!report.known.empty())
        notes.push_back("It began with the game in " + visible(report.known));
    if (report.is_interrupted)
        notes.emplace_back("The review was interrupted, and shows what was known by then");
    if (!report.failure.empty())
        notes.push_back("A search failed, and the review shows what was known by then: " +
                        visible(report.failure));
    return notes;
}

} // namespace samegame::pictures
