#include "app/gui/panels/candidatedelegate.h"

#include <QPainter>

#include "app/gui/panels/candidatemodel.h"

namespace {

constexpr int barHeight = 2;           // pixels
constexpr double uncertainInk = 0.55;  // share of the text color
constexpr double pointedInk = 0.25;    // share of the highlight color
constexpr double uncertainBlend = 0.4; // share of a bar's color

QColor faint(QColor color, double share) {
    color.setAlphaF(static_cast<float>(share));
    return color;
}

} // namespace

void CandidateDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const {
    NumberCells::paint(painter, option, index);
    const QColor highlight = option.palette.color(QPalette::Highlight);
    const QRect& cell = option.rect;
    if (index.data(CandidateModel::PointedRole).toBool()) {
        painter->fillRect(cell.left(), cell.top(), cell.width(), 1, highlight);
        painter->fillRect(cell.left(), cell.bottom(), cell.width(), 1, highlight);
    }
    if (index.column() != CandidateModel::Share)
        return;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QColor ink = isSelected ? option.palette.color(QPalette::HighlightedText) : highlight;
    const bool isUncertain = index.data(CandidateModel::UncertainRole).toBool();
    const int full = cell.width() - 2;
    const int length = qRound(full * index.data(CandidateModel::ShareRole).toDouble());
    painter->fillRect(cell.left() + 1, cell.bottom() + 1 - barHeight, length, barHeight,
                      isUncertain ? faint(ink, uncertainBlend) : ink);
}

void CandidateDelegate::initStyleOption(QStyleOptionViewItem* option,
                                        const QModelIndex& index) const {
    NumberCells::initStyleOption(option, index);
    if (index.data(CandidateModel::PointedRole).toBool())
        option->backgroundBrush = faint(option->palette.color(QPalette::Highlight), pointedInk);
    if (!index.data(CandidateModel::UncertainRole).toBool())
        return;
    option->font.setItalic(true);
    for (const auto role : {QPalette::Text, QPalette::HighlightedText})
        option->palette.setColor(role, faint(option->palette.color(role), uncertainInk));
}
