#include "app/gui/window/blockpreview.h"

#include <QPainter>

#include <array>
#include <string_view>

#include "app/gui/basics/boardpainter.h"

namespace {

/// From the top; digits are colors.
constexpr std::array<std::string_view, 6> rows{
    "1......6..", "112..766..", "1223.7799.", "4233557998", "4443551188", "6447552231",
};
constexpr int columns = static_cast<int>(rows[0].size());

std::vector<Block> blocksOfPreview() {
    std::vector<Block> blocks;
    for (std::size_t fromTop = 0; fromTop < rows.size(); ++fromTop) {
        for (std::size_t column = 0; column < rows[fromTop].size(); ++column) {
            const char digit = rows[fromTop][column];
            if (digit != '.')
                blocks.push_back({{static_cast<std::uint8_t>(column),
                                   static_cast<std::uint8_t>(rows.size() - 1 - fromTop)},
                                  static_cast<samegame::Color>(digit - '0')});
        }
    }
    return blocks;
}

} // namespace

BlockPreview::BlockPreview(QWidget* parent) : QWidget(parent) {
    setObjectName("blockPreview");
    setAccessibleName(tr("Preview of the blocks"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void BlockPreview::setLook(const BlockLook& look, bool showsGlyphs) {
    m_look = look;
    m_showsGlyphs = showsGlyphs;
    update();
}

QSize BlockPreview::sizeHint() const {
    const int cell = fontMetrics().height() * 3 / 2;
    return {columns * cell + cell / 2, static_cast<int>(rows.size()) * cell + cell / 2};
}

QSize BlockPreview::minimumSizeHint() const {
    return sizeHint() / 2;
}

void BlockPreview::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardGeometry geometry(size(), devicePixelRatioF(), static_cast<int>(rows.size()),
                                 columns);
    painter.scale(1 / geometry.ratio(), 1 / geometry.ratio());
    BoardTheme theme(palette(), m_look);
    theme.showsGlyphs = m_showsGlyphs;
    const BoardPainter board(theme, geometry);
    board.paintGround(painter);
    board.paintBlocks(painter, blocksOfPreview());
}
