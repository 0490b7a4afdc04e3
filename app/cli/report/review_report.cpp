#include "app/cli/report/review_report.h"

#include <array>
#include <utility>

#include "app/cli/report/provenance.h"
#include "app/cli/terminal/text_output.h"
#include "engine/base/text.h"
#include "engine/formats/block_colors.h"
#include "engine/formats/game_record.h"
#include "engine/game/scoring.h"

namespace samegame::cli {

namespace {

std::string sentence_on(const ReviewReport& report, std::size_t move,
                        const std::optional<LossReason>& reason) {
    const ReviewedMove& lost = report.moves[move];
    if (reason) {
        const bool is_colored = reason->color != no_color;
        return to_string(sentence_of(lost, move + 1, *reason,
                                     is_colored ? block_color(reason->color).name : ""));
    }
    return "Move " + std::to_string(move + 1) + " gave away " + (lost.is_exact ? "" : "about ") +
           std::to_string(lost.loss);
}

std::string moves_text(const MoveList& moves, int rows) {
    return to_string(std::span<const Move>(moves), rows);
}

/// "1 mistake", "2 mistakes".
std::string counted(int count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

TextTable review_table(const ReviewReport& report) {
    TextTable table({{""},
                     {"move"},
                     {"points"},
                     {"reachable"},
                     {"loss"},
                     {"spread"},
                     {"verdict", TextTable::Align::left},
                     {"better"}});
    for (std::size_t i = 0; i < report.moves.size(); ++i) {
        const ReviewRow row = row_of(report, i);
        table.add_row({row.number, row.move, row.points, row.reachable, row.loss, row.spread,
                       row.verdict, row.better});
    }
    return table;
}

Json json_of(const ReviewReport& report, std::size_t index) {
    const ReviewedMove& move = report.moves[index];
    Json json{{"number", index + 1},
              {"move", move_json(to_notation(move.move, report.rows()))},
              {"points", move.points},
              {"reachable", move.reachable},
              {"loss", move.loss},
              {"exact", move.is_exact},
              {"spread", move.spread},
              {"verdict", std::string(name_of(move.verdict))},
              {"better", line_json(move.better, report.rows())}};
    return json;
}

Json summary_json(const ReviewReport& report) {
    const ReviewSummary& summary = report.summary;
    Json json{{"good", summary.good},         {"small_losses", summary.small_losses},
              {"mistakes", summary.mistakes}, {"reachable", summary.reachable},
              {"loss", summary.loss},         {"accuracy", summary.accuracy},
              {"half_of_loss", nullptr}};
    if (summary.half_of_loss)
        json["half_of_loss"] = {summary.half_of_loss->first + 1, summary.half_of_loss->second + 1};
    json["losses"] = Json::array();
    for (const ReviewReport::Loss& loss : report.losses)
        json["losses"].push_back({{"number", loss.move + 1}, {"sentence", loss.sentence}});
    return json;
}

Json source_json(const ReviewReport& report) {
    Json json{{"seed", std::to_string(report.seed)},
              {"threads", report.threads},
              {"searches", report.review.searches},
              {"interrupted", report.is_interrupted},
              {"failure", nullptr}};
    if (!report.failure.empty())
        json["failure"] = report.failure;
    if (report.budget.time)
        json["seconds"] = report.budget.time->count();
    if (report.budget.playouts)
        json["playouts"] = *report.budget.playouts;
    json["program"] = "samegame " SAMEGAME_VERSION;
    return json;
}

} // namespace

ReviewReport::ReviewReport(std::string game, GameReview reviewed)
    : name(std::move(game)),
      review(std::move(reviewed)),
      moves(reviewed_moves(review)),
      summary(summary_of(moves)) {
    for (const std::size_t move : largest_losses(moves, most_shown)) {
        const auto reason = reason_of(review, move);
        losses.push_back({move, reason, sentence_on(*this, move, reason)});
    }
}

bool ReviewReport::is_finished() const {
    return review.positions.back().line.empty();
}

int ReviewReport::score() const {
    const ReviewedPosition& last = review.positions.back();
    return is_finished() ? last.reachable : last.score;
}

ReviewRow row_of(const ReviewReport& report, std::size_t index) {
    const ReviewedMove& move = report.moves[index];
    const int rows = report.rows();
    return {std::to_string(index + 1),
            to_string(to_notation(move.move, rows)),
            std::to_string(move.points),
            std::to_string(move.reachable),
            std::to_string(move.loss),
            "±" + std::to_string(move.spread),
            std::string(name_of(move.verdict)),
            move.better.empty() ? "" : to_string(to_notation(move.better[0], rows))};
}

std::vector<std::string> summary_sentences(const ReviewReport& report) {
    const ReviewSummary& summary = report.summary;
    const ReviewedPosition& last = report.review.positions.back();
    std::vector<std::string> sentences;
    sentences.push_back(report.is_finished()
                            ? "The game earned " + std::to_string(report.score()) + " of " +
                                  std::to_string(summary.reachable) + " that could be reached"
                            : "The game has " + std::to_string(report.score()) +
                                  " and is not over: " + std::to_string(last.reachable) +
                                  " can still be reached, " + std::to_string(summary.reachable) +
                                  " at its start");
    sentences.push_back(counted(summary.good, "good move", "good moves") + ", " +
                        counted(summary.small_losses, "small loss", "small losses") + ", " +
                        counted(summary.mistakes, "mistake", "mistakes") + "; accuracy " +
                        fixed(summary.accuracy, 1) + " %");
    if (const auto& half = summary.half_of_loss)
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
        notes.emplace_back((notes.empty() ? "What can be reached is" : "Elsewhere it is") +
                           std::string(" the best line that ") +
                           counted(static_cast<int>(report.review.searches), "search", "searches") +
                           " found, and a loss may be wrong by its spread");
    if (report.is_interrupted)
        notes.emplace_back("The review was interrupted, and shows what was known by then");
    if (!report.failure.empty())
        notes.push_back("A search failed, and the review shows what was known by then: " +
                        visible(report.failure));
    return notes;
}

std::string terminal_text(const ReviewReport& report) {
    std::string text = review_table(report).text() + "\n";
    for (const std::string& sentence : summary_sentences(report))
        text += sentence + ".\n";
    for (const ReviewReport::Loss& loss : report.losses)
        text += "\n" + loss.sentence + ".\n" + "better  " +
                moves_text(report.moves[loss.move].better, report.rows()) + "\n";
    text += "\n";
    for (const std::string& note : review_notes(report))
        text += note + ".\n";
    return text + "seed " + std::to_string(report.seed) + ", " +
           counted(report.threads, "thread", "threads") + "\n";
}

std::string markdown_text(const ReviewReport& report) {
    std::string text = "## Review of " + markdown_escaped(visible(report.name)) + "\n\n";
    for (const std::string& sentence : summary_sentences(report))
        text += "- " + markdown_escaped(sentence) + ".\n";
    text += "\n" + review_table(report).markdown() + "\n";
    for (const ReviewReport::Loss& loss : report.losses)
        text += "- " + markdown_escaped(loss.sentence) +
                ". Better: " + moves_text(report.moves[loss.move].better, report.rows()) + "\n";
    text += "\n    " + report.command + "\n\n";
    for (const std::string& note : review_notes(report))
        text += "- " + markdown_escaped(note) + ".\n";
    return text + "- " + today() + ", " + machine_name() + ", " +
           counted(report.threads, "thread", "threads") + "; samegame " + SAMEGAME_VERSION + ".\n";
}

Json json_of(const ReviewReport& report) {
    GameRecord record;
    record.start = report.review.start;
    record.line = replay(record.start.board, record.start.rules, report.review.moves).value();
    const Json game = Json::parse(to_json(record));
    Json json{{"board", game["board"]},
              {"rules", game["rules"]},
              {"gravity", game["gravity"]},
              {"score", report.score()},
              {"finished", report.is_finished()},
              {"reachable", report.review.positions.back().reachable}};
    json["moves"] = Json::array();
    for (std::size_t i = 0; i < report.moves.size(); ++i)
        json["moves"].push_back(json_of(report, i));
    json["summary"] = summary_json(report);
    json["source"] = source_json(report);
    return json;
}

} // namespace samegame::cli
