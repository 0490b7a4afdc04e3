#pragma once

#include <QString>

#include <optional>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/input.h"

enum class AnimationSpeed { FollowDesktop, Off, Slow, Normal, Fast };

enum class ColorScheme { FollowDesktop, Light, Dark };

/// What a person chose once for the whole program; a plain value, kept in QSettings.
struct Settings {
    ClickMode clickMode = ClickMode::PlayAtOnce;
    AnimationSpeed animationSpeed = AnimationSpeed::FollowDesktop;
    ColorScheme colorScheme = ColorScheme::FollowDesktop;
    BlockSet blockSet = BlockSet::Tiles;
    PaletteChoice palette = PaletteChoice::Standard;
    BlockColors ownColors = colorsOf(PaletteChoice::Own); ///< Kept while another one is chosen.
    bool showsGlyphs = true;
    bool playsSounds = false;
    bool previewsLines = true; ///< A candidate under the mouse shows its line on the board.
    QString language;          ///< A code of Language::codes(); empty: the desktop's.

    bool operator==(const Settings&) const = default;

    BlockLook look() const; ///< How the chosen set and palette make blocks look.

    static Settings load(); ///< What is missing or unknown takes its default.
    /// Stores what differs from `before`, so that another window keeps what was chosen there; all
    /// of it without one. False if it could not be written; then it is tried again later.
    bool save(const std::optional<Settings>& before = {}) const;
};

/// The milliseconds that a move is shown for; nothing: the duration of the desktop's style.
std::optional<int> animationDuration(AnimationSpeed speed);
