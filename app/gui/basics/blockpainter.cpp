#include "app/gui/basics/blockpainter.h"

#include "app/gui/basics/stamppainters.h"
#include "app/gui/basics/tilepainter.h"

std::unique_ptr<BlockPainter> makeBlockPainter(const BoardTheme& theme,
                                               const BoardGeometry& geometry) {
    switch (theme.set) {
    case BlockSet::Balls:
        return std::make_unique<BallPainter>(theme, geometry);
    case BlockSet::Shapes:
        return std::make_unique<ShapePainter>(theme, geometry);
    case BlockSet::Tiles:
        break;
    }
    return std::make_unique<TilePainter>(theme, geometry);
}

QPixmap blockPicture(const BoardTheme& theme, samegame::Color color, int size, qreal pixelRatio) {
    BoardTheme strong = theme;
    strong.showsGlyphs = true;
    strong.glyphStrength = 2;
    const BoardGeometry geometry = BoardGeometry::ofOneCell(size, pixelRatio);
    QPixmap picture(geometry.cellSize(), geometry.cellSize());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    makeBlockPainter(strong, geometry)->paint(painter, {{{0, 0}, color}});
    painter.end();
    picture.setDevicePixelRatio(pixelRatio);
    return picture;
}
