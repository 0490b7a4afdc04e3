#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The window has one minus sign, that of numbertext.h: a number that may be below 0 (a score, points,
# a loss, a difference) goes into no text by QLocale, QString::number or arg() itself, and no text has
# a hyphen before a number. CSV is for programs, and left out.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# A member or what a function returns; a variable alone may be a text already.
member='-?([A-Za-z_.>*-]|\(\))*(m_|\.|->)[a-z]*(score|Score|points?|Points?|loss|Loss|difference|Difference)s?(\(\))?'
text='(tr|QStringLiteral|QLatin1String|QString)\("([^"]*[ (:])?'
found=$(grep -rnE -e "(toString|QString::number|\.arg)\(${member}[,)]" -e "${text}-%(L|n|[0-9])" \
    app/gui --include='*.cpp' --include='*.h' |
    grep -vE 'app/gui/research/.*QString::number' || true)   # of CSV
if [[ -n $found ]]; then
    echo "numbers with a hyphen for a minus sign (numbertext.h has texts of numbers):"
    echo "$found"
    exit 1
fi
