# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash

# list_sources GLOB...: the files of the project that match, one a line: what git knows and does not
# ignore, or every file outside build where there is no git, or where it does not trust the folder.
list_sources() {
    local file glob
    { git ls-files --cached --others --exclude-standard -- "$@" 2>/dev/null ||
        find . \( -path ./build -o -path ./.git \) -prune -o -type f -printf '%P\n'; } |
        sort |
        while read -r file; do
            # shellcheck disable=SC2053 # the right side is meant as a pattern
            for glob in "$@"; do
                if [[ $file == $glob && -f $file ]]; then printf '%s\n' "$file"; fi
            done
        done
}
