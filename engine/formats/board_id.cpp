#include "engine/formats/board_id.h"

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include "engine/base/text.h"
#include "engine/formats/board_text.h"
#include "engine/game/own_scoring.h"
#include "engine/game/refill.h"

namespace samegame {

namespace {

constexpr std::string_view digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~";
constexpr int pair_values = 64 * 64;

/// A number in `count` digits, the lowest place first.
std::string encode_number(std::uint64_t number, std::size_t count) {
    std::string text;
    for (; text.size() < count; number /= 64)
        text += digits[number % 64];
    return text;
}

/// Nothing if a character is no digit, or the number is larger than `maximum`.
std::optional<std::uint64_t> decode_number(std::string_view text, std::uint64_t maximum) {
    std::uint64_t number = 0;
    for (std::size_t i = text.size(); i-- > 0;) {
        const auto digit = digits.find(text[i]);
        if (digit == std::string_view::npos || number > (maximum - digit) / 64)
            return std::nullopt;
        number = number * 64 + digit;
    }
    return number;
}

struct RulesLetter {
    Scoring::Published scoring;
    Gravity gravity;
    char letter;
};

/// The letter of each set of rules, which never changes, since IDs are kept in files, mails and
/// databases. New rules get a row with a new letter.
constexpr std::array<RulesLetter, 10> rules_letters{{
    {Scoring::standard, Gravity::shift, 's'},
    {Scoring::no_penalty, Gravity::shift, 'n'},
    {Scoring::lenient_penalty, Gravity::shift, 'l'},
    {Scoring::bubble_breaker, Gravity::shift, 'b'},
    {Scoring::clickomania, Gravity::shift, 'c'},
    {Scoring::standard, Gravity::pull_left, 't'},
    {Scoring::no_penalty, Gravity::pull_left, 'o'},
    {Scoring::lenient_penalty, Gravity::pull_left, 'm'},
    {Scoring::bubble_breaker, Gravity::pull_left, 'd'},
    {Scoring::clickomania, Gravity::pull_left, 'e'},
}};

/// The capital letter, which means that heights precede the cells.
constexpr char capital_of(char letter) {
    return static_cast<char>(letter - 'a' + 'A');
}

/// The letter of rules with a scoring of one's own, whose text follows.
constexpr char own_letter(Gravity gravity) {
    return gravity == Gravity::shift ? 'u' : 'v';
}

/// The letter of rules; '?', which no ID has, if their row was forgotten.
char letter_of(const Rules& rules) {
    if (rules.scoring.own() != nullptr)
        return own_letter(rules.gravity);
    for (const RulesLetter& row : rules_letters)
        if (row.scoring == rules.scoring.published() && row.gravity == rules.gravity)
            return row.letter;
    return '?';
}

constexpr std::size_t bytes_together = 3; ///< Of a text, in one digit more.

/// A text in digits: three bytes in four of them, and one or two at the end in one more.
std::string encode_text(std::string_view text) {
    std::string encoded;
    for (; !text.empty(); text.remove_prefix(std::min(bytes_together, text.size()))) {
        const std::string_view bytes = text.substr(0, bytes_together);
        std::uint64_t number = 0;
        for (std::size_t i = bytes.size(); i-- > 0;)
            number = number << 8 | static_cast<unsigned char>(bytes[i]);
        encoded += encode_number(number, bytes.size() + 1);
    }
    return encoded;
}

/// Nothing if the digits cannot have come from encode_text.
std::optional<std::string> decode_text(std::string_view encoded) {
    std::string text;
    while (!encoded.empty()) {
        const std::string_view here = encoded.substr(0, bytes_together + 1);
        encoded.remove_prefix(here.size());
        const std::size_t bytes = here.size() - 1;
        auto number = decode_number(here, (std::uint64_t{1} << (8 * bytes)) - 1);
        if (!number || bytes == 0)
            return std::nullopt;
        for (std::size_t i = 0; i < bytes; ++i, *number >>= 8)
            text += static_cast<char>(*number & 0xff);
    }
    return text;
}

/// What follows the letter of the rules of a scoring of one's own.
std::string encode_own(const OwnScoring& own) {
    return encode_text(std::string_view(own.name()).substr(own_scoring_prefix.size()));
}

/// Nothing if the digits are not those of encode_own.
std::optional<Scoring> decode_own(std::string_view encoded) {
    const auto text = decode_text(encoded);
    if (!text)
        return std::nullopt;
    const std::string name = std::string(own_scoring_prefix) + *text;
    auto scoring = parse_own_scoring(name);
    return scoring && name_of(*scoring) == name ? std::optional(*scoring) : std::nullopt;
}

/// What the rules part of an ID says.
struct RulesPart {
    Rules rules;
    bool has_heights = false;
};

constexpr std::size_t seed_digits = 11;
constexpr std::size_t column_digits = 3;
constexpr std::size_t move_digits = 2;

/// The largest number with this many digits.
constexpr std::uint64_t most_of(std::size_t digit_count) {
    return (std::uint64_t{1} << (6 * digit_count)) - 1;
}
static_assert(most_refill_columns(max_moves) <= static_cast<int>(most_of(column_digits)));
static_assert(max_moves <= static_cast<int>(most_of(move_digits)));

std::string encode_refill(const Refill& refill) {
    std::string text =
        "r" + std::to_string(refill.color_count) + encode_number(refill.seed, seed_digits);
    if (refill.moves > 0 || refill.columns > 0)
        text += encode_number(static_cast<std::uint64_t>(refill.columns), column_digits) +
                encode_number(static_cast<std::uint64_t>(refill.moves), move_digits);
    return text;
}

/// `text` follows the letter of the rules. refill_error checks whether a game can reach the refill.
std::optional<Refill> parse_refill(std::string_view text) {
    constexpr std::size_t start = 2 + seed_digits;
    if ((text.size() != start && text.size() != start + column_digits + move_digits) ||
        text[0] != 'r')
        return std::nullopt;
    const auto colors = parse_integer(text.substr(1, 1), 1, max_colors);
    const auto seed =
        decode_number(text.substr(2, seed_digits), std::numeric_limits<std::uint64_t>::max());
    const bool is_at_start = text.size() == start;
    const auto columns =
        is_at_start ? 0 : decode_number(text.substr(start, column_digits), most_of(column_digits));
    const auto moves =
        is_at_start ? 0 : decode_number(text.substr(start + column_digits), most_of(move_digits));
    if (!colors || !seed || !columns || !moves)
        return std::nullopt;
    return Refill{*seed, static_cast<int>(*colors), static_cast<int>(*columns),
                  static_cast<int>(*moves)};
}

std::optional<RulesPart> parse_rules(std::string_view text) {
    for (const Gravity gravity : all_gravities()) {
        const char letter = own_letter(gravity);
        if (text.empty() || (text[0] != letter && text[0] != capital_of(letter)))
            continue;
        const auto scoring = decode_own(text.substr(1));
        return scoring ? std::optional(RulesPart{{*scoring, gravity}, text[0] != letter})
                       : std::nullopt;
    }
    const auto row = std::ranges::find_if(rules_letters, [text](const RulesLetter& known) {
        return !text.empty() && (text[0] == known.letter || text[0] == capital_of(known.letter));
    });
    if (row == rules_letters.end())
        return std::nullopt;
    RulesPart part{{row->scoring, row->gravity}, text[0] == capital_of(row->letter)};
    if (text.size() == 1)
        return part;
    part.rules.refill = parse_refill(text.substr(1));
    return part.rules.refill ? std::optional(part) : std::nullopt;
}

std::string known_letters() {
    std::string known;
    for (const RulesLetter& row : rules_letters)
        known += std::string(1, row.letter) + ", ";
    return known + own_letter(Gravity::shift) + ", " + own_letter(Gravity::pull_left);
}

/// Blocks in one pair of digits.
int blocks_per_pair(int colors) {
    int blocks = 0;
    for (int values = colors; values <= pair_values; values *= colors)
        ++blocks;
    return blocks;
}

/// Blocks in the order of the ID: column by column, from the bottom.
std::vector<Color> blocks_of(const Board& board) {
    std::vector<Color> blocks;
    for (int column = 0; column < board.columns(); ++column)
        for (int row = 0; row < board.height(column); ++row)
            blocks.push_back(board.color_at(cell_at(column, row)));
    return blocks;
}

std::string encode_blocks(const std::vector<Color>& blocks, int colors) {
    std::string text;
    if (colors == 1)
        return text;
    const auto step = static_cast<std::size_t>(blocks_per_pair(colors));
    for (std::size_t first = 0; first < blocks.size(); first += step) {
        int value = 0;
        for (std::size_t i = std::min(first + step, blocks.size()); i-- > first;)
            value = value * colors + blocks[i] - 1;
        text += encode_number(static_cast<std::uint64_t>(value), 2);
    }
    return text;
}

/// `count` blocks from their digits; nothing if the text cannot have come from encode_blocks.
std::optional<std::vector<Color>> decode_blocks(std::string_view text, int count, int colors) {
    if (colors == 1) {
        if (!text.empty())
            return std::nullopt;
        return std::vector<Color>(static_cast<std::size_t>(count), Color{1});
    }
    const int step = blocks_per_pair(colors);
    if (text.size() != 2 * static_cast<std::size_t>((count + step - 1) / step))
        return std::nullopt;
    std::vector<Color> blocks;
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const auto pair = decode_number(text.substr(i, 2), pair_values - 1);
        if (!pair)
            return std::nullopt;
        auto value = static_cast<int>(*pair);
        for (int k = 0; k < step && static_cast<int>(blocks.size()) < count; ++k) {
            blocks.push_back(static_cast<Color>(value % colors + 1));
            value /= colors;
        }
        if (value != 0)
            return std::nullopt;
    }
    return blocks;
}

/// The height of each column: the given digits, or full columns.
std::optional<std::vector<int>> parse_heights(std::optional<std::string_view> text,
                                              BoardSize size) {
    if (!text)
        return std::vector<int>(static_cast<std::size_t>(size.columns), size.rows);
    if (static_cast<int>(text->size()) != size.columns)
        return std::nullopt;
    std::vector<int> heights;
    for (const char c : *text) {
        const auto height = digits.find(c);
        if (height == std::string_view::npos || static_cast<int>(height) > size.rows)
            return std::nullopt;
        heights.push_back(static_cast<int>(height));
    }
    return heights;
}

} // namespace

