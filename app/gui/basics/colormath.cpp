#include "app/gui/basics/colormath.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

QColor mixed(const QColor& color, const QColor& other, double share) {
    const auto mix = [share](int from, int to) {
        return static_cast<int>(from + (to - from) * share + 0.5);
    };
    return QColor(mix(color.red(), other.red()), mix(color.green(), other.green()),
                  mix(color.blue(), other.blue()), color.alpha());
}

double luminance(const QColor& color) {
    return (0.299 * color.red() + 0.587 * color.green() + 0.114 * color.blue()) / 255;
}

bool needsLightInk(const QColor& color) {
    return luminance(color) < 0.5;
}

namespace colordifference {
namespace {

double linear(double component) {
    return component <= 0.04045 ? component / 12.92 : std::pow((component + 0.055) / 1.055, 2.4);
}

double companded(double component) {
    const double c = std::fmin(1, std::fmax(0, component));
    return c <= 0.0031308 ? 12.92 * c : 1.055 * std::pow(c, 1 / 2.4) - 0.055;
}

} // namespace

Rgb simulated(const Rgb& color, Vision vision) {
    using Matrix = std::array<double, 9>;
    static constexpr Matrix protanopia{0.152286, 1.052583,  -0.204868, 0.114503, 0.786281,
                                       0.099216, -0.003882, -0.048116, 1.051998};
    static constexpr Matrix deuteranopia{0.367322, 0.860646,  -0.227968, 0.280085, 0.672501,
                                         0.047413, -0.011820, 0.042940,  0.968881};
    static constexpr Matrix tritanopia{1.255528, -0.076749, -0.178779, -0.078411, 0.930809,
                                       0.147602, 0.004733,  0.691367,  0.303900};
    static constexpr Matrix gray{0.2126, 0.7152, 0.0722, 0.2126, 0.7152,
                                 0.0722, 0.2126, 0.7152, 0.0722};
    if (vision == Vision::Normal)
        return color;
    const Matrix& m = vision == Vision::Protanopia     ? protanopia
                      : vision == Vision::Deuteranopia ? deuteranopia
                      : vision == Vision::Tritanopia   ? tritanopia
                                                       : gray;
    const double r = linear(color.red);
    const double g = linear(color.green);
    const double b = linear(color.blue);
    return {companded(m[0] * r + m[1] * g + m[2] * b), companded(m[3] * r + m[4] * g + m[5] * b),
            companded(m[6] * r + m[7] * g + m[8] * b)};
}

Lab toLab(const Rgb& color) {
    const double r = linear(color.red);
    const double g = linear(color.green);
    const double b = linear(color.blue);
    const auto f = [](double t) {
        return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
    };
    const double x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    const double y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
    const double z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double ciede2000(const Lab& first, const Lab& second) {
    constexpr double degree = std::numbers::pi / 180;
    const double c7 =
        std::pow((std::hypot(first.a, first.b) + std::hypot(second.a, second.b)) / 2, 7);
    constexpr double twentyFiveTo7 = 6103515625.0;
    const double g = 0.5 * (1 - std::sqrt(c7 / (c7 + twentyFiveTo7)));
    const double a1 = (1 + g) * first.a;
    const double a2 = (1 + g) * second.a;
    const double c1 = std::hypot(a1, first.b);
    const double c2 = std::hypot(a2, second.b);
    const auto hue = [](double b, double a) {
        if (a == 0 && b == 0)
            return 0.0;
        const double h = std::atan2(b, a) / degree;
        return h < 0 ? h + 360 : h;
    };
    const double h1 = hue(first.b, a1);
    const double h2 = hue(second.b, a2);

    double dh = 0;
    double meanH = h1 + h2;
    if (c1 * c2 != 0) {
        dh = h2 - h1;
        if (dh > 180)
            dh -= 360;
        else if (dh < -180)
            dh += 360;
        if (std::abs(h1 - h2) <= 180)
            meanH = (h1 + h2) / 2;
        else
            meanH = (h1 + h2 < 360 ? h1 + h2 + 360 : h1 + h2 - 360) / 2;
    }
    const double dL = second.l - first.l;
    const double dC = c2 - c1;
    const double dH = 2 * std::sqrt(c1 * c2) * std::sin(dh / 2 * degree);
    const double meanL = (first.l + second.l) / 2;
    const double meanC = (c1 + c2) / 2;
    const double t =
        1 - 0.17 * std::cos((meanH - 30) * degree) + 0.24 * std::cos(2 * meanH * degree) +
        0.32 * std::cos((3 * meanH + 6) * degree) - 0.20 * std::cos((4 * meanH - 63) * degree);
    const double dTheta = 30 * std::exp(-std::pow((meanH - 275) / 25, 2));
    const double meanC7 = std::pow(meanC, 7);
    const double rC = 2 * std::sqrt(meanC7 / (meanC7 + twentyFiveTo7));
    const double l50 = (meanL - 50) * (meanL - 50);
    const double sL = 1 + 0.015 * l50 / std::sqrt(20 + l50);
    const double sC = 1 + 0.045 * meanC;
    const double sH = 1 + 0.015 * meanC * t;
    const double rT = -std::sin(2 * dTheta * degree) * rC;
    return std::sqrt(std::pow(dL / sL, 2) + std::pow(dC / sC, 2) + std::pow(dH / sH, 2) +
                     rT * (dC / sC) * (dH / sH));
}

double difference(const Rgb& first, const Rgb& second, Vision vision) {
    return ciede2000(toLab(simulated(first, vision)), toLab(simulated(second, vision)));
}

} // namespace colordifference

double contrastRatio(const QColor& one, const QColor& other) {
    const auto brightness = [](const QColor& color) {
        return 0.2126 * colordifference::linear(color.redF()) +
               0.7152 * colordifference::linear(color.greenF()) +
               0.0722 * colordifference::linear(color.blueF());
    };
    const double share = (brightness(one) + 0.05) / (brightness(other) + 0.05);
    return std::fmax(share, 1 / share);
}

double smallestContrast(const QColor& color, std::initializer_list<QColor> others) {
    double smallest = 21;
    for (const QColor& other : others)
        smallest = std::min(smallest, contrastRatio(color, other));
    return smallest;
}

QColor standingOut(const QColor& color, const QColor& ink, std::initializer_list<QColor> others) {
    constexpr int steps = 20;
    for (int step = 0; step < steps; ++step) {
        const QColor found = mixed(color, ink, static_cast<double>(step) / steps);
        if (smallestContrast(found, others) >= leastContrast)
            return found;
    }
    return ink;
}
