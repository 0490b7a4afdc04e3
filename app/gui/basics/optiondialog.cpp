#include "app/gui/basics/optiondialog.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/optionform.h"
#include "app/gui/basics/screenfit.h"

OptionDialog::OptionDialog(const samegame::SolverEntry& solver,
                           const samegame::OptionValues& values, QWidget* parent)
    : QDialog(parent), m_form(new OptionForm) {
    setObjectName("optionDialog");
    setWindowTitle(tr("Options of %1").arg(engineText(solver.title)));
    m_form->setOptions(solver.options, values);

    auto* scrollArea = new QScrollArea; // some solvers have twenty options
    scrollArea->setWidget(m_form);
    scrollArea->setWidgetResizable(true);
    scrollArea->setFrameShape(QFrame::NoFrame);
    scrollArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* defaultsButton = new QPushButton;
    m_form->setDefaultsButton(defaultsButton);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->addButton(defaultsButton, QDialogButtonBox::ResetRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(scrollArea);
    layout->addWidget(buttons);
    // Wide enough for the title, and for sentences that are read in two or three lines.
    fitScreen(this, {60 * fontMetrics().horizontalAdvance('0'), sizeHint().height()});
}

samegame::OptionValues OptionDialog::values() const {
    return m_form->values();
}
