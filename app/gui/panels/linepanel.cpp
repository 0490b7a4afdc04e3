#include "app/gui/panels/linepanel.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QStyle>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "app/gui/basics/announcer.h"
#include "app/gui/basics/choicebox.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/session/knownlines.h"
#include "engine/formats/game_record.h"
#include "engine/game/group.h"

LineModel::LineModel(QObject* parent) : ColumnTable(parent) {
    // A text for each move; the start, which is no move, has none.
    const auto ofMove = [this](auto say) {
        return [this, say](int row) {
            return row == 0 ? QString() : QString(say(m_rows[static_cast<std::size_t>(row)]));
        };
    };
    setColumns({{.title = tr("Move"),
                 .help = tr("Number of the move; 0 is the start"),
                 .text = [](int row) { return numberText(row); }},
                {.title = tr("Group"),
                 .help = SharedText::groupPlace(),
                 .text =
                     [this](int row) {
                         return row == 0 ? tr("start")
                                         : m_rows[static_cast<std::size_t>(row)].group;
                     }},
                {.title = tr("Color"),
                 .help = tr("Color of the group"),
                 .alignment = Qt::AlignLeft,
                 .text = ofMove([this](const Row& move) {
                     return m_colorNames.value(move.color - 1, numberText(move.color));
                 })},
                {.title = tr("Blocks"),
                 .help = SharedText::groupSize(),
                 .text = ofMove([](const Row& move) { return numberText(move.cells); })},
                {.title = tr("Points"),
                 .help = tr("Points of the move, and the bonus or penalty of the end"),
                 .text = ofMove(&LineModel::pointsText)},
                {.title = tr("Score"), .help = tr("Score after the move"), .text = [this](int row) {
                     return numberText(m_rows[static_cast<std::size_t>(row)].score);
                 }}});
}

void LineModel::setLine(const samegame::Line& line,
                        const std::vector<samegame::Position>& positions,
                        const std::vector<int>& scores, int endPoints) {
    std::vector<Row> rows = rowsOf(line, positions, scores, endPoints);
    if (rows == m_rows)
        return;
    // A game that goes on only adds a row, and one that goes back takes rows away.
    const auto same = static_cast<int>(
        std::mismatch(rows.begin(), rows.end(), m_rows.begin(), m_rows.end()).first - rows.begin());
    if (same < rowCount()) {
        beginRemoveRows({}, same, rowCount() - 1);
        m_rows.resize(static_cast<std::size_t>(same));
        endRemoveRows();
    }
    if (static_cast<int>(rows.size()) > same) {
        beginInsertRows({}, same, static_cast<int>(rows.size()) - 1);
        m_rows = std::move(rows);
        endInsertRows();
    }
}

std::vector<LineModel::Row> LineModel::rowsOf(const samegame::Line& line,
                                              const std::vector<samegame::Position>& positions,
                                              const std::vector<int>& scores, int endPoints) {
    std::vector<Row> rows(positions.size());
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const samegame::Board& board = positions[i - 1].board;
        const samegame::Move move = line.moves[i - 1];
        Row& row = rows[i];
        row.group =
            QString::fromStdString(samegame::to_string(samegame::to_notation(move, board.rows())));
        row.color = board.color_at(move.cell);
        row.cells = samegame::group_at(board, move.cell).size();
        row.end = i + 1 == rows.size() ? endPoints : 0;
        row.score = scores[i];
        row.points = row.score - scores[i - 1] - row.end;
    }
    return rows;
}

void LineModel::setColors(const QList<QIcon>& icons, const QStringList& names) {
    m_icons = icons;
    m_colorNames = names;
    if (!m_rows.empty())
        emit dataChanged(index(0, Color), index(rowCount() - 1, Color));
}

int LineModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant LineModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::DecorationRole && index.isValid() && index.column() == Color) {
        const int color = m_rows[static_cast<std::size_t>(index.row())].color;
        return color > 0 && color <= m_icons.size() ? QVariant(m_icons[color - 1]) : QVariant();
    }
    return ColumnTable::data(index, role);
}

QString LineModel::pointsText(const Row& move) {
    if (move.end == 0)
        return numberText(move.points);
    return (move.end > 0 ? tr("%1 + %2") : tr("%1 − %2"))
        .arg(numberText(move.points), numberText(std::abs(move.end)));
}

