#include "app/pictures/review_html.h"

#include <algorithm>

#include "app/pictures/board_svg.h"
#include "app/pictures/svg.h"
#include "engine/base/text.h"
#include "engine/formats/block_colors.h"
#include "engine/stats/nice_step.h"

namespace samegame::pictures {

namespace {

using namespace svg;

constexpr const char* page_style = R"(
:root { color-scheme: light dark; --paper: #ffffff; --ink: #1b1d21; --line: #dddddd; --ground: #cdd6e6; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1d21; --ink: #eceff4; --line: #444b55; --ground: #0f1114; }
  .chart path { filter: brightness(1.5); }
}
body { background: var(--paper); color: var(--ink); font-family: sans-serif; line-height: 1.4;
       max-width: 52rem; margin: 1rem auto; padding: 0 1rem; }
svg { max-width: 100%; height: auto; }
svg.board { background: var(--ground); border-radius: 6px; }
.chart > svg > rect { fill: var(--paper); }
.chart text { fill: var(--ink); }
.chart line { stroke: var(--ink); }
.chart line[stroke="#dddddd"] { stroke: var(--line); }
.scrolled { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.15rem 0.6rem; text-align: right; border-bottom: 1px solid var(--line); }
td.verdict, th.verdict { text-align: left; }
tr.mistake td { font-weight: bold; }
.line { overflow-wrap: anywhere; }
)";

std::string element(const std::string& name, std::string_view content) {
    return "<" + name + ">" + escaped(content) + "</" + name.substr(0, name.find(' ')) + ">\n";
}

/// The score and what could still be reached, along the moves; the losses of the report as dots.
std::string curves(const ReviewReport& report) {
    const std::vector<ReviewedPosition>& positions = report.review.positions;
    Interval scores{0, 1};
    for (const ReviewedPosition& position : positions) {
        scores.low =
            std::min<double>({scores.low, double(position.score), double(position.reachable)});
        scores.high =
            std::max<double>({scores.high, double(position.score), double(position.reachable)});
    }
    const double step = std::max(1.0, nice_step(scores.high - scores.low, 6));
    const Interval moves{0, static_cast<double>(report.moves.size())};
    const Plot plot(moves, rounded_outward(scores, step));
    std::vector<Plot::Point> earned;
    std::vector<Plot::Point> reachable;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const auto x = static_cast<double>(i);
        const bool is_end = i + 1 == positions.size();
        earned.push_back(
            {x, static_cast<double>(is_end ? score_of(report.review) : positions[i].score)});
        if (i > 0) // it falls with the move, and stays between two
            reachable.push_back({x, reachable.back().y});
        reachable.push_back({x, static_cast<double>(positions[i].reachable)});
    }
    std::vector<Plot::Mark> marks;
    for (const double move : multiples_in(moves, std::max(1.0, nice_step(moves.high, 10))))
        marks.push_back({move, fixed(move, 0)});
    std::string dots;
    for (const ReviewReport::Loss& loss : report.losses)
        dots += group(loss.sentence, circle(plot.x(static_cast<double>(loss.move + 1)),
                                            plot.y(positions[loss.move + 1].reachable),
                                            "r=\"5\" fill=\"" + color_of(1) + "\""));
    Footer footer;
    const auto sample = [](std::size_t i) {
        return [i](double y) {
            return "<path d=\"M" + fixed(left, 1) + "," + fixed(y, 1) + " L" + fixed(left + 40, 1) +
                   "," + fixed(y, 1) + "\" " + stroke_of(i) + "/>\n";
        };
    };
    footer.add_series("score", sample(0));
    footer.add_series("best that could still be reached; dots: the losses below", sample(1));
    return "<div class=\"chart\">" +
           picture("Score and what could still be reached",
                   plot.grid(step) + plot.floor(marks) + plot.titles("Moves", "Points") +
                       plot.curve(earned, 0) + plot.curve(reachable, 1) + dots + footer.content(),
                   footer.height()) +
           "</div>\n";
}

/// "the group played, dashed: 4 blocks of sky blue (2) at 12,6".
std::string words_on(const MarkedCells& mark, const Board& board, Move move) {
    const Color color = board.color_at(move.cell);
    return mark.name + (mark.is_dashed ? ", dashed: " : ", solid outline: ") +
           std::to_string(mark.cells.size()) + " blocks of " + block_color(color).name + " (" +
           std::to_string(color) + ") at " + to_string(to_notation(move, board.rows()));
}

std::string section(const ReviewReport& report, const ReviewReport::Loss& loss) {
    const ReviewedMove& move = report.moves[loss.move];
    const Board board = board_after(report.review.start.board, report.review.start.rules,
                                    report.review.moves, loss.move);
    const MarkedCells own = marked_group("The group played", board, move.move, true);
    const bool is_doubtful = move.verdict == MoveVerdict::doubtful;
    const MarkedCells better = marked_group(
        is_doubtful ? "A group that may be better" : "A better group", board, move.better[0]);
    return "<section>\n" + element("h2", loss.sentence) +
           board_svg("The board before move " + std::to_string(loss.move + 1), board,
                     {own, better}) +
           element("p", words_on(own, board, move.move) + ".") +
           element("p", words_on(better, board, move.better[0]) + ".") +
           element("p class=\"line\"",
                   std::to_string(move.reachable) + " could be reached by: " +
                       to_string(std::span<const Move>(move.better), report.rows())) +
           "</section>\n";
}

std::string rows_of_moves(const ReviewReport& report) {
    std::string html = "<div class=\"scrolled\"><table>\n<tr><th>Number</th><th>Move</th>"
                       "<th>Points</th><th>Reachable</th><th>Loss</th><th>Spread</th>"
                       "<th class=\"verdict\">Verdict</th><th>Better</th></tr>\n";
    for (std::size_t i = 0; i < report.moves.size(); ++i) {
        const ReviewRow row = row_of(report, i);
        html += report.moves[i].verdict == MoveVerdict::mistake ? "<tr class=\"mistake\">" : "<tr>";
        for (const std::string* cell :
             {&row.number, &row.move, &row.points, &row.reachable, &row.loss, &row.spread})
            html += "<td>" + *cell + "</td>";
        html += "<td class=\"verdict\">" + row.verdict + "</td><td>" + row.better + "</td></tr>\n";
    }
    return html + "</table></div>\n";
}

} // namespace

std::string html_text(const ReviewReport& report) {
    const std::string title = "Review of " + visible(report.name);
    std::string html = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width\">\n" +
                       element("title", title) + "<style>" + page_style +
                       "</style>\n</head>\n<body>\n" + element("h1", title);
    for (const std::string& sentence : summary_sentences(report))
        html += element("p", sentence + ".");
    html += curves(report);
    for (const ReviewReport::Loss& loss : report.losses)
        html += section(report, loss);
    html += element("h2", "All moves") + rows_of_moves(report);
    for (const std::string& note : review_notes(report))
        html += element("p", note + ".");
    if (!report.command.empty())
        html += element("p", report.command);
    return html +
           element("p", description_of(report.review.start.rules) + " rules; " + report.day +
                            ", samegame " SAMEGAME_VERSION) +
           "</body>\n</html>\n";
}

} // namespace samegame::pictures
