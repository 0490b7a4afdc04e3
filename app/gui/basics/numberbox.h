#pragma once

#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QSpinBox>

#include <optional>

/// A box for numbers that are typed. Every key is taken, since one that was dropped would leave
/// another number; what is no number here when the edit ends is gone, with a sentence, and the
/// number is again what it was before.
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
        refuse(text);
        text = this->textFromValue(m_before.value_or(this->value()));
    }
    void stepBy(int steps) override {
        Base::stepBy(steps);
        m_before.reset();
    }

protected:
    /// What the text stands for, if it is a number within the range.
    virtual std::optional<Value> typedValue(const QString& text) const = 0;
    virtual void refuse(const QString& text) const = 0; ///< Tells why the text is gone.

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

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QString textFromValue(double value) const override;

protected:
    std::optional<double> typedValue(const QString& text) const override;
    void refuse(const QString& text) const override;

private:
    int textWidth() const;

    QString m_usual;
    int m_width = 0; ///< Of the text, as the layout knows it.
};

/// Whole numbers, in a box as wide as the widest of its range.
class CountBox : public TypedBox<QSpinBox> {
    Q_OBJECT

public:
    explicit CountBox(QWidget* parent = nullptr);

    QString textFromValue(int value) const override;

protected:
    std::optional<int> typedValue(const QString& text) const override;
    void refuse(const QString& text) const override;
};
