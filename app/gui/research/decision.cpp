#include "app/gui/research/decision.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSettings>
#include <QSignalBlocker>

#include <cmath>

#include "app/gui/basics/keptchoices.h"
#include "app/gui/basics/numberbox.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"

using samegame::PairedSummary;
using samegame::Verdict;

namespace {

constexpr auto untilKey = "comparison/untilDecided";
constexpr auto marginKey = "comparison/margin";
constexpr int marginDecimals = 6; // the command line takes any number above 0
constexpr double leastMargin = 1e-6;

/// As the command line shows them: with a decimal only if the number is small.
QString points(double number) {
    return numberText(number, std::abs(number) < 100 ? 1 : 0);
}

QString intervalText(double low, double high) {
    return DecisionChoice::tr("%1 to %2, at any time 95 %", "ends of an interval")
        .arg(points(low), points(high));
}

int boardsOf(const PairedSummary& summary) {
    return static_cast<int>(summary.boards);
}

/// From so many boards on an interval decides.
bool isReliable(const PairedSummary& summary) {
    return summary.boards >= samegame::least_values;
}

/// What a sentence says about a verdict.
struct VerdictWords {
    QString name;   ///< Of the better solver, if one is.
    QString amount; ///< Of points by which it is better, or within which both are equal.
    QString interval;
};

/// The interval is that of the better solver less the other one.
VerdictWords wordsOf(const PairedSummary& summary, double margin, const QStringList& names) {
    const auto& [low, high] = summary.interval;
    if (summary.verdict == Verdict::equal)
        return {{},
                QLocale().toString(margin, 'g', QLocale::FloatingPointShortest),
                intervalText(low, high)};
    const bool isFirst = summary.verdict == Verdict::first;
    return {names[isFirst ? 0 : 1], points(std::abs(summary.difference)),
            isFirst ? intervalText(0.0 - high, 0.0 - low) : intervalText(low, high)};
}

QString undecidedText(const PairedSummary& summary) {
    if (!isReliable(summary))
        return DecisionChoice::tr("Not decided after %Ln boards: at least %1 are needed", nullptr,
                                  boardsOf(summary))
            .arg(numberText(static_cast<int>(samegame::least_values)));
    return DecisionChoice::tr(
               "Not decided after %Ln boards: the difference is %1 points a board (%2)", nullptr,
               boardsOf(summary))
        .arg(points(summary.difference), intervalText(summary.interval.low, summary.interval.high));
}

} // namespace

DecisionChoice::DecisionChoice(QWidget* parent)
    : QWidget(parent), m_until(new QCheckBox(tr("Until decided"), this)), m_margin(new NumberBox) {
    m_until->setObjectName("comparisonUntil");
    m_margin->setObjectName("comparisonMargin");
    m_margin->setAccessibleName(tr("Points a board that count as equal"));
    m_margin->setToolTip(tr("Margin: solvers that differ by fewer points a board count as equal"));
    m_margin->setDecimals(marginDecimals);
    m_margin->setRange(leastMargin, samegame::most_margin);
    m_margin->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_margin->setKeyboardTracking(false);
    m_margin->setValue(samegame::usual_margin);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new QLabel(QStringLiteral("±")));
    layout->addWidget(m_margin, 1);
    layout->addWidget(new QLabel(tr("points")));
    setSolvers(2);
    setMargin(std::nullopt);
    connect(m_until, &QCheckBox::toggled, this, [this](bool isChosen) {
        setEnabled(isChosen);
        emit changed();
    });
    connect(m_margin, &NumberBox::valueChanged, this, &DecisionChoice::changed);
}

void DecisionChoice::setSolvers(std::size_t count) {
    const bool isPair = count == 2;
    if (!isPair)
        setMargin(std::nullopt);
    m_until->setEnabled(isPair);
    m_until->setToolTip(plainToolTip(
        isPair ? tr("One run of each solver on board after board of the list, until the interval "
                    "of their difference shows that one is better or that both are equal, or no "
                    "boards are left; as samegame-cli compare does")
               : tr("Takes two solvers, neither more nor fewer")));
}

std::optional<double> DecisionChoice::margin() const {
    return m_until->isChecked() ? std::optional(m_margin->value()) : std::nullopt;
}

void DecisionChoice::setMargin(const std::optional<double>& margin) {
    const QSignalBlocker untilBlocker(m_until);
    const QSignalBlocker marginBlocker(m_margin);
    m_until->setChecked(margin.has_value());
    if (margin)
        m_margin->setValue(*margin);
    setEnabled(margin.has_value());
}

void DecisionChoice::load() {
    const QSettings settings;
    setMargin(settings.value(marginKey, samegame::usual_margin).toDouble());
    if (!settings.value(untilKey).toBool())
        setMargin(std::nullopt);
}

void DecisionChoice::keep(KeptChoices& kept) const {
    kept.keep(untilKey, m_until->isChecked(), false);
    kept.keep(marginKey, m_margin->value(), samegame::usual_margin);
}

QString verdictText(const PairedSummary& summary, double margin, const QStringList& names) {
    if (summary.verdict == Verdict::undecided)
        return undecidedText(summary);
    const VerdictWords words = wordsOf(summary, margin, names);
    if (words.name.isEmpty())
        return DecisionChoice::tr("Decided after %Ln boards: both are equal within %1 points a "
                                  "board (%2)",
                                  nullptr, boardsOf(summary))
            .arg(words.amount, words.interval);
    return DecisionChoice::tr("Decided after %Ln boards: %1 is better by %2 points a board (%3)",
                              nullptr, boardsOf(summary))
        .arg(words.name, words.amount, words.interval);
}

QStringList shorterVerdicts(const PairedSummary& summary, double margin, const QStringList& names) {
    if (summary.verdict == Verdict::undecided)
        return {DecisionChoice::tr("Not decided")};
    const VerdictWords words = wordsOf(summary, margin, names);
    const QString decided = DecisionChoice::tr("Decided");
    if (words.name.isEmpty())
        return {DecisionChoice::tr("Both are equal within %1 points a board (%2)")
                    .arg(words.amount, words.interval),
                DecisionChoice::tr("Both are equal"), decided};
    return {DecisionChoice::tr("%1 is better by %2 points a board (%3)", "a solver")
                .arg(words.name, words.amount, words.interval),
            DecisionChoice::tr("%1 is better", "a solver").arg(words.name), decided};
}

QString differenceSoFarText(const PairedSummary& summary) {
    if (summary.boards == 0)
        return {};
    const QString text =
        DecisionChoice::tr("%Ln boards, difference %1 points a board", nullptr, boardsOf(summary))
            .arg(points(summary.difference));
    return isReliable(summary)
               ? DecisionChoice::tr("%1 (%2)", "difference, interval")
                     .arg(text, intervalText(summary.interval.low, summary.interval.high))
               : text;
}

QString verdictHelp() {
    return DecisionChoice::tr(
        "The difference is that of the second solver less the first. Its interval here is for "
        "boards like these and holds at all times together, so that a comparison may end where it "
        "decides. The usual 95 % intervals of the table and the chart are for a number of boards "
        "that was fixed beforehand: they decide nothing here.");
}
