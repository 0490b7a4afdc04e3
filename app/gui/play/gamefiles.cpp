#include "app/gui/play/gamefiles.h"

#include <QCoreApplication>
#include <QFileDialog>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/keptfiles.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/session/dailyrecord.h"

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("GameFiles", text);
}

QString solutionFilter() {
    return translated(QT_TRANSLATE_NOOP("GameFiles", "Saved games (*.samegame)"));
}

QString boardTextFilter() {
    return translated(
        QT_TRANSLATE_NOOP("GameFiles", "Board text of the position on the board (*.txt)"));
}

void askPath(QFileDialog* dialog, const std::function<void(const QString&)>& use) {
    dialog->setObjectName("fileDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog, use);
    dialog->open();
}

void askSavePath(QWidget* parent, const QString& suggestion, const QStringList& filters,
                 const std::function<void(const QString&)>& use) {
    auto* dialog = new QFileDialog(parent);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(filters);
    dialog->setDefaultSuffix("samegame");
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter == boardTextFilter() ? "txt" : "samegame");
    });
    dialog->selectFile(suggestion);
    askPath(dialog, use);
}

} // namespace

void askOpenPath(QWidget* parent, const std::function<void(const QString&)>& use) {
    auto* dialog = new QFileDialog(parent);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(
        {translated(QT_TRANSLATE_NOOP("GameFiles", "Games and boards (*.samegame *.txt)")),
         translated(QT_TRANSLATE_NOOP("GameFiles", "Trials (*.jsonl *.json)")),
         translated(QT_TRANSLATE_NOOP("GameFiles", "All files (*)"))});
    askPath(dialog, use);
}

void askSaveGamePath(QWidget* parent, const QString& suggestion,
                     const std::function<void(const QString&)>& use) {
    askSavePath(parent, suggestion, {solutionFilter(), boardTextFilter()}, use);
}

void askSavePagePath(QWidget* parent, const QString& suggestion,
                     const std::function<void(const QString&)>& use) {
    auto* dialog = new QFileDialog(parent);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(translated(QT_TRANSLATE_NOOP("GameFiles", "Web pages (*.html)")));
    dialog->setDefaultSuffix("html");
    dialog->selectFile(suggestion);
    askPath(dialog, use);
}

void askSaveLinePath(QWidget* parent, const QString& suggestion,
                     const std::function<void(const QString&)>& use) {
    askSavePath(parent, suggestion, {solutionFilter()}, use);
}

void askExportPath(QWidget* parent, const QString& suggestion, const QString& filter,
                   const QString& suffix, const std::function<void(const QString&)>& use) {
    auto* dialog = new QFileDialog(parent);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({filter});
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(suggestion);
    askPath(dialog, use);
}

QString suggestedFileName(const QString& name, const QString& suffix) {
    QString board = name.startsWith("./") ? name.mid(2) : name; // see titleOfFile
    if (const QString kept = nameOfTitle(name); dayOfName(kept))
        board = QString(kept).replace(':', '-'); // sorts by its date
    return board.section('.', 0, 0).replace(' ', '-').replace('/', '-') + '.' + suffix;
}

QString writeFile(const QString& path, const std::string& content) {
    const QString reason = writeWhole(path, QByteArray::fromStdString(content));
    if (reason.isEmpty())
        return {};
    return translated(QT_TRANSLATE_NOOP("GameFiles", "%1 could not be written: %2."))
        .arg(shortFileName(path), reason);
}
