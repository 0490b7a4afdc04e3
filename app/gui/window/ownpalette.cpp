#include "app/gui/window/ownpalette.h"

#include <QColorDialog>
#include <QEvent>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include "app/gui/basics/boardpainter.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/window/palettetitles.h"

OwnPalette::OwnPalette(QWidget* parent) : QWidget(parent), m_start(new QPushButton) {
    auto* layout = new FlowLayout(this);
    layout->setSpacing(spacing::tight);
    for (int color = 1; color <= samegame::max_colors; ++color)
        addButton(static_cast<samegame::Color>(color));
    addStart();
    layout->addWidget(m_start);
}

void OwnPalette::setLook(const BlockLook& look, bool canEdit) {
    m_look = look;
    for (QToolButton* button : m_buttons)
        button->setEnabled(canEdit);
    m_start->setEnabled(canEdit);
    showColors();
}

void OwnPalette::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showColors();
}

void OwnPalette::addButton(samegame::Color color) {
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("color%1").arg(color));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, [this, color] { edit(color); });
    layout()->addWidget(button);
    m_buttons[static_cast<std::size_t>(color - 1)] = button;
}

void OwnPalette::addStart() {
    m_start->setObjectName("startPalette");
    m_start->setText(tr("Start &from"));
    m_start->setToolTip(tr("Replaces the colors by those of a palette of the program"));
    m_start->setAutoDefault(false);
    auto* menu = new QMenu(m_start);
    for (const PaletteChoice choice : palettesOfTheProgram)
        menu->addAction(titleOf(choice), this, [this, choice] { startFrom(colorsOf(choice)); });
    m_start->setMenu(menu);
}

void OwnPalette::edit(samegame::Color color) {
    const QColor before = m_look.colors[static_cast<std::size_t>(color - 1)];
    auto* dialog = new QColorDialog(before, this);
    dialog->setObjectName("colorDialog");
    dialog->setWindowTitle(tr("Color %1").arg(color));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QColorDialog::currentColorChanged, this,
            [this, color](const QColor& tried) { tryColor(color, tried); });
    connect(dialog, &QDialog::rejected, this, [this, color, before] { tryColor(color, before); });
    connect(dialog, &QColorDialog::colorSelected, this, [this, color](const QColor& chosen) {
        tryColor(color, chosen);
        emit colorsChanged();
    });
    dialog->open();
}

void OwnPalette::tryColor(samegame::Color color, const QColor& tried) {
    if (!tried.isValid())
        return;
    m_look.colors[static_cast<std::size_t>(color - 1)] = QColor(tried.rgb());
    showColors();
    emit colorsTried();
}

void OwnPalette::startFrom(const BlockColors& colors) {
    m_look.colors = colors;
    showColors();
    emit colorsChanged();
}

void OwnPalette::showColors() {
    const BoardTheme theme(palette(), m_look);
    const QStringList names = colorNames(m_look.colors);
    const int size = fontMetrics().height() * 3 / 2;
    for (int color = 1; color <= samegame::max_colors; ++color) {
        QToolButton* button = m_buttons[static_cast<std::size_t>(color - 1)];
        const QPixmap picture =
            blockPicture(theme, static_cast<samegame::Color>(color), size, devicePixelRatioF());
        QIcon icon(picture);
        icon.addPixmap(picture, QIcon::Disabled); // a palette that cannot be edited is still seen
        button->setIcon(icon);
        button->setIconSize({size, size});
        const QString name = tr("Color %1: %2").arg(color).arg(names[color - 1]);
        button->setAccessibleName(name);
        button->setToolTip(name);
    }
}
