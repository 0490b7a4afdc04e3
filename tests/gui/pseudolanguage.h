#pragma once

#include <QTranslator>

/// A language that is written from right to left: every text in Hebrew letters that mean nothing,
/// as long as the English one, with its placeholders, tags and letters behind '&'. Install it
/// before a window is made.
class PseudoLanguage : public QTranslator {
public:
    bool isEmpty() const override { return false; }

    QString translate(const char* context, const char* sourceText, const char* /*disambiguation*/,
                      int /*n*/) const override {
        if (qstrcmp(sourceText, "QT_LAYOUT_DIRECTION") == 0)
            return QStringLiteral("RTL");
        if (qstrcmp(context, "QGuiApplication") == 0)
            return {};
        const QString source = QString::fromUtf8(sourceText);
        QString text;
        bool isTag = false;
        for (qsizetype i = 0; i < source.size(); ++i) {
            const QChar letter = source[i];
            isTag = letter == '<' || (isTag && letter != '>');
            const bool isKept = isTag ||
                                (i > 0 && (source[i - 1] == '%' || source[i - 1] == '&')) ||
                                (i > 1 && source[i - 2] == '%' && source[i - 1] == 'L');
            text += letter.isLetter() && letter.unicode() < 0x80 && !isKept
                        ? QChar(0x05d0 + letter.toLower().unicode() % 27)
                        : letter;
        }
        return text;
    }
};
