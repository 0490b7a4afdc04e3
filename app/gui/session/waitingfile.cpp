#include "app/gui/session/waitingfile.h"

#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/gui/session/ownresult.h"

namespace {

constexpr off_t reservedBytes = 1 << 16; // some sixty games
constexpr qint64 mostWaitingBytes = 1 << 26;
constexpr auto numberMember = "number"; // of a game
constexpr auto duelMember = "duel";     // in place of a game

/// All that is in a file, from its beginning.
QByteArray contentOf(int file) {
    QByteArray content;
    char bytes[1 << 12];
    while (content.size() < mostWaitingBytes) {
        const ssize_t count = ::pread(file, bytes, sizeof bytes, content.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            break;
        content.append(bytes, count);
    }
    return content;
}

} // namespace

WaitingFile::~WaitingFile() {
    if (m_file < 0)
        return;
    struct stat status {};
    if (::fstat(m_file, &status) == 0 && status.st_size == 0)
        QFile::remove(m_path);
    ::close(m_file);
}

Waiting WaitingFile::open(const QString& path) {
    m_path = path;
    m_file = ::open(QFile::encodeName(path).constData(),
                    O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0666);
    struct stat status {};
    if (m_file >= 0 && (::fstat(m_file, &status) != 0 || !S_ISREG(status.st_mode))) {
        ::close(m_file);
        m_file = -1;
    }
    if (m_file < 0)
        return {};
    reserve();
    Waiting waiting;
    std::vector<WaitingGame>& games = waiting.games;
    QHash<qint64, std::size_t> places;
    const QByteArray content = contentOf(m_file);
    for (const QByteArray& row : content.split('\n')) {
        const QJsonObject json = QJsonDocument::fromJson(row).object();
        if (const auto duel = duelOf(json.value(duelMember).toObject()))
            waiting.duels.push_back({*duel, true});
        const qint64 number = json.value(numberMember).toInteger();
        const auto result = resultOf(json);
        if (!result || number == 0)
            continue;
        const auto known = places.constFind(number);
        if (known != places.constEnd() && games[*known].result.start == result->start) {
            games[*known].result = *result;
        } else {
            places.insert(number, games.size());
            games.push_back({number, *result, true});
        }
    }
    if (!content.isEmpty() && !content.endsWith('\n')) [[maybe_unused]]
        const ssize_t written = ::write(m_file, "\n", 1); // ends a torn row
    return waiting;
}

bool WaitingFile::add(const WaitingGame& game) {
    QJsonObject json = jsonOf(game.result);
    json.insert(numberMember, game.number);
    return addRow(json);
}

bool WaitingFile::add(const WaitingDuel& duel) {
    return addRow({{duelMember, jsonOf(duel.outcome)}});
}

bool WaitingFile::addRow(const QJsonObject& json) {
    if (m_file < 0)
        return false;
    const QByteArray row = QJsonDocument(json).toJson(QJsonDocument::Compact) + '\n';
    struct stat status {};
    const bool isKnown = ::fstat(m_file, &status) == 0;
    const ssize_t written = ::write(m_file, row.constData(), static_cast<size_t>(row.size()));
    if (written == row.size())
        return ::fdatasync(m_file) == 0;
    if (written > 0 && isKnown) [[maybe_unused]]
        const int taken = ::ftruncate(m_file, status.st_size);
    return false;
}

void WaitingFile::clear() {
    if (m_file >= 0 && ::ftruncate(m_file, 0) == 0)
        reserve();
}

/// Beyond the end of the file, which stays empty. Where that cannot be, the disk has to have room
/// when a game comes.
void WaitingFile::reserve() const {
    [[maybe_unused]] const int reserved =
        ::fallocate(m_file, FALLOC_FL_KEEP_SIZE, 0, reservedBytes);
}
