#include "app/gui/basics/optionbutton.h"

#include <QDialogButtonBox>
#include <QScrollArea>
#include <QStyle>
#include <QStyleOptionButton>
#include <QVBoxLayout>

#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/optionform.h"
#include "app/gui/basics/outsidetext.h"

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

OptionButton::OptionButton(QWidget* parent) : QPushButton(parent) {
    setAccessibleName(tr("Options"));
    // However many options differ, the button has the width that its row leaves.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setMinimumWidth(fontMetrics().horizontalAdvance('0') * 16);
    connect(this, &QPushButton::clicked, this, &OptionButton::edit);
    showOptions();
}

void OptionButton::setOptions(const QString& options) {
    if (options == m_options)
        return;
    m_options = options;
    showOptions();
    emit optionsChanged();
}

void OptionButton::setSolver(const samegame::SolverEntry* solver) {
    if (solver == m_solver)
        return;
    m_kept[m_solver] = m_options;
    m_solver = solver;
    setOptions(m_kept[solver]);
}

void OptionButton::resizeEvent(QResizeEvent* event) {
    QPushButton::resizeEvent(event);
    showOptions();
}

void OptionButton::edit() {
    // Options that the solver does not know, from settings, give way to its defaults.
    const auto known = parseOptionsText(*m_solver, m_options);
    auto* dialog = new OptionDialog(
        *m_solver, known ? *known : samegame::default_options(m_solver->options), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { setOptions(optionsText(*m_solver, dialog->values())); });
    dialog->open();
}

/// The options as people read them; as they were written, if the solver does not know them.
QString OptionButton::shownText() const {
    if (m_solver == nullptr)
        return m_options;
    const auto known = parseOptionsText(*m_solver, m_options);
    return known ? shownOptionsText(*m_solver, *known) : m_options;
}

/// As much as there is room for; all of it is the tooltip, and is told to who hears the window.
void OptionButton::showOptions() {
    const QString options = shownText();
    const QString shown = options.isEmpty() ? tr("default options") : options;
    QStyleOptionButton option;
    initStyleOption(&option);
    const int room = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this).width();
    setText(fittedText(fontMetrics(), shown, room));
    setAccessibleDescription(shown);
    setToolTip(options.isEmpty() ? tr("Changes the options of this solver")
                                 : plainToolTip(options));
}
