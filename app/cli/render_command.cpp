#include "app/cli/commands.h"

#include <iostream>
#include <memory>
#include <optional>
#include <vector>

#include "app/cli/terminal/board_argument.h"
#include "app/cli/terminal/named_files.h"
#include "app/cli/terminal/notice.h"
#include "app/cli/terminal/option_text.h"
#include "app/cli/terminal/output_file.h"
#include "app/pictures/board_bitmap.h"
#include "app/pictures/board_svg.h"
#include "app/pictures/gif_file.h"
#include "app/pictures/png_file.h"
#include "engine/base/text.h"
#include "engine/formats/printed_line.h"
#include "engine/game/line.h"

namespace samegame::cli {

namespace {

constexpr double usual_delay = 0.6; // seconds
constexpr double usual_last = 3;

struct RenderArguments {
    std::string board;
    std::string read_moves;
    std::string write_moves;
    std::optional<std::int64_t> after;
    std::string svg;
    std::string png;
    std::string gif;
    std::string text;
    bool frames = false;
    bool mark = false;
    std::optional<std::int64_t> cell;
    std::optional<double> delay;
    std::optional<double> last;
};

/// The positions that pictures may show, from the one after --after on.
struct RenderedLine {
    std::string name;
    std::size_t first = 0; ///< Moves before the first of them.
    Position start;        ///< Of the whole game.
    MoveList moves;        ///< All of them.
    std::vector<Position> positions;

    std::string title(std::size_t i) const {
        return name + (first + i == 0 ? "" : " after move " + std::to_string(first + i));
    }
    std::optional<Move> next_move(std::size_t i) const {
        return first + i < moves.size() ? std::optional(moves[first + i]) : std::nullopt;
    }
};

RenderedLine line_of(const RenderArguments& arguments) {
    const GameRecord game = named_game(arguments.board, arguments.read_moves);
    RenderedLine line{visible(arguments.board),
                      static_cast<std::size_t>(arguments.after.value_or(0)), game.start,
                      game.line.moves, positions_along(game.start, game.line.moves)};
    if (line.first > line.moves.size())
        throw InputError(
            no_position_text(arguments.board, arguments.read_moves, line.first, line.moves.size()));
    line.positions.erase(line.positions.begin(),
                         line.positions.begin() + static_cast<std::ptrdiff_t>(line.first));
    return line;
}

/// Draws the positions of a line as pixels, with the next group marked if that is asked for.
class LinePainter {
public:
    LinePainter(const RenderedLine& line, const pictures::BoardStyle& style, bool has_mark)
        : m_line(line), m_raster(style), m_has_mark(has_mark) {}

