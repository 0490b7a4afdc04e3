#include "app/cli/report/review_text.h"

#include "app/cli/report/provenance.h"
#include "app/cli/terminal/text_output.h"
#include "app/version/version.h"
#include "engine/formats/game_record.h"

namespace samegame::cli {

namespace {

using namespace pictures;

std::string moves_text(const MoveList& moves, int rows) {
    return to_string(std::span<const Move>(moves), rows);
}

TextTable review_table(const ReviewReport& report) {
    TextTable table({"", "move", "points", "reachable", "loss", "spread",
                     TextTable::left("verdict"), "better"});
    for (std::size_t i = 0; i < report.moves.size(); ++i) {
        const ReviewRow row = row_of(report, i);
        table.add_row({row.number, row.move, row.points, row.reachable, row.loss, row.spread,
                       row.verdict, row.better});
    }
    return table;
}

/// What stands above the losses of a kind, before the first of them; else empty.
std::string heading_of(const ReviewReport& report, std::size_t loss) {
    const auto verdict_at = [&report](std::size_t i) {
        return report.moves[report.losses[i].move].verdict;
    };
    const MoveVerdict verdict = verdict_at(loss);
    if (loss > 0 && verdict_at(loss - 1) == verdict)
        return {};
    return verdict == MoveVerdict::mistake    ? "Mistakes:"
           : verdict == MoveVerdict::doubtful ? "May be mistakes:"
                                              : "Small losses:";
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
              {"verdict", std::string(name_of(sure_verdict(move)))},
              {"doubtful", move.verdict == MoveVerdict::doubtful},
              {"better", line_json(move.better, report.rows())}};
    if (!move.is_searched)
        json["spread"] = json["verdict"] = json["doubtful"] = nullptr;
    return json;
}

Json summary_json(const ReviewReport& report) {
    const ReviewSummary& summary = report.summary;
    const ToldAccuracy told = told_accuracy(report.review, summary);
    Json json{
        {"good", count_sure(report.moves, MoveVerdict::good)},
        {"doubtful", summary.doubtful},
        {"small_losses", count_sure(report.moves, MoveVerdict::small_loss)},
        {"mistakes", summary.mistakes},
        {"reachable", summary.reachable},
        {"loss", summary.loss},
        {"accuracy", told.kind == ToldAccuracy::Kind::not_known ? Json() : Json(summary.accuracy)},
        {"accuracy_is", nullptr},
        {"half_of_loss", nullptr}};
    if (told.kind != ToldAccuracy::Kind::not_known)
        json["accuracy_is"] = name_of(told.kind);
    if (summary.half_of_loss && !told.are_losses_open() && is_complete(report.review))
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

std::string terminal_text(const ReviewReport& report) {
    std::string text = review_table(report).text() + "\n";
    for (const std::string& sentence : summary_sentences(report))
        text += sentence + ".\n";
    for (std::size_t i = 0; i < report.losses.size(); ++i) {
        const ReviewReport::Loss& loss = report.losses[i];
        if (const std::string heading = heading_of(report, i); !heading.empty())
            text += "\n" + heading + "\n";
        text += "\n" + loss.sentence + ".\n" + "better  " +
                moves_text(report.moves[loss.move].better, report.rows()) + "\n";
    }
    text += "\n";
    for (const std::string& note : review_notes(report))
        text += note + ".\n";
    return text + description_of(report.review.start.rules) + " rules, seed " +
           std::to_string(report.seed) + ", " +
           counted(static_cast<std::uint64_t>(report.threads), "thread") + "\n";
}

std::string markdown_text(const ReviewReport& report) {
    std::string text = "## Review of " + markdown_escaped(visible(report.name)) + "\n\n";
    for (const std::string& sentence : summary_sentences(report))
        text += "- " + markdown_escaped(sentence) + ".\n";
    text += "\n" + review_table(report).markdown() + "\n";
    for (std::size_t i = 0; i < report.losses.size(); ++i) {
        const ReviewReport::Loss& loss = report.losses[i];
        if (const std::string heading = heading_of(report, i); !heading.empty())
            text += (i > 0 ? "\n" : "") + heading + "\n\n";
        text += "- " + markdown_escaped(loss.sentence) +
                ". Better: " + moves_text(report.moves[loss.move].better, report.rows()) + "\n";
    }
    text += "\n    " + report.command + "\n\n";
    for (const std::string& note : review_notes(report))
        text += "- " + markdown_escaped(note) + ".\n";
    return text + "- " + description_of(report.review.start.rules) + " rules; " + today() + ", " +
           machine_name() + ", " + counted(static_cast<std::uint64_t>(report.threads), "thread") +
           "; samegame " + with_commit(SAMEGAME_VERSION) + ".\n";
}

Json json_of(const ReviewReport& report) {
    GameRecord record;
    record.start = report.review.start;
    record.line = replay(record.start.board, record.start.rules, report.review.moves).value();
    const Json game = Json::parse(to_json(record));
    Json json{{"board", game["board"]},
              {"rules", game["rules"]},
              {"gravity", game["gravity"]},
              {"score", score_of(report.review)},
              {"finished", is_over(report.review)},
              {"reachable", report.review.positions.back().reachable}};
    json["moves"] = Json::array();
    for (std::size_t i = 0; i < report.moves.size(); ++i)
        json["moves"].push_back(json_of(report, i));
    json["summary"] = summary_json(report);
    json["source"] = source_json(report);
    return json;
}

} // namespace samegame::cli
