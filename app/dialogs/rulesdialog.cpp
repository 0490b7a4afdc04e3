#include "app/dialogs/rulesdialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/forms/rulesform.h"

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

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_form);
    layout->addWidget(note);
    layout->addStretch(1);
    layout->addWidget(buttons);
}

samegame::Rules RulesDialog::rules() const {
    return m_form->rules();
}

void RulesDialog::accept() {
    RulesForm::remember(rules());
    QDialog::accept();
}
