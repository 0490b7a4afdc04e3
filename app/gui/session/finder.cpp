#include "app/gui/session/finder.h"

#include <QCoreApplication>

#include "app/gui/basics/enginetexts.h"

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
    return foundByText(finder.solver);
}
