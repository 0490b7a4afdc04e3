#include "app/gui/basics/outsidetext.h"

#include <QFileInfo>
#include <QTextDocument>

#include "app/gui/basics/outsidepath.h"

namespace {

/// Ends the line, turns the direction of what follows, or is a control character.
bool isUnseen(QChar c) {
    switch (c.direction()) {
    case QChar::DirB:
    case QChar::DirLRE:
    case QChar::DirLRO:
    case QChar::DirRLE:
    case QChar::DirRLO:
    case QChar::DirPDF:
    case QChar::DirLRI:
    case QChar::DirRLI:
    case QChar::DirFSI:
    case QChar::DirPDI:
        return true;
    default:
        return c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line;
    }
}

} // namespace

QString shortName(const QString& name, qsizetype longest) {
    QString shown = name;
    if (shown.size() > longest) {
        const qsizetype kept = longest - 1;
        qsizetype left = kept - kept / 2;
        qsizetype right = shown.size() - kept / 2;
        // A letter of two units stays whole, or goes.
        left -= shown[left - 1].isHighSurrogate() ? 1 : 0;
        right += shown[right].isLowSurrogate() ? 1 : 0;
        shown = shown.left(left) + QChar(0x2026) + shown.mid(right);
    }
    for (QChar& c : shown)
        if (isUnseen(c))
            c = QChar::ReplacementCharacter;
    return shown;
}

QString shortFileName(const QString& path) {
    const QString shown = readablePath(path);
    const QString name = QFileInfo(shown).fileName();
    return shortName(name.isEmpty() ? shown : name);
}

QString plainToolTip(const QString& text) {
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}
