#include "app/charts/distributionpanel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

#include "app/analysis/enginetexts.h"
#include "app/charts/distributionchart.h"
#include "engine/base/text.h"
#include "engine/playout/playout_engine.h"

namespace {

const std::vector<std::string> comparedPolicies = {"random", "tabu-color-random"};

QStringList titlesOf(const std::vector<std::string>& policies) {
    QStringList titles;
    for (const std::string& policy : policies)
        for (const samegame::PolicyEntry& entry : samegame::policy_registry())
            if (entry.name == policy)
                titles << engineText(entry.title);
    return titles;
}

} // namespace

DistributionPanel::DistributionPanel(DistributionRunner* runner, GameDocument* document,
                                     QWidget* parent)
    : QWidget(parent),
      m_runner(runner),
      m_document(document),
      m_game(document->start()),
      m_chart(new DistributionChart),
      m_model(new DistributionModel(this)),
      m_table(new QTableView) {
    m_chart->setObjectName("distributionChart");
    m_table->setObjectName("distributionTable");
    m_table->setAccessibleName(tr("Numbers of the distribution"));
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 3);
    m_table->verticalHeader()->setMinimumSectionSize(m_table->fontMetrics().height() + 3);
    m_table->setMinimumWidth(m_table->fontMetrics().horizontalAdvance('0') * 42);

    auto* content = new QHBoxLayout;
    content->addWidget(m_chart, 5);
    content->addWidget(m_table, 3);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(4);
    layout->addWidget(makeControls());
    layout->addLayout(content, 1);

    connect(m_startButton, &QPushButton::clicked, this, &DistributionPanel::toggle);
    connect(runner, &DistributionRunner::histogramsChanged, this,
            &DistributionPanel::showHistograms);
    connect(runner, &DistributionRunner::runningChanged, this, &DistributionPanel::showRunning);
    connect(runner, &DistributionRunner::failed, this, &DistributionPanel::failed);
    connect(document, &GameDocument::positionChanged, this, &DistributionPanel::followGame);
    followGame();
    showHistograms();
    showRunning();
}

QWidget* DistributionPanel::makeControls() {
    m_playouts = new QSpinBox;
    m_playouts->setObjectName("distributionPlayouts");
    m_playouts->setRange(100, 100'000'000);
    m_playouts->setValue(100'000);
    m_playouts->setGroupSeparatorShown(true);
    m_playouts->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_playouts->setToolTip(tr("Playouts of each policy"));
    m_seed = new QLineEdit;
    m_seed->setObjectName("distributionSeed");
    m_seed->setPlaceholderText(tr("random"));
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression("[0-9]{0,20}"), m_seed));
    m_seed->setMaximumWidth(m_seed->fontMetrics().horizontalAdvance('0') * 24);
    m_seed->setToolTip(tr("The same seed and number of playouts give the same distribution again; "
                          "empty for a new seed each time"));
    m_startButton = new QPushButton;
    m_startButton->setObjectName("distributionStart");
    m_origin = new QLabel;
    m_origin->setObjectName("distributionOrigin");
    m_origin->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);

    auto* controls = new QWidget;
    auto* layout = new QHBoxLayout(controls);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* playoutsLabel = new QLabel(tr("Playouts"));
    playoutsLabel->setBuddy(m_playouts);
    auto* seedLabel = new QLabel(tr("Seed"));
    seedLabel->setBuddy(m_seed);
    layout->addWidget(m_startButton);
    layout->addWidget(playoutsLabel);
    layout->addWidget(m_playouts);
    layout->addWidget(seedLabel);
    layout->addWidget(m_seed);
    layout->addWidget(m_origin, 1);
    return controls;
}

void DistributionPanel::toggle() {
    if (m_runner->isRunning())
        m_runner->stop();
    else
        start();
}

void DistributionPanel::start() {
    m_game = m_document->start();
    m_movesBefore = static_cast<int>(m_document->line().moves.size());
    DistributionJob job;
    job.position = {m_document->board(), m_document->start().rules};
    job.scoreBefore = m_document->score();
    job.policies = comparedPolicies;
    job.playouts = static_cast<std::uint64_t>(m_playouts->value());
    job.seed = samegame::parse_seed(m_seed->text().toStdString())
                   .value_or(QRandomGenerator::global()->generate64());
    m_runner->start(job);
}

void DistributionPanel::followGame() {
    if (!(m_game == m_document->start())) {
        m_game = m_document->start();
        m_runner->clear();
    }
    m_chart->setMarker(m_document->score());
    m_model->setOwnScore(m_document->score());
    showRunning();
}

void DistributionPanel::showHistograms() {
    const QStringList titles = titlesOf(m_runner->job().policies);
    m_chart->setDistributions(titles, m_runner->histograms());
    m_model->setDistributions(titles, m_runner->histograms());
    if (titles.isEmpty()) {
        m_origin->setText(tr("Compares playouts from the position on the board"));
        m_origin->setToolTip({});
        return;
    }
    m_origin->setText(m_movesBefore == 0
                          ? tr("From the start")
                          : tr("From the position after %Ln moves", nullptr, m_movesBefore));
    m_origin->setToolTip(tr("Seed %1").arg(m_runner->job().seed));
}

void DistributionPanel::showRunning() {
    const bool isRunning = m_runner->isRunning();
    m_startButton->setText(isRunning ? tr("Stop") : tr("Start"));
    m_startButton->setEnabled(isRunning || m_document->board().has_moves());
}
