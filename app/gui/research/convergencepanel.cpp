#include "app/gui/research/convergencepanel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLocale>
#include <QPushButton>
#include <QSettings>
#include <QTableView>

#include <algorithm>
#include <chrono>

#include "app/gui/basics/columntable.h"
#include "app/gui/basics/keptchoices.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/research/runtables.h"

namespace {

constexpr std::chrono::milliseconds repaintInterval(100);

} // namespace

ConvergencePanel::ConvergencePanel(RunLog* log, QWidget* parent)
    : QWidget(parent),
      m_log(log),
      m_chart(new ConvergenceChart),
      m_model(new ConvergenceModel(log, this)),
      m_table(makeNumberTable(m_model, "convergenceTable", tr("Runs on this board"))),
      m_columns(new FittedColumns(m_table)),
      m_frame(new ChartFrame("convergence", m_chart, m_table, nullptr)),
      m_unit(new QComboBox),
      m_logarithmic(new QCheckBox(tr("Logarithmic"))),
      m_means(new QCheckBox(tr("Means"))),
      m_clearButton(new QPushButton(tr("Clear"))) {
    m_chart->setObjectName("convergenceChart");
    m_timer.setObjectName("convergenceTimer");
    m_timer.setSingleShot(true);
    m_timer.setInterval(repaintInterval);
    arrange();
    load();
    connectParts();
    takeScale();
    showCurves();
}

void ConvergencePanel::arrange() {
    m_unit->setObjectName("convergenceUnit");
    m_unit->setAccessibleName(tr("Horizontal axis"));
    m_unit->addItem(tr("Seconds"), int(ConvergenceChart::Unit::Seconds));
    m_unit->addItem(tr("Playouts"), int(ConvergenceChart::Unit::Playouts));
    m_unit->setToolTip(tr("What the best score is drawn against; the playouts of several threads "
                          "are those of the thread that found the score, times the threads"));
    m_logarithmic->setObjectName("convergenceLogarithmic");
    m_logarithmic->setToolTip(tr("Each mark of the horizontal axis is ten times the one before"));
    m_means->setObjectName("convergenceMeans");
    m_means->setToolTip(tr("The mean of the runs of each solver, with its interval of 95 %, from "
                           "where all of them have begun to where the first one ends"));
    m_clearButton->setObjectName("convergenceClear");
    m_clearButton->setToolTip(tr("Forgets the runs on this board that have ended"));
    m_frame->controls()->addWidget(m_unit);
    m_frame->controls()->addWidget(m_logarithmic);
    m_frame->controls()->addWidget(m_means);
    m_frame->controls()->addWidget(m_clearButton);
    m_frame->controls()->addStretch(1);
    ChartExport* files = m_frame->fileExport();
    files->setCaption([this] { return caption(); });
    files->addTable({}, SharedText::tableAsCsv(), [this] { return csvOf(*m_model); });
    files->addTable("points", tr("Points of the &curves as CSV…"),
                    [this] { return csvOfCurves(m_log->runs()); });
    files->addTable("means", tr("&Means of the curves as CSV…"), [this] { return csvOfMeans(); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_frame);
}

void ConvergencePanel::connectParts() {
    connect(m_unit, &QComboBox::currentIndexChanged, this, &ConvergencePanel::takeScale);
    connect(m_logarithmic, &QCheckBox::toggled, this, &ConvergencePanel::takeScale);
    connect(m_means, &QCheckBox::toggled, this, &ConvergencePanel::takeScale);
    connect(m_clearButton, &QPushButton::clicked, this, &ConvergencePanel::clear);
    connect(m_frame, &ChartFrame::told, this, &ConvergencePanel::told);
    connect(m_frame, &ChartFrame::failed, this, &ConvergencePanel::failed);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ConvergencePanel::showSoon);
    // With the rows their selection goes, which the selection model does not tell.
    connect(m_model, &QAbstractItemModel::modelReset, this, &ConvergencePanel::showSelection);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &ConvergencePanel::showSoon);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &ConvergencePanel::showSoon);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ConvergencePanel::showSelection);
    connect(&m_timer, &QTimer::timeout, this, &ConvergencePanel::showCurves);
}

void ConvergencePanel::load() {
    const QSettings settings;
    m_unit->setCurrentIndex(settings.value("convergence/unit", 0).toInt() == 1 ? 1 : 0);
    m_logarithmic->setChecked(settings.value("convergence/logarithmic", true).toBool());
    m_means->setChecked(settings.value("convergence/means", false).toBool());
}

