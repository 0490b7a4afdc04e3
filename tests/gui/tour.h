#pragma once

#include <QHash>
#include <QSet>
#include <QTranslator>

#include <vector>

#include "tests/gui/hostfixture.h"

/// Messages of the program by their places in a file of translations.
struct ProgramText {
    QString context;
    QString source;
    QString comment;

    bool operator==(const ProgramText&) const = default;
    /// For lists that people read: one line.
    QString toString() const;
};
size_t qHash(const ProgramText& message, size_t seed = 0);

/// English in which each message begins with two letters that say which one it is, so that what a
/// window shows tells its messages whatever numbers stand in them.
class MarkedLanguage : public QTranslator {
public:
    /// The messages of a file of translations; the program ends if it cannot be read.
    explicit MarkedLanguage(const QString& path);

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* sourceText, const char* disambiguation,
                      int n) const override;

    const std::vector<ProgramText>& messages() const { return m_messages; }
    /// The places of the messages whose marks stand in the text.
    static QSet<int> messagesIn(const QString& text);

private:
    std::vector<ProgramText> m_messages;
    QHash<ProgramText, int> m_places;
};

/// What a window says: its texts as painted, and what it tells by tool tips, menus, lists and to
/// screen readers.
QStringList textsOf(QWidget* window);

/// Goes through the program scene by scene and keeps what is to be seen. Each scene begins with
/// begin() and ends with end(), which the test does; the scene starts the program itself, so that
/// it can prepare what the program finds at its start.
class Tour final : public HostFixture {
public:
    /// With messages marked, or in a language with pictures of each scene in a folder.
    explicit Tour(MarkedLanguage* marks);
    Tour(QString language, QString folder);
    ~Tour();

    void begin(const QString& scene);
    void end();

    /// Keeps what all windows show now: their texts, and a picture of each that shows a text for
    /// the first time, if there is a folder for pictures.
    void shot(const QString& name = {});
    /// The same with the menu open.
    void shot(QMenu* menu, const QString& name = {});
    /// The same of each menu of the menu bar.
    void shotMenus();
    /// For a widget that stands in no window of the program.
    void shot(QWidget* widget, const QString& name);

    const QSet<int>& shown() const { return m_shown; } ///< Places of messages, if they are marked.
    const QStringList& texts() const { return m_texts; } ///< In the order they were first shown.

    // The hands of the fixtures.
    using HostFixture::error;
    using HostFixture::m_host;
    using HostFixture::m_store;
    using HostFixture::path;
    using HostFixture::quit;
    using HostFixture::start;
    using HostFixture::window;
    using WindowFixture::action;
    using WindowFixture::candidates;
    using WindowFixture::choose;
    using WindowFixture::click;
    using WindowFixture::document;
    using WindowFixture::find;
    using WindowFixture::m_folder;
    using WindowFixture::presenter;
    using WindowFixture::press;
    using WindowFixture::resize;
    using WindowFixture::view;

    /// A dialog by the action that opens it; closes the one before.
    QDialog* open(const char* action, const char* dialog);

private:
    /// Whether one of them is new; `place` is where it was seen.
    bool keep(const QStringList& texts, const QString& place);

    MarkedLanguage* m_marks = nullptr;
    QString m_languageCode;
    QString m_pictures;
    QString m_scene;
    int m_shots = 0;
    QMetaObject::Connection m_spoken; ///< What is told to screen readers.
    QSet<int> m_shown;
    QSet<QString> m_seen;
    QStringList m_texts;
};

/// A scene: a function that drives the window by the names of its objects, never by its texts, and
/// takes shots. Sources tour_*.cpp have `static const SceneEntry name_scene("name", playName);`.
struct SceneEntry {
    using Play = void (*)(Tour& tour);

    SceneEntry(const char* sceneName, Play scenePlay);

    const char* name;
    Play play;
};

/// All scenes by their names.
std::vector<SceneEntry> scenesOfTheTour();
