#include "app/gui/play/brushpalette.h"

#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>
#include <QPainter>
#include <QToolButton>

#include <array>

#include "app/gui/play/boardpicture.h"

namespace {

constexpr int buttonsPerRow = 5;

/// A block of the color, or the ground alone.
QPixmap pictureOf(samegame::Color color, int side, qreal ratio, const BoardTheme& theme) {
    const std::array cells{color};
    return boardPicture(samegame::Board(1, 1, samegame::max_colors, cells), {side, side}, ratio,
                        theme);
}

/// The same in a frame: the one chosen.
QPixmap framed(QPixmap picture, const QColor& color) {
    const double width = picture.width() / picture.devicePixelRatio() / 10;
    const QRectF rect(QPointF(), picture.deviceIndependentSize());
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, width));
    painter.drawRoundedRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2), width,
                            width);
    painter.end();
    return picture;
}

} // namespace

BrushPalette::BrushPalette(QWidget* parent)
    : QWidget(parent), m_theme(new PictureTheme(this)), m_buttons(new QButtonGroup(this)) {
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    for (int i = 0; i <= samegame::max_colors; ++i) {
        const int color = (i + 1) % (samegame::max_colors + 1); // the empty one comes last
        auto* button = new QToolButton;
        button->setObjectName(QStringLiteral("brush%1").arg(color));
        button->setCheckable(true);
        const QString name =
            color == 0 ? tr("empty") : colorName(static_cast<samegame::Color>(color));
        button->setText(QString::number(color));
        button->setAccessibleName(name);
        button->setToolTip(tr("%1 (key %2)").arg(name).arg(color));
        m_buttons->addButton(button, color);
        layout->addWidget(button, i / buttonsPerRow, i % buttonsPerRow);
    }
    layout->setColumnStretch(buttonsPerRow, 1);
    paintIcons();
    setObjectName("brushes");
    setColor(1);
    connect(m_theme, &PictureTheme::changed, this, &BrushPalette::paintIcons);
    connect(m_buttons, &QButtonGroup::idClicked, this,
            [this](int color) { emit colorChosen(static_cast<samegame::Color>(color)); });
}

samegame::Color BrushPalette::color() const {
    return static_cast<samegame::Color>(m_buttons->checkedId());
}

void BrushPalette::setColor(samegame::Color color) {
    m_buttons->button(color)->setChecked(true);
}

void BrushPalette::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        paintIcons();
    QWidget::changeEvent(event);
}

void BrushPalette::paintIcons() {
    const int side = 5 * fontMetrics().height() / 2;
    for (QAbstractButton* button : m_buttons->buttons()) {
        const auto color = static_cast<samegame::Color>(m_buttons->id(button));
        const QPixmap picture = pictureOf(color, side, devicePixelRatioF(), m_theme->theme());
        QIcon icon(picture);
        icon.addPixmap(framed(picture, palette().color(QPalette::Highlight)), QIcon::Normal,
                       QIcon::On);
        button->setIcon(icon);
        button->setIconSize({side, side});
    }
}
