#include "app/desktop/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>

Language::Language() {
    use({});
}

Language::~Language() {
    QCoreApplication::removeTranslator(&m_texts);
    QCoreApplication::removeTranslator(&m_qtTexts);
    QLocale::setDefault(m_desktop);
}

void Language::use(const QString& code) {
    m_code = code;
    QLocale::setDefault(code.isEmpty() ? m_desktop : QLocale(code));
    QCoreApplication::removeTranslator(&m_qtTexts);
    QCoreApplication::removeTranslator(&m_texts);
    if (m_qtTexts.load(QLocale(), "qtbase", "_",
                       QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qtTexts);
    if (m_texts.load(QLocale(), "samegame", "_", ":/i18n") ||
        m_texts.load(":/i18n/samegame_en")) // texts are English, but plurals need a file
        QCoreApplication::installTranslator(&m_texts);
}
