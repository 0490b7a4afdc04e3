#include "app/gui/panels/linemodel.h"

#include <QLocale>

#include <algorithm>

#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/sharedtexts.h"
#include "engine/game/group.h"

void LineModel::setLine(const samegame::Line& line,
                        const std::vector<samegame::StartPosition>& positions,
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
                                              const std::vector<samegame::StartPosition>& positions,
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

int LineModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LineModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::DisplayRole)
        return text(index.row(), index.column());
    if (role == Qt::TextAlignmentRole)
        return QVariant((index.column() == Color ? Qt::AlignLeft : Qt::AlignRight) |
                        Qt::AlignVCenter);
    const int color = m_rows[static_cast<std::size_t>(index.row())].color;
    if (role == Qt::DecorationRole && index.column() == Color && color > 0 &&
        color <= m_icons.size())
        return m_icons[color - 1];
    return {};
}

QVariant LineModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const QString titles[] = {tr("Move"),   tr("Group"),  tr("Color"),
                              tr("Blocks"), tr("Points"), tr("Score")};
    const QString help[] = {tr("Number of the move; 0 is the start"),
                            SharedText::groupPlace(),
                            tr("Color of the group"),
                            SharedText::groupSize(),
                            tr("Points of the move, and the bonus or penalty of the end"),
                            tr("Score after the move")};
    if (role == Qt::DisplayRole)
        return titles[section];
    if (role == Qt::ToolTipRole)
        return help[section];
    return {};
}

QString LineModel::text(int row, int column) const {
    const Row& move = m_rows[static_cast<std::size_t>(row)];
    const QLocale locale;
    if (column == Number)
        return locale.toString(row);
    if (column == Score)
        return numberText(move.score);
    if (row == 0)
        return column == Group ? tr("start") : QString();
    switch (column) {
    case Group:
        return move.group;
    case Color:
        return m_colorNames.value(move.color - 1, locale.toString(move.color));
    case Cells:
        return locale.toString(move.cells);
    case Points:
        if (move.end == 0)
            return numberText(move.points);
        return (move.end > 0 ? tr("%1 + %2") : tr("%1 − %2"))
            .arg(numberText(move.points), locale.toString(std::abs(move.end)));
    default:
        return {};
    }
}
