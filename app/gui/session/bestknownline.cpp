#include "app/gui/session/bestknownline.h"

#include <algorithm>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/session/archive.h"
#include "app/gui/session/keptjson.h"
#include "app/gui/session/ownresults.h"

namespace {

/// What no line of the game surpasses, as its source says.
std::optional<int> boundOf(const samegame::GameRecord& record) {
    return record.source ? record.source->upper_bound : std::nullopt;
}

samegame::RecordSource sourceOf(const samegame::ComparisonRequest& request,
                                const samegame::Trial& result) {
    const samegame::Entrant& entrant = request.entrants[result.entrant];
    samegame::RecordSource source;
    source.solver = entrant.solver->name;
    source.options_json = samegame::to_json(entrant.options);
    source.program = nameOfThisProgram();
    source.seed = result.seed;
    source.threads = 1;
    source.seconds = result.seconds;
    if (!entrant.solver->is_external) {
        source.playouts = result.playouts;
        if (entrant.solver->has_nodes)
            source.nodes = result.nodes;
    }
    source.stop = samegame::name_of(result.stop);
    return source;
}

} // namespace

BestKnownLine::BestKnownLine(GameDocument* document, Archive* archive, OwnResults* results,
                             QObject* parent)
    : QObject(parent), m_document(document), m_archive(archive), m_results(results) {
    follow();
}

bool BestKnownLine::offer(const samegame::Position& start, const samegame::Line& line,
                          const std::optional<samegame::RecordSource>& source) {
    if (!line.finished || line.moves.empty())
        return false;
    if (m_results && source)
        m_results->offerSolverLine({start, line, source, {}});
    const auto known = find(start);
    const bool isKnown = known != m_records.end();
    const bool isSame = isKnown && known->line == line;
    if (isKnown && !(isSame && source) && known->line.score >= line.score)
        return false;
    samegame::GameRecord record{start, line, source, {}};
    const auto proven = isSame ? boundOf(*known) : std::nullopt;
    if (proven && !record.source->upper_bound)
        record.source->upper_bound = proven; // what is proven stays so
    const bool isNews = !isSame || boundOf(record) != proven;
    if (isKnown)
        *known = record;
    else
        m_records.push_back(record);
    if (!isSame)
        giveToArchive(record);
    if (start == m_start) {
        m_record = record;
        if (isNews)
            emit changed();
    }
    return !isSame;
}

bool BestKnownLine::offer(const samegame::ComparisonRequest& request,
                          const samegame::Trial& result) {
    const samegame::Position& start = request.boards[result.board];
    const auto line = samegame::replay(start.board, start.rules, result.moves);
    return line.ok() && offer(start, *line, sourceOf(request, result));
}

std::optional<samegame::Move> BestKnownLine::moveAfter(const samegame::MoveList& moves) const {
    if (!m_record || m_record->line.moves.size() <= moves.size())
        return std::nullopt;
    const samegame::MoveList& best = m_record->line.moves;
    if (!std::equal(moves.begin(), moves.end(), best.begin()))
        return std::nullopt;
    return best[moves.size()];
}

void BestKnownLine::follow() {
    if (!(m_document->start() == m_start)) {
        m_start = m_document->start();
        takeFromArchive();
        const auto known = find(m_start);
        m_record = known == m_records.end() ? std::nullopt : std::optional(*known);
        emit changed();
    }
    if (m_document->isFinished())
        offer(m_start, m_document->line(), m_document->record().source);
}

std::vector<samegame::GameRecord>::iterator BestKnownLine::find(const samegame::Position& start) {
    return std::find_if(m_records.begin(), m_records.end(),
                        [&](const auto& record) { return record.start == start; });
}

void BestKnownLine::takeFromArchive() {
    const auto archived = m_archive ? m_archive->bestLine(m_start) : std::nullopt;
    if (!archived)
        return;
    const auto known = find(m_start);
    if (known == m_records.end())
        m_records.push_back(*archived);
    else if (known->line.score < archived->line.score)
        *known = *archived;
}

void BestKnownLine::giveToArchive(const samegame::GameRecord& record) {
    if (!m_archive)
        return;
    const bool isOnBoard = record.start == m_document->start();
    m_archive->offer(record, isOnBoard ? m_document->keptName() : boardNameOf(record.start.board));
}

bool isProvenBest(const samegame::GameRecord& record) {
    return boundOf(record) == record.line.score;
}

samegame::Line joined(const samegame::Line& prefix, const samegame::Line& rest) {
    samegame::Line line = prefix;
    line.moves.append(rest.moves);
    line.score += rest.score;
    line.finished = rest.finished;
    line.cleared = rest.cleared;
    return line;
}

samegame::RecordSource sourceOf(const Finder& finder) {
    samegame::RecordSource source;
    source.solver = finder.solver;
    source.program = nameOfThisProgram();
    return source;
}

samegame::RecordSource sourceOf(const SearchJob& job, const samegame::SearchSnapshot& snapshot,
                                const samegame::SearchReport* report) {
    samegame::RecordSource source = samegame::source_of(job.request, snapshot);
    source.program = nameOfThisProgram();
    source.playouts = snapshot.playouts; // told of every solver, with or without playouts
    if (!job.prefix.moves.empty())
        source.clearable.reset(); // other moves may clear the board
    if (report) {
        source.stop = samegame::name_of(report->stop);
        // Other moves may lead to more than a later position; a ceiling under the line is none.
        if (job.prefix.moves.empty() && report->upper_bound >= snapshot.best.score)
            source.upper_bound = report->upper_bound;
    }
    return source;
}
