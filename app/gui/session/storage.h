#pragma once

#include <QObject>
#include <QString>

#include "app/gui/session/archive.h"
#include "app/gui/session/database.h"
#include "app/gui/session/ownresults.h"
#include "app/gui/session/practicestore.h"
#include "app/gui/session/reviewstore.h"
#include "app/gui/session/runstore.h"
#include "app/gui/session/sessionstore.h"

/// All that is kept between sessions: the database, and in it the session of a window, the best
/// line of each board, the person's results, reviews, exercises, and runs. It takes over what
/// another file holds that was damaged, copied or replaced, and what waits in files of windows that
/// have ended. GUI thread only.
class Storage : public QObject {
    Q_OBJECT

public:
    /// `path` is the path of Database.
    explicit Storage(const QString& path, QObject* parent = nullptr);

    Archive* archive() { return &m_archive; }
    SessionStore* session() { return &m_session; }
    OwnResults* results() { return &m_results; }
    ReviewStore* reviews() { return &m_reviews; }
    PracticeStore* practice() { return &m_practice; }
    RunStore* runs() { return &m_runs; }

    /// What a person must read about the start; empty if all went well.
    QString notice() const { return m_notice; }

signals:
    /// Nothing could be stored before, and now it can. Comes while something is being written.
    void opened();
    /// What became of the file, for the person, once what is being written is written.
    void told(const QString& sentence, bool isGoodNews);

private:
    struct Taken {
        QString sentence; ///< About it, for the person.
        bool isWhole = false;
    };

    /// Copies from another database what this one lacks.
    Taken salvage(const QString& path);
    QString takeFormer(const QString& path); ///< The same; removes that database once all is kept.
    void takeFormers();
    void follow(const DatabaseChange& change);

    Database m_database;
    SessionStore m_session;
    Archive m_archive;
    OwnResults m_results;
    ReviewStore m_reviews;
    PracticeStore m_practice;
    RunStore m_runs;
    QString m_notice;
};
