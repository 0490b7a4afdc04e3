#include "app/gui/session/exportrunner.h"

#include <QDir>
#include <QFile>
#include <QImage>

#include <atomic>
#include <chrono>
#include <string>
#include <vector>

#include "app/gui/basics/boardpainter.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/outsidetext.h"
#include "app/pictures/board_svg.h"
#include "app/pictures/gif_file.h"
#include "app/pictures/png_file.h"
#include "engine/formats/printed_line.h"
#include "engine/formats/whole_file.h"
#include "engine/game/group.h"
#include "engine/game/line.h"

struct ExportRunner::Run {
    explicit Run(const ExportRequest& wanted) : request(wanted) {}

    const ExportRequest request;
    std::atomic<bool> isStopped = false;
    std::atomic<int> percent = 0;
    bool isWritten = false;                 // these two once the job has ended
    std::optional<samegame::Error> refusal; // why the file was not written
};

namespace {

using samegame::pictures::Bitmap;

constexpr qsizetype longestPath = 300; // letters of a path in a sentence; a message box wraps it

Bitmap bitmapOf(const QImage& image) {
    Bitmap bitmap(image.width(), image.height(), 0);
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        std::transform(line, line + image.width(), bitmap.row(y),
                       [](QRgb pixel) { return pixel & 0xffffff; });
    }
    return bitmap;
}

Bitmap pictureOf(const ExportRequest& request, const samegame::Board& board,
                 std::optional<samegame::Move> next) {
    const bool isMarked = next && request.marksNext;
    return bitmapOf(
        boardImage(board, request.cellSize, request.theme,
                   isMarked ? samegame::group_at(board, next->cell) : samegame::Group()));
}

std::string drawingOf(const ExportRequest& request) {
    samegame::pictures::BoardStyle style;
    style.cell = request.cellSize;
    style.ground = request.theme.ground.rgb() & 0xffffff;
    std::transform(request.theme.blocks.begin(), request.theme.blocks.end(), style.blocks.begin(),
                   [](const QColor& color) { return color.rgb() & 0xffffff; });
    std::vector<samegame::pictures::MarkedCells> marks;
    if (request.next && request.marksNext)
        marks.push_back(samegame::pictures::marked_group(
            ExportRunner::tr("The next group").toStdString(), request.shown.board, *request.next));
    return samegame::pictures::board_svg_file(request.name.toStdString(), request.shown.board,
                                              marks, style);
}

/// Nothing if `goesOn` says no.
std::optional<std::string> animationOf(const ExportRequest& request,
                                       const std::function<bool(double)>& goesOn) {
    const std::vector<samegame::Position> positions =
        samegame::positions_along(request.start, request.moves);
    const auto frame = [&](std::size_t i) {
        return pictureOf(request, positions[i].board,
                         i < request.moves.size() ? std::optional(request.moves[i]) : std::nullopt);
    };
    return samegame::pictures::gif_of(
        {positions.size(), frame, request.seconds, request.lastSeconds}, goesOn);
}

} // namespace

ExportRunner::ExportRunner(QObject* parent)
    : QObject(parent), m_thread("export", std::chrono::milliseconds(100)) {
    connect(&m_thread, &JobThread::polled, this, &ExportRunner::poll);
    connect(&m_thread, &JobThread::ended, this, &ExportRunner::finish);
}

void ExportRunner::start(const ExportRequest& request) {
    m_run = std::make_shared<Run>(request);
    const auto contentOf = [](Run& run) -> std::optional<std::string> {
        switch (run.request.format) {
        case ExportFormat::Animation:
            return animationOf(run.request, [&run](double share) {
                run.percent = static_cast<int>(share * 100);
                return !run.isStopped;
            });
        case ExportFormat::Picture:
            return samegame::pictures::png_of(
                pictureOf(run.request, run.request.shown.board, run.request.next));
        case ExportFormat::Drawing:
            return drawingOf(run.request);
        case ExportFormat::Moves:
            break;
        }
        return samegame::printed_game(run.request.start, run.request.moves);
    };
    m_thread.start({[run = m_run, contentOf] {
                        const auto content = contentOf(*run);
                        if (!content || run->isStopped)
                            return;
                        const samegame::WholeFile file(
                            QFile::encodeName(run->request.path).toStdString(),
                            samegame::OutputKind::regular_file);
                        run->refusal = file.write(*content);
                        run->isWritten = !run->refusal;
                    },
                    [run = m_run] { run->isStopped = true; }});
}

void ExportRunner::poll() {
    emit progressed(m_run->percent);
}

void ExportRunner::finish(const std::optional<samegame::Error>& error) {
    const auto& reason = error ? error : m_run->refusal;
    if (reason)
        emit failed(tr("%1 could not be written: %2. Export… asks for another file or folder.")
                        .arg(shortName(QDir::toNativeSeparators(readablePath(m_run->request.path)),
                                       longestPath),
                             errorText(*reason)));
    else if (m_run->isWritten)
        emit written(m_run->request.path);
}
