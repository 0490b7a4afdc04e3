#include "app/gui/basics/ownscoringform.h"

#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>

#include "engine/game/own_scoring.h"

OwnScoringForm::OwnScoringForm(QWidget* parent)
    : QWidget(parent),
      m_points(addEdit("ownPoints", "(n-2)^2")),
      m_bonus(addEdit("ownBonus", "1000")),
      m_penalty(addEdit("ownPenalty", "(n-2)^2")),
      m_scoring(scoringOfTexts().value()) {
    setObjectName("ownScoring");
    m_points->setToolTip(tr("What groups of 2, 3, 4, … blocks earn."));
    m_bonus->setToolTip(tr("What a cleared board earns."));
    m_penalty->setToolTip(tr("What 1, 2, 3, … blocks left cost, for each color."));
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Points of a group"), m_points);
    form->addRow(tr("Bo&nus"), m_bonus);
    form->addRow(tr("P&enalty"), m_penalty);
}

void OwnScoringForm::setScoring(const samegame::Scoring& scoring) {
    if (scoring == m_scoring)
        return;
    const samegame::OwnScoringText& text = scoring.own()->text();
    const QSignalBlocker blocker(this);
    m_points->setText(QString::fromStdString(text.points));
    m_bonus->setText(QString::fromStdString(text.bonus));
    m_penalty->setText(QString::fromStdString(text.penalty));
    m_scoring = scoring;
}

void OwnScoringForm::setHelp(const QString& help) {
    m_points->setAccessibleDescription(help);
    m_penalty->setAccessibleDescription(help);
}

std::optional<samegame::Error> OwnScoringForm::error() const {
    const auto scoring = scoringOfTexts();
    return scoring ? std::nullopt : std::optional(scoring.error());
}

QLineEdit* OwnScoringForm::addEdit(const char* objectName, const QString& text) {
    auto* edit = new QLineEdit(text, this);
    edit->setObjectName(objectName);
    connect(edit, &QLineEdit::textChanged, this, [this] {
        if (const auto scoring = scoringOfTexts())
            m_scoring = *scoring;
        emit changed();
    });
    return edit;
}

samegame::Result<samegame::Scoring> OwnScoringForm::scoringOfTexts() const {
    return samegame::parse_own_scoring(samegame::OwnScoringText{m_points->text().toStdString(),
                                                                m_bonus->text().toStdString(),
                                                                m_penalty->text().toStdString()});
}
