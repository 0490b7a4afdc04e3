#pragma once

#include <QComboBox>

/// A combo box that shows its text as fittedText does where it is too narrow for it.
class FittedBox : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    void initStyleOption(QStyleOptionComboBox* option) const override;
};
