#include "app/gui/window/coloricons.h"

#include "app/gui/basics/boardpainter.h"

namespace {

constexpr int size = 16; // pixels, as tables show icons

} // namespace

QList<QIcon> colorIcons(const BoardTheme& theme, qreal pixelRatio) {
    QList<QIcon> icons;
    for (int number = 1; number <= samegame::max_colors; ++number) {
        const QPixmap picture =
            blockPicture(theme, static_cast<samegame::Color>(number), size, pixelRatio);
        QIcon icon(picture);
        icon.addPixmap(picture, QIcon::Selected); // a selected row must not tint it
        icons << icon;
    }
    return icons;
}
