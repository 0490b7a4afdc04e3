#include "app/gui/basics/outsidetext.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTextDocument>
#include <QUrl>

#include <algorithm>

namespace {

constexpr char16_t firstByte = 0xdc00; ///< The letter that stands for the byte 0.

/// Whether the letter at `place` stands for a byte, and is not the second half of a letter.
bool isByte(const QString& path, qsizetype place) {
    const char16_t letter = path[place].unicode();
    const bool isSecond = place > 0 && path[place - 1].isHighSurrogate();
    return letter >= firstByte + 0x80 && letter <= firstByte + 0xff && !isSecond;
}

/// The letter that the bytes from `place` on begin with, and how many they are; none if they begin
/// with no letter. A byte order mark is left out by Qt, and so is none here.
std::pair<QString, int> letterAt(const QByteArray& bytes, qsizetype place) {
    for (int count = 1; count <= 4 && place + count <= bytes.size(); ++count) {
        const QByteArray some = bytes.mid(place, count);
        const QString letter = QString::fromUtf8(some);
        if (letter.toUtf8() == some)
            return {letter, count};
    }
    return {{}, 0};
}

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

QString pathOfBytes(const QByteArray& bytes) {
    const QString all = QFile::decodeName(bytes);
    if (QFile::encodeName(all) == bytes)
        return all;
    QString path;
    for (qsizetype place = 0; place < bytes.size();) {
        const auto [letter, count] = letterAt(bytes, place);
        if (count > 0)
            path += letter;
        else
            path += QChar(char16_t(firstByte + static_cast<unsigned char>(bytes[place])));
        place += std::max(1, count);
    }
    return path;
}

QByteArray bytesOfPath(const QString& path) {
    QByteArray bytes;
    qsizetype start = 0; // of the text that is not yet in the bytes
    for (qsizetype place = 0; place < path.size(); ++place) {
        if (!isByte(path, place))
            continue;
        bytes += QFile::encodeName(path.mid(start, place - start));
        bytes += static_cast<char>(path[place].unicode() - firstByte);
        start = place + 1;
    }
    return bytes + QFile::encodeName(path.mid(start));
}

QString pathOfUrl(const QUrl& url) {
    if (!url.isLocalFile())
        return {};
    const QString path = url.toLocalFile();
    // QUrl decodes no more than text.
    const QByteArray bytes =
        QByteArray::fromPercentEncoding(url.path(QUrl::FullyEncoded).toLatin1());
    return QFile::encodeName(path) == bytes || !url.host().isEmpty() ? path : pathOfBytes(bytes);
}

QString readablePath(const QString& path) {
    QString shown = path;
    for (qsizetype place = 0; place < shown.size(); ++place)
        if (isByte(path, place))
            shown[place] = QChar::ReplacementCharacter;
    return shown;
}

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

QString shownPath(const QString& path) {
    return shortName(QDir::toNativeSeparators(path), 200);
}

QString shortFileName(const QString& path) {
    const QString shown = readablePath(path);
    const QString name = QFileInfo(shown).fileName();
    return shortName(name.isEmpty() ? shown : name);
}

QString plainToolTip(const QString& text) {
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}