std::string board_id_check(std::string_view text) {
    std::uint32_t check = 2166136261U;
    for (const char c : text)
        check = (check ^ static_cast<unsigned char>(c)) * 16777619U;
    check ^= check >> 24;
    return encode_number(check, 4);
}

std::string to_board_id(const Position& start) {
    const Board& board = start.board;
    const bool is_full = board.block_count() == board.cell_count();
    const char letter = letter_of(start.rules);
    std::string id = std::to_string(board.rows()) + "x" + std::to_string(board.columns()) + "x" +
                     std::to_string(board.color_count()) + "-" +
                     (is_full ? letter : capital_of(letter)) +
                     (start.rules.scoring.own() ? encode_own(*start.rules.scoring.own()) : "") +
                     (start.rules.refill ? encode_refill(*start.rules.refill) : "") + "-";
    for (int column = 0; !is_full && column < board.columns(); ++column)
        id += digits[static_cast<std::size_t>(board.height(column))];
    id += encode_blocks(blocks_of(board), board.color_count());
    return id + "-" + board_id_check(id);
}

Result<Position> parse_board_id(std::string_view id) {
    const auto parts = split(id, '-');
    if (parts.size() != 4)
        return Error{{SAMEGAME_TEXT("EngineError",
                                    "a board ID has four parts with '-' between them (size, rules, "
                                    "cells, check), not %1"),
                      parts.size()}};
    if (board_id_check(id.substr(0, id.rfind('-'))) != parts[3])
        return Error{
            {SAMEGAME_TEXT("EngineError", "the check at the end of the board ID does not fit: a "
                                          "character is missing or wrong")}};
    const auto size = parse_board_size(parts[0]);
    if (!size)
        return Error{{SAMEGAME_TEXT(
            "EngineError",
            "the board ID has no size: expected ROWSxCOLUMNSxCOLORS, up to 32x32x9")}};
    const auto rules = parse_rules(parts[1]);
    if (!rules)
        return Error{
            {SAMEGAME_TEXT("EngineError", "the board ID has unknown rules: expected one of %1"),
             known_letters()}};
    if (const auto error = refill_error(rules->rules))
        return Error{*error};

    std::string_view cells_text = parts[2];
    std::optional<std::string_view> heights_text;
    if (rules->has_heights) {
        heights_text = cells_text.substr(0, static_cast<std::size_t>(size->columns));
        cells_text.remove_prefix(heights_text->size());
    }
    const auto heights = parse_heights(heights_text, *size);
    int count = 0;
    if (heights)
        for (const int height : *heights)
            count += height;
    const auto blocks = heights ? decode_blocks(cells_text, count, size->colors) : std::nullopt;
    if (!blocks)
        return Error{
            {SAMEGAME_TEXT("EngineError", "the cells of the board ID do not fit its size")}};

    std::vector<Color> cells(static_cast<std::size_t>(size->rows * size->columns), no_color);
    std::size_t next = 0;
    for (int column = 0; column < size->columns; ++column)
        for (int row = 0; row < (*heights)[static_cast<std::size_t>(column)]; ++row)
            cells[static_cast<std::size_t>((size->rows - 1 - row) * size->columns + column)] =
                (*blocks)[next++];
    auto board = checked_board(size->rows, size->columns, size->colors, cells);
    if (!board)
        return board.error();
    return Position{*board, rules->rules};
}

std::string id_name_of(const Position& start) {
    return std::string(board_id_prefix) + to_board_id(start);
}

bool is_id_name(std::string_view name) {
    return name.starts_with(board_id_prefix);
}

} // namespace samegame
