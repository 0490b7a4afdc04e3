#include "app/forms/distributionsetup.h"

#include <QComboBox>
#include <QFormLayout>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

#include "app/forms/pairlist.h"
#include "app/forms/seededit.h"
#include "app/forms/setuppage.h"
#include "app/texts/engineerrors.h"
#include "app/texts/enginetexts.h"
#include "app/texts/solvertext.h"
#include "engine/formats/board_name.h"
#include "engine/playout/policies/policy_registry.h"

namespace {

using Pairs = std::vector<PairList::Pair>;

constexpr int mostSeries = 8;

Pairs randomAndBiased() {
    return {{"random", {}}, {"tabu-color-random", {}}};
}

/// F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, figure 2.
Pairs publishedFigure() {
    return {{"random", "standard:1"},
            {"tabu-color-random", "standard:1"},
            {"random", "standard:9"},
            {"tabu-color-random", "standard:9"}};
}

Pairs everyPolicy() {
    Pairs pairs;
    for (const samegame::PolicyEntry& entry : samegame::policy_registry())
        pairs.push_back({QString::fromStdString(entry.name), {}});
    return pairs;
}

QString helpOf(const samegame::PolicyEntry& entry) {
    QString help = "<p>" + engineText(entry.help).toHtmlEscaped() + "</p>";
    for (const samegame::OptionSpec& parameter : entry.parameters)
        help += QStringLiteral("<p>:%1=… %2</p>")
                    .arg(QString::fromStdString(parameter.name),
                         engineText(parameter.help).toHtmlEscaped());
    return help + "<p><i>" + QString::fromStdString(entry.paper).toHtmlEscaped() + "</i></p>";
}

/// The registry's policies, to which parameters can be written; the tooltip explains the one shown.
void fillPolicies(QComboBox* box) {
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    for (const samegame::PolicyEntry& entry : samegame::policy_registry()) {
        box->addItem(QString::fromStdString(entry.name));
        box->setItemData(box->count() - 1, helpOf(entry), Qt::ToolTipRole);
    }
    const auto explain = [box] {
        const std::string name = box->currentText().section(':', 0, 0).toStdString();
        for (const samegame::PolicyEntry& entry : samegame::policy_registry())
            if (entry.name == name)
                box->setToolTip(helpOf(entry));
    };
    QObject::connect(box, &QComboBox::currentTextChanged, box, explain);
    explain();
}

/// Colors for policies and dashes for boards, or both for whichever there are several of.
std::vector<HistogramSeries> seriesOf(const Pairs& pairs, const QString& here) {
    QStringList policies;
    QStringList boards;
    for (const auto& [policy, board] : pairs) {
        if (!policies.contains(policy))
            policies << policy;
        if (!boards.contains(board))
            boards << board;
    }
    std::vector<HistogramSeries> series;
    for (const auto& [policy, board] : pairs) {
        const auto policyIndex = static_cast<int>(policies.indexOf(policy));
        const auto boardIndex = static_cast<int>(boards.indexOf(board));
        HistogramSeries one;
        one.name = policyText(policy);
        if (boards.size() > 1 || !board.isEmpty())
            one.name += ", " + (board.isEmpty() ? here : board);
        one.color = policies.size() > 1 ? policyIndex : boardIndex;
        one.dashes = boards.size() > 1 ? boardIndex : policyIndex;
        series.push_back(one);
    }
    return series;
}

} // namespace

DistributionSetup::DistributionSetup(QWidget* parent) : QWidget(parent) {
    PairList::Form form;
    form.name = "series";
    form.choiceName = tr("Playout policy");
    form.textName = tr("Board");
    form.textHint = tr("position on the board");
    form.textHelp = tr("Empty for the position on the board, or a board name such as standard:9, "
                       "random:42 or id:…; boards are played under the rules of the game, but an "
                       "ID under its own");
    form.addText = tr("Add series");
    form.most = mostSeries;
    form.fillChoices = fillPolicies;
    for (int number = 1; number <= 20; ++number)
        form.suggestions << QStringLiteral("standard:%1").arg(number);
    m_list = new PairList(form);

    auto* series = new QWidget;
    auto* seriesLayout = new QVBoxLayout(series);
    seriesLayout->setContentsMargins(0, 0, 0, 0);
    seriesLayout->addWidget(m_list);
    m_page = new SetupPage("distribution", makeNumbers(), series);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_page);

    load();
    connect(m_list, &PairList::changed, this, &DistributionSetup::takeChange);
    connect(m_playouts, &QSpinBox::valueChanged, this, &DistributionSetup::takeChange);
    connect(m_seed, &SeedEdit::textChanged, this, &DistributionSetup::takeChange);
    m_page->setError(error());
}