void ConvergencePanel::takeScale() {
    m_columns->forget(); // other texts
    QSettings settings;
    settings.setValue("convergence/unit", m_unit->currentIndex());
    settings.setValue("convergence/logarithmic", m_logarithmic->isChecked());
    const auto unit = static_cast<ConvergenceChart::Unit>(m_unit->currentData().toInt());
    keepChosen(settings, "convergence/means", m_means->isChecked(), false);
    m_chart->setScale(unit, m_logarithmic->isChecked());
    m_chart->setHasMeans(m_means->isChecked());
    m_model->setAreOfPlayouts(unit == ConvergenceChart::Unit::Playouts);
}

void ConvergencePanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_columns->forget();
    showCurves();
}

void ConvergencePanel::showSoon() {
    if (isVisible() && !m_timer.isActive())
        m_timer.start();
}

void ConvergencePanel::showCurves() {
    std::vector<ConvergenceCurve> curves;
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_model->isShown(row))
            curves.push_back(curveOf(m_model->run(row)));
    std::reverse(curves.begin(), curves.end()); // the newest over the others
    m_chart->setCurves(std::move(curves));
    m_clearButton->setEnabled(m_model->rowCount() > 0);
    constexpr int changing = 2; // rows: the run that goes on, and the one that has just ended
    m_columns->grow(changing);
}

void ConvergencePanel::showSelection() {
    std::vector<int> numbers;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        numbers.push_back(m_model->run(index.row()).number);
    m_chart->highlight(numbers);
}

ConvergenceCurve ConvergencePanel::curveOf(const LoggedRun& run) const {
    const QLocale locale;
    ConvergenceCurve curve;
    curve.number = run.number;
    curve.group = ConvergenceModel::solverOf(run);
    curve.series = run.series;
    const QString number = locale.toString(run.number);
    const QString seconds = locale.toString(run.seconds, 'f', 1);
    curve.headline = (run.playouts == 0 // it counts nodes alone
                          ? tr("Run %1, %2: %3 after %4 s, seed %5")
                                .arg(number, curve.group, numberText(run.best), seconds)
                          : tr("Run %1, %2: %3 after %4 s and %5 playouts, seed %6")
                                .arg(number, curve.group, numberText(run.best), seconds,
                                     locale.toString(run.playouts)))
                         .arg(run.seed);
    curve.points = run.wholeCurve();
    return curve;
}

ChartExport::Caption ConvergencePanel::caption() const {
    const GameDocument& game = m_log->document();
    ChartExport::Caption caption{m_chart->accessibleName(), {game.name()}};
    caption.facts << SharedText::rules(titleOf(game.start().rules));
    // Of the runs that are drawn; the list has others, too.
    QStringList seeds;
    QStringList threads;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (!m_model->isShown(row))
            continue;
        const LoggedRun& run = m_model->run(row);
        caption.isOfThisVersion &= !run.isOfOtherVersion;
        if (const QString seed = QString::number(run.seed); !seeds.contains(seed))
            seeds << seed;
        if (const QString number = QString::number(run.threads); !threads.contains(number))
            threads << number;
    }
    if (seeds.size() == 1)
        caption.facts << SharedText::seed(seeds.first());
    else if (!seeds.isEmpty())
        caption.facts << tr("Seeds %1").arg(SharedText::list(seeds));
    if (!threads.isEmpty())
        caption.facts << tr("Threads: %1").arg(SharedText::list(threads));
    return caption;
}

/// A row for each step of the mean of each solver's runs, in the unit of the axis.
QString ConvergencePanel::csvOfMeans() const {
    const bool isOfTime = m_unit->currentData().toInt() == int(ConvergenceChart::Unit::Seconds);
    QString csv =
        csvRow({"solver", "runs", isOfTime ? "seconds" : "playouts", "mean", "low", "high"});
    for (const auto& [group, series, runs, curve] : m_chart->means()) {
        const auto at = [](const QList<QPointF>& stairs, double place) {
            double value = stairs.front().y();
            for (const QPointF& point : stairs)
                if (point.x() <= place)
                    value = point.y();
            return csvNumber(value);
        };
        for (qsizetype i = 0; i < curve.mean.size(); ++i) {
            const double place = curve.mean[i].x();
            if (i + 1 < curve.mean.size() && curve.mean[i + 1].x() == place)
                continue; // the lower end of a step
            csv +=
                csvRow({group, QString::number(runs), csvNumber(place),
                        csvNumber(curve.mean[i].y()), at(curve.low, place), at(curve.high, place)});
        }
    }
    return csv;
}
