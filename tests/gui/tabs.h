#pragma once

#include <QString>
#include <QtGlobal>

/// Shows the page of a title, among the tabs of a QTabWidget or a QTabBar.
template <class Tabs>
void showTab(Tabs* tabs, const QString& title) {
    for (int index = 0; index < tabs->count(); ++index)
        if (tabs->tabText(index).remove('&') == title)
            return tabs->setCurrentIndex(index);
    qFatal("no tab %s", qPrintable(title));
}
