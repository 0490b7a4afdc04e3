#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

#include "engine/stats/interval.h"

/// The role by which a table gives what files get: numbers themselves, texts, and nothing where a
/// number is missing.
inline constexpr int csvRole = Qt::UserRole;

/// A row of comma-separated values, quoted where needed (RFC 4180), with its end.
QString csvRow(const QStringList& fields);

/// A number for such a row, with a point in every language.
QString csvNumber(double number);

/// A column of a table: its heading, and functions that give a cell by its row. A column has
/// `value`, `text` or both.
struct TableColumn {
    QString title;
    QString help = {}; ///< Explains the title; may be empty.
    Qt::AlignmentFlag alignment = Qt::AlignRight;
    /// A number or a text, as files get it; not valid where one is missing, which is shown as a
    /// dash.
    std::function<QVariant(int row)> value = {};
    int decimals = 0;                            ///< Of a number that people read.
    std::function<QString(int row)> text = {};   ///< What people read; else the value.
    std::function<QVariant(int row)> order = {}; ///< What rows are sorted by; else the value.
    std::function<QVariant(int row)> toolTip = {};
};

/// A column of intervals, where there are some: "844.3 to 861.0", in files "[844.3, 861]".
TableColumn intervalColumn(const QString& title, const QString& help,
                           std::function<std::optional<samegame::Interval>(int row)> interval);

/// A table described by its columns. A derived model sets them once, holds the rows, and announces
/// changes.
class ColumnTable : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { SortRole = csvRole + 1, FirstOwnRole }; ///< Beside csvRole.

    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

protected:
    using QAbstractTableModel::QAbstractTableModel;

    void setColumns(std::vector<TableColumn> columns) { m_columns = std::move(columns); }
    void announceCells(); ///< Any cell may have changed, in the same rows.

private:
    std::vector<TableColumn> m_columns;
};

/// The longest text in a column; empty without rows.
QString longestText(const QAbstractItemModel& model, int column);

/// The whole model with the titles of its columns, which are in the language of the window; numbers
/// are the same in all languages, and a missing one is an empty field.
QString csvOf(const QAbstractItemModel& model);
