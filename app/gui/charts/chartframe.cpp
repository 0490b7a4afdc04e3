#include "app/gui/charts/chartframe.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/keptchoices.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/charts/scorechart.h"

namespace {

constexpr int narrow = 70;    // digits; below, the header takes two rows
constexpr int leastText = 12; // digits; what a text among the controls should have
constexpr int mostText = 48;  // digits; for longer ones there is no second row

} // namespace

ChartFrame::ChartFrame(const QString& name, DrawnChart* chart, QTableView* table, QWidget* setup,
                       QWidget* parent)
    : QWidget(parent),
      m_name(name),
      m_chart(chart),
      m_table(table),
      m_header(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_controls(new QHBoxLayout),
      m_tabs(new QTabBar),
      m_menuButton(new QToolButton),
      m_results(new QSplitter),
      m_pages(new QStackedWidget),
      m_export(new ChartExport(chart, name, this)) {
    m_results->addWidget(chart);
    m_results->addWidget(table);
    m_results->setChildrenCollapsible(false);
    m_results->setStretchFactor(0, 3);
    m_results->setStretchFactor(1, 2);
    m_pages->addWidget(m_results);
    for (const QString& title : {tr("Chart"), tr("Table"), tr("Both")})
        m_tabs->addTab(title);
    if (setup != nullptr) {
        m_tabs->addTab(tr("Setup"));
        m_pages->addWidget(setup);
    }
    m_tabs->setObjectName(name + "Pages");
    m_tabs->setAccessibleName(tr("View"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);

    m_menuButton->setObjectName(name + "Export");
    m_menuButton->setText(tr("Export"));
    m_menuButton->setAccessibleName(tr("Export"));
    m_menuButton->setToolTip(tr("Writes the numbers or the picture to a file"));
    m_menuButton->setPopupMode(QToolButton::InstantPopup);
    m_menuButton->setFocusPolicy(Qt::StrongFocus);
    auto* menu = new QMenu(m_menuButton);
    m_export->fillMenu(menu);
    m_menuButton->setMenu(menu);
    connect(m_export, &ChartExport::written, this, &ChartFrame::told);
    connect(m_export, &ChartExport::failed, this, &ChartFrame::failed);

    auto* right = new QHBoxLayout;
    right->addWidget(m_tabs, 1);
    right->addWidget(m_menuButton);
    m_header->addLayout(m_controls, 1);
    m_header->addLayout(right);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::usual, spacing::tight, spacing::usual, spacing::tight);
    layout->setSpacing(spacing::tight);
    layout->addLayout(m_header);
    layout->addWidget(m_pages, 1);

    m_tabs->setCurrentIndex(QSettings().value(name + "/page", int(Chart)).toInt() % Setup);
    connect(m_tabs, &QTabBar::currentChanged, this, &ChartFrame::arrange);
    connect(m_tabs, &QTabBar::currentChanged, this, &ChartFrame::pageChanged);
    arrange();
}

ChartFrame::Page ChartFrame::page() const {
    return static_cast<Page>(m_tabs->currentIndex());
}

void ChartFrame::showPage(Page page) {
    m_tabs->setCurrentIndex(page);
}

void ChartFrame::leaveSetup() {
    if (page() == Setup)
        showPage(Chart);
}

void ChartFrame::arrange() {
    m_pages->setCurrentIndex(page() == Setup ? 1 : 0);
    if (page() == Setup)
        return;
    const bool showsBoth = m_chart->isVisibleTo(this) && m_table->isVisibleTo(this);
    m_chart->setVisible(page() != Table);
    m_table->setVisible(page() != Chart);
    if (page() == Both && !showsBoth)
        shareRoom();
    QSettings settings;
    keepChosen(settings, m_name + "/page", int(page()), int(Chart));
}

void ChartFrame::shareRoom() {
    const int room = m_results->orientation() == Qt::Horizontal ? width() : height();
    m_results->setSizes({room * 3 / 5, room * 2 / 5});
}

int ChartFrame::headerWidth() const {
    const int digit = fontMetrics().horizontalAdvance('0');
    int text = 0; // may shrink to nothing
    for (int i = 0; i < m_controls->count(); ++i)
        if (const auto* label = qobject_cast<QLabel*>(m_controls->itemAt(i)->widget()))
            text = std::max(text, label->sizeHint().width());
    text = std::clamp(text, leastText * digit, mostText * digit);
    return m_controls->minimumSize().width() + text + spacing::usual + pagesWidth();
}

int ChartFrame::pagesWidth() const {
    return m_tabs->sizeHint().width() + m_menuButton->sizeHint().width() +
           3 * spacing::usual; // at the sides and between
}

void ChartFrame::fit() {
    const int digit = fontMetrics().horizontalAdvance('0');
    const bool isNarrow = width() < narrow * digit;
    m_menuButton->setText(tr("Export"));
    const bool needsRows = isNarrow || width() < headerWidth();
    m_header->setDirection(needsRows ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    if (width() < pagesWidth()) // its tool tip says what it is
        m_menuButton->setText(QStringLiteral("…"));
    const Qt::Orientation orientation = isNarrow ? Qt::Vertical : Qt::Horizontal;
    if (orientation != m_results->orientation()) {
        m_results->setOrientation(orientation);
        shareRoom();
    }
}

void ChartFrame::resizeEvent(QResizeEvent* event) {
    fit();
    QWidget::resizeEvent(event);
}

QTableView* makeNumberTable(QAbstractItemModel* model, const QString& objectName,
                            const QString& accessibleName) {
    auto* table = new QTableView;
    prepareNumberTable(table, model, objectName, accessibleName, 4);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->verticalHeader()->setMinimumSectionSize(table->verticalHeader()->defaultSectionSize());
    table->horizontalHeader()->setResizeContentsPrecision(0); // the rows in sight are enough
    table->setMinimumSize(120, 60);
    return table;
}
