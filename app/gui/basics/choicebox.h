#pragma once

#include <QComboBox>
#include <QFormLayout>

#include <algorithm>
#include <type_traits>

/// A combo box of the values of an enumeration, each kept as the data of its entry.
namespace choicebox {

/// Adds an empty box, with a label before it, to a form.
inline QComboBox* addTo(QFormLayout* form, const char* objectName, const QString& label,
                        const QString& help = {}) {
    auto* box = new QComboBox;
    box->setObjectName(objectName);
    box->setToolTip(help);
    form->addRow(label, box);
    return box;
}

template <class Enum>
void add(QComboBox* box, const QString& text, Enum value) {
    box->addItem(text, static_cast<int>(value));
}

template <class Enum>
Enum chosen(const QComboBox* box) {
    return static_cast<Enum>(box->currentData().toInt());
}

/// The entry with this data; the first if there is none.
inline void select(QComboBox* box, const QVariant& data) {
    box->setCurrentIndex(std::max(0, box->findData(data)));
}

template <class Enum>
requires std::is_enum_v<Enum>
void select(QComboBox* box, Enum value) {
    select(box, QVariant(static_cast<int>(value)));
}

} // namespace choicebox
