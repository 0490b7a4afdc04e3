#include "app/gui/session/storage.h"

#include <QFile>

#include "app/gui/basics/sharedtexts.h"
#include "app/gui/session/salvage.h"

Storage::Storage(const QString& path, QObject* parent)
    : QObject(parent),
      m_database(path),
      m_session(&m_database),
      m_archive(&m_database),
      m_results(&m_database),
      m_reviews(&m_database),
      m_practice(&m_database),
      m_runs(&m_database),
      m_notice(m_database.notice()) {
    if (m_database.isOpen() && !m_database.damagedFile().isEmpty()) {
        m_notice = SharedText::sentences({m_notice, salvage(m_database.damagedFile()).sentence});
        if (m_session.loadHistory().isEmpty())
            m_notice = SharedText::sentences({m_notice, tr("The board begins with a new game.")});
    }
    // What was forgotten took its review along, and what comes back brings it.
    connect(&m_results, &OwnResults::gamesChanged, &m_reviews, &ReviewStore::changed);
    takeFormers();
    m_database.setChangeHandler([this](const DatabaseChange& change) { follow(change); });
    // The lines of games that their database could not take could not be kept then either.
    connect(&m_results, &OwnResults::waitingKept, &m_archive,
            [this](const OwnResult& game) { m_archive.offer(recordOf(game), game.name); });
    m_results.keepWaitingIn(m_session.waitingPath());
    m_session.forWaitingFilesOfOthers( // of windows that have ended
        [this](const QString& waiting) { m_results.takeWaitingOf(waiting); });
}

Storage::Taken Storage::salvage(const QString& path) {
    const auto found = salvageOf(path);
    if (!found)
        return {tr("No game could be read in it.")};
    bool isKept = true;
    QString reason; // of the first that failed
    const auto keep = [&](bool isDone) {
        if (isKept && !isDone)
            reason = m_database.reason();
        isKept &= isDone;
    };
    const int games = m_results.takeOver(*found);
    keep(games >= 0);
    const int lines = m_archive.takeOver(found->lines);
    keep(lines >= 0);
    keep(m_reviews.takeOver(found->reviews));
    keep(m_practice.takeOver(found->exercises));
    keep(m_runs.takeOver(found->runs));
    keep(m_session.takeOver(found->sessions));
    if (!isKept)
        return {tr("What it holds could not be written: %1.").arg(reason)};
    QStringList kept;
    if (games > 0)
        kept << tr("%Ln games", nullptr, games);
    if (lines > 0)
        kept << tr("%Ln best games", nullptr, lines);
    if (found->lines.empty() && found->games.empty())
        return {tr("No game could be read in it."), found->isWhole};
    return {kept.isEmpty() ? tr("It holds no game that is not there already.")
                           : tr("Read from it, and kept: %1.").arg(SharedText::list(kept)),
            found->isWhole};
}

QString Storage::takeFormer(const QString& path) {
    const Taken taken = salvage(path);
    if (taken.isWhole)
        QFile::remove(path);
    return taken.sentence;
}

void Storage::takeFormers() {
    for (const QString& former : m_database.isOpen() ? m_database.formerFiles() : QStringList())
        takeFormer(former);
}

void Storage::follow(const DatabaseChange& change) {
    QString sentence = change.sentence;
    if (m_database.isOpen() && !change.former.isEmpty())
        sentence =
            SharedText::sentences({sentence, change.isCopy ? takeFormer(change.former)
                                                           : salvage(change.former).sentence});
    if (change.isFirst) {
        takeFormers();
        emit opened();
    }
    sentence = SharedText::sentences({sentence, change.notice});
    QMetaObject::invokeMethod(
        this,
        [this, sentence, isGoodNews = change.isFirst && change.notice.isEmpty()] {
            emit told(sentence, isGoodNews);
        },
        Qt::QueuedConnection);
}
