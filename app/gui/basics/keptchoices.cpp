#include "app/gui/basics/keptchoices.h"

#include <QSettings>

void keepChosen(QSettings& settings, const QString& key, const QVariant& value,
                const QVariant& usual) {
    if (value == usual)
        settings.remove(key);
    else
        settings.setValue(key, value);
}

bool KeptChoices::isChosen(const QString& key, const QVariant& value) {
    const auto last = m_last.constFind(key);
    const bool isFirst = last == m_last.cend();
    if (!isFirst && *last == value)
        return false;
    m_last.insert(key, value);
    return !isFirst;
}

void KeptChoices::keep(const QString& key, const QVariant& value, const QVariant& usual) {
    if (!isChosen(key, value))
        return;
    QSettings settings;
    keepChosen(settings, key, value, usual);
}
