#pragma once

#include <QByteArray>
#include <QString>

class QUrl;

/// A path is bytes, which need not be text: a QString would lose bytes that are not UTF-8. In the
/// paths made here each such byte is half a letter (U+DC80 to U+DCFF), which no text contains, so
/// that the bytes can be restored.
QString pathOfBytes(const QByteArray& bytes);
QByteArray bytesOfPath(const QString& path);

/// The path of a local file; empty for any other URL.
QString pathOfUrl(const QUrl& url);

/// A path as it is shown: "�" for each byte that is no text.
QString readablePath(const QString& path);

/// Text from outside (names, paths, contents of files, sentences that quote them) is plain text,
/// whatever it contains: labels and message boxes show it as Qt::PlainText, and tool tips, which
/// have no format to set, go through plainToolTip.

/// A name or path for a sentence or a cell: one row of at most `longest` letters, with "…" in place
/// of the middle; invisible letters are shown as "�".
QString shortName(const QString& name, qsizetype longest = 60);

/// As much of a path as a sentence has room for, which is more than of other names: people look for
/// the file there.
QString shownPath(const QString& path);

/// The file that `path` names, as a sentence shows it.
QString shortFileName(const QString& path);

/// A text that a tool tip shows unchanged. Qt takes a text with tags for rich text, and would read
/// the files that the tags name.
QString plainToolTip(const QString& text);