namespace {

struct LineSummary {
    Q_DECLARE_TR_FUNCTIONS(LineSummary)

public:
    static QString ofLine(const samegame::Line& line, const samegame::Rules& rules) {
        const QString moves = tr("%Ln moves", nullptr, static_cast<int>(line.moves.size()));
        if (!movesEarn(rules))
            return line.finished
                       ? tr("<b>%1</b> after %2").arg(finalScoreText(rules, line.score), moves)
                       : tr("%1 so far").arg(moves);
        const QString score = numberText(line.score);
        const int count = std::abs(line.score);
        if (line.cleared)
            return tr("<b>%1 points</b> in %2, board cleared", nullptr, count).arg(score, moves);
        if (line.finished)
            return tr("<b>%1 points</b> in %2", nullptr, count).arg(score, moves);
        return tr("<b>%1 points</b> in %2 so far", nullptr, count).arg(score, moves);
    }

    /// The game seen from the best line.
    static QString difference(int points, bool isGameFinished) {
        if (points == 0)
            return isGameFinished ? tr("As good as this game") : QString();
        if (points < 0)
            return tr("The game has %Ln points more so far", nullptr, -points);
        return isGameFinished ? tr("%Ln points better than this game", nullptr, points)
                              : tr("%Ln points more than the game has so far", nullptr, points);
    }
};

/// The game seen from the best line, where only the end counts.
QString differenceOfEnds(int best, const GameDocument& game) {
    if (!game.isFinished())
        return {};
    return best == game.score() ? LineSummary::tr("As good as this game")
                                : LineSummary::tr("This game: %1")
                                      .arg(finalScoreText(game.start().rules, game.score()));
}

QString joinedSentences(const QStringList& sentences) {
    QString text;
    for (const QString& sentence : sentences)
        if (!sentence.isEmpty())
            text += (text.isEmpty() ? QString() : QStringLiteral(" · ")) + sentence;
    return text;
}

/// Apart from the best line known, a line that is not this one.
QString differenceFromBest(const samegame::Line& line, const samegame::Rules& rules,
                           const std::optional<samegame::GameRecord>& best) {
    if (!best || !line.finished)
        return {};
    if (best->line.score <= line.score)
        return LineSummary::tr("No better game is known");
    if (!movesEarn(rules))
        return LineSummary::tr("Best game known: %1").arg(finalScoreText(rules, best->line.score));
    return LineSummary::tr("%Ln points below the best game known", nullptr,
                           best->line.score - line.score);
}

/// What a line comes to, as rich text of a few words each: score, moves, whether it clears the
/// board, whether it is proven optimal, who found it, and how it compares with the other line, best
/// line or game; for the best line also by which rules.
QString bestLineSummary(const samegame::GameRecord& best, const GameDocument& game) {
    const samegame::Rules& rules = game.start().rules;
    QString difference;
    if (!(best.line == game.line()) && !movesEarn(rules))
        difference = differenceOfEnds(best.line.score, game);
    else if (!(best.line == game.line()))
        difference = LineSummary::difference(best.line.score - game.score(), game.isFinished());
    else
        difference = LineSummary::tr("It is this game");
    return joinedSentences({LineSummary::ofLine(best.line, rules),
                            isProvenBest(best) ? LineSummary::tr("Proven optimal") : QString(),
                            textOf(Finder::of(best.source)).toHtmlEscaped(), difference,
                            LineSummary::tr("Rules: %1").arg(titleOf(rules))});
}

QString gameSummary(const GameDocument& game, const std::optional<samegame::GameRecord>& best) {
    const samegame::Rules& rules = game.start().rules;
    return joinedSentences(
        {LineSummary::ofLine(game.line(), rules), differenceFromBest(game.line(), rules, best)});
}

/// Of earlier sessions the solver is not known.
QString finderText(const samegame::RecordSource& source) {
    return textOf(source.solver.empty() ? Finder{Finder::Kind::EarlierSession}
                                        : Finder::of(source));
}

/// A line that was chosen; of a reviewed game nobody says who played it.
QString chosenSummary(const samegame::GameRecord& chosen,
                      const std::optional<samegame::GameRecord>& best) {
    const samegame::Rules& rules = chosen.start.rules;
    const QString finder = chosen.source ? finderText(*chosen.source).toHtmlEscaped() : QString();
    return joinedSentences({LineSummary::ofLine(chosen.line, rules), finder,
                            differenceFromBest(chosen.line, rules, best)});
}

} // namespace

