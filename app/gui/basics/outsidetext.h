#pragma once

#include <QByteArray>
#include <QString>

class QUrl;

/// To the system a path is bytes, which may be no text: a QString would lose those that are not
/// UTF-8. In the paths made here each of them is half a letter (U+DC80 to U+DCFF), which no text
/// has, so that the bytes come back.
QString pathOfBytes(const QByteArray& bytes);
QByteArray bytesOfPath(const QString& path);

/// The path of a local file; empty for any other URL.
QString pathOfUrl(const QUrl& url);

/// A path as it is shown: "�" for each byte that is no text.
QString readablePath(const QString& path);

/// Text that comes from outside (names, paths, what stands in files, sentences that quote them) is
/// plain text, whatever stands in it: labels and message boxes that show it have Qt::PlainText as
/// their format, and tool tips, which have no format to set, go through plainToolTip.

/// A name or path as a sentence or a cell shows it: in one row, at most `longest` letters, of
/// which those in the middle give way to "…"; letters that cannot be seen are shown as "�".
QString shortName(const QString& name, qsizetype longest = 60);

/// The file that `path` names, as a sentence shows it.
QString shortFileName(const QString& path);

/// A text as a tool tip shows it as it is. Qt takes a text with tags in it for rich text, and would
/// read the files that those name.
QString plainToolTip(const QString& text);
