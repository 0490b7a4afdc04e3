#include "app/panels/takeoverquestion.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

TakeOverQuestion::TakeOverQuestion(QWidget* parent) : QWidget(parent) {
    setObjectName("takeOverQuestion");
    auto* yes = new QPushButton(tr("Go &on by hand"));
    yes->setObjectName("takeOverYes");
    auto* no = new QPushButton(tr("&Keep watching"));
    no->setObjectName("takeOverNo");
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new QLabel(tr("This is a replay.")));
    layout->addWidget(yes);
    layout->addWidget(no);
    connect(yes, &QPushButton::clicked, this, [this] {
        hide();
        emit accepted();
    });
    connect(no, &QPushButton::clicked, this, &QWidget::hide);
    hide();
}

void TakeOverQuestion::ask() {
    if (isHidden())
        return show();
    hide();
    emit accepted();
}
