#pragma once

#include <QDialog>
#include <QTabWidget>

/// Calls visit(page) with each page of a dialog in front, or once with 0 if it has no pages.
template <class Visit>
void onEachPage(const QDialog* dialog, const Visit& visit) {
    auto* pages = dialog->findChild<QTabWidget*>();
    for (int page = 0; page < (pages ? pages->count() : 1); ++page) {
        if (pages)
            pages->setCurrentIndex(page);
        visit(page);
    }
}
