#include "app/gui/research/experimenttexts.h"

#include <QCoreApplication>
#include <QLocale>

#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/sharedtexts.h"

namespace {

struct ExperimentText {
    Q_DECLARE_TR_FUNCTIONS(ExperimentText)
};

QString shareNumber(double share) {
    return QLocale().toString(share, 'g', QLocale::FloatingPointShortest);
}

QString boardName(const std::string& name) {
    return shortName(QString::fromStdString(name));
}

/// How many boards, unless there is one, and which.
QStringList boardParts(const samegame::Experiment& experiment) {
    const auto count = static_cast<int>(experiment.boards.size());
    const auto whole = static_cast<int>(experiment.whole_boards);
    const QString first = boardName(experiment.boards.front().name);
    QStringList parts;
    if (whole > count)
        parts << ExperimentText::tr("%1 of %Ln boards", nullptr, whole).arg(numberText(count));
    else if (count > 1)
        parts << ExperimentText::tr("%Ln boards", nullptr, count);
    if (count == 1)
        return parts << first;
    return parts << ExperimentText::tr("%1 to %2", "the first and the last board")
                        .arg(first, boardName(experiment.boards.back().name));
}

QString runsPart(const samegame::Experiment& experiment) {
    if (experiment.whole_runs > experiment.runs)
        return ExperimentText::tr("%1 of %Ln runs per board", nullptr, experiment.whole_runs)
            .arg(numberText(experiment.runs));
    return ExperimentText::tr("%Ln runs per board", nullptr, experiment.runs);
}

/// Empty if the tool tips of the columns say it.
QString noteText(const samegame::pictures::ExperimentNote& note) {
    using Kind = samegame::pictures::ExperimentNote::Kind;
    const QString subject = QString::fromStdString(note.subject);
    switch (note.kind) {
    case Kind::one_board:
        return ExperimentText::tr("One board says nothing about boards like it.");
    case Kind::one_run:
        return ExperimentText::tr(
            "One run on each board says nothing about further runs on these boards.");
    case Kind::base:
        return ExperimentText::tr("Differences are to %1.").arg(shortName(subject));
    case Kind::without_game:
        return ExperimentText::tr("Searches of %1 without a game, which count as 0 points: %2 of "
                                  "%3.")
            .arg(shortName(subject), numberText(static_cast<int>(note.count)),
                 numberText(static_cast<int>(note.trials)));
    case Kind::whole_budget:
        return ExperimentText::tr("Published results used the whole budget.");
    case Kind::source:
        return ExperimentText::tr("Published: %1.", "where").arg(subject);
    case Kind::experiment:
    case Kind::system:
        return subject;
    case Kind::like_these:
    case Kind::these:
    case Kind::bases:
    case Kind::depths:
        break;
    }
    return {};
}

} // namespace

QString titleOf(const samegame::Experiment& experiment) {
    const QString title = QString::fromStdString(experiment.title);
    return experiment.scale < 1 ? ExperimentText::tr("%1 (scale %2)", "an experiment")
                                      .arg(title, shareNumber(experiment.scale))
                                : title;
}

QString extentOf(const samegame::pictures::ExperimentReport& report) {
    const samegame::Experiment& experiment = report.experiment;
    QStringList parts = boardParts(experiment);
    parts << runsPart(experiment);
    if (experiment.budget_share < 1)
        parts << ExperimentText::tr("budgets times %1").arg(shareNumber(experiment.budget_share));
    parts << SharedText::seed(QString::number(experiment.seed))
          << ExperimentText::tr("%1 of %Ln trials", nullptr, static_cast<int>(report.total))
                 .arg(numberText(static_cast<int>(report.done)));
    return SharedText::listOfClauses(parts);
}

QStringList notesOf(const samegame::pictures::ExperimentReport& report) {
    QStringList texts;
    for (const auto& note : samegame::pictures::experiment_notes(report))
        if (const QString text = noteText(note); !text.isEmpty())
            texts << text;
    return texts;
}
