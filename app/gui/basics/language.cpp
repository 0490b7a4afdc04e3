#include "app/gui/basics/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>

#include <array>

namespace {

constexpr struct {
    const char* source;
    const char* comment;
} ownName = QT_TRANSLATE_NOOP3("Language", "English", "the name of this language in itself");

/// As they stand on keyboards and in the help; Qt spells some of them out in some languages
/// ("Control+Mayúsculas"). Looked up by Qt.
[[maybe_unused]] constexpr std::array keyNames{QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),
                                               QT_TRANSLATE_NOOP("QShortcut", "Shift"),
                                               QT_TRANSLATE_NOOP("QShortcut", "Backspace")};

QString pathOf(const QString& code) {
    return ":/i18n/samegame_" + code;
}

bool loadTexts(QTranslator& texts, const QLocale& locale) {
    return texts.load(locale, "samegame", "_", ":/i18n");
}

} // namespace

Language::Language() {
    use({});
}

Language::~Language() {
    for (QTranslator* texts : {&m_texts, &m_qtTexts, &m_plurals})
        QCoreApplication::removeTranslator(texts);
    QLocale::setDefault(m_desktop);
}

QStringList Language::codes() {
    QStringList codes;
    for (const QString& file : QDir(":/i18n").entryList({"samegame_*.qm"}))
        codes << file.section('.', 0, 0).section('_', 1);
    return codes.isEmpty() ? QStringList("en") : codes;
}

QString Language::nameOf(const QString& code) {
    QTranslator texts;
    const QString name = texts.load(pathOf(code))
                             ? texts.translate("Language", ownName.source, ownName.comment)
                             : QString();
    return name.isEmpty() ? QString(ownName.source) : name;
}

/// The locale of the first language that the desktop wants and the program has texts in. It has the
/// desktop's own country if that is the desktop's language: Austria writes numbers in its own way.
QLocale Language::localeOfDesktop() const {
    if (m_desktop.language() == QLocale::C)
        return m_desktop;
    for (const QString& wanted : m_desktop.uiLanguages()) {
        const QLocale locale(wanted);
        QTranslator texts;
        if (locale.language() != QLocale::English && !loadTexts(texts, locale))
            continue;
        // Made anew by its name: the desktop's own takes numbers and dates from other settings,
        // which may be of any language.
        return locale.language() == m_desktop.language() ? QLocale(m_desktop.name()) : locale;
    }
    return QLocale(QLocale::English);
}

void Language::use(const QString& code) {
    m_code = code;
    QLocale::setDefault(codes().contains(code) ? QLocale(code) : localeOfDesktop());
    for (QTranslator* texts : {&m_texts, &m_qtTexts, &m_plurals})
        QCoreApplication::removeTranslator(texts);
    if (m_plurals.load(pathOf("en")))
        QCoreApplication::installTranslator(&m_plurals);
    if (m_qtTexts.load(QLocale(), "qtbase", "_",
                       QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qtTexts);
    if (loadTexts(m_texts, QLocale()))
        QCoreApplication::installTranslator(&m_texts);
}
