#include "app/gui/basics/fittedbox.h"

#include <QStyle>
#include <QStyleOptionComboBox>

#include "app/gui/basics/fittedtext.h"

void FittedBox::initStyleOption(QStyleOptionComboBox* option) const {
    QComboBox::initStyleOption(option);
    const QRect room =
        style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this);
    constexpr int margins = 2; // those of QCommonStyle
    option->currentText = fittedText(fontMetrics(), option->currentText, room.width() - margins);
}
