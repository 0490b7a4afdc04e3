#include "app/gui/window/palettetitles.h"

#include <QCoreApplication>

namespace {

/// In the order of the enumerators.
constexpr std::array titles{
    QT_TRANSLATE_NOOP("PaletteTitles", "Standard"),
    QT_TRANSLATE_NOOP("PaletteTitles", "Soft"),
    QT_TRANSLATE_NOOP("PaletteTitles", "Vivid"),
    QT_TRANSLATE_NOOP("PaletteTitles", "High contrast"),
    QT_TRANSLATE_NOOP("PaletteTitles", "Own colors"),
};

} // namespace

QString titleOf(PaletteChoice choice) {
    return QCoreApplication::translate("PaletteTitles", titles[static_cast<std::size_t>(choice)]);
}
