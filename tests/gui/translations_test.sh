#!/bin/sh
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# translations_test.sh FOLDER: fails if a translation file there has entries that are not finished.

set -eu
found=0
for file in "$1"/*.ts; do
    if grep -n -B 3 'type="unfinished"' "$file"; then
        echo "$file has entries that are not translated"
        found=1
    elif ! grep -q '<translation' "$file"; then
        echo "$file is empty"
        found=1
    fi
done
exit $found
