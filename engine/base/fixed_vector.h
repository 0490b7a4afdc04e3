#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

namespace samegame {

/// A vector of at most `Capacity` elements that never allocates, for move lists in hot code.
/// Elements are default constructible and cheap to copy. Pushing beyond the capacity is the
/// caller's error. A copy copies only the elements in use.
template <class T, std::size_t Capacity>
class FixedVector {
public:
    FixedVector() = default;
    FixedVector(const FixedVector& other) : m_size(other.m_size) {
        std::copy(other.begin(), other.end(), m_data.begin());
    }
    FixedVector& operator=(const FixedVector& other) {
        m_size = other.m_size;
        std::copy(other.begin(), other.end(), m_data.begin());
        return *this;
    }

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    void clear() { m_size = 0; }

    void push_back(const T& value) {
        assert(m_size < Capacity);
        m_data[m_size++] = value;
    }
    void pop_back() {
        assert(m_size > 0);
        --m_size;
    }
    /// Keeps the first `size` elements; `size` is not above size().
    void truncate(std::size_t size) {
        assert(size <= m_size);
        m_size = size;
    }
    template <class Range>
    void append(const Range& range) {
        for (const T& value : range)
            push_back(value);
    }

    T& operator[](std::size_t i) { return m_data[i]; }
    const T& operator[](std::size_t i) const { return m_data[i]; }
    T& back() { return m_data[m_size - 1]; }
    const T& back() const { return m_data[m_size - 1]; }
    const T& front() const { return m_data[0]; }

    T* begin() { return m_data.data(); }
    T* end() { return m_data.data() + m_size; }
    const T* begin() const { return m_data.data(); }
    const T* end() const { return m_data.data() + m_size; }

    friend bool operator==(const FixedVector& a, const FixedVector& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    std::array<T, Capacity> m_data; // elements beyond m_size are never read
    std::size_t m_size = 0;
};

} // namespace samegame
