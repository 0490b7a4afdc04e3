#include "app/window/boardmarks.h"

#include <QLocale>

#include <algorithm>

#include "app/analysis/candidatemodel.h"

namespace {

/// "740", "6.9k", "1.2M".
QString shortCount(std::uint64_t count) {
    const auto value = static_cast<double>(count);
    const QLocale locale;
    if (count < 1000)
        return locale.toString(static_cast<qulonglong>(count));
    if (count < 1'000'000)
        return locale.toString(value / 1e3, 'f', count < 10'000 ? 1 : 0) + 'k';
    return locale.toString(value / 1e6, 'f', 1) + 'M';
}

} // namespace

BoardMarks::BoardMarks(BoardView* view, GameDocument* document, Assistant* assistant,
                       LineReplay* replay, QObject* parent)
    : QObject(parent),
      m_view(view),
      m_document(document),
      m_assistant(assistant),
      m_replay(replay) {
    connect(document, &GameDocument::positionChanged, this, [this] { mark(std::nullopt); });
    connect(assistant, &Assistant::resultChanged, this, &BoardMarks::showLabels);
    connect(replay, &LineReplay::indexChanged, this, &BoardMarks::showReplay);
    connect(replay, &LineReplay::activeChanged, this, &BoardMarks::showReplay);
}

void BoardMarks::setLabelCount(int count) {
    m_labelCount = count;
    showLabels();
}

void BoardMarks::setShowsLoss(bool showsLoss) {
    m_showsLoss = showsLoss;
    showLabels();
}

void BoardMarks::mark(const std::optional<samegame::Move>& move) {
    m_mark = move;
    if (!m_replay->isActive())
        m_view->setMarkedMove(move);
    emit markChanged();
}

void BoardMarks::showLabels() {
    if (m_replay->isActive())
        return;
    std::vector<CandidateLabel> labels;
    if (const samegame::SearchSnapshot* result = m_assistant->result()) {
        std::uint64_t mostVisits = 0;
        for (const samegame::Candidate& candidate : result->candidates)
            mostVisits = std::max(mostVisits, candidate.visits);
        for (const samegame::Candidate& candidate : result->candidates) {
            const int rank = static_cast<int>(labels.size()) + 1;
            if (rank > m_labelCount || candidate.visits == 0)
                break;
            const QString text = m_showsLoss
                                     ? candidateLossText(candidate, result->candidates.front().best)
                                     : candidateScoreText(candidate, m_document->score());
            labels.push_back({candidate.move, rank, text, shortCount(candidate.visits),
                              isUncertain(candidate, mostVisits)});
        }
    }
    m_view->setCandidates(labels);
}

void BoardMarks::showReplay() {
    if (m_replay->isActive()) {
        m_view->showReplay(m_replay->board(), m_replay->nextMove());
    } else if (m_view->mode() == ViewMode::Replay) {
        m_view->showGame();
        m_view->setMarkedMove(m_mark);
        showLabels();
    }
}
