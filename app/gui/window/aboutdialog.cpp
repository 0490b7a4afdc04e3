#include "app/gui/window/aboutdialog.h"

#include <QCoreApplication>
#include <QMessageBox>

void showAbout(QWidget* parent) {
    const auto translated = [](const char* text) {
        return QCoreApplication::translate("AboutDialog", text);
    };
    auto* box = new QMessageBox(parent);
    box->setObjectName("aboutDialog");
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(translated(QT_TRANSLATE_NOOP("AboutDialog", "About SameGame")));
    box->setIconPixmap(parent->windowIcon().pixmap(64));
    box->setText("<h3>SameGame " + QCoreApplication::applicationVersion() + "</h3>");
    box->setInformativeText(translated(QT_TRANSLATE_NOOP(
        "AboutDialog",
        "<p>Play SameGame, get hints from Monte-Carlo solvers, replay the best lines and compare "
        "playout policies.</p><p>Free software under the GNU General Public License, version 3 or "
        "later. It comes without any warranty.</p>")));
    box->open();
}
