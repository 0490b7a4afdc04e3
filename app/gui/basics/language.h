#pragma once

#include <QLocale>
#include <QString>
#include <QTranslator>

/// The language of the program: its texts and Qt's own, numbers, plurals, and the direction of
/// writing. On a desktop whose language has no file here, the program is English throughout. GUI
/// thread; the application outlives it.
class Language {
public:
    Language();
    ~Language();

    /// `code` is "de" or "en"; empty: the desktop's. Texts that were made before stay as they are.
    void use(const QString& code);
    QString code() const { return m_code; }

private:
    QLocale localeOfDesktop() const;

    QLocale m_desktop; ///< The desktop's when the program was started.
    QString m_code;
    QTranslator m_qtTexts; ///< Texts of the standard buttons and dialogs.
    QTranslator m_texts;
};