    pictures::Bitmap draw(std::size_t i) {
        const Board& board = m_line.positions[i].board;
        const auto move = m_has_mark ? m_line.next_move(i) : std::nullopt;
        return m_raster.draw(board, move ? group_at(board, move->cell) : Group());
    }

private:
    const RenderedLine& m_line;
    pictures::BoardRaster m_raster;
    bool m_has_mark;
};

std::string svg_of(const RenderedLine& line, const pictures::BoardStyle& style, bool has_mark) {
    const Board& board = line.positions.front().board;
    std::vector<pictures::MarkedCells> marks;
    if (const auto move = line.next_move(0); move && has_mark)
        marks.push_back(pictures::marked_group("the next group", board, *move));
    return pictures::board_svg_file(line.title(0), board, marks, style);
}

std::string gif_of(const RenderArguments& arguments, const RenderedLine& line,
                   LinePainter& painter) {
    return pictures::gif_of({line.positions.size(), [&](std::size_t i) { return painter.draw(i); },
                             arguments.delay.value_or(usual_delay),
                             arguments.last.value_or(usual_last)},
                            [](double) { return true; })
        .value();
}

/// "line.png" for frame 7 of 61: "line-007.png". All have three digits, as no line has more moves
/// than 512.
std::string frame_path(const std::string& path, std::size_t number) {
    const auto slash = path.find_last_of('/') + 1; // 0 without one
    const auto dot = path.find_last_of('.');
    const auto end = dot == std::string::npos || dot <= slash ? path.size() : dot;
    std::string digits = std::to_string(number);
    digits.insert(0, digits.size() < 3 ? 3 - digits.size() : 0, '0');
    return path.substr(0, end) + "-" + digits + path.substr(end);
}

void write_frames(const RenderArguments& arguments, const RenderedLine& line,
                  LinePainter& painter) {
    std::vector<OutputFile> files;
    for (std::size_t i = 0; i < line.positions.size(); ++i)
        files.emplace_back("--png", frame_path(arguments.png, line.first + i));
    for (std::size_t i = 0; i < line.positions.size(); ++i)
        files[i].write(pictures::png_of(painter.draw(i)));
}

void check_usage(const RenderArguments& arguments) {
    if (arguments.svg.empty() && arguments.png.empty() && arguments.gif.empty() &&
        arguments.text.empty() && arguments.write_moves.empty())
        throw UsageError(
            "render writes nothing: expected --svg, --png, --gif, --text or --write-moves");
    if (arguments.frames && arguments.png == standard_stream)
        throw UsageError("--frames writes several files, which do not fit on standard output");
}

/// Says where --mark has nothing to mark.
void tell_of_missing_mark(const RenderArguments& arguments, const RenderedLine& line) {
    if (!arguments.mark)
        return;
    if (arguments.svg.empty() && arguments.png.empty() && arguments.gif.empty())
        tell_notice("samegame-cli", "--mark marks nothing, as no picture is written");
    else if (!line.next_move(0))
        tell_notice("samegame-cli", "--mark marks nothing, as no move follows the position");
}

ExitCode run(const RenderArguments& arguments) {
    check_usage(arguments);
    const RenderedLine line = line_of(arguments);
    if (!arguments.gif.empty() && line.positions.size() < 2)
        throw InputError(in_quotes(arguments.board) +
                         ": there are no moves to show, so there is no animation");
    OutputFiles files({{"--svg", arguments.svg},
                       {"--png", arguments.frames ? std::string() : arguments.png},
                       {"--gif", arguments.gif},
                       {"--text", arguments.text},
                       {"--write-moves", arguments.write_moves}});
    tell_of_missing_mark(arguments, line);
    pictures::BoardStyle style;
    take(style.cell, arguments.cell);
    LinePainter painter(line, style, arguments.mark);
    if (!arguments.svg.empty())
        files.write("--svg", svg_of(line, style, arguments.mark));
    if (arguments.frames)
        write_frames(arguments, line, painter);
    else if (!arguments.png.empty())
        files.write("--png", pictures::png_of(painter.draw(0)));
    if (!arguments.gif.empty())
        files.write("--gif", gif_of(arguments, line, painter));
    if (!arguments.text.empty())
        files.write("--text", printed_game(line.start, line.moves));
    if (!arguments.write_moves.empty())
        files.write("--write-moves", to_move_list(line.moves, line.start.board.rows()));
    files.tell_refusal();
    return ExitCode::done;
}

void add_arguments(CLI::App& form, RenderArguments& arguments) {
    offer(form.add_option("BOARD", arguments.board,
                          "Board or solution file, '-' for standard input, or the name of a board")
              ->required()
              ->type_name(""),
          board_names());
    add_read_moves(form, arguments.read_moves);
    add_integer(form, "--after", arguments.after, 0, max_moves,
                "Begin with the position after the first N moves of a game");
    add_output(form, "--svg", arguments.svg, "Write the position as a drawing to FILE");
    auto* png = add_output(form, "--png", arguments.png, "Write the position as a picture to FILE");
    form.add_flag("--frames", arguments.frames,
                  "Write a picture of every position of the line: NAME-000.png, NAME-001.png, … "
                  "for --png NAME.png, numbered by the moves before")
        ->needs(png);
    auto* gif = add_output(form, "--gif", arguments.gif, "Write the line as an animation to FILE");
    add_output(form, "--text", arguments.text,
               "Write the board ID and the moves of the whole line, as papers print them, to FILE");
    add_output(form, "--write-moves", arguments.write_moves,
               "Write the moves of the whole line alone to FILE, one to a row");
    form.add_flag("--mark", arguments.mark, "Mark the group that the next move takes");
    add_integer(form, "--cell", arguments.cell, pictures::BoardStyle::least_cell,
                pictures::BoardStyle::most_cell, "The side of a cell in pixels (default: 32)");
    add_real(form, "--delay", arguments.delay, 0.02, pictures::GifWriter::most_seconds,
             "Seconds that an animation shows each position (default: 0.6)")
        ->needs(gif);
    add_real(form, "--last", arguments.last, 0.02, pictures::GifWriter::most_seconds,
             "Seconds that an animation shows the last position (default: 3)")
        ->needs(gif);
}

} // namespace

Command render_command(CLI::App& program) {
    const auto arguments = std::make_shared<RenderArguments>();
    CLI::App* form = program.add_subcommand(
        "render", "Draw a position or a line as SVG, PNG or animated GIF, or print its moves");
    add_arguments(*form, *arguments);
    form->footer(
        "A board without moves is its own position. An animation begins again after its end.\n"
        "--text writes moves as Takes & Kosters 2009 do, \"12,6 - 5,11 - 9,6* - 15,1**\": row and\n"
        "column of the group's bottom left cell, * after a group of 6 blocks or more, ** after\n"
        "the biggest one. Commands that take a board or a game read such a file again.\n\n"
        "Examples:\n"
        "  samegame-cli render standard:1 --svg board.svg\n"
        "  samegame-cli render game.samegame --after 20 --png position.png --mark\n"
        "  samegame-cli render game.samegame --gif game.gif --cell 24 --delay 0.4\n"
        "  samegame-cli render game.samegame --png frame.png --frames\n"
        "  samegame-cli render game.samegame --text moves.txt\n"
        "  samegame-cli render standard:9 --read-moves moves.txt --gif game.gif");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
