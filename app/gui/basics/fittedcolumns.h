#pragma once

#include <QObject>
#include <QSet>
#include <QString>

#include <vector>

class QTableView;

/// Widths of the columns of a table whose numbers change many times a second. To measure a text
/// takes half a millisecond beside searches, so each is measured once, and those that differ in
/// their digits alone count as one. Columns grow until the model is reset.
class FittedColumns : public QObject {
    Q_OBJECT

public:
    /// Belongs to the table, which has its model.
    explicit FittedColumns(QTableView* table);

    /// Makes room for what the first `rows` rows in sight and those that are new tell now, and for
    /// the titles; where all was forgotten, for all rows in sight.
    void grow(int rows);
    /// There are other texts or columns.
    void forget() { m_measured.clear(); }

private:
    int newWidth(int column, int rows);
    bool isNew(int column, const QString& text);
    int rowsInSight() const;

    QTableView* m_table;
    int m_rows = 0;
    std::vector<QSet<QString>> m_measured; // for each column
};
