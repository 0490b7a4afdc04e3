#include "app/gui/panels/linemodel.h"

#include <QLocale>

#include <algorithm>

#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/sharedtexts.h"
#include "engine/game/group.h"

LineModel::LineModel(QObject* parent) : ColumnTable(parent) {
    // What the start, which is no move, has nothing to say of.
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
        .arg(numberText(move.points), QLocale().toString(std::abs(move.end)));
}
