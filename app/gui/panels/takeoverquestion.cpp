#include "app/gui/panels/takeoverquestion.h"

#include <QHBoxLayout>
#include <QPushButton>

TakeOverQuestion::TakeOverQuestion(QWidget* parent) : QWidget(parent) {
    setObjectName("takeOverQuestion");
    const auto makeButton = [](const char* objectName, const QString& text, const QString& help) {
        auto* button = new QPushButton(text);
        button->setObjectName(objectName);
        button->setToolTip(help);
        button->setAutoDefault(true); // Enter on it is its answer, and not a move on the board
        return button;
    };
    auto* yes = makeButton("takeOverYes", tr("Go &on by hand"),
                           tr("Ends the replay; the game goes on from the position shown"));
    auto* no = makeButton("takeOverNo", tr("&Keep watching"), tr("Goes on with the replay"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(yes);
    layout->addWidget(no);
    connect(yes, &QPushButton::clicked, this, [this] {
        hide();
        emit accepted();
    });
    connect(no, &QPushButton::clicked, this, [this] {
        hide();
        emit declined(m_wasPlaying);
    });
    hide();
}

void TakeOverQuestion::ask(bool wasPlaying) {
    if (isHidden()) {
        m_wasPlaying = wasPlaying;
        return show();
    }
    hide();
    emit accepted();
}

void TakeOverQuestion::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    emit shown(true);
}

void TakeOverQuestion::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    emit shown(false);
}
