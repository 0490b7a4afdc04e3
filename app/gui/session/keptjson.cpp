#include "app/gui/session/keptjson.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <cmath>

#include "engine/game/scoring.h"
#include "engine/studies/experiment/program_signature.h"

namespace {

/// Which program ran the trials stands in the head, so that another version of it still shows them.
const samegame::TrialProgram sessionProgram{"samegame session", "1"};

} // namespace

QString thisProgram() {
    return QStringLiteral("%1 %2").arg(QCoreApplication::applicationVersion(),
                                       QString::fromStdString(samegame::program_signature()));
}

std::string nameOfThisProgram() {
    return "samegame " + QCoreApplication::applicationVersion().toStdString();
}

QByteArray packed(const QJsonObject& json) {
    return qCompress(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

/// The size that the bytes tell is believed up to a limit.
QByteArray unpackedBytes(const QByteArray& bytes) {
    if (bytes.size() < 4)
        return {};
    qint64 size = 0;
    for (int i = 0; i < 4; ++i)
        size = size << 8 | static_cast<unsigned char>(bytes[i]);
    return size <= mostUnpackedBytes ? qUncompress(bytes) : QByteArray();
}

QJsonObject unpacked(const QByteArray& bytes) {
    return QJsonDocument::fromJson(unpackedBytes(bytes)).object();
}

std::optional<qint64> numberIn(const QJsonValue& json, qint64 least, qint64 most) {
    const double number = json.toDouble(NAN);
    if (!(number >= static_cast<double>(least) && number <= static_cast<double>(most)) ||
        number != std::floor(number))
        return std::nullopt;
    return static_cast<qint64>(number);
}

QString textOfSeed(quint64 seed) {
    return QString::number(seed);
}

std::optional<quint64> seedOf(const QJsonValue& json) {
    bool isNumber = false;
    const quint64 seed = json.toString().toULongLong(&isNumber);
    return isNumber ? std::optional(seed) : std::nullopt;
}

std::optional<qint64> scoreOf(const QJsonValue& json) {
    const auto [least, most] = samegame::score_range_of_all();
    return numberIn(json, least, most);
}

QByteArray packedTrials(const QJsonObject& head, const samegame::TrialTable& table,
                        const std::vector<samegame::Trial>& trials) {
    std::string rows = QJsonDocument(head).toJson(QJsonDocument::Compact).toStdString();
    rows += '\n' + samegame::first_trial_line(table, sessionProgram);
    for (const samegame::Trial& trial : trials) {
        rows += samegame::trial_line(table, trial);
        if (rows.size() > static_cast<std::size_t>(mostUnpackedBytes))
            return {};
    }
    return qCompress(QByteArray::fromStdString(rows));
}

UnpackedTrials unpackedTrials(const QByteArray& bytes) {
    QList<QByteArray> rows = unpackedBytes(bytes).split('\n');
    if (rows.size() < 3)
        return {};
    rows.removeLast(); // what is behind the last end of a row
    const QJsonObject head = QJsonDocument::fromJson(rows.takeFirst()).object();
    return {head, rows};
}

std::optional<samegame::TrialFileHead> headOfRows(const QList<QByteArray>& rows) {
    if (rows.isEmpty())
        return std::nullopt;
    const auto head = samegame::head_of_trials(rows.first().toStdString(), sessionProgram);
    return head ? std::optional(*head) : std::nullopt;
}

std::optional<std::vector<samegame::Trial>> trialsOfRows(const QList<QByteArray>& rows,
                                                         const samegame::TrialTable& table) {
    samegame::TrialFileReader reader(table, sessionProgram);
    for (const QByteArray& row : rows)
        if (reader.read(std::string_view(row.constData(), static_cast<std::size_t>(row.size()))))
            return std::nullopt;
    return reader.trials();
}