QWidget* DistributionSetup::makeNumbers() {
    m_playouts = new QSpinBox;
    m_playouts->setObjectName("distributionPlayouts");
    m_playouts->setRange(100, 100'000'000);
    m_playouts->setGroupSeparatorShown(true);
    m_playouts->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_playouts->setToolTip(tr("Playouts of each series"));
    m_seed = new SeedEdit("distributionSeed");
    m_seed->setToolTip(tr("The same seed and number of playouts give the same distribution again; "
                          "empty for a new seed each time"));
    auto* numbers = new QWidget;
    auto* form = new QFormLayout(numbers);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Playouts"), m_playouts);
    form->addRow(tr("Seed"), m_seed);
    form->addRow(makePresets());
    return numbers;
}

QWidget* DistributionSetup::makePresets() {
    auto* button = new QPushButton(tr("Presets"));
    button->setObjectName("distributionPresets");
    auto* menu = new QMenu(button);
    const auto add = [&](const char* name, const QString& text, Pairs (*pairs)()) {
        QAction* action = menu->addAction(text);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, [this, pairs] { m_list->setPairs(pairs()); });
    };
    add("presetDefault", tr("Random and tabu color random here"), randomAndBiased);
    add("presetFigure", tr("Takes && Kosters, figure 2: boards 1 and 9"), publishedFigure);
    add("presetEveryPolicy", tr("Every policy here"), everyPolicy);
    button->setMenu(menu);
    return button;
}

QString DistributionSetup::error() const {
    for (const auto& [policy, board] : m_list->pairs()) {
        const std::string policyError = samegame::policy_error(policy.toStdString());
        if (!policyError.empty())
            return errorText(policyError);
        if (board.isEmpty())
            continue;
        const auto start = samegame::board_of_name(board.toStdString());
        if (!start)
            return errorText(start.error());
    }
    return m_seed->error();
}

bool DistributionSetup::hasHere() const {
    const Pairs pairs = m_list->pairs();
    return std::any_of(pairs.begin(), pairs.end(),
                       [](const PairList::Pair& pair) { return pair.text.isEmpty(); });
}

DistributionPlan DistributionSetup::plan(const GameDocument& document) const {
    const Pairs pairs = m_list->pairs();
    DistributionPlan plan;
    plan.series = seriesOf(pairs, tr("position on the board"));
    for (const auto& [policy, board] : pairs) {
        DistributionSource source;
        source.policy = policy.toStdString();
        if (board.isEmpty()) {
            source.position = {document.board(), document.start().rules};
            source.scoreBefore = document.score();
        } else {
            const std::string name = board.toStdString();
            source.position =
                startOfName(name, samegame::board_of_name(name).value(), document.start().rules);
        }
        plan.job.sources.push_back(source);
        plan.isHere.push_back(board.isEmpty());
    }
    plan.job.playouts = static_cast<std::uint64_t>(m_playouts->value());
    plan.job.seed = m_seed->valueOrRandom();
    return plan;
}

void DistributionSetup::load() {
    QSettings settings;
    m_playouts->setValue(settings.value("distribution/playouts", 1'000'000).toInt());
    m_seed->setText(settings.value("distribution/seed").toString());
    const int count = settings.beginReadArray("distribution/series");
    Pairs pairs;
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        pairs.push_back({settings.value("policy").toString(), settings.value("board").toString()});
    }
    m_list->setPairs(pairs.empty() ? randomAndBiased() : pairs);
}

void DistributionSetup::takeChange() {
    QSettings settings;
    settings.setValue("distribution/playouts", m_playouts->value());
    settings.setValue("distribution/seed", m_seed->text());
    const Pairs pairs = m_list->pairs();
    settings.beginWriteArray("distribution/series", static_cast<int>(pairs.size()));
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        settings.setArrayIndex(static_cast<int>(i));
        settings.setValue("policy", pairs[i].choice);
        settings.setValue("board", pairs[i].text);
    }
    settings.endArray();
    m_page->setError(error());
    emit changed();
}
