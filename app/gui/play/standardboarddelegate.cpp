#include "app/gui/play/standardboarddelegate.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

#include "app/gui/play/boardpicture.h"
#include "app/gui/play/standardboardsmodel.h"

namespace {

constexpr int padding = 6;   // logical pixels around picture and texts
constexpr int textLines = 3; // number, own best, solver's best

/// Eight lines of text high, so that it grows with the font.
int pictureSide(const QFontMetrics& metrics) {
    return 8 * metrics.lineSpacing();
}

} // namespace

StandardBoardDelegate::StandardBoardDelegate(const StandardBoardsModel* model,
                                             const PictureTheme* theme, QObject* parent)
    : QStyledItemDelegate(parent), m_model(model), m_theme(theme) {}

void StandardBoardDelegate::forgetPictures() {
    m_pictures.clear();
}

QSize StandardBoardDelegate::sizeHint(const QStyleOptionViewItem& option,
                                      const QModelIndex& /*index*/) const {
    const QFontMetrics& metrics = option.fontMetrics;
    const int side = pictureSide(metrics);
    int width = side;
    for (int row = 0; row < m_model->rowCount(); ++row)
        for (const QString& text : {m_model->ownText(row), m_model->solverText(row)})
            width = std::max(width, metrics.horizontalAdvance(text));
    return {width + 2 * padding, side + textLines * metrics.lineSpacing() + 3 * padding};
}

void StandardBoardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.text.clear();
    item.showDecorationSelected = true;
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    painter->save();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    const int side = pictureSide(item.fontMetrics);
    painter->drawPixmap(item.rect.left() + (item.rect.width() - side) / 2,
                        item.rect.top() + padding, picture(index.row(), item));
    paintTexts(painter, item, index.row());
    painter->restore();
}

void StandardBoardDelegate::paintTexts(QPainter* painter, const QStyleOptionViewItem& option,
                                       int row) const {
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const auto color = [&](QPalette::ColorRole role) {
        const bool isActive = option.state.testFlag(QStyle::State_Active);
        return option.palette.color(isActive ? QPalette::Active : QPalette::Inactive,
                                    isSelected ? QPalette::HighlightedText : role);
    };
    const int height = option.fontMetrics.lineSpacing();
    QRect line(option.rect.left(),
               option.rect.top() + 2 * padding + pictureSide(option.fontMetrics),
               option.rect.width(), height);
    QFont bold = option.font;
    bold.setBold(true);
    painter->setFont(bold);
    painter->setPen(color(QPalette::Text));
    painter->drawText(line, Qt::AlignCenter, QString::number(row + 1));
    painter->setFont(option.font);
    if (!m_model->isPlayed(row))
        painter->setPen(color(QPalette::PlaceholderText));
    for (const QString& text : {m_model->ownText(row), m_model->solverText(row)}) {
        line.translate(0, height);
        painter->drawText(line, Qt::AlignCenter, text);
    }
}

const QPixmap& StandardBoardDelegate::picture(int row, const QStyleOptionViewItem& option) const {
    QPixmap& picture = m_pictures[row];
    const qreal ratio = option.widget ? option.widget->devicePixelRatioF() : 1;
    const int side = pictureSide(option.fontMetrics);
    if (picture.isNull() || picture.devicePixelRatio() != ratio)
        picture =
            boardPicture(StandardBoardsModel::board(row), {side, side}, ratio, m_theme->theme());
    return picture;
}
