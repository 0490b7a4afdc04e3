#pragma once

#include <cmath>
#include <cstdint>
#include <iterator>
#include <limits>
#include <optional>
#include <string>

#include "engine/base/rng.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/game/line.h"
#include "engine/game/refill.h"
#include "engine/search/budget.h"

namespace samegame {

/// Members of files at random, within what their readers take and often at its ends.
class RandomMembers {
public:
    explicit RandomMembers(std::uint64_t seed) : m_rng(seed) {}

    Rng& rng() { return m_rng; }
    bool maybe() { return m_rng.bounded(2) == 0; }

    /// From `least` to `most`, in one of four cases one of the two.
    std::int64_t whole(std::int64_t least, std::int64_t most) {
        if (m_rng.bounded(4) == 0)
            return maybe() ? least : most;
        const auto count = static_cast<std::uint64_t>(most) - static_cast<std::uint64_t>(least) + 1;
        // Small numbers are as likely as large ones.
        const std::uint64_t drawn = m_rng.next() >> m_rng.bounded(64);
        return static_cast<std::int64_t>(static_cast<std::uint64_t>(least) +
                                         (count == 0 ? drawn : drawn % count));
    }
    int number(int least, int most) { return static_cast<int>(whole(least, most)); }
    std::uint64_t count() { return maybe() ? ~std::uint64_t{0} : m_rng.next(); }
    std::uint64_t count_within(std::int64_t least, std::int64_t most) {
        return static_cast<std::uint64_t>(whole(least, most));
    }

    /// From 0 to `most`, of any size.
    double real(double most) {
        if (m_rng.bounded(8) == 0)
            return maybe() ? 0 : most;
        return most * std::pow(10, -20 * m_rng.uniform()) * m_rng.uniform();
    }
    double positive(double most) {
        const double drawn = real(most);
        return drawn > 0 ? drawn : std::numeric_limits<double>::min();
    }

    std::string text() {
        static constexpr const char* parts[] = {"a", "Z", "\"", "\\",   "\n", "\x01", "ä",
                                                "€", "😀", "{",  "null", " ",  "-",    "1e308"};
        std::string text;
        for (std::uint32_t left = m_rng.bounded(6); left > 0; --left)
            text += parts[m_rng.bounded(static_cast<std::uint32_t>(std::size(parts)))];
        return text;
    }

    template <class Make>
    auto optional(const Make& make) -> std::optional<decltype(make())> {
        return maybe() ? std::optional(make()) : std::nullopt;
    }

    /// A position of any size, rules and gravity, played on for a while; where columns come in, a
    /// game that may have come as far as one can.
    Position position() {
        const int most = m_rng.bounded(20) == 0 ? max_columns : 9;
        const auto rules = all_rules();
        Position start{
            generate_board(m_rng.next(), number(1, most), number(1, most), number(1, max_colors)),
            rules[m_rng.bounded(static_cast<std::uint32_t>(rules.size()))]};
        if (maybe() && start.rules.scoring != Scoring::clickomania) {
            Refill& refill = start.rules.refill.emplace();
            refill.seed = count();
            refill.color_count = number(1, max_colors);
            refill.moves = number(0, max_moves);
            refill.columns = number(0, most_refill_columns(refill.moves));
        }
        play_some(start);
        return start;
    }

    /// Moves at random from `start`, which goes with them; often up to the end.
    MoveList play_some(Position& start) {
        MoveList moves;
        const auto wanted = maybe() ? static_cast<std::size_t>(max_moves) : m_rng.bounded(20);
        while (moves.size() < wanted && !is_over(start.board, start.rules)) {
            const MoveList legal = legal_moves(start.board);
            moves.push_back(legal[m_rng.bounded(static_cast<std::uint32_t>(legal.size()))]);
            play(start.board, start.rules, moves.back());
        }
        return moves;
    }

private:
    Rng m_rng;
};

} // namespace samegame
