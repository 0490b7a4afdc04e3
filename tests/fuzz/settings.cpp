// The settings file with anything in it: a line is "key=value", a value with ", " in it a list, as
// Qt reads it. What is kept is read the same, and what the forms make of it can be used.

#include <QDir>
#include <QSettings>
#include <QTemporaryDir>

#include "app/gui/basics/rulesform.h"
#include "app/gui/play/newgamedialog.h"
#include "app/gui/research/comparisonsetup.h"
#include "app/gui/research/distributionsetup.h"
#include "app/gui/session/assistantsettings.h"
#include "app/gui/session/database.h"
#include "app/gui/session/ownresults.h"
#include "app/gui/session/settings.h"
#include "engine/formats/board_library.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/board_list.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/qtfuzz.h"
#include "tests/gui/testsettings.h"

using namespace samegame;
using samegame::fuzz::require;

namespace {

void fill(const QString& content) {
    QSettings settings;
    settings.clear();
    for (const QString& line : content.split('\n')) {
        const QString key = line.section('=', 0, 0);
        const QString value = line.section('=', 1);
        if (key.isEmpty())
            continue;
        if (value.contains(", "))
            settings.setValue(key, value.split(", "));
        else
            settings.setValue(key, value);
    }
}

void checkProgram() {
    const Settings settings = Settings::load();
    settings.save();
    require(Settings::load() == settings, "settings that are kept are read the same");
    const Rules rules = RulesForm::lastChosen();
    RulesForm::remember(rules);
    require(RulesForm::lastChosen() == rules, "rules that are kept are read the same");
}

void checkAssistant() {
    const AssistantSettings settings = AssistantSettings::load();
    require(settings.solver != nullptr && settings.threads >= 1, "there is a search to begin");
    require(settings.solver->make(settings.options) != nullptr, "the solver can be made");
    settings.save();
    require(AssistantSettings::load() == settings, "a search that is kept is read the same");
    for (const SolverEntry& solver : solver_registry())
        require(keptOptions(solver).size() == solver.options.size(), "options are complete");
}

void checkComparison() {
    const ComparisonSetup comparison;
    if (comparison.error().isEmpty()) {
        const ComparisonPlan plan = comparison.plan({standard_board(1), {}});
        require(!plan.request.entrants.empty() && plan.request.runs >= 1 &&
                    plan.request.threads >= 1 && plan.request.boards.size() <= max_listed_boards,
                "a comparison can be run");
    }
    require(ComparisonSetup().error() == comparison.error(), "a comparison is read as it is kept");
}

void checkDistribution() {
    const DistributionSetup distribution;
    if (distribution.error().isEmpty()) {
        const DistributionPlan plan = distribution.plan(GameDocument());
        require(!plan.job.sources.empty() && plan.job.playouts >= 1, "playouts can be drawn");
    }
    require(DistributionSetup().error() == distribution.error(),
            "a distribution is read as it is kept");
}

/// With results, for they decide which board is proposed.
void checkNewGame() {
    static Database& database = *new Database(":memory:");
    require(database.isOpen(), "there is a database");
    const OwnResults results(&database);
    NewGameDialog dialog(&results);
    dialog.accept();
    require(dialog.game().record.start.board.cell_count() > 0, "a board is proposed");
}

} // namespace

SAMEGAME_FUZZ_TARGET(settings) {
    fuzz::startQt();
    // Every change is written to the disk, and waited for, unless the folder is in memory.
    static const QTemporaryDir folder(QDir("/dev/shm").exists()
                                          ? "/dev/shm/samegame-fuzz-XXXXXX"
                                          : QDir::temp().filePath("samegame-fuzz-XXXXXX"));
    if (QCoreApplication::organizationName() != "samegame")
        keepSettingsIn(folder);
    const auto content = QString::fromUtf8(reinterpret_cast<const char*>(data), qsizetype(size));
    fill(content);
    checkProgram();
    checkAssistant();
    if (content.contains("comparison/")) // forms take their time
        checkComparison();
    if (content.contains("distribution/"))
        checkDistribution();
    if (content.contains("newGame/"))
        checkNewGame();
    return 0;
}