LinePanel::LinePanel(LineReplay* replay, BestKnownLine* bestLine, GameDocument* document,
                     QWidget* parent)
    : QWidget(parent),
      m_replay(replay),
      m_bestLine(bestLine),
      m_document(document),
      m_model(new LineModel(this)),
      m_source(new QComboBox),
      m_compareButton(new QToolButton),
      m_summary(new QLabel),
      m_table(new QuietView<QTableView>),
      m_saveButton(new QPushButton(tr("Save game…"))),
      m_solvedBoardsButton(new QPushButton(tr("Solved boards…"))) {
    setObjectName("linePanel");
    prepareTable();
    arrange();
    connect(m_source, &QComboBox::activated, this, &LinePanel::chooseSource);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) { jump(current.row()); });
    connect(m_table, &QTableView::clicked, this,
            [this](const QModelIndex& index) { jump(index.row()); });
    connect(m_compareButton, &QToolButton::clicked, this, &LinePanel::compareRequested);
    connect(m_saveButton, &QPushButton::clicked, this, &LinePanel::saveRequested);
    connect(m_solvedBoardsButton, &QPushButton::clicked, this, &LinePanel::solvedBoardsRequested);
    connect(replay, &LineReplay::sourceChanged, this, &LinePanel::showSource);
    connect(replay, &LineReplay::lineChanged, this, &LinePanel::showLine);
    connect(replay, &LineReplay::indexChanged, this, &LinePanel::showIndex);
    connect(replay, &LineReplay::activeChanged, this, &LinePanel::showSummary);
    connect(bestLine, &BestKnownLine::changed, this, &LinePanel::showSummary);
    connect(document, &GameDocument::positionChanged, this, &LinePanel::showSummary);
    showSource();
    showLine();
}

void LinePanel::setColors(const QList<QIcon>& icons, const QStringList& names) {
    m_model->setColors(icons, names);
    m_colorNames = names;
    sizeColumns();
}

QSize LinePanel::sizeHint() const {
    return {300, 260};
}

/// A long summary takes room from the table: a table that insisted on its own would lie under the
/// buttons.
QSize LinePanel::minimumSizeHint() const {
    return QWidget::minimumSizeHint() + QSize(0, 4 * m_table->fontMetrics().height());
}

void LinePanel::prepareTable() {
    prepareNumberTable(m_table, m_model, "lineTable", tr("Moves of the game"), 7);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setMinimumHeight(1); // the first to give way, see minimumSizeHint()
    m_table->horizontalHeader()->setMinimumSectionSize(20);
    m_table->horizontalHeader()->setStretchLastSection(true);
    sizeColumns();
}

/// As wide as what is usual, or as what stands there where that is wider.
void LinePanel::sizeColumns() {
    const char* const usual[] = {"999", "15,15", "9", "99", "999 + 1,000", "99,999"};
    const QFontMetrics metrics = m_table->fontMetrics();
    const int margin = metrics.horizontalAdvance('0');
    const int icon = style()->pixelMetric(QStyle::PM_SmallIconSize) + margin;
    m_widths.resize(LineModel::ColumnCount);
    for (int column = 0; column < LineModel::ColumnCount; ++column) {
        const QString title = m_model->headerData(column, Qt::Horizontal).toString();
        int width =
            std::max(metrics.horizontalAdvance(title), metrics.horizontalAdvance(usual[column]));
        if (column == LineModel::Color)
            for (const QString& name : m_colorNames)
                width = std::max(width, icon + metrics.horizontalAdvance(name));
        else
            width = std::max(width, metrics.horizontalAdvance(longestText(*m_model, column)));
        int& known = m_widths[static_cast<std::size_t>(column)];
        if (std::exchange(known, width + margin) != width + margin)
            m_table->setColumnWidth(column, width + margin); // else it may be a person's own
    }
}

