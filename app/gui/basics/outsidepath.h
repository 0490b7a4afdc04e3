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
