#include "app/gui/window/boardmarks.h"

#include <QLocale>

#include <algorithm>
#include <chrono>
#include <utility>

#include "app/gui/basics/lineplantext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/panels/candidatemodel.h"
#include "app/gui/window/hintbubble.h"

namespace {

/// So long the mouse stays on a group before its line is shown: passing by shows nothing.
constexpr std::chrono::milliseconds stayTime(700);

/// "740", "6.9k", "1.2M".
QString shortCount(std::uint64_t count) {
    const auto value = static_cast<double>(count);
    const QLocale locale;
    if (count < 1000)
        return locale.toString(static_cast<qulonglong>(count));
    if (count < 999'500) // above, it would be rounded to 1000k
        return locale.toString(value / 1e3, 'f', count < 9'950 ? 1 : 0) + 'k';
    return locale.toString(value / 1e6, 'f', 1) + 'M';
}

} // namespace

BoardMarks::BoardMarks(BoardView* view, GamePresenter* presenter, GameSession* session,
                       QObject* parent)
    : QObject(parent),
      m_view(view),
      m_presenter(presenter),
      m_session(session),
      m_document(session->document()),
      m_assistant(session->assistant()),
      m_replay(session->replay()),
      m_bubble(new HintBubble(view)) {
    m_stayTimer.setObjectName("stayTimer");
    m_stayTimer.setSingleShot(true);
    m_stayTimer.setInterval(stayTime);
    connect(&m_stayTimer, &QTimer::timeout, this, [this] {
        m_hasStayed = true;
        showMarks();
    });
    connect(session, &GameSession::moved, this, &BoardMarks::followMove);
    connect(session, &GameSession::hintFound, this, &BoardMarks::showHint);
    connect(m_assistant, &Assistant::resultChanged, this, &BoardMarks::showLabels);
    connect(session, &GameSession::replayed, this, &BoardMarks::showReplay);
    connect(m_replay, &LineReplay::comparisonChanged, this, &BoardMarks::showMarks);
    connect(session->reviewRunner(), &ReviewRunner::changed, this, &BoardMarks::showMarks);
    connect(view, &BoardView::groupHovered, this, &BoardMarks::hoverGroup);
    showReplay();
}

void BoardMarks::clear() {
    m_hint.reset();
    m_selected.reset();
    m_hasStayed = false;
    showMarks();
    emit markChanged();
}

void BoardMarks::setHintRoom(QWidget* room) {
    m_bubble->setRoom(room);
}

void BoardMarks::setPreviewsLines(bool previews) {
    m_previewsLines = previews;
    showMarks();
}

void BoardMarks::setLabelCount(int count) {
    m_labelCount = count;
    showLabels();
}

void BoardMarks::setShowsLoss(bool showsLoss) {
    m_showsLoss = showsLoss;
    showLabels();
}

void BoardMarks::setShowsVisits(bool showsVisits) {
    m_showsVisits = showsVisits;
    showLabels();
}

void BoardMarks::select(const std::optional<samegame::Move>& move) {
    if (!move && !m_selected)
        return; // a hint stays
    m_selected = move;
    if (move)
        m_hint.reset(); // what was pointed out last counts
    showMarks();
    emit markChanged();
}

void BoardMarks::hover(const std::optional<samegame::Move>& move) {
    m_hovered = move;
    showMarks();
}

void BoardMarks::hoverGroup(const samegame::Group& group) {
    const auto pointed = group.empty() ? std::nullopt : std::optional<samegame::Move>(group.move());
    if (pointed == m_pointed)
        return;
    m_pointed = pointed;
    const bool wasShown = m_hasStayed;
    waitForStay();
    if (wasShown && !m_session->isFollowing()) // else the labels of the new position come
        showMarks();
}

void BoardMarks::waitForStay() {
    m_hasStayed = false;
    // The mouse rests where somebody looks; the cursor of the keyboard always rests somewhere.
    if (m_pointed && m_previewsLines && !m_view->activeCursor())
        m_stayTimer.start();
    else
        m_stayTimer.stop();
}

void BoardMarks::showHint(const Hint& hint) {
    m_hint = hint; // what was pointed out last counts, wherever the mouse rests
    m_selected.reset();
    m_hovered.reset();
    showMarks();
    if (m_replay->isActive())
        m_tellsAfterReplay = true; // the session leaves it for the hint
    else
        tellHint();
    emit markChanged();
}

/// Before the assistant, whose labels come with the marks that are left.
void BoardMarks::followMove() {
    const bool hadMark = hasMark();
    m_hint.reset();
    m_bubble->hide();
    m_selected.reset();
    waitForStay(); // the view has told already what the mouse rests on now
    if (hadMark)
        emit markChanged();
}

/// The board shows one thing, and the assistant tells of another, but not for long.
bool BoardMarks::isBehind() const {
    if (!m_replay->isActive())
        return m_assistant->isOfReplay();
    return !m_assistant->isOfReplay() || !(m_assistant->position() == m_replay->position());
}

void BoardMarks::showMarks() {
    if (!m_hint)
        m_bubble->hide();
    if (isBehind())
        return;
    BoardMarkings marks{
        .candidates = m_labels, .marked = m_selected, .hoveredCandidate = m_hovered};
    if (showDifferenceIn(marks))
        return m_view->mark(marks);
    if (m_replay->isActive())
        showBetterIn(marks);
    else if (m_hint)
        showHintIn(marks);
    if (m_previewsLines && m_hovered)
        showLineIn(marks, *m_hovered);
    else if (m_previewsLines && !marks.preview && m_pointed && m_hasStayed && m_labelCount > 0)
        showLineIn(marks, *m_pointed);
    m_view->mark(marks);
}

/// How the two lines go on that are compared, where they part here.
bool BoardMarks::showDifferenceIn(BoardMarkings& marks) const {
    const auto& other = m_replay->other();
    if (!other || m_replay->firstDifference() != m_replay->index())
        return false;
    marks = {};
    const auto add = [&marks](const std::optional<samegame::Move>& move, const QString& text) {
        if (!move)
            return;
        CandidateLabel label;
        label.move = *move;
        label.text = text;
        marks.candidates.push_back(label);
    };
    const auto place = static_cast<std::size_t>(m_replay->index());
    const samegame::MoveList& moves = other->played.line().moves;
    if (place < moves.size())
        marks.marked = moves[place];
    add(marks.marked, tr("other game"));
    add(m_replay->nextMove(), tr("this game"));
    return true;
}

/// It bears words of its own, in place of a label.
void BoardMarks::showBetterIn(BoardMarkings& marks) const {
    const samegame::ReviewedMove* reviewed = improvableMove();
    if (!reviewed)
        return;
    marks.better = reviewed->better.front();
    marks.mayBeBetter = !reviewed->is_searched || !samegame::loses_for_sure(*reviewed);
    std::erase_if(marks.candidates, [&](const CandidateLabel& label) {
        return label.move == marks.better || label.move == m_replay->nextMove();
    });
}

/// The move that goes next, where it is one of the reviewed game and a better line is known.
const samegame::ReviewedMove* BoardMarks::improvableMove() const {
    const ReviewRunner* runner = m_session->reviewRunner();
    const auto& review = runner->review();
    const auto place = static_cast<std::size_t>(m_replay->index());
    if (!review || !(review->start == m_document->start()) || place >= review->moves.size() ||
        m_replay->nextMove() != review->moves[place])
        return nullptr;
    const samegame::MoveList& moves = m_replay->line().moves;
    const samegame::ReviewedMove& reviewed = runner->moves()[place];
    const bool isOnGame =
        std::equal(moves.begin(), moves.begin() + m_replay->index(), review->moves.begin());
    return isOnGame && !reviewed.better.empty() ? &reviewed : nullptr;
}

void BoardMarks::showHintIn(BoardMarkings& marks) const {
    if (m_hint->step == Hint::Step::Color)
        marks.color = m_hint->color;
    if (m_hint->step >= Hint::Step::Next)
        marks.marked = m_hint->move;
    marks.saved = m_hint->savedBlocks();
    if (m_hint->step != Hint::Step::Line || (m_previewsLines && m_hovered))
        return;
    marks.preview = previewOf(m_hint->line);
    marks.preview->numbered = m_hint->numberedMoves();
}

/// The line of a candidate and the blocks of its largest harvest, if the candidate has one.
void BoardMarks::showLineIn(BoardMarkings& marks, samegame::Move first) const {
    const PositionResult* result = m_assistant->shownResult();
    if (!result)
        return;
    const auto found = std::ranges::find(result->candidates, first, &samegame::Candidate::move);
    if (found == result->candidates.end() || !found->has_best())
        return;
    marks.preview = previewOf(found->line.moves);
    marks.saved.clear();
    const samegame::Position& position = m_assistant->position();
    if (position.rules.refill)
        return;
    const samegame::LinePlan plan = samegame::plan_of_first(position, found->line.moves);
    if (!plan.harvests.empty())
        marks.saved = plan.moves[plan.harvests.front()].blocks;
}

LinePreview BoardMarks::previewOf(const samegame::MoveList& moves) const {
    const auto& [board, rules] = m_assistant->position();
    return {moves, samegame::RemovalOrder(board, rules, moves)};
}

/// At the board, and not over the blocks that it is about.
void BoardMarks::tellHint() {
    std::vector<samegame::Cell> marked = m_hint->savedBlocks();
    std::vector<samegame::Cell> clicked;
    const auto add = [](std::vector<samegame::Cell>& all, const auto& cells) {
        all.insert(all.end(), cells.begin(), cells.end());
    };
    if (m_hint->step == Hint::Step::Color)
        for (const samegame::Group& group : samegame::groups(m_document->board()))
            if (m_document->board().color_at(group.move().cell) == m_hint->color)
                add(marked, group.cells());
    if (m_hint->step >= Hint::Step::Next)
        add(clicked, samegame::group_at(m_document->board(), m_hint->move.cell).cells());
    if (m_hint->step == Hint::Step::Line)
        for (int i = 0; i < m_hint->numberedMoves(); ++i)
            add(marked, m_hint->plan.moves[static_cast<std::size_t>(i)].blocks);
    m_bubble->tell(textOf(*m_hint, m_document->position()), marked, clicked);
}

void BoardMarks::showLabels() {
    if (isBehind())
        return;
    m_labels = labels();
    showMarks(); // the line that is previewed may be another one now
}

std::vector<CandidateLabel> BoardMarks::labels() const {
    std::vector<CandidateLabel> labels;
    if (const PositionResult* result = m_assistant->shownResult()) {
        const auto& candidates = result->candidates;
        const auto& standings = m_assistant->shownStandings();
        const bool haveSpreads = ::haveSpreads(standings);
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            const int rank = static_cast<int>(i) + 1;
            if (rank > m_labelCount || !candidates[i].has_best())
                break;
            CandidateLabel label = labelOf(candidates[i], standings[i]);
            label.rank = rank;
            label.isUncertain = isUncertain(standings[i], haveSpreads);
            label.spoken = SharedText::list({label.spoken, textOf(result->finderOf(label.move))});
            labels.push_back(label);
        }
    }
    return labels;
}

CandidateLabel BoardMarks::labelOf(const samegame::Candidate& candidate,
                                   const samegame::CandidateStanding& standing) const {
    const auto& known = m_assistant->knownLine();
    const bool isKnown = known && known->rest.moves.front() == candidate.move;
    const bool isLossUnknown = m_showsLoss && standing.loss != 0 && !standing.spread;
    CandidateLabel label;
    label.move = candidate.move;
    label.text = m_showsLoss ? candidateLossText(standing)
                             : candidateScoreText(candidate, m_assistant->scoreBefore());
    if (candidate.is_exact)
        label.text.prepend(QStringLiteral("= "));
    else if (isLossUnknown)
        label.text.append(QStringLiteral(" ?"));
    if (m_showsLoss && !isLossUnknown)
        label.detail = (isKnown ? knownLineMark() + ' ' : QString()) +
                       candidateSpreadText(candidate, standing);
    else if (m_showsVisits)
        label.detail = candidateVisitsText(candidate, shortCount(candidate.visits), isKnown);
    else if (isKnown)
        label.detail = knownLineMark();
    label.isBest = standing.loss == 0; // the best found: more than that is not known
    label.spoken = spokenCandidate(candidate, standing, m_showsLoss, m_assistant->scoreBefore());
    if (const QString reason = firstReasonText(m_assistant->position(), candidate.line.moves);
        !reason.isEmpty())
        label.spoken = SharedText::list({label.spoken, reason});
    return label;
}

void BoardMarks::showReplay() {
    if (m_replay->isActive()) {
        m_tellsAfterReplay |= !m_bubble->isHidden();
        m_bubble->hide();
        if (!(m_assistant->position() == m_replay->position()))
            m_selected.reset(); // the table tells of another position soon
        m_presenter->showReplay(m_replay->position(), m_replay->nextMove());
        showLabels();
    } else if (m_view->mode() == ViewMode::Replay) {
        m_presenter->showGame();
        showLabels();
        if (std::exchange(m_tellsAfterReplay, false) && m_hint)
            tellHint();
    }
}
