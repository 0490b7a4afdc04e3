#include "app/gui/play/statisticspage.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QResizeEvent>
#include <QSettings>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "app/gui/basics/columntable.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/charts/chartframe.h"
#include "app/gui/charts/progresschart.h"
#include "app/gui/play/statisticsmodel.h"

namespace {

constexpr int chartRoom = 27; // digits; where there is less, the curve stands under the figures
constexpr auto orderSetting = "statistics/byDate";

} // namespace

StatisticsPage::StatisticsPage(QWidget* parent)
    : QWidget(parent),
      m_model(new StatisticsModel(this)),
      m_table(makeNumberTable(m_model, "statisticsFigures", tr("Figures"))),
      m_chart(new ProgressChart),
      m_order(new QComboBox),
      m_curve(new QStackedWidget),
      m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    fillTable();
    m_layout->addWidget(m_table, 0, Qt::AlignTop);
    m_layout->addWidget(makeCurve(), 1);
    connect(m_order, &QComboBox::activated, this, &StatisticsPage::chooseOrder);
    m_order->setCurrentIndex(QSettings().value(orderSetting, false).toBool() ? 1 : 0);
    m_chart->setOrder(static_cast<ProgressChart::Order>(m_order->currentData().toInt()));
}

void StatisticsPage::fillTable() {
    m_table->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_table->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

QWidget* StatisticsPage::makeCurve() {
    m_chart->setObjectName("statisticsChart");
    m_order->setObjectName("statisticsOrder");
    m_order->setAccessibleName(tr("Horizontal axis"));
    m_order->addItem(tr("Game by game"), int(ProgressChart::Order::Games));
    m_order->addItem(tr("By date"), int(ProgressChart::Order::Dates));
    m_order->setToolTip(tr("What the results are drawn against"));
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_order, 0, Qt::AlignRight);
    layout->addWidget(m_chart, 1);
    auto* sentence = new QLabel(SharedText::differentRules());
    sentence->setObjectName("statisticsMixed");
    sentence->setAlignment(Qt::AlignCenter);
    sentence->setWordWrap(true);
    m_curve->addWidget(page);
    m_curve->addWidget(sentence);
    return m_curve;
}

void StatisticsPage::setGames(const std::vector<PlayedGame>& games, bool isUnaided) {
    m_model->setGames(games);
    m_table->setColumnHidden(StatisticsModel::All, isUnaided);
    m_table->setColumnHidden(StatisticsModel::Aided, isUnaided);
    m_table->updateGeometry();
    const bool isComparable = haveSameRules(games);
    m_chart->setGames(isComparable ? games : std::vector<PlayedGame>());
    m_curve->setCurrentIndex(isComparable ? 0 : 1);
}

bool StatisticsPage::hasChart() const {
    return m_curve->currentIndex() == 0;
}

QString StatisticsPage::csv() const {
    return csvOf(*m_model);
}

void StatisticsPage::chooseOrder(int index) {
    QSettings().setValue(orderSetting, index == 1);
    m_chart->setOrder(static_cast<ProgressChart::Order>(m_order->currentData().toInt()));
}

void StatisticsPage::resizeEvent(QResizeEvent* event) {
    const int chart = chartRoom * fontMetrics().horizontalAdvance('0');
    const bool isNarrow = width() < m_table->sizeHint().width() + chart;
    m_layout->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    QWidget::resizeEvent(event);
}
