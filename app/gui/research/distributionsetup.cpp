#include "app/gui/research/distributionsetup.h"

#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/keptfiles.h"
#include "app/gui/basics/numberbox.h"
#include "app/gui/basics/optionform.h"
#include "app/gui/basics/setuppage.h"
#include "engine/formats/board_library.h"
#include "engine/formats/board_name.h"
#include "engine/game/refill.h"
#include "engine/playout/policy_registry.h"

namespace {

using Pairs = std::vector<PairList::Pair>;

constexpr int mostSeries = 8;
constexpr int usualPlayouts = 1'000'000;
constexpr auto seriesArray = "distribution/series";
const PairList::Pair seriesKeys{"policy", "board"};

Pairs randomAndBiased() {
    return {{"random", {}}, {"tabu-color-random", {}}};
}

/// F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, figure 2: the color
/// is the one with the most blocks left.
Pairs publishedFigure() {
    return {{"random", "standard:1"},
            {"tabu-color-random:recompute=1", "standard:1"},
            {"random", "standard:9"},
            {"tabu-color-random:recompute=1", "standard:9"}};
}

Pairs everyPolicy() {
    Pairs pairs;
    for (const samegame::PolicyEntry& entry : samegame::policy_registry())
        pairs.push_back({QString::fromStdString(entry.name), {}});
    return pairs;
}

/// The tooltip of the box explains the policy shown.
void fillExplainedPolicies(QComboBox* box) {
    fillPolicies(box);
    const auto explain = [box] {
        const int policy = box->findData(policyOfText(box->currentText()).section(':', 0, 0));
        if (policy >= 0)
            box->setToolTip(box->itemData(policy, Qt::ToolTipRole).toString());
    };
    QObject::connect(box, &QComboBox::currentTextChanged, box, explain);
    explain();
}

} // namespace

/// Colors for policies and dashes for boards; where only one of the two varies, it has both.
void nameSeries(DistributionPlan& plan) {
    QStringList policies; // each once
    QStringList boards;
    for (const DistributionSource& source : plan.job.sources)
        if (const auto policy = QString::fromStdString(source.policy); !policies.contains(policy))
            policies << policy;
    for (const QString& board : plan.boards)
        if (!boards.contains(board))
            boards << board;
    plan.series.clear();
    for (std::size_t i = 0; i < plan.job.sources.size(); ++i) {
        const auto policy = QString::fromStdString(plan.job.sources[i].policy);
        const QString& board = plan.boards[static_cast<qsizetype>(i)];
        const auto policyIndex = static_cast<int>(policies.indexOf(policy));
        const auto boardIndex = static_cast<int>(boards.indexOf(board));
        HistogramSeries one;
        one.name = policyText(policy);
        if (boards.size() > 1 || !board.isEmpty())
            one.name +=
                ", " + (board.isEmpty() ? DistributionSetup::tr("position on the board") : board);
        one.color = policies.size() > 1 ? policyIndex : boardIndex;
        one.dashes = boards.size() > 1 ? boardIndex : policyIndex;
        plan.series.push_back(one);
    }
}

DistributionSetup::DistributionSetup(QWidget* parent) : QWidget(parent) {
    m_page = new SetupPage("distribution", makeNumbers(), makeSeries());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_page);

    load();
    connect(m_list, &PairList::changed, this, &DistributionSetup::takeChange);
    connect(m_playouts, &CountBox::valueChanged, this, &DistributionSetup::takeChange);
    connect(m_seed, &SeedEdit::textChanged, this, &DistributionSetup::takeChange);
    m_page->setError(error());
}

QWidget* DistributionSetup::makeNumbers() {
    m_playouts = new CountBox;
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

QWidget* DistributionSetup::makeSeries() {
    const auto makeBoard = [](PairList* list, QComboBox*, const QString& board) {
        auto* edit = new QLineEdit(board);
        edit->setAccessibleName(tr("Board"));
        edit->setPlaceholderText(tr("position on the board"));
        edit->setToolTip(tr("Empty for the position on the board, or a board name such as "
                            "standard:9, random:42 or id:…; boards are played under the rules of "
                            "the game, but an ID under its own"));
        QStringList names;
        for (int number = 1; number <= samegame::standard_board_count; ++number)
            names << QStringLiteral("standard:%1").arg(number);
        edit->setCompleter(new QCompleter(names, edit));
        connect(edit, &QLineEdit::textChanged, list, &PairList::changed);
        return PairList::Editor{edit, [edit] { return edit->text(); }};
    };
    PairList::Form form;
    form.name = "series";
    form.choiceName = tr("Playout policy");
    form.addText = tr("Add series");
    form.most = mostSeries;
    form.fillChoices = fillExplainedPolicies;
    form.textOfValue = policyText;
    form.valueOfText = policyOfText;
    form.makeEditor = makeBoard;
    m_list = new PairList(form);
    return m_list;
}

QString DistributionSetup::error() const {
    for (const auto& [policy, board] : m_list->pairs()) {
        if (const auto refused = samegame::policy_error(policy.toStdString()))
            return errorText(*refused);
        if (board.isEmpty())
            continue;
        const auto start = samegame::board_of_name(board.toStdString());
        if (!start)
            return errorText(start.error());
    }
    const auto wrongSeed = m_seed->error();
    return wrongSeed ? errorText(*wrongSeed) : QString();
}

bool DistributionSetup::hasHere() const {
    const Pairs pairs = m_list->pairs();
    return std::any_of(pairs.begin(), pairs.end(),
                       [](const PairList::Pair& pair) { return pair.text.isEmpty(); });
}

DistributionPlan DistributionSetup::plan(const GameDocument& document) const {
    const Pairs pairs = m_list->pairs();
    DistributionPlan plan;
    for (const auto& [policy, board] : pairs) {
        DistributionSource source;
        source.policy = policy.toStdString();
        if (board.isEmpty()) {
            source.position = document.position();
            source.scoreBefore = document.score();
        } else {
            const std::string name = board.toStdString();
            source.position = startOfName(name, samegame::board_of_name(name).value(),
                                          samegame::without_refill(document.start().rules));
        }
        plan.job.sources.push_back(source);
        plan.isHere.push_back(board.isEmpty());
        plan.boards << board;
    }
    nameSeries(plan);
    plan.job.playouts = static_cast<std::uint64_t>(m_playouts->value());
    plan.job.seed = m_seed->valueOrRandom();
    return plan;
}

void DistributionSetup::load() {
    const QSettings settings;
    m_playouts->setValue(settings.value("distribution/playouts", usualPlayouts).toInt());
    m_seed->setText(settings.value("distribution/seed").toString());
    const Pairs pairs = keptPairs(seriesArray, seriesKeys);
    m_list->setPairs(pairs.empty() ? randomAndBiased() : pairs);
}

void DistributionSetup::takeChange() {
    QSettings settings;
    keepChosen(settings, "distribution/playouts", m_playouts->value(), usualPlayouts);
    keepChosen(settings, "distribution/seed", m_seed->text(), QString());
    keepPairs(seriesArray, seriesKeys, m_list->pairs(), randomAndBiased());
    m_page->setError(error());
    emit changed();
}
