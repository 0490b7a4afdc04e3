#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <QStringList>

/// Rows of numbers, each with a name in the first column. What the numbers are and how they are
/// written is said by a model derived from this one.
class NumberTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

protected:
    NumberTableModel(int columnCount, QObject* parent); ///< Counts the column of names too.

    void setNames(const QStringList& names); ///< Names all rows; the caller announces it.
    void announceNumbers();                  ///< Tells of other numbers in the same rows.

    virtual QString title(int column) const = 0;
    virtual QString help(int column) const = 0;             ///< Explains the title; may be empty.
    virtual QVariant number(int row, int column) const = 0; ///< Not valid where one is missing.
    virtual QString text(int row, int column) const = 0;    ///< Text of a number that is there.

private:
    int m_columnCount;
    QStringList m_names;
};
