#include "tests/gui/tour.h"
#include "tests/gui/windowdialogs.h"

using namespace samegame;

namespace {

/// The window as it stands, each layout, each menu.
void playWindow(Tour& tour) {
    tour.start();
    QVERIFY(tour.window()->openBoard("standard:2"));
    tour.shot("docks");
    tour.shotMenus();
}
const SceneEntry windowScene("window", playWindow);

/// Each dialog that an action opens, as it opens.
void playDialogs(Tour& tour) {
    tour.start();
    QVERIFY(tour.window()->openBoard("standard:2"));
    for (const auto& [action, dialog] : windowDialogs) {
        tour.open(action, dialog);
        tour.shot(dialog);
    }
}
const SceneEntry dialogsScene("dialogs", playDialogs);

} // namespace
