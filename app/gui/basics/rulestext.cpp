#include "app/gui/basics/rulestext.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/sharedtexts.h"
#include "engine/game/cell.h"
#include "engine/game/own_scoring.h"
#include "engine/game/scoring.h"

namespace {

struct RulesText {
    Q_DECLARE_TR_FUNCTIONS(RulesText)
};

/// Amounts as they are written in mathematics.
QString amountsText(const std::string& text) {
    QString amounts = QString::fromStdString(text);
    return amounts.replace("^2", "²").replace('-', " − ").replace('+', " + ").replace(',', ", ");
}

/// Names all that two scorings can differ in. It also stands behind "Rules:".
QString titleOfOwn(const samegame::OwnScoringText& text) {
    QStringList parts{amountsText(text.points)};
    if (text.bonus != "0")
        parts << RulesText::tr("bonus %1")
                     .arg(numberText(QString::fromStdString(text.bonus).toInt()));
    if (text.penalty != "0")
        parts << RulesText::tr("penalty %1").arg(amountsText(text.penalty));
    return RulesText::tr("Own scoring (%1)").arg(SharedText::listOfClauses(parts));
}

QString explanationOfOwn(const samegame::OwnScoring& own) {
    const QString points = amountsText(own.text().points);
    const QString penalty = amountsText(own.text().penalty);
    const QString ofGroups = own.formula()
                                 ? RulesText::tr("A group of n blocks earns %1.").arg(points)
                                 : RulesText::tr("Groups of 2, 3, … blocks earn %1.").arg(points);
    const QString ofEnd = RulesText::tr("A cleared board earns %1.").arg(numberText(own.bonus()));
    const QString ofBlocks =
        own.text().penalty == "0" ? RulesText::tr("Blocks left cost nothing.")
        : penalty.contains(',')
            ? RulesText::tr("1, 2, … blocks left of a color cost %1.").arg(penalty)
            : RulesText::tr("n blocks left of a color cost %1.").arg(penalty);
    return SharedText::sentences({ofGroups, ofEnd, ofBlocks});
}

/// What the rules mean, part by part; of the usual columns there is nothing to say.
QStringList explanationsOf(const samegame::Rules& rules) {
    QStringList texts{explanationOfScoring(rules), explanationOf(rules.gravity)};
    if (rules.refill)
        texts << explanationOfRefill(true);
    return texts;
}

} // namespace

QString titleOf(const samegame::Scoring& scoring) {
    if (scoring.own() != nullptr)
        return titleOfOwn(scoring.own()->text());
    switch (scoring.published()) {
    case samegame::Scoring::standard:
        return RulesText::tr("Standard");
    case samegame::Scoring::no_penalty:
        return RulesText::tr("No penalty");
    case samegame::Scoring::lenient_penalty:
        return RulesText::tr("Lenient penalty");
    case samegame::Scoring::bubble_breaker:
        return RulesText::tr("Bubble Breaker");
    case samegame::Scoring::clickomania:
        return RulesText::tr("Clickomania");
    }
    return {};
}

QString titleOf(samegame::Gravity gravity) {
    return gravity == samegame::Gravity::shift ? RulesText::tr("Empty columns disappear")
                                               : RulesText::tr("Rows are drawn left");
}

QString explanationOf(const samegame::Scoring& scoring) {
    if (scoring.own() != nullptr)
        return explanationOfOwn(*scoring.own());
    switch (scoring.published()) {
    case samegame::Scoring::standard:
        return RulesText::tr("A group of n blocks earns (n − 2)², a cleared board 1,000. Each "
                             "color with m blocks left costs (m − 2)².");
    case samegame::Scoring::no_penalty:
        return RulesText::tr("A group of n blocks earns (n − 2)², a cleared board 1,000. Blocks "
                             "left cost nothing.");
    case samegame::Scoring::lenient_penalty:
        return RulesText::tr("A group of n blocks earns (n − 2)², a cleared board 1,000. Each "
                             "color with m blocks left, more than two, costs (m − 2)².");
    case samegame::Scoring::bubble_breaker:
        return RulesText::tr("A group of n blocks earns n × (n − 1). A cleared board earns nothing "
                             "more, and blocks left cost nothing.");
    case samegame::Scoring::clickomania:
        return RulesText::tr("Moves earn nothing: the aim is an empty board, which earns 1. Each "
                             "block left costs 1.");
    }
    return {};
}

