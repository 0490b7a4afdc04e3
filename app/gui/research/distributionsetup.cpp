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
#include <utility>

#include "app/gui/basics/boardlistedit.h"
#include "app/gui/basics/enginetexts.h"
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

/// On a list every board has all policies.
void namePolicies(DistributionPlan& plan) {
    plan.series.clear();
    for (const std::string& policy : plan.job.policies) {
        const auto style = static_cast<int>(plan.series.size());
        plan.series.push_back({policyText(QString::fromStdString(policy)), style, style});
    }
}

DistributionSource sourceOf(const PairList::Pair& pair, const GameDocument& document) {
    const std::string policy = pair.choice.toStdString();
    if (pair.text.isEmpty())
        return {document.position(), document.score(), policy};
    const std::string name = pair.text.toStdString();
    return {startOfName(name, samegame::board_of_name(name).value(),
                        samegame::without_refill(document.start().rules)),
            0, policy};
}

} // namespace

/// Colors for policies and dashes for boards; where only one of the two varies, it has both.
void nameSeries(DistributionPlan& plan) {
    if (plan.job.isOfList()) {
        namePolicies(plan);
        return;
    }
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
    keep();
    connect(m_list, &PairList::changed, this, &DistributionSetup::takeChange);
    connect(m_playouts, &CountBox::valueChanged, this, &DistributionSetup::takeChange);
    connect(m_boards, &QLineEdit::textChanged, this, &DistributionSetup::takeChange);
    connect(m_seed, &SeedEdit::textChanged, this, &DistributionSetup::takeChange);
    showList();
    m_page->setError(error());
}

QWidget* DistributionSetup::makeNumbers() {
    m_playouts = new CountBox;
    m_playouts->setObjectName("distributionPlayouts");
    m_playouts->setRange(100, 100'000'000);
    m_playouts->setGroupSeparatorShown(true);
    m_playouts->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_boards = new BoardListEdit("distributionBoards");
    m_boards->setPlaceholderText(tr("those of the series"));
    m_boards->setToolTip(tr("Empty for a board of each series, or a list such as standard:1-20 or "
                            "random:1-100/8x8x4: every policy plays each of them, and the chart "
                            "shows the means of the boards; they are played under the rules of the "
                            "game, but a board ID under its own"));
    m_seed = new SeedEdit("distributionSeed");
    m_seed->setToolTip(tr("The same seed and number of playouts give the same distribution again; "
                          "empty for a new seed each time"));
    auto* numbers = new QWidget;
    auto* form = new QFormLayout(numbers);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Playouts"), m_playouts);
    form->addRow(tr("Boards"), m_boards);
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
        connect(action, &QAction::triggered, this, [this, pairs] {
            m_boards->clear(); // series of a preset have boards of their own
            m_list->setPairs(pairs());
        });
    };
    add("presetDefault", tr("Random and tabu color random here"), randomAndBiased);
    add("presetFigure", tr("Takes && Kosters, figure 2: boards 1 and 9"), publishedFigure);
    add("presetEveryPolicy", tr("Every policy here"), everyPolicy);
    button->setMenu(menu);
    return button;
}

QWidget* DistributionSetup::makeSeries() {
    PairList::Form form;
    form.name = "series";
    form.choiceName = tr("Playout policy");
    form.addText = tr("Add series");
    form.most = mostSeries;
    form.fillChoices = fillExplainedPolicies;
    form.textOfValue = policyText;
    form.valueOfText = policyOfText;
    form.makeEditor = [this](PairList* list, QComboBox*, const QString& board) {
        QLineEdit* edit = makeBoard(list, board);
        return PairList::Editor{edit, [edit] { return edit->text(); }};
    };
    m_list = new PairList(form);
    return m_list;
}

/// The board of a series, which counts only as long as no list is given.
QLineEdit* DistributionSetup::makeBoard(PairList* list, const QString& board) {
    auto* edit = new QLineEdit(board);
    edit->setAccessibleName(tr("Board"));
    QStringList names;
    for (int number = 1; number <= samegame::standard_board_count; ++number)
        names << QStringLiteral("standard:%1").arg(number);
    edit->setCompleter(new QCompleter(names, edit));
    const auto follow = [this, edit] {
        const bool counts = m_boards->list().isEmpty();
        edit->setEnabled(counts);
        edit->setPlaceholderText(counts ? tr("position on the board") : tr("each of the list"));
        edit->setToolTip(
            counts ? tr("Empty for the position on the board, or a board name such as "
                        "standard:9, random:42 or id:…; boards are played under the rules of "
                        "the game, but an ID under its own")
                   : tr("The list under Boards is played in place of this board; clear it "
                        "to give each series its own."));
    };
    follow();
    connect(m_boards, &QLineEdit::textChanged, edit, follow);
    connect(edit, &QLineEdit::textChanged, list, &PairList::changed);
    return edit;
}

