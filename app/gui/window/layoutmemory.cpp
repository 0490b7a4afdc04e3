#include "app/gui/window/layoutmemory.h"

#include <QSettings>

#include <algorithm>
#include <array>

namespace {

constexpr std::array names{"play", "analyze", "research"}; // by LayoutKind
constexpr int versionWithoutLayouts = 2;

QString key(int layout, const char* what) {
    return QStringLiteral("layouts/%1/%2").arg(names[static_cast<std::size_t>(layout)], what);
}

WindowShape shapeOf(int number) {
    return static_cast<WindowShape>(std::clamp(number, 0, static_cast<int>(WindowShape::Slim)));
}

std::optional<LayoutKind> kindOf(const QString& name) {
    const auto found = std::ranges::find(names, name);
    if (found == names.end())
        return std::nullopt;
    return static_cast<LayoutKind>(found - names.begin());
}

LayoutState stateWithoutLayouts(const QSettings& settings) {
    LayoutState state;
    state.docks = settings.value("window/state").toByteArray();
    state.version = versionWithoutLayouts;
    state.isAutomatic = settings.value("window/automatic", true).toBool();
    state.showsReplayBar = settings.value("window/replayBar", true).toBool();
    return state;
}

} // namespace

LayoutMemory LayoutMemory::load() {
    const QSettings settings;
    LayoutMemory memory;
    const bool isOlder = !settings.contains("layouts/present") && settings.contains("window/state");
    if (isOlder) {
        memory.present = LayoutKind::Research;
        memory.states[LayoutKind::Research] = stateWithoutLayouts(settings);
        return memory;
    }
    memory.present =
        kindOf(settings.value("layouts/present").toString()).value_or(LayoutKind::Play);
    if (settings.value("layouts/version").toInt() != version)
        return memory;
    for (int layout = 0; layout < layoutCount; ++layout) {
        LayoutState state;
        state.docks = settings.value(key(layout, "docks")).toByteArray();
        state.version = version;
        state.shape = shapeOf(settings.value(key(layout, "shape")).toInt());
        state.window = settings.value(key(layout, "window")).toSize();
        state.isAutomatic = settings.value(key(layout, "automatic"), true).toBool();
        state.showsReplayBar = settings.value(key(layout, "replayBar")).toBool();
        if (!state.docks.isEmpty())
            memory.states[static_cast<LayoutKind>(layout)] = state;
    }
    return memory;
}

void LayoutMemory::save() const {
    QSettings settings;
    for (const char* old : {"window/state", "window/automatic", "window/replayBar"})
        settings.remove(old);
    settings.setValue("layouts/version", version);
    settings.setValue("layouts/present", names[static_cast<std::size_t>(present)]);
    for (auto state = states.begin(); state != states.end(); ++state) {
        const int layout = static_cast<int>(state.key());
        settings.setValue(key(layout, "docks"), state->docks);
        settings.setValue(key(layout, "shape"), static_cast<int>(state->shape));
        settings.setValue(key(layout, "window"), state->window);
        settings.setValue(key(layout, "automatic"), state->isAutomatic);
        settings.setValue(key(layout, "replayBar"), state->showsReplayBar);
    }
}
