#include "engine/solvers/tree/position_queue.h"

#include <algorithm>
#include <bit>

namespace samegame {

namespace {

constexpr std::size_t word_bits = 64;
constexpr std::size_t prefetch_distance = 8;

std::size_t rank_count(int highest) {
    return static_cast<std::size_t>(std::max(highest, 1)) + 2;
}

/// The memory left beside the lists of this many ranks.
std::uint64_t bytes_left(std::uint64_t bytes, std::size_t ranks) {
    return bytes - std::min<std::uint64_t>(bytes, ranks * sizeof(PositionQueue::Number));
}

} // namespace

// The ranks are part of the memory: on the largest boards they are some megabytes.
PositionQueue::PositionQueue(std::uint64_t bytes, int highest)
    : m_pool(bytes_left(bytes, rank_count(highest)) / (sizeof(Position) + sizeof(Number)) *
             sizeof(Position)),
      m_first(rank_count(highest)),
      m_filled(m_first.size() / word_bits + 1) {}

void PositionQueue::add(std::uint64_t hash, const Path& path) {
    const Number number = allocate(path);
    if (number == 0)
        return;
    Position& position = m_pool[number];
    position.hash = hash;
    position.path = path;
    count_child(path.parent);
    insert_hash(number);
    link(number);
}

void PositionQueue::improve(Number number, const Path& path) {
    Position& position = m_pool[number];
    if (position.state != State::taken)
        unlink(number);
    const Number old_parent = position.path.parent;
    position.path = path;
    count_child(path.parent);
    forget_child(old_parent);
    if (position.state == State::taken)
        return;
    position.state = State::open;
    link(number);
}

PositionQueue::Number PositionQueue::take() {
    const std::size_t rank = highest_rank();
    if (rank == 0)
        return 0;
    const Number number = m_first[rank];
    unlink(number);
    m_pool[number].state = State::taken;
    return number;
}

void PositionQueue::close(Number number) {
    m_pool[number].state = State::closed;
    link(number);
}

void PositionQueue::put_back(Number number) {
    m_pool[number].state = State::open;
    link(number);
}

int PositionQueue::best_estimate() const {
    const std::size_t rank = highest_rank();
    if (rank == 0)
        return std::numeric_limits<int>::min();
    if (rank == 1) // estimates of 0 and below, in no order
        return 0;
    return m_pool[m_first[rank]].path.estimate;
}

MoveList PositionQueue::moves_to(Number number) const {
    MoveList moves;
    for (; path(number).parent != 0; number = path(number).parent)
        moves.push_back(path(number).move);
    std::reverse(moves.begin(), moves.end());
    return moves;
}

std::size_t PositionQueue::rank_of(const Position& position) const {
    return position.state == State::closed ? 0 : rank_of_estimate(position.path.estimate);
}

/// Enters a position into its rank; a closed one only if it has no children.
void PositionQueue::link(Number number) {
    Position& position = m_pool[number];
    if (position.state == State::closed && position.children > 0)
        return;
    const std::size_t rank = rank_of(position);
    position.previous = 0;
    position.next = m_first[rank];
    if (position.next != 0)
        m_pool[position.next].previous = number;
    m_first[rank] = number;
    m_filled[rank / word_bits] |= std::uint64_t{1} << rank % word_bits;
}

/// The inverse of link.
void PositionQueue::unlink(Number number) {
    const Position& position = m_pool[number];
    if (position.state == State::closed && position.children > 0)
        return;
    const std::size_t rank = rank_of(position);
    if (position.next != 0)
        m_pool[position.next].previous = position.previous;
    if (position.previous != 0)
        m_pool[position.previous].next = position.next;
    else
        m_first[rank] = position.next;
    if (m_first[rank] == 0)
        m_filled[rank / word_bits] &= ~(std::uint64_t{1} << rank % word_bits);
}

std::size_t PositionQueue::highest_rank() const {
    for (std::size_t word = m_filled.size(); word-- > 0;)
        if (m_filled[word] != 0)
            return word * word_bits + word_bits - 1 -
                   static_cast<std::size_t>(std::countl_zero(m_filled[word]));
    return 0;
}

/// The lowest rank with a position; the number of ranks if there is none.
std::size_t PositionQueue::lowest_rank() const {
    for (std::size_t word = 0; word < m_filled.size(); ++word)
        if (m_filled[word] != 0)
            return word * word_bits + static_cast<std::size_t>(std::countr_zero(m_filled[word]));
    return m_first.size();
}

/// A place for a new position; 0 if everything that could be dropped for it is worth more.
PositionQueue::Number PositionQueue::allocate(const Path& path) {
    if (m_free == 0) {
        if (const Number fresh = m_pool.allocate(); fresh != 0) {
            ++m_size;
            return fresh;
        }
    }
    while (m_free == 0) {
        const std::size_t rank = lowest_rank();
        if (rank == m_first.size() ||
            (rank > 0 && m_pool[m_first[rank]].path.estimate >= path.estimate)) {
            m_dropped_bound = std::max(m_dropped_bound, path.bound);
            return 0;
        }
        drop(m_first[rank]);
    }
    const Number number = m_free;
    m_free = m_pool[number].next;
    m_pool[number] = Position{};
    ++m_size;
    return number;
}

/// Forgets a position of a rank's list. One that was opened again may have children, which need it,
/// so it is only closed.
void PositionQueue::drop(Number number) {
    Position& position = m_pool[number];
    if (position.state == State::open)
        m_dropped_bound = std::max(m_dropped_bound, position.path.bound);
    unlink(number);
    if (position.children > 0) {
        position.state = State::closed;
        return;
    }
    erase_hash(number);
    forget_child(position.path.parent);
    position.next = m_free;
    m_free = number;
    --m_size;
}

/// A parent that gets a child is taken, so it is in no list.
void PositionQueue::count_child(Number parent) {
    if (parent != 0)
        ++m_pool[parent].children;
}

void PositionQueue::forget_child(Number parent) {
    if (parent == 0)
        return;
    Position& position = m_pool[parent];
    --position.children;
    if (position.children == 0 && position.state == State::closed)
        link(parent);
}

std::size_t PositionQueue::slot_of(std::uint64_t hash) const {
    const std::size_t slot = hash & (2 * m_whole - 1);
    return slot < m_slots.size() ? slot : hash & (m_whole - 1);
}

PositionQueue::Number PositionQueue::find(std::uint64_t hash) const {
    Number number = m_slots[slot_of(hash)];
    while (number != 0 && m_pool[number].hash != hash)
        number = m_pool[number].chained;
    return number;
}

void PositionQueue::insert_hash(Number number) {
    if (m_size > m_slots.size())
        split_slot();
    Number& first = m_slots[slot_of(m_pool[number].hash)];
    m_pool[number].chained = first;
    first = number;
}

void PositionQueue::erase_hash(Number number) {
    Number* link = &m_slots[slot_of(m_pool[number].hash)];
    while (*link != number)
        link = &m_pool[*link].chained;
    *link = m_pool[number].chained;
}

/// Adds a slot, which takes its positions from the slot that they shared so far.
void PositionQueue::split_slot() {
    const std::size_t ahead = m_slots.size() - m_whole + prefetch_distance;
    if (ahead < m_slots.size() && m_slots[ahead] != 0)
        __builtin_prefetch(&m_pool[m_slots[ahead]]);
    Number rest = m_slots[m_slots.size() - m_whole];
    m_slots[m_slots.size() - m_whole] = 0;
    m_slots.push_back(0);
    while (rest != 0) {
        const Number number = rest;
        rest = m_pool[number].chained;
        Number& first = m_slots[slot_of(m_pool[number].hash)];
        m_pool[number].chained = first;
        first = number;
    }
    if (m_slots.size() == 2 * m_whole)
        m_whole *= 2;
}

} // namespace samegame
