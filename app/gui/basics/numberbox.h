#pragma once

#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>
#include <QString>

#include <cstdint>
#include <optional>

#include "engine/base/result.h"

/// The number that a person typed; nothing if the text is no number, or could be two. A point and a
/// comma may both be decimal separators and separate groups of three digits, if the text is clear:
/// "0.5", "2,5", "1.234,5" and "1,000,000" are clear in every language. A single separator with
/// three digits behind it ("1,234") means what it means in the language, and in a field for whole
/// numbers it separates groups. Never drops a letter.
std::optional<double> typedNumber(const QString& text, const QLocale& locale, bool isWhole);

/// Says at the box why what was typed is gone: it is no number from `least` to `most`.
void tellRefused(const QAbstractSpinBox& box, const QString& text, const QString& least,
                 const QString& most);

/// A box for typed numbers. It takes every key, since a dropped one would leave another number. If
/// the text is no number when the edit ends, the box says so in a sentence and shows the number
/// from before.
template <class Base>
class TypedBox : public Base {
public:
    using Value = decltype(std::declval<Base>().value());

    explicit TypedBox(QWidget* parent) : Base(parent) {
        Base::connect(this->lineEdit(), &QLineEdit::textEdited, this, [this] {
            if (!m_before)
                m_before = this->value();
        });
        Base::connect(this, &Base::editingFinished, this, [this] { m_before.reset(); });
    }

    Value valueFromText(const QString& text) const override {
        return typedValue(text).value_or(this->value());
    }
    QValidator::State validate(QString& text, int& /*position*/) const override {
        return typedValue(text) ? QValidator::Acceptable : QValidator::Intermediate;
    }
    void fixup(QString& text) const override {
        tellRefused(*this, text, this->textFromValue(this->minimum()),
                    this->textFromValue(this->maximum()));
        text = this->textFromValue(m_before.value_or(this->value()));
    }
    void stepBy(int steps) override {
        Base::stepBy(steps);
        m_before.reset();
    }

protected:
    /// The value of the text, if it is a number within the range.
    virtual std::optional<Value> typedValue(const QString& text) const = 0;

private:
    std::optional<Value> m_before; ///< The number before the edit under way.
};

/// Real numbers, read by typedNumber. Shows as many decimals as the number has, the minus sign of
/// the window, and the whole number: the box grows with it.
class NumberBox : public TypedBox<QDoubleSpinBox> {
    Q_OBJECT

public:
    explicit NumberBox(QWidget* parent = nullptr);

    /// The box is as wide as this text at least, whatever its range.
    void setUsualText(const QString& text);

    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override;
    QString textFromValue(double value) const override;

protected:
    std::optional<double> typedValue(const QString& text) const override;

private:
    int textWidth() const;

    QString m_usual;
    int m_width = 0; ///< Of the text, as the layout knows it.
};

/// Whole numbers, in a box as wide as the widest of its range.
class CountBox : public TypedBox<QSpinBox> {
    Q_OBJECT

public:
    explicit CountBox(QWidget* parent = nullptr) : TypedBox(parent) {}

    QString textFromValue(int value) const override;

protected:
    std::optional<int> typedValue(const QString& text) const override;
};

/// A field for a seed, a whole number from 0 to 2^64-1. A text that is no seed has a sign at the
/// end of the field; the caller shows error() or restores a seed. The field takes every key:
/// dropping the point of "1.5" would make another seed.
class SeedEdit : public QLineEdit {
    Q_OBJECT

public:
    /// What a field without a number means.
    enum class Empty { Random, Mistake };

    explicit SeedEdit(const QString& objectName, Empty empty = Empty::Random,
                      QWidget* parent = nullptr);

    std::optional<std::uint64_t> value() const; ///< Nothing if no number, or a too large one.
    std::uint64_t valueOrRandom() const;        ///< A new random seed where there is no value.
    void setValue(std::optional<std::uint64_t> seed);
    /// A random seed of few digits, easy to pass on.
    static std::uint64_t newSeed();
    std::optional<samegame::Error> error() const; ///< What is wrong; nothing if nothing is.

    QSize minimumSizeHint() const override;

private:
    void showError();

    Empty m_empty;
    QAction* m_sign;
};
