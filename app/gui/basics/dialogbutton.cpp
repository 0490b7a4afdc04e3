#include "app/gui/basics/dialogbutton.h"

#include <QPushButton>

QPushButton* makeDialogButton(const char* objectName, const QString& text, const QString& help) {
    auto* button = new QPushButton(text);
    button->setObjectName(objectName);
    button->setToolTip(help);
    button->setAutoDefault(false);
    return button;
}
