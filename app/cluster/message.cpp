#include "app/cluster/message.h"

#include <cstring>
#include <type_traits>
#include <utility>

#include "engine/game/scoring.h"

namespace samegame::cluster {

namespace {

class Packer {
public:
    template <class T>
    requires std::is_trivially_copyable_v<T>
    void put(const T& value) { append(&value, sizeof value); }
    void put(const std::string& text) {
        put(static_cast<std::uint64_t>(text.size()));
        append(text.data(), text.size());
    }
    void put(const MoveList& moves) {
        put(static_cast<std::uint16_t>(moves.size()));
        for (const Move move : moves) {
            put(move.cell.column);
            put(move.cell.row);
        }
    }
    void put(StopReason reason) { put(static_cast<std::uint8_t>(reason)); }
    void put(const std::optional<int>& number) {
        put(number.has_value());
        put(number.value_or(0));
    }
    void put(const std::optional<ClaimedLine>& line) {
        put(line.has_value());
        if (line) {
            put(line->score);
            put(line->moves);
        }
    }

    Bytes bytes() && { return std::move(m_bytes); }

private:
    void append(const void* data, std::size_t size) {
        const auto* begin = static_cast<const std::byte*>(data);
        m_bytes.insert(m_bytes.end(), begin, begin + size);
    }

    Bytes m_bytes;
};

/// Reads the values that a Packer has put, in the same order. If bytes are missing, values are
/// empty and is_whole() is false.
class Unpacker {
public:
    explicit Unpacker(std::span<const std::byte> bytes) : m_bytes(bytes) {}

    template <class T>
    requires std::is_trivially_copyable_v<T>
    void get(T& value) {
        const auto taken = take(sizeof value);
        if (taken.size() == sizeof value)
            std::memcpy(&value, taken.data(), sizeof value);
    }
    void get(bool& value) {
        std::uint8_t byte = 0;
        get(byte);
        value = byte == 1;
        m_is_sound = m_is_sound && byte <= 1;
    }
    void get(std::string& text) {
        std::uint64_t size = 0;
        get(size);
        const auto taken = take(size);
        text.resize(taken.size());
        if (!taken.empty())
            std::memcpy(text.data(), taken.data(), taken.size());
    }
    void get(MoveList& moves) {
        std::uint16_t count = 0;
        get(count);
        m_is_sound = m_is_sound && count <= max_moves;
        for (int i = 0; i < count && m_is_sound; ++i) {
            Move move;
            get(move.cell.column);
            get(move.cell.row);
            moves.push_back(move);
        }
    }
    void get(StopReason& reason) {
        std::uint8_t byte = 0;
        get(byte);
        reason = static_cast<StopReason>(byte);
        m_is_sound = m_is_sound && reason <= StopReason::nothing_left;
    }
    void get(std::optional<int>& number) {
        bool is_there = false;
        int value = 0;
        get(is_there);
        get(value);
        if (is_there)
            number = value;
    }
    void get(std::optional<ClaimedLine>& line) {
        bool is_there = false;
        get(is_there);
        if (!is_there)
            return;
        line.emplace();
        get(line->score);
        get(line->moves);
    }

    bool is_whole() const { return m_is_sound && m_bytes.empty(); }

private:
    std::span<const std::byte> take(std::uint64_t size) {
        if (!m_is_sound || size > m_bytes.size()) {
            m_is_sound = false;
            return {};
        }
        const auto taken = m_bytes.first(static_cast<std::size_t>(size));
        m_bytes = m_bytes.subspan(taken.size());
        return taken;
    }

    std::span<const std::byte> m_bytes;
    bool m_is_sound = true;
};

bool lies_on(const Board& board, const MoveList& moves) {
    for (const Move move : moves)
        if (move.cell.column >= board.columns() || move.cell.row >= board.rows())
            return false;
    return true;
}

template <class Message>
bool is_possible(const Message& /*message*/) {
    return true;
}

/// Whether a search can have such numbers.
bool is_possible(const RankReport& report) {
    const auto is_within = [](double number, double least, double most) {
        return number >= least && number <= most; // never so where it is no number
    };
    return report.rounds >= 0 && is_within(report.threads, 0, most_threads) &&
           is_within(report.seconds, 0, most_measured_seconds) &&
           is_within(report.depth, 0, max_moves) && is_within(report.mean_depth, 0, max_moves) &&
           score_range_of_all().contains(report.upper_bound.value_or(0));
}

/// Calls pass(member) for each member, in the order of their bytes.
template <class Message, class Pass>
void each_member(Message& message, const Pass& pass) {
    using Kind = std::remove_const_t<Message>;
    const auto pass_all = [&](auto&... members) { (pass(members), ...); };
    if constexpr (std::is_same_v<Kind, RankReport>)
        pass_all(message.rounds, message.has_ended, message.was_told, message.threads,
                 message.playouts, message.nodes, message.seconds, message.depth,
                 message.mean_depth, message.is_unclearable, message.failure, message.stop,
                 message.upper_bound, message.line);
    else if constexpr (std::is_same_v<Kind, Incumbent>)
        pass_all(message.rounds, message.moves);
    else if constexpr (std::is_same_v<Kind, TrialWish>)
        pass_all(message.wants, message.was_told, message.failure);
    else if constexpr (std::is_same_v<Kind, TrialDeal>)
        pass_all(message.number);
    else
        pass_all(message.number, message.row);
}

} // namespace

template <class Message>
Bytes to_bytes(const Message& message) {
    Packer packer;
    each_member(message, [&](const auto& member) { packer.put(member); });
    return std::move(packer).bytes();
}

template <class Message>
std::optional<Message> message_of(std::span<const std::byte> bytes) {
    Unpacker unpacker(bytes);
    Message message;
    each_member(message, [&](auto& member) { unpacker.get(member); });
    return unpacker.is_whole() && is_possible(message) ? std::optional(std::move(message))
                                                       : std::nullopt;
}

template Bytes to_bytes(const RankReport&);
template Bytes to_bytes(const Incumbent&);
template Bytes to_bytes(const TrialWish&);
template Bytes to_bytes(const TrialDeal&);
template Bytes to_bytes(const TrialResult&);
template std::optional<RankReport> message_of(std::span<const std::byte>);
template std::optional<Incumbent> message_of(std::span<const std::byte>);
template std::optional<TrialWish> message_of(std::span<const std::byte>);
template std::optional<TrialDeal> message_of(std::span<const std::byte>);
template std::optional<TrialResult> message_of(std::span<const std::byte>);

std::optional<Line> believed(const Position& start, const ClaimedLine& claim) {
    if (!lies_on(start.board, claim.moves))
        return std::nullopt;
    const auto line = replay(start.board, start.rules, claim.moves);
    if (!line || !line->finished || line->score != claim.score)
        return std::nullopt;
    return *line;
}

} // namespace samegame::cluster
