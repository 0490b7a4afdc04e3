#include "app/gui/window/colorscheme.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>
#include <QToolTip>

#include "app/gui/basics/readablestyle.h"

namespace {

struct Shades {
    QColor window, base, alternate, button, text, faint, highlight, link;
};

const Shades light{QColor(0xf0f1f4), QColor(0xffffff), QColor(0xf5f6f9), QColor(0xf3f4f6),
                   QColor(0x1d2027), QColor(0x858a96), QColor(0x2f6fc4), QColor(0x1a5fb4)};
const Shades dark{QColor(0x26282e), QColor(0x32353d), QColor(0x2c2f36), QColor(0x33363e),
                  QColor(0xe9ebf0), QColor(0x868c99), QColor(0x3f7fd0), QColor(0x78aeff)};

QPalette paletteOf(const Shades& shades) {
    QPalette palette(shades.button, shades.window); // the bevels follow from these two
    palette.setColor(QPalette::Base, shades.base);
    palette.setColor(QPalette::AlternateBase, shades.alternate);
    palette.setColor(QPalette::ToolTipBase, shades.base);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::ToolTipText, QPalette::BrightText})
        palette.setColor(role, shades.text);
    palette.setColor(QPalette::PlaceholderText, shades.faint);
    palette.setColor(QPalette::Highlight, shades.highlight);
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, shades.link);
    palette.setColor(QPalette::LinkVisited, shades.link);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, shades.faint);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, shades.faint);
    return palette;
}

} // namespace

void applyColorScheme(ColorScheme scheme) {
    static const QString desktopStyle = QApplication::style()->name().toLower();
    const bool followsDesktop = scheme == ColorScheme::FollowDesktop;
    // Other styles may draw with colors of their own.
    const QString style = followsDesktop ? desktopStyle : QStringLiteral("fusion");
    if (style == QLatin1String("fusion") && !qobject_cast<ReadableStyle*>(QApplication::style()))
        QApplication::setStyle(new ReadableStyle);
    else if (style != QLatin1String("fusion") && QApplication::style()->name().toLower() != style)
        QApplication::setStyle(style);
    const QPalette palette =
        followsDesktop ? QPalette() : paletteOf(scheme == ColorScheme::Dark ? dark : light);
    QApplication::setPalette(palette);
    QToolTip::setPalette(QApplication::palette());
}
