#include "app/gui/basics/findertext.h"

#include <QCoreApplication>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/outsidetext.h"
#include "engine/solvers/solver_registry.h"

QString foundByText(const std::string& solver) {
    const auto* known = samegame::find_solver(solver);
    const QString name = known ? engineText(known->title) : QString::fromStdString(solver);
    return QCoreApplication::translate("Finder", "Found by %1").arg(shortName(name));
}
