#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Draws the icons of the program and of its files anew in the sizes that desktops ask for, after a
# change of the drawings. Needs rsvg-convert (Debian: librsvg2-bin).

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

for size in 16 22 24 32 48 64 128 256; do
    mkdir -p "$size"
    for name in samegame samegame-file; do
        rsvg-convert --width "$size" --height "$size" "$name.svg" --output "$size/$name.png"
    done
done