QString DistributionSetup::error() const {
    for (const PairList::Pair& pair : m_list->pairs())
        if (const auto refused = samegame::policy_error(pair.choice.toStdString()))
            return errorText(*refused);
    const QString wrongBoards = m_boards->list().isEmpty() ? errorOfBoards() : errorOfList();
    if (!wrongBoards.isEmpty())
        return wrongBoards;
    const auto wrongSeed = m_seed->error();
    return wrongSeed ? errorText(*wrongSeed) : QString();
}

QString DistributionSetup::errorOfBoards() const {
    for (const PairList::Pair& pair : m_list->pairs()) {
        if (pair.text.isEmpty())
            continue;
        const auto start = samegame::board_of_name(pair.text.toStdString());
        if (!start)
            return errorText(start.error());
    }
    return {};
}

QString DistributionSetup::errorOfList() const {
    if (const auto wrongBoards = m_boards->error())
        return errorText(*wrongBoards);
    QStringList policies;
    for (const PairList::Pair& pair : m_list->pairs()) {
        if (policies.contains(pair.choice))
            return tr("Each policy plays the boards of the list once, and %1 stands here twice.")
                .arg(policyText(pair.choice));
        policies << pair.choice;
    }
    return {};
}

bool DistributionSetup::hasHere() const {
    const Pairs pairs = m_list->pairs();
    return m_boards->list().isEmpty() &&
           std::any_of(pairs.begin(), pairs.end(),
                       [](const PairList::Pair& pair) { return pair.text.isEmpty(); });
}

/// A single board of a list is one like those of the series: it has a histogram.
DistributionPlan DistributionSetup::plan(const GameDocument& document) const {
    std::vector<samegame::NamedBoard> listed;
    if (!m_boards->list().isEmpty())
        listed = m_boards->boards(samegame::without_refill(document.start().rules));
    DistributionPlan plan;
    for (PairList::Pair pair : m_list->pairs()) {
        if (listed.size() > 1) {
            plan.job.policies.push_back(pair.choice.toStdString());
            continue;
        }
        if (!listed.empty())
            pair.text = QString::fromStdString(listed.front().name);
        plan.job.sources.push_back(sourceOf(pair, document));
        plan.isHere.push_back(pair.text.isEmpty());
        plan.boards << pair.text;
    }
    if (listed.size() > 1) {
        plan.job.boards = std::move(listed);
        plan.list = m_boards->list();
    }
    nameSeries(plan);
    plan.job.playouts = static_cast<std::uint64_t>(m_playouts->value());
    plan.job.seed = m_seed->valueOrRandom();
    return plan;
}

void DistributionSetup::load() {
    const QSettings settings;
    m_playouts->setValue(settings.value("distribution/playouts", usualPlayouts).toInt());
    m_boards->setText(settings.value("distribution/boards").toString());
    m_seed->setText(settings.value("distribution/seed").toString());
    const Pairs pairs = keptPairs(seriesArray, seriesKeys);
    m_list->setPairs(pairs.empty() ? randomAndBiased() : pairs);
}

void DistributionSetup::keep() {
    m_kept.keep("distribution/playouts", m_playouts->value(), usualPlayouts);
    m_kept.keep("distribution/boards", m_boards->text(), QString());
    m_kept.keep("distribution/seed", m_seed->text(), QString());
    keepPairs(m_kept, seriesArray, seriesKeys, m_list->pairs(), randomAndBiased());
}

void DistributionSetup::takeChange() {
    keep();
    showList();
    m_page->setError(error());
    emit changed();
}

void DistributionSetup::showList() {
    m_playouts->setToolTip(m_boards->list().isEmpty()
                               ? tr("Playouts of each series")
                               : tr("Playouts of each policy on each board"));
}
