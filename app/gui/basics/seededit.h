#pragma once

#include <QLineEdit>

#include <cstdint>
#include <optional>

#include "engine/base/result.h"

/// A line for a seed, a whole number from 0 to 2^64-1. What is no seed has a sign at the end of the
/// line; whoever asks for the seed shows error() too, or takes it back. Every key is taken: a line
/// that dropped the point of "1.5" would hold another seed than was typed.
class SeedEdit : public QLineEdit {
    Q_OBJECT

public:
    /// What a line without a number means.
    enum class Empty { Random, Mistake };

    explicit SeedEdit(const QString& objectName, Empty empty = Empty::Random,
                      QWidget* parent = nullptr);

    std::optional<std::uint64_t> value() const; ///< Nothing if no number, or a too large one.
    std::uint64_t valueOrRandom() const;        ///< A new random seed where there is no value.
    void setValue(std::optional<std::uint64_t> seed);
    /// A random seed of few digits, that people can tell each other.
    static std::uint64_t newSeed();
    std::optional<samegame::Error> error() const; ///< What is wrong; nothing if nothing is.

    QSize minimumSizeHint() const override;

private:
    void showError();

    Empty m_empty;
    QAction* m_sign;
};
