#include "app/gui/basics/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>

Language::Language() {
    use({});
}

Language::~Language() {
    QCoreApplication::removeTranslator(&m_texts);
    QCoreApplication::removeTranslator(&m_qtTexts);
    QLocale::setDefault(m_desktop);
}

/// The locale of the first language that the desktop wants and the program has texts in. It has the
/// desktop's own country if that is the desktop's language: Austria writes numbers in its own way.
QLocale Language::localeOfDesktop() const {
    if (m_desktop.language() == QLocale::C)
        return m_desktop;
    const auto hasTexts = [](const QLocale& locale) {
        return locale.language() == QLocale::English ||
               QFile::exists(":/i18n/samegame_" + locale.name().section('_', 0, 0) + ".qm");
    };
    for (const QString& wanted : m_desktop.uiLanguages()) {
        const QLocale locale(wanted);
        if (!hasTexts(locale))
            continue;
        // Made anew by its name: the desktop's own takes numbers and dates from other settings,
        // which may be of any language.
        return locale.language() == m_desktop.language() ? QLocale(m_desktop.name()) : locale;
    }
    return QLocale(QLocale::English);
}

void Language::use(const QString& code) {
    m_code = code;
    QLocale::setDefault(code.isEmpty() ? localeOfDesktop() : QLocale(code));
    QCoreApplication::removeTranslator(&m_qtTexts);
    QCoreApplication::removeTranslator(&m_texts);
    if (m_qtTexts.load(QLocale(), "qtbase", "_",
                       QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qtTexts);
    if (m_texts.load(QLocale(), "samegame", "_", ":/i18n") ||
        m_texts.load(":/i18n/samegame_en")) // texts are English, but plurals need a file
        QCoreApplication::installTranslator(&m_texts);
}
