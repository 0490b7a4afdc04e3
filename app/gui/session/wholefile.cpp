#include "app/gui/session/wholefile.h"

#include <QFile>

#include "app/gui/basics/enginetexts.h"
#include "engine/formats/whole_file.h"

QString writeWhole(const QString& path, const QByteArray& content) {
    const samegame::WholeFile file(QFile::encodeName(path).toStdString(),
                                   samegame::OutputKind::regular_file);
    const auto error = file.write({content.constData(), static_cast<std::size_t>(content.size())});
    return error ? errorText(*error) : QString();
}
