#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "app/cluster/mail.h"

namespace samegame::cluster {

/// Mail of rank 0 whose other end is the test.
class TestMail final : public Mail {
public:
    explicit TestMail(int size) : m_size(size) {}

    int rank() const override { return 0; }
    int size() const override { return m_size; }
    void send(int rank, Kind kind, Bytes content) override {
        if (kind != Kind::alive)
            sent.push_back({rank, kind, std::move(content)});
    }
    bool is_sending(int) override { return false; }
    std::optional<Letter> receive() override { return std::nullopt; }

    /// The ranks that were sent letters of a kind, in their order; forgets all.
    std::vector<int> taken(Kind kind) {
        std::vector<int> ranks;
        for (const Letter& letter : sent)
            if (letter.kind == kind)
                ranks.push_back(letter.rank);
        sent.clear();
        return ranks;
    }

    std::vector<Letter> sent;

private:
    int m_size;
};

} // namespace samegame::cluster
