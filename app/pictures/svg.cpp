#include "app/pictures/svg.h"

#include <array>
#include <vector>

#include "engine/base/text.h"
#include "engine/stats/nice_step.h"

namespace samegame::pictures::svg {

namespace {

struct Style {
    std::string_view color;
    std::string_view dashes;
};

/// Colors of M. Okabe & K. Ito, "Color Universal Design", 2002.
constexpr std::array<Style, 6> styles{{{"#0072b2", "none"},
                                       {"#d55e00", "7 3"},
                                       {"#009e73", "2 2"},
                                       {"#cc79a7", "9 3 2 3"},
                                       {"#e69f00", "4 4"},
                                       {"#000000", "1 3"}}};

constexpr std::size_t row_characters = 98; ///< That fit into the width of a picture, digits too.

/// Lines of whole words.
std::vector<std::string> rows_of(std::string_view text) {
    std::vector<std::string> rows(1);
    for (const std::string_view word : split(text, ' ')) {
        if (!rows.back().empty() && rows.back().size() + 1 + word.size() > row_characters)
            rows.emplace_back();
        rows.back() += (rows.back().empty() ? "" : " ") + std::string(word);
    }
    return rows;
}

} // namespace

std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '&')
            result += "&amp;";
        else if (c == '<')
            result += "&lt;";
        else if (c == '>')
            result += "&gt;";
        else
            result += c;
    }
    return result;
}

std::string color_of(std::size_t i) {
    return std::string(styles[i % styles.size()].color);
}

std::string stroke_of(std::size_t i) {
    // With more series than colors, the same color comes again with other dashes.
    const std::size_t dashes = (i + i / styles.size()) % styles.size();
    return R"(fill="none" stroke-width="2" stroke=")" + color_of(i) + "\" stroke-dasharray=\"" +
           std::string(styles[dashes].dashes) + "\"";
}

std::string text_at(double x, double y, std::string_view anchor, std::string_view text) {
    return "<text x=\"" + fixed(x, 1) + "\" y=\"" + fixed(y, 1) + "\" text-anchor=\"" +
           std::string(anchor) + "\">" + escaped(text) + "</text>\n";
}

std::string segment(double x1, double y1, double x2, double y2, std::string_view attributes) {
    return "<line x1=\"" + fixed(x1, 1) + "\" y1=\"" + fixed(y1, 1) + "\" x2=\"" + fixed(x2, 1) +
           "\" y2=\"" + fixed(y2, 1) + "\" " + std::string(attributes) + "/>\n";
}

std::string sample(double y, std::string_view attributes) {
    return segment(left, y, left + 40, y, attributes);
}

std::string circle(double x, double y, std::string_view attributes) {
    return "<circle cx=\"" + fixed(x, 1) + "\" cy=\"" + fixed(y, 1) + "\" " +
           std::string(attributes) + "/>\n";
}

std::string group(std::string_view name, const std::string& content) {
    return "<g><title>" + escaped(name) + "</title>\n" + content + "</g>\n";
}

std::string Plot::grid(double step) const {
    std::string svg;
    for (const double value : multiples_in(m_y, step)) {
        svg += segment(left, y(value), right, y(value), "stroke=\"#dddddd\"");
        svg += text_at(left - 8, y(value) + 4, "end", fixed(value, decimals_of(step)));
    }
    return svg;
}

std::string Plot::floor(std::span<const Mark> marks) const {
    std::string svg;
    double free = 0; // from there on a text finds room
    for (const auto& [value, text] : marks) {
        svg += segment(x(value), m_bottom, x(value), m_bottom + 5, "stroke=\"#333333\"");
        const double half = digit_width / 2 * static_cast<double>(text.size());
        if (x(value) - half < free)
            continue;
        svg += text_at(x(value), m_bottom + 20, "middle", text);
        free = x(value) + half + digit_width;
    }
    return svg + segment(left, m_bottom, right, m_bottom, "stroke=\"#333333\"");
}

std::string Plot::titles(std::string_view below, std::string_view beside) const {
    return text_at((left + right) / 2, m_bottom + 44, "middle", below) +
           "<g transform=\"rotate(-90)\">" +
           text_at(-(m_top + m_bottom) / 2, 22, "middle", beside) + "</g>\n";
}

std::string Plot::curve(std::span<const Point> points, std::size_t i) const {
    std::string path;
    for (const Point& point : points)
        path += (path.empty() ? "M" : " L") + place(point);
    return "<path d=\"" + path + "\" " + stroke_of(i) + "/>\n";
}

std::string Plot::shade(std::span<const Band> bands, std::size_t i) const {
    std::string high;
    std::string low;
    for (const Band& band : bands) {
        high += (high.empty() ? "M" : " L") + place({band.x, band.y.high});
        low.insert(0, " L" + place({band.x, band.y.low}));
    }
    return "<path d=\"" + high + low + "Z\" fill=\"" + color_of(i) + "\" fill-opacity=\"0.15\"/>\n";
}

std::string Plot::place(const Point& point) const {
    return fixed(x(point.x), 1) + "," + fixed(y(point.y), 1);
}

double Footer::next_row() {
    m_end += legend_row;
    return m_end - legend_row / 2;
}

void Footer::add_series(const std::string& name,
                        const std::function<std::string(double y)>& sample) {
    const double y = next_row();
    m_content += sample(y) + text_at(left + 48, y + 4, "start", name);
}

void Footer::add_sentence(std::string_view sentence) {
    for (const std::string& row : rows_of(sentence))
        m_content += text_at(left, next_row() + 4, "start", row);
}

double Footer::height() const {
    return m_end + legend_row;
}

std::string picture(const std::string& title, const std::string& content, double height) {
    const std::vector<std::string> rows = rows_of(title);
    std::string heading;
    for (std::size_t i = 0; i < rows.size(); ++i)
        heading +=
            text_at(width / 2, (rows.size() == 1 ? 28 : 20) + legend_row * static_cast<double>(i),
                    "middle", rows[i]);
    return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )" + fixed(width, 0) + " " +
           fixed(height, 0) + "\" font-family=\"sans-serif\" font-size=\"13\">\n" + "<title>" +
           escaped(title) + "</title>\n" +
           "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n" + heading + content +
           "</svg>\n";
}

} // namespace samegame::pictures::svg
