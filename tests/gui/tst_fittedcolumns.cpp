#include <QHeaderView>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

#include <memory>

#include "app/gui/basics/fittedcolumns.h"
#include "tests/support/test_program.h"

/// Columns that follow numbers.
class TestFittedColumns : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_table.reset(); }

    void columnsFitAllThatIsInSight();
    void columnsGrowAndDoNotShrink();
    void newRowsAreMeasured();
    void anotherModelBeginsAnew();
    void hiddenColumnIsMeasuredWhenShown();

private:
    void set(int row, int column, const QString& text) {
        m_model->setItem(row, column, new QStandardItem(text));
    }
    int width(int column) const { return m_table->columnWidth(column); }
    int wanted(int row, int column) const {
        return m_table->sizeHintForIndex(m_model->index(row, column)).width();
    }

    std::unique_ptr<QTableView> m_table;
    QStandardItemModel* m_model = nullptr;
    FittedColumns* m_columns = nullptr;
};

void TestFittedColumns::init() {
    m_table = std::make_unique<QTableView>();
    m_model = new QStandardItemModel(m_table.get());
    m_table->setModel(m_model);
    m_columns = new FittedColumns(m_table.get());
    m_table->resize(900, 600);
    m_table->show();
    m_model->setHorizontalHeaderLabels({"a", "a title that is longer than its numbers"});
    for (int row = 0; row < 5; ++row)
        for (int column = 0; column < 2; ++column)
            set(row, column, row == 4 ? "100,000,000" : "1");
    m_columns->grow(1);
}

void TestFittedColumns::columnsFitAllThatIsInSight() {
    QVERIFY(width(0) >= wanted(4, 0));
    QVERIFY(width(0) < wanted(4, 0) + 20);
    QVERIFY(width(1) >= m_table->horizontalHeader()->sectionSizeHint(1));
}

void TestFittedColumns::columnsGrowAndDoNotShrink() {
    const int before = width(0);
    for (const QString text : {"200,000,000", "2"}) {
        set(0, 0, text);
        m_columns->grow(1);
        QCOMPARE(width(0), before);
    }
    set(0, 0, "20,000,000,000,000");
    m_columns->grow(1);
    QVERIFY(width(0) > before);
    QVERIFY(width(0) >= wanted(0, 0));
}

void TestFittedColumns::newRowsAreMeasured() {
    m_model->insertRow(0);
    m_model->insertRow(0);
    set(1, 0, "a name that takes more room");
    m_columns->grow(1);
    QVERIFY(width(0) >= wanted(1, 0));
}

void TestFittedColumns::anotherModelBeginsAnew() {
    const int before = width(0);
    m_model->clear(); // a reset
    set(0, 0, "1");
    m_columns->grow(1);
    QVERIFY(width(0) < before);
}

void TestFittedColumns::hiddenColumnIsMeasuredWhenShown() {
    m_table->setColumnHidden(0, true);
    set(0, 0, "a name that takes more room");
    m_columns->grow(1);
    m_table->setColumnHidden(0, false);
    m_columns->grow(1);
    QVERIFY(width(0) >= wanted(0, 0));
}

SAMEGAME_TEST(TestFittedColumns, QApplication)
#include "tst_fittedcolumns.moc"
