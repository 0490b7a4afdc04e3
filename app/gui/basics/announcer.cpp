#include "app/gui/basics/announcer.h"

#include <QAccessible>
#include <QWidget>

Announcer* Announcer::instance() {
    static Announcer announcer;
    return &announcer;
}

void Announcer::announce(QWidget* widget) {
    QAccessibleEvent alert(widget, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    emit announced(widget);
}
