#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The window has one minus sign, that of numbertext.h: a number that may be below 0 (a score, points,
# a loss, a difference) goes into no text by QLocale, QString::number or arg() itself, and no text has
# a hyphen before a number. CSV is for programs, and left out. Lists have the separators of the language.

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

# Lists are written as the language writes them (SharedText::list), but not those of SQL.
found=$(grep -rnE '\.join\((QStringLiteral\()?"[,;] "' app/gui --include='*.cpp' --include='*.h' |
    grep -v 'places\.join' || true)
if [[ -n $found ]]; then
    echo "lists that are written the same in each language (SharedText::list):"
    echo "$found"
    exit 1
fi

# So is the percent sign (percentText): with a blank before it in some languages, without in others.
found=$(grep -rnE '"(%1)? ?%"' app/gui --include='*.cpp' --include='*.h' |
    grep -v 'basics/numbertext\.cpp' || true)
if [[ -n $found ]]; then
    echo "percent signs that are the same in each language (numbertext.h):"
    echo "$found"
    exit 1
fi
