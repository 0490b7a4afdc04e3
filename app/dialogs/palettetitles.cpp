#include "app/dialogs/palettetitles.h"

#include <QCoreApplication>

QString titleOf(PaletteChoice choice) {
    const auto tr = [](const char* text) {
        return QCoreApplication::translate("PaletteTitles", text);
    };
    switch (choice) {
    case PaletteChoice::Standard:
        return tr(QT_TRANSLATE_NOOP("PaletteTitles", "Standard"));
    case PaletteChoice::Soft:
        return tr(QT_TRANSLATE_NOOP("PaletteTitles", "Soft"));
    case PaletteChoice::Vivid:
        return tr(QT_TRANSLATE_NOOP("PaletteTitles", "Vivid"));
    case PaletteChoice::Contrast:
        return tr(QT_TRANSLATE_NOOP("PaletteTitles", "High contrast"));
    case PaletteChoice::Own:
        return tr(QT_TRANSLATE_NOOP("PaletteTitles", "Own colors"));
    }
    return {};
}
