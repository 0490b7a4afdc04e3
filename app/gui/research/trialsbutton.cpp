#include "app/gui/research/trialsbutton.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

TrialsButton::TrialsButton(QWidget* parent) : QToolButton(parent) {
    setObjectName("comparisonTrials");
    setText(tr("Trials"));
    setToolTip(tr("Keep the runs with their lines in a file, those to come each as it ends, or go "
                  "on with those of a file; samegame-cli compare --resume has the same files"));
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::StrongFocus);
    auto* menu = new QMenu(this);
    m_save = menu->addAction(tr("&Save trials…"), this, &TrialsButton::askSave);
    m_save->setObjectName("comparisonSaveTrials");
    m_open = menu->addAction(tr("&Open trials…"), this, &TrialsButton::askOpen);
    m_open->setObjectName("comparisonOpenTrials");
    setMenu(menu);
}

void TrialsButton::setCanSave(bool canSave) {
    m_save->setEnabled(canSave);
}

void TrialsButton::setCanOpen(bool canOpen) {
    m_open->setEnabled(canOpen);
}

QFileDialog* TrialsButton::makeDialog(const QString& title) {
    auto* dialog = new QFileDialog(window(), title);
    dialog->setObjectName("trialsDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters({tr("Trials (*.jsonl *.json)"), tr("All files (*)")});
    if (!m_suggestion.isEmpty())
        dialog->setDirectory(QFileInfo(m_suggestion).absolutePath());
    return dialog;
}

void TrialsButton::askSave() {
    QFileDialog* dialog = makeDialog(tr("Save trials"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix("jsonl");
    dialog->selectFile(m_suggestion.isEmpty() ? "comparison.jsonl"
                                              : QFileInfo(m_suggestion).fileName());
    connect(dialog, &QFileDialog::fileSelected, this, &TrialsButton::saveRequested);
    dialog->open();
}

void TrialsButton::askOpen() {
    QFileDialog* dialog = makeDialog(tr("Open trials"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &TrialsButton::openRequested);
    dialog->open();
}
