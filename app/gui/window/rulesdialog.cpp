#include "app/gui/window/rulesdialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/rulesform.h"

RulesDialog::RulesDialog(const samegame::Rules& rules, QWidget* parent)
    : QDialog(parent), m_form(new RulesForm) {
    setObjectName("rulesDialog");
    setWindowTitle(tr("Rules"));
    m_form->setRules(rules);
    auto* note = new QLabel(tr("Other rules start this board anew. Undo brings back the game as it "
                               "is now."));
    note->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QPushButton* play = buttons->button(QDialogButtonBox::Ok);
    play->setObjectName("playUnderRules");
    play->setText(tr("Play"));
    play->setEnabled(false); // nothing to do under the same rules
    connect(m_form, &RulesForm::rulesChanged, this,
            [this, play, rules](const samegame::Rules& chosen) {
                play->setEnabled(!(chosen == rules) && !m_form->error());
            });
    connect(buttons, &QDialogButtonBox::accepted, this, &RulesDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* page = new QWidget;
    auto* parts = new QVBoxLayout(page);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->addWidget(m_form);
    parts->addWidget(note);
    parts->addStretch(1);
    auto* scroll = new PanelScroll(page);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(scroll, 1);
    layout->addWidget(buttons);
    // Each explanation has two lines then.
    fitScreen(this, scroll, 80 * fontMetrics().horizontalAdvance('0'));
}

samegame::Rules RulesDialog::rules() const {
    return m_form->rules();
}

void RulesDialog::accept() {
    RulesForm::remember(rules());
    QDialog::accept();
}
