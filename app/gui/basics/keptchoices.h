#pragma once

#include <QHash>
#include <QString>
#include <QVariant>

class QSettings;

/// Keeps a value that the person chose. The usual value is removed, so that it follows the defaults
/// of later versions.
void keepChosen(QSettings& settings, const QString& key, const QVariant& value,
                const QVariant& usual);

/// The choices of one form in one window as they were last read or kept, so that it keeps those
/// alone that are chosen in it: what another window has chosen meanwhile stays as it is.
class KeptChoices {
public:
    /// Whether the value of `key` is another than the last one. The first is what the form was
    /// opened with, which nobody chose in it.
    bool isChosen(const QString& key, const QVariant& value);

    /// Keeps a value that was chosen, see keepChosen().
    void keep(const QString& key, const QVariant& value, const QVariant& usual);

private:
    QHash<QString, QVariant> m_last;
};
