#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The window's texts have one dash, "–" with blanks around it. Titles of windows have none, nor the
# program's name behind it: Qt adds both to every title, as the platform writes them.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

found=$(grep -rnE -e '—|\\(x|u)2014|0x2014' app/gui translations \
            --include='*.cpp' --include='*.h' --include='*.ts' || true
        grep -rnE -e 'setWindowTitle\(.* [–-] ' app/gui --include='*.cpp' --include='*.h' || true)
if [[ -n $found ]]; then
    echo "dashes in titles, or other ones than \"–\" in texts:"
    echo "$found"
    exit 1
fi
