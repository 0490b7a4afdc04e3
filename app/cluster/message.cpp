#include "app/cluster/message.h"

#include <cstring>
#include <type_traits>

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

    Bytes bytes() && { return std::move(m_bytes); }

private:
    void append(const void* data, std::size_t size) {
        const auto* begin = static_cast<const std::byte*>(data);
        m_bytes.insert(m_bytes.end(), begin, begin + size);
    }

    Bytes m_bytes;
};

/// Reads what a Packer has put, in the same order. Where bytes are missing, values are empty and
/// is_whole() is false.
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

/// Calls pass(member) for each member of the report, in the order of its bytes, but for what may be
/// missing.
template <class Report, class Pass>
void each_member(Report& report, const Pass& pass) {
    pass(report.rounds);
    pass(report.has_ended);
    pass(report.was_told);
    pass(report.threads);
    pass(report.playouts);
    pass(report.nodes);
    pass(report.seconds);
    pass(report.depth);
    pass(report.mean_depth);
    pass(report.is_unclearable);
    pass(report.failure);
}

} // namespace

Bytes to_bytes(const RankReport& report) {
    Packer packer;
    each_member(report, [&](const auto& member) { packer.put(member); });
    packer.put(static_cast<std::uint8_t>(report.stop));
    packer.put(report.upper_bound.has_value());
    packer.put(report.upper_bound.value_or(0));
    packer.put(report.line.has_value());
    if (report.line) {
        packer.put(report.line->score);
        packer.put(report.line->moves);
    }
    return std::move(packer).bytes();
}

std::optional<RankReport> read_report(std::span<const std::byte> bytes) {
    Unpacker unpacker(bytes);
    RankReport report;
    each_member(report, [&](auto& member) { unpacker.get(member); });
    std::uint8_t stop = 0;
    bool is_there = false;
    int bound = 0;
    unpacker.get(stop);
    unpacker.get(is_there);
    unpacker.get(bound);
    if (is_there)
        report.upper_bound = bound;
    unpacker.get(is_there);
    if (is_there) {
        report.line.emplace();
        unpacker.get(report.line->score);
        unpacker.get(report.line->moves);
    }
    if (!unpacker.is_whole() || stop > static_cast<std::uint8_t>(StopReason::nothing_left))
        return std::nullopt;
    report.stop = static_cast<StopReason>(stop);
    return report;
}

Bytes to_bytes(const Incumbent& incumbent) {
    Packer packer;
    packer.put(incumbent.rounds);
    packer.put(incumbent.moves);
    return std::move(packer).bytes();
}

std::optional<Incumbent> read_incumbent(std::span<const std::byte> bytes) {
    Unpacker unpacker(bytes);
    Incumbent incumbent;
    unpacker.get(incumbent.rounds);
    unpacker.get(incumbent.moves);
    return unpacker.is_whole() ? std::optional(incumbent) : std::nullopt;
}

Bytes to_bytes(const TrialWish& wish) {
    Packer packer;
    packer.put(wish.wants);
    packer.put(wish.was_told);
    packer.put(wish.failure);
    return std::move(packer).bytes();
}

std::optional<TrialWish> read_wish(std::span<const std::byte> bytes) {
    Unpacker unpacker(bytes);
    TrialWish wish;
    unpacker.get(wish.wants);
    unpacker.get(wish.was_told);
    unpacker.get(wish.failure);
    return unpacker.is_whole() ? std::optional(std::move(wish)) : std::nullopt;
}

Bytes to_bytes(const TrialDeal& deal) {
    Packer packer;
    packer.put(deal.number);
    return std::move(packer).bytes();
}

std::optional<TrialDeal> read_deal(std::span<const std::byte> bytes) {
    Unpacker unpacker(bytes);
    TrialDeal deal;
    unpacker.get(deal.number);
    return unpacker.is_whole() ? std::optional(deal) : std::nullopt;
}

Bytes to_bytes(const TrialResult& result) {
    Packer packer;
    packer.put(result.number);
    packer.put(result.line);
    return std::move(packer).bytes();
}

std::optional<TrialResult> read_result(std::span<const std::byte> bytes) {
    Unpacker unpacker(bytes);
    TrialResult result;
    unpacker.get(result.number);
    unpacker.get(result.line);
    return unpacker.is_whole() ? std::optional(std::move(result)) : std::nullopt;
}

std::optional<Line> believed(const StartPosition& start, const ClaimedLine& claim) {
    if (!lies_on(start.board, claim.moves))
        return std::nullopt;
    const auto line = replay(start.board, start.rules, claim.moves);
    if (!line || !line->finished || line->score != claim.score)
        return std::nullopt;
    return *line;
}

} // namespace samegame::cluster
