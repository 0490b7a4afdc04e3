#include "app/panels/candidatespanel.h"

#include <QFormLayout>
#include <QHeaderView>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

CandidatesPanel::CandidatesPanel(Assistant* assistant, GameDocument* document, QWidget* parent)
    : QWidget(parent),
      m_assistant(assistant),
      m_document(document),
      m_model(new CandidateModel(this)),
      m_proxy(new QSortFilterProxyModel(this)),
      m_table(new QTableView),
      m_labelCount(new QSpinBox) {
    m_proxy->setSourceModel(m_model);
    m_proxy->setSortRole(CandidateModel::SortRole);
    m_table->setObjectName("candidates");
    m_table->setAccessibleName(tr("Candidates"));
    m_table->setModel(m_proxy);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(CandidateModel::Rank, Qt::AscendingOrder);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 6);
    m_table->horizontalHeader()->setMinimumSectionSize(20);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setHighlightSections(false);
    sizeColumns();
    m_table->setWordWrap(false);
    m_labelCount->setObjectName("labelCount");
    m_labelCount->setRange(0, 99);
    m_labelCount->setSpecialValueText(tr("none"));
    m_labelCount->setToolTip(tr("The best candidates are labelled with the best final score found "
                                "after them, and with their visits"));
    setLabelCount(5);

    auto* form = new QFormLayout;
    form->addRow(tr("Labels on the board"), m_labelCount);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_table, 1);
    layout->addLayout(form);

    connect(assistant, &Assistant::resultChanged, this, &CandidatesPanel::showResult);
    connect(m_labelCount, &QSpinBox::valueChanged, this, &CandidatesPanel::labelCountChanged);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &CandidatesPanel::select);
    connect(m_model, &QAbstractItemModel::modelReset, this, &CandidatesPanel::select);
}

int CandidatesPanel::labelCount() const {
    return m_labelCount->value();
}

void CandidatesPanel::setLabelCount(int count) {
    m_labelCount->setValue(count);
}

QSize CandidatesPanel::sizeHint() const {
    constexpr int smallest = 400; // a third of the window at first
    const QMargins margins = layout()->contentsMargins();
    const int width = m_columnsWidth + 2 * m_table->frameWidth() +
                      m_table->verticalScrollBar()->sizeHint().width() + margins.left() +
                      margins.right();
    return {std::max(smallest, width), QWidget::sizeHint().height()};
}

void CandidatesPanel::sizeColumns() {
    // Wide enough for what is usual, whatever stands there now: columns must not move while the
    // numbers change.
    const char* const usual[] = {"99",    "15,15", "99",      "9,999",
                                 "9,999", "9,999", "999,999", "99.9 %"};
    const QFontMetrics metrics = m_table->fontMetrics();
    const int margin = metrics.horizontalAdvance('0') - 1;
    for (int column = 0; column < CandidateModel::ColumnCount; ++column) {
        const QString title = m_model->headerData(column, Qt::Horizontal).toString();
        int width = margin + std::max(metrics.horizontalAdvance(title),
                                      metrics.horizontalAdvance(usual[column]));
        if (column == CandidateModel::Rank)
            width += 2 * margin; // sorted at first, so an arrow stands beside its title
        m_table->setColumnWidth(column, width);
        m_columnsWidth += width;
    }
}

void CandidatesPanel::showResult() {
    if (const samegame::SearchSnapshot* result = m_assistant->result())
        m_model->setCandidates(result->candidates, m_document->board().rows(), m_document->score());
    else
        m_model->clear();
}

void CandidatesPanel::select() {
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    if (rows.isEmpty())
        emit moveSelected(std::nullopt);
    else
        emit moveSelected(m_model->candidate(m_proxy->mapToSource(rows.first()).row()).move);
}