QString explanationOfScoring(const samegame::Rules& rules) {
    if (!rules.refill)
        return explanationOf(rules.scoring);
    return rules.scoring == samegame::Scoring::bubble_breaker
               ? RulesText::tr("A group of n blocks earns n × (n − 1).")
               : RulesText::tr("A group of n blocks earns (n − 2)².");
}

QString explanationOf(samegame::Gravity gravity) {
    return gravity == samegame::Gravity::shift
               ? RulesText::tr(
                     "Blocks fall down, and where a column is empty, those to its right move left.")
               : RulesText::tr("Blocks fall down, then every row is drawn left until it has no "
                               "gap.");
}

QString titleOfRefill(bool isRefilled) {
    return isRefilled ? RulesText::tr("New columns come in") : RulesText::tr("Stay empty");
}

QString explanationOfRefill(bool isRefilled) {
    return isRefilled
               ? RulesText::tr("Random columns come in at the right until none fits. The game ends "
                               "where no group is left, or after %Ln moves; its end earns and "
                               "costs nothing.",
                               nullptr, samegame::max_moves)
               : RulesText::tr("The board becomes empty, from the right.");
}

QString titleOf(const samegame::Rules& rules) {
    const QString title = rules.gravity == samegame::Gravity::shift
                              ? titleOf(rules.scoring)
                              : RulesText::tr("%1, rows drawn left").arg(titleOf(rules.scoring));
    return rules.refill ? RulesText::tr("%1, refill").arg(title) : title;
}

QString explanationOf(const samegame::Rules& rules) {
    return SharedText::sentences(explanationsOf(rules));
}

QString toolTipOf(const samegame::Rules& rules) {
    return titleOf(rules) + '\n' + explanationsOf(rules).join('\n');
}

QString examplesOf(const samegame::Rules& rules) {
    constexpr int fewer = 10;
    constexpr int more = 20;
    const auto earned = [&rules](int size) {
        return numberText(samegame::move_points(rules, size));
    };
    const int bonus = samegame::end_points(rules, std::array<int, 0>{});
    const int penalty = -samegame::end_points(rules, std::array{fewer});
    QStringList parts;
    if (movesEarn(rules))
        parts << RulesText::tr("%1 blocks earn %2, %3 earn %4")
                     .arg(numberText(fewer), earned(fewer), numberText(more), earned(more));
    if (bonus > 0)
        parts << (movesEarn(rules) ? RulesText::tr("a cleared board %1 more")
                                   : RulesText::tr("a cleared board earns %1"))
                     .arg(numberText(bonus));
    if (penalty > 0)
        parts << RulesText::tr("%1 of one color left cost %2")
                     .arg(numberText(fewer), numberText(penalty));
    const QString examples = SharedText::listOfClauses(parts);
    return rules == samegame::Rules{}
               ? examples
               : RulesText::tr("%1: %2", "rules, examples").arg(titleOf(rules), examples);
}

QString titlesOf(const std::vector<samegame::Rules>& games) {
    QStringList titles;
    for (const samegame::Rules& rules : games)
        if (const QString title = titleOf(rules); !titles.contains(title))
            titles << title;
    return titles == QStringList(titleOf(samegame::Rules{})) ? QString() : titles.join(" / ");
}

bool movesEarn(const samegame::Rules& rules) {
    return samegame::moves_earn(rules);
}

QString finalScoreText(const samegame::Rules& rules, int score) {
    if (movesEarn(rules))
        return numberText(score);
    if (score > 0)
        return RulesText::tr("board cleared");
    return score == -1 ? RulesText::tr("1 block left")
                       : RulesText::tr("%Ln blocks left", nullptr, -score);
}
