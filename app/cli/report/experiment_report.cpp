#include "app/cli/report/experiment_report.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <utility>

#include "app/cli/report/provenance.h"
#include "app/cli/terminal/text_output.h"
#include "engine/formats/csv_text.h"
#include "engine/stats/nice_step.h"

namespace samegame::cli {

namespace {

TextTable text_table_of(const ExperimentReport& report) {
    const pictures::ExperimentTable cells = pictures::table_of(report);
    std::vector<TextTable::Column> heads;
    for (const auto& column : cells.columns)
        heads.push_back(column.is_left ? TextTable::left(column.title.c_str())
                                       : TextTable::Column(column.title));
    TextTable table(std::move(heads));
    for (const std::vector<std::string>& row : cells.rows)
        table.add_row(row);
    return table;
}

/// "0.1", "20", "600".
std::string place_text(double place) {
    return fixed(place, decimals_of(place));
}

/// The best scores along the searches, in the measure of the experiment: a row for each place, a
/// column for each entrant.
TextTable milestone_table(const ExperimentReport& report) {
    const Experiment& experiment = report.experiment;
    const double factor =
        experiment.measure == Measure::total ? static_cast<double>(experiment.boards.size()) : 1.0;
    std::vector<TextTable::Column> heads{place_name(experiment)};
    std::map<double, std::vector<std::string>> rows;
    for (std::size_t i = 0; i < experiment.entrants.size(); ++i) {
        heads.emplace_back(visible(experiment.entrants[i].name));
        for (const CurvePoint& point : report.milestones[i]) {
            auto& row = rows[std::stod(place_text(point.x))]; // ends differ by a little
            row.resize(experiment.entrants.size());
            row[i] = fixed(point.score * factor, 1);
        }
    }
    TextTable table(std::move(heads));
    for (auto& [place, row] : rows) {
        row.insert(row.begin(), place_text(place));
        table.add_row(std::move(row));
    }
    return table;
}

/// The numbers of the curves, for a page with such a figure.
std::string milestone_text(const ExperimentReport& report) {
    const bool has_points =
        std::ranges::any_of(report.milestones, [](const auto& points) { return !points.empty(); });
    if (report.experiment.axis || report.done != report.total || !has_points)
        return "";
    return "\nThe best scores on the way, " +
           std::string(report.experiment.measure == Measure::total ? "totals" : "means") + ":\n\n" +
           milestone_table(report).markdown();
}

} // namespace

std::string terminal_text(const ExperimentReport& report) {
    std::string text = title_of(report.experiment) + "\n";
    if (!report.experiment.paper.empty())
        text += visible(report.experiment.paper) + "\n";
    text += "\n" + text_table_of(report).text() + "\n" + extent_text(report) + "\n";
    for (const std::string& note : notes_of(report))
        text += note + "\n";
    return text;
}

std::string markdown_text(const ExperimentReport& report) {
    std::string text = "## " + markdown_escaped(title_of(report.experiment)) + "\n\n";
    if (!report.experiment.paper.empty())
        text += markdown_escaped(visible(report.experiment.paper)) + ".\n\n";
    text += text_table_of(report).markdown() + milestone_text(report);
    text += "\n    " + report.command + "\n\n- " + extent_text(report) + ".\n";
    for (const std::string& note : notes_of(report))
        text += "- " + markdown_escaped(note) + "\n";
    return text + "- " + report.date + ", " + report.machine + ", " +
           counted(static_cast<std::uint64_t>(report.threads), "thread") + "; " +
           program_text(report) + ", bench " + report.signature + ".\n";
}

} // namespace samegame::cli