void LinePanel::arrange() {
    m_source->setObjectName("replaySource");
    choicebox::add(m_source, {}, ReplaySource::BestLine); // see showSummary()
    choicebox::add(m_source, titleOf(LineKind::ThisGame), ReplaySource::Game);
    m_source->setToolTip(tr("The best finished game known of this board, the moves played so far, "
                            "or the game that was chosen last to be looked at"));
    m_source->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_source->setMinimumContentsLength(12); // the text of the first one changes
    m_summary->setObjectName("bestLineSummary");
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_saveButton->setObjectName("saveLineButton");
    m_saveButton->setToolTip(tr("Saves the game as a file"));
    m_solvedBoardsButton->setObjectName("solvedBoardsButton");
    m_solvedBoardsButton->setToolTip(tr("Lists the best game kept of every board"));

    auto* sourceLabel = new QLabel(tr("Game"));
    sourceLabel->setBuddy(m_source);
    auto* sourceRow = new QHBoxLayout;
    sourceRow->addWidget(sourceLabel);
    sourceRow->addWidget(m_source, 1);
    m_compareButton->setObjectName("compareButton");
    m_compareButton->setText(tr("Compare"));
    sourceRow->addWidget(m_compareButton);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_saveButton);
    buttons->addWidget(m_solvedBoardsButton);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(sourceRow);
    layout->addWidget(m_summary);
    layout->addWidget(m_table, 1);
    layout->addLayout(buttons);
}

void LinePanel::chooseSource() {
    m_replay->setSource(choicebox::chosen<ReplaySource>(m_source));
}

/// A chosen line is there only where one was chosen.
void LinePanel::offerSources() {
    const int place = m_source->findData(static_cast<int>(ReplaySource::Chosen));
    const auto chosen = m_replay->chosenKind();
    if (chosen && place < 0)
        choicebox::add(m_source, titleOf(*chosen), ReplaySource::Chosen);
    else if (chosen)
        m_source->setItemText(place, titleOf(*chosen));
    else if (place >= 0)
        m_source->removeItem(place);
}

void LinePanel::showSource() {
    offerSources();
    choicebox::select(m_source, m_replay->source());
}

void LinePanel::showLine() {
    const QScopedValueRollback following(m_isFollowing, true);
    m_model->setLine(m_replay->line(), m_replay->positions(), m_replay->scores(),
                     m_replay->endPoints());
    sizeColumns();
    offerSources();
    showSummary();
    showIndex();
}

/// The best line stands beside every other, and the game beside the best line.
void LinePanel::updateCompare() {
    const bool isBest = m_replay->source() == ReplaySource::BestLine;
    const auto& record = m_bestLine->record();
    const samegame::MoveList& game = m_document->line().moves;
    m_compareButton->setToolTip(isBest ? tr("Shows the moves of this game beside the other one")
                                       : tr("Shows the best game known beside this one"));
    m_compareButton->setEnabled(record && m_replay->length() > 0 &&
                                (isBest ? !game.empty() && !(game == m_replay->line().moves)
                                        : !(record->line == m_replay->line())));
}

void LinePanel::showSummary() {
    updateCompare();
    const auto& record = m_bestLine->record();
    const bool isGame = m_replay->source() == ReplaySource::Game;
    const bool isChosen = m_replay->source() == ReplaySource::Chosen;
    m_saveButton->setEnabled(isGame || isChosen || record.has_value());
    const bool isPlayed = record && !record->source;
    m_source->setItemText(0, titleOf(isPlayed ? LineKind::BestGame : LineKind::BestLine));
    if (isChosen)
        m_summary->setText(chosenSummary(m_replay->chosenRecord().value(), record));
    else if (isGame)
        m_summary->setText(gameSummary(*m_document, record));
    else if (!record)
        m_summary->setText(
            tr("No finished game is known yet. Start the assistant, or play the game to its end."));
    else if (m_replay->isActive() && !(record->line == m_replay->line()))
        m_summary->setText(betterLineText(*record));
    else
        m_summary->setText(bestLineSummary(*record, *m_document));
}

QString LinePanel::betterLineText(const samegame::GameRecord& better) {
    return movesEarn(better.start.rules)
               ? tr("A better game with %1 points was found; it is taken up when this replay ends.",
                    nullptr, std::abs(better.line.score))
                     .arg(numberText(better.line.score))
               : tr("A better game was found (%1); it is taken up when this replay ends.")
                     .arg(finalScoreText(better.start.rules, better.line.score));
}

void LinePanel::showIndex() {
    const QScopedValueRollback following(m_isFollowing, true);
    if (m_replay->index() < m_model->rowCount())
        m_table->selectRow(m_replay->index());
}

void LinePanel::jump(int row) {
    if (!m_isFollowing && row >= 0)
        m_replay->setIndex(row);
}
