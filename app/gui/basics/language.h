#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

/// The language of the program: its texts and Qt's own, numbers, plurals, and the direction of
/// writing. On a desktop whose language has no file here, the program is English throughout. GUI
/// thread; the application outlives it.
class Language {
public:
    Language();
    ~Language();

    /// Those that the program was built with, English among them: "de", "zh_CN".
    static QStringList codes();
    /// What the language of a code calls itself: "Deutsch".
    static QString nameOf(const QString& code);

    /// A code, or empty for the desktop's language, as for a code that the program was built
    /// without. Texts that were made before stay as they are.
    void use(const QString& code);
    QString code() const { return m_code; } ///< As it was given.

private:
    QLocale localeOfDesktop() const;

    QLocale m_desktop; ///< The desktop's when the program was started.
    QString m_code;
    QTranslator m_plurals; ///< The English ones, for texts that are not translated.
    QTranslator m_qtTexts; ///< Texts of the standard buttons and dialogs.
    QTranslator m_texts;
};
