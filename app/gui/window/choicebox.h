#pragma once

#include <QComboBox>

#include <algorithm>
#include <type_traits>

/// A combo box of the values of an enumeration, each kept as the data of its entry.
namespace choicebox {

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
