#include "app/analysis/finder.h"

#include <QCoreApplication>

#include "app/texts/enginetexts.h"
#include "app/texts/outsidetext.h"
#include "engine/solvers/solver_registry.h"

namespace {

struct FinderTexts {
    Q_DECLARE_TR_FUNCTIONS(Finder)
};

} // namespace

Finder Finder::of(const std::optional<samegame::RecordSource>& source) {
    return source ? Finder{Kind::Solver, source->solver} : Finder();
}

QString textOf(const Finder& finder) {
    if (finder.kind == Finder::Kind::Person)
        return FinderTexts::tr("Played by hand");
    if (finder.kind == Finder::Kind::EarlierSession)
        return FinderTexts::tr("Found in an earlier session");
    const auto* solver = samegame::find_solver(finder.solver);
    const QString name = solver ? engineText(solver->title) : QString::fromStdString(finder.solver);
    return FinderTexts::tr("Found by %1").arg(shortName(name));
}
