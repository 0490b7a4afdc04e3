#pragma once

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

#include "app/gui/basics/blocklook.h"
#include "app/gui/session/jobthread.h"
#include "engine/game/move.h"
#include "engine/game/position.h"

/// What a line or a position becomes for other programs.
enum class ExportFormat {
    Animation, ///< GIF: the positions of the line, one after the other.
    Picture,   ///< PNG: the position shown.
    Drawing,   ///< SVG: the position shown, its colors as numbers.
    Moves,     ///< Text: the ID of the start and the moves as papers print them.
};

/// What is to be exported, as a plain value.
struct ExportRequest {
    static constexpr int leastCell = 8; ///< Pixels.
    static constexpr int mostCell = 64; ///< A larger frame would take long to stop at.

    ExportFormat format = ExportFormat::Animation;
    QString path;
    QString name; ///< Of the game, for people.

    samegame::Position start; ///< Of the line.
    samegame::MoveList moves;
    samegame::Position shown;                  ///< The position of pictures and drawings.
    std::optional<samegame::Move> next = {};   ///< The next move there, if it is known.
    bool marksNext = false;                    ///< The group of the next move has an outline.
    BoardTheme theme = BoardTheme(QPalette()); ///< Blocks look as on the board.
    int cellSize = 32;                         ///< Pixels, leastCell to mostCell.
    double seconds = 0.6;                      ///< For which an animation shows each position.
    double lastSeconds = 3;                    ///< For which it shows the last one.
};

/// Draws and writes what is exported on a worker thread, whole or not at all. The destructor stops
/// an export and waits for it. GUI thread only.
class ExportRunner : public QObject {
    Q_OBJECT

public:
    explicit ExportRunner(QObject* parent = nullptr);

    bool isRunning() const { return m_thread.isRunning(); }

public slots:
    void start(const ExportRequest& request); ///< Stops what runs.
    void stop() { m_thread.stop(); }          ///< Nothing is written then.

signals:
    void progressed(int percent);
    void written(const QString& path);
    void failed(const QString& sentence); ///< Why nothing was written.

private:
    struct Run; // what is shared with the worker
    void poll();
    void finish(const std::optional<samegame::Error>& error);

    std::shared_ptr<Run> m_run;
    JobThread m_thread; // last, so that it ends before what a job might still be polled for
};
