#pragma once

#include <QColor>

#include <initializer_list>

/// `color`, a share of it (0 to 1) replaced by `other`.
QColor mixed(const QColor& color, const QColor& other, double share);

double luminance(const QColor& color); ///< 0 (black) to 1 (white), as bright as it looks.

/// True for colors on which white reads better than black.
bool needsLightInk(const QColor& color);

/// The "contrast ratio" of the Web Content Accessibility Guidelines 2.2: 1 to 21, as between black
/// and white.
double contrastRatio(const QColor& one, const QColor& other);

/// The least contrast of what must be seen to play (the same guidelines, 1.4.11).
inline constexpr double leastContrast = 3;

/// The smallest contrast of a color to any of `others`.
double smallestContrast(const QColor& color, std::initializer_list<QColor> others);

/// `color` with as little of `ink` in it as gives it the least contrast to all of `others`; `ink`
/// where less of it does not.
QColor standingOut(const QColor& color, const QColor& ink, std::initializer_list<QColor> others);

/// How different two colors look: CIEDE2000, in normal vision and in simulated color blindness.
/// Colors are sRGB with components 0 to 1. Plain functions; they know no palette.
namespace colordifference {

struct Rgb {
    double red = 0;
    double green = 0;
    double blue = 0;
};

struct Lab {
    double l = 0;
    double a = 0;
    double b = 0;
};

enum class Vision { Normal, Protanopia, Deuteranopia, Tritanopia, Gray };

/// As seen: G. Machado, M. Oliveira, L. Fernandes, "A Physiologically-based Model for Simulation of
/// Color Vision Deficiency", 2009, severity 1.0, applied to linear RGB; or the gray of the same
/// luminance.
Rgb simulated(const Rgb& color, Vision vision);

/// CIELAB under D65.
Lab toLab(const Rgb& color);

/// G. Sharma, W. Wu, E. Dalal, "The CIEDE2000 Color-Difference Formula", 2005, with their names;
/// all weights k are 1.
double ciede2000(const Lab& first, const Lab& second);

double difference(const Rgb& first, const Rgb& second, Vision vision);

} // namespace colordifference
