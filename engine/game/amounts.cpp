#include "engine/game/amounts.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>

#include "engine/base/text.h"

namespace samegame {

namespace {

constexpr std::size_t most_characters = 600;
constexpr std::int64_t most = 100'000'000; ///< No coefficient is larger; far from any overflow.

/// Coefficients of 1, n and n^2.
using Polynomial = std::array<std::int64_t, 3>;

bool is_in_range(const Polynomial& polynomial) {
    return std::ranges::all_of(polynomial, [](std::int64_t c) { return std::abs(c) <= most; });
}

/// Nothing beyond the square of n, or beyond the range.
std::optional<Polynomial> product(const Polynomial& a, const Polynomial& b) {
    Polynomial result{};
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t k = 0; k < b.size(); ++k) {
            if (a[i] == 0 || b[k] == 0)
                continue;
            if (i + k >= result.size())
                return std::nullopt;
            result[i + k] += a[i] * b[k];
        }
    }
    return is_in_range(result) ? std::optional(result) : std::nullopt;
}

/// Reads a formula without blanks:
///
///     sum     = [ "-" ] product { ( "+" | "-" ) product }
///     product = factor { [ "*" ] factor }
///     factor  = ( number | "n" | "(" sum ")" ) [ "^2" ]
class FormulaReader {
public:
    explicit FormulaReader(std::string_view text) : m_rest(text) {}

    std::optional<Polynomial> read() {
        const auto whole = sum();
        return m_rest.empty() ? whole : std::nullopt;
    }

private:
    bool skip(std::string_view token) {
        if (!m_rest.starts_with(token))
            return false;
        m_rest.remove_prefix(token.size());
        return true;
    }

    std::optional<Polynomial> sum() {
        Polynomial result{};
        std::int64_t sign = skip("-") ? -1 : 1;
        do {
            const auto part = product_of_factors();
            if (!part)
                return std::nullopt;
            for (std::size_t i = 0; i < result.size(); ++i)
                result[i] += sign * (*part)[i];
            if (!is_in_range(result))
                return std::nullopt;
            sign = m_rest.starts_with('-') ? -1 : 1;
        } while (skip("+") || skip("-"));
        return result;
    }

    std::optional<Polynomial> product_of_factors() {
        auto result = factor();
        while (result && (skip("*") || m_rest.starts_with('n') || m_rest.starts_with('('))) {
            const auto next = factor();
            result = next ? product(*result, *next) : std::nullopt;
        }
        return result;
    }

    std::optional<Polynomial> factor() {
        std::optional<Polynomial> base;
        if (skip("n"))
            base = {0, 1, 0};
        else if (skip("(")) {
            base = sum();
            if (!skip(")"))
                return std::nullopt;
        } else {
            base = number();
        }
        return base && skip("^2") ? product(*base, *base) : base;
    }

    std::optional<Polynomial> number() {
        const std::size_t end = std::min(m_rest.find_first_not_of("0123456789"), m_rest.size());
        const auto value = parse_integer(m_rest.substr(0, end), 0, most);
        m_rest.remove_prefix(end);
        return value ? std::optional(Polynomial{*value, 0, 0}) : std::nullopt;
    }

    std::string_view m_rest;
};

std::optional<Formula> parse_formula(std::string_view text) {
    const auto read = FormulaReader(text).read();
    if (!read)
        return std::nullopt;
    const auto coefficient = [&read](std::size_t power) {
        return static_cast<int>((*read)[power]);
    };
    return Formula{coefficient(2), coefficient(1), coefficient(0)};
}

/// Appends "+4n" or the like; nothing for 0.
void add_term(std::string& text, int coefficient, std::string_view power) {
    if (coefficient == 0)
        return;
    text += coefficient < 0 ? "-" : text.empty() ? "" : "+";
    if (power.empty() || std::abs(coefficient) != 1)
        text += std::to_string(std::abs(coefficient));
    text += power;
}

std::string text_of(const Formula& formula) {
    std::string text;
    add_term(text, formula.square, "n^2");
    add_term(text, formula.linear, "n");
    add_term(text, formula.constant, "");
    return text.empty() ? "0" : text;
}

/// The formula of the straight line on which the last two numbers are; `count` is that of the last.
std::optional<Formula> last_step_going_on(const std::vector<int>& numbers, int count) {
    const int last = numbers.back();
    const int step = numbers.size() < 2 ? 0 : last - numbers[numbers.size() - 2];
    const Polynomial line{last - std::int64_t{step} * count, step, 0};
    if (!is_in_range(line))
        return std::nullopt;
    return Formula{0, step, static_cast<int>(line[0])};
}

/// Whether a blank stands where a comma was forgotten: "1 2" is no 12.
bool has_parted_number(std::string_view text) {
    const auto is_digit = [](char c) { return '0' <= c && c <= '9'; };
    for (std::size_t blank = text.find(' '); blank != std::string_view::npos;
         blank = text.find(' ', blank)) {
        const std::size_t next = std::min(text.find_first_not_of(' ', blank), text.size());
        const bool is_between = blank > 0 && next < text.size();
        if (is_between && is_digit(text[blank - 1]) && is_digit(text[next]))
            return true;
        blank = next;
    }
    return false;
}

} // namespace

std::optional<Amounts> Amounts::parse(std::string_view text, int first) {
    if (has_parted_number(text))
        return std::nullopt;
    std::string packed(text);
    std::erase(packed, ' ');
    if (packed.size() > most_characters)
        return std::nullopt;
    const auto items = split(packed, ',');
    if (items.size() > most_listed + 1)
        return std::nullopt;
    Amounts amounts(first);
    for (const std::string_view& item : items) {
        const auto formula = parse_formula(item);
        if (!formula)
            return std::nullopt;
        const bool is_number = formula->square == 0 && formula->linear == 0;
        if (!is_number && &item != &items.back())
            return std::nullopt;
        amounts.m_others = *formula;
        if (is_number)
            amounts.m_listed.push_back(formula->constant);
    }
    if (amounts.m_listed.size() == items.size()) {
        const auto others = last_step_going_on(
            amounts.m_listed, first + static_cast<int>(amounts.m_listed.size()) - 1);
        if (!others)
            return std::nullopt;
        amounts.m_others = *others;
    }
    amounts.shorten();
    return amounts;
}

/// Takes away what the formula says too.
void Amounts::shorten() {
    while (!m_listed.empty() &&
           m_others.at(m_first + static_cast<int>(m_listed.size()) - 1) == m_listed.back())
        m_listed.pop_back();
}

std::int64_t Amounts::at(int count) const {
    assert(count >= m_first);
    const auto place = static_cast<std::size_t>(count - m_first);
    return place < m_listed.size() ? m_listed[place] : m_others.at(count);
}

std::optional<Formula> Amounts::formula() const {
    return m_listed.empty() ? std::optional(m_others) : std::nullopt;
}

// A number that ends the text would be taken for a step that goes on.
std::string Amounts::text() const {
    std::string text;
    for (const int number : m_listed)
        text += std::to_string(number) + ",";
    text += text_of(m_others);
    if (!m_listed.empty() && m_others.square == 0 && m_others.linear == 0)
        text += "," + text_of(m_others);
    return text;
}

} // namespace samegame
