#include "app/gui/play/quickchoices.h"

#include <QPushButton>

#include <algorithm>

#include "app/gui/basics/layouts.h"

QuickChoices::QuickChoices(const char* objectName, const QStringList& texts, QWidget* parent)
    : QWidget(parent) {
    auto* layout = new FlowLayout(this);
    for (const QString& text : texts) {
        const int index = static_cast<int>(m_buttons.size());
        auto* button = new QPushButton(text);
        button->setObjectName(QStringLiteral("%1%2").arg(objectName).arg(index));
        button->setCheckable(true);
        button->setAutoDefault(false); // Enter plays
        button->setFixedWidth(button->fontMetrics().horizontalAdvance(text + "MMM"));
        connect(button, &QPushButton::clicked, this, [this, index] {
            setCurrent(index);
            emit chosen(index);
        });
        layout->addWidget(button);
        m_buttons << button;
    }
}

void QuickChoices::setAccessibleNames(const QStringList& names) {
    for (qsizetype i = 0; i < std::min(names.size(), m_buttons.size()); ++i)
        m_buttons[i]->setAccessibleName(names[i]);
}

void QuickChoices::setCurrent(int index) {
    for (qsizetype i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setChecked(i == index);
}
