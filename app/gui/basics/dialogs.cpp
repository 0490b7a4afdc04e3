#include "app/gui/basics/dialogs.h"

#include <QDialog>
#include <QLayout>
#include <QPushButton>
#include <QScreen>

#include <algorithm>

#include "app/gui/basics/panelscroll.h"

namespace {

QSize roomFor(const QDialog* dialog) {
    const QWidget* place = dialog->parentWidget() ? dialog->parentWidget() : dialog;
    return place->screen()->availableSize() - windowFrame;
}

} // namespace

void fitScreen(QDialog* dialog, QSize wanted) {
    dialog->resize(wanted.boundedTo(roomFor(dialog)));
}

void fitScreen(QDialog* dialog) {
    fitScreen(dialog, dialog->layout()->totalSizeHint());
}

void fitScreen(QDialog* dialog, const PanelScroll* page, int width) {
    const QMargins margins = dialog->layout()->contentsMargins();
    const int others = dialog->layout()->totalSizeHint().height() - page->sizeHint().height();
    const int fitting = std::min(width, roomFor(dialog).width());
    const int pageWidth = fitting - margins.left() - margins.right();
    fitScreen(dialog, {fitting, others + page->neededHeight(pageWidth)});
}

void openOnce(QDialog* dialog) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

QPushButton* makeDialogButton(const char* objectName, const QString& text, const QString& help) {
    auto* button = new QPushButton(text);
    button->setObjectName(objectName);
    button->setToolTip(help);
    button->setAutoDefault(false);
    return button;
}
