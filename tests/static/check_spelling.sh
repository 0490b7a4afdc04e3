#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# codespell knows no misspelling of a word in sources, scripts and pages. Translations and pages named
# *.LANGUAGE.md are in other languages, and what the fuzzer made up (tests/fuzz) is none.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source tests/static/list_sources.sh

# Of tests: a method of QTest, German sentences, boards and names that are wrong on purpose; the
# rest of "Pr&actice", whose other letters are taken; and the German of what desktops are told.
words=doubleclick,programm,sie,ist,feld,oder,alph,daed,standart,treshold,lavel,shfit,actice

list_sources '*' | grep -vE '\.(ts|svg|png)$|\.[a-z]{2}(_[A-Z]{2})?\.md$|^LICENSES/|^tests/fuzz/(corpus|crashes)/' |
    xargs -r -d '\n' codespell --ignore-words-list="$words"
