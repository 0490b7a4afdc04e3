#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Every relative link of a page (*.md) leads to a file and, behind a #, to a heading of it; every path
# that a page has in backticks, or a source names that ends in .md, is there, and so is every source
# that a comment names. Paths begin in the page's own folder, in the root, or in `engine`, and need no
# .h or .cpp; names without a slash may be those of any file. Made up, as in the recipes, are names with
# `my_` or SUBJECT. The functions that the ways through the code name are in it.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source tests/static/list_sources.sh

failed=0
complain() { # PLACE WHAT
    printf '%s: %s\n' "$1" "$2"
    failed=1
}

# anchors PAGE: its headings as browsers name them, one a line.
anchors() {
    sed -n 's/^##* //p' "$1" | tr '[:upper:]' '[:lower:]' | sed 's/[^a-z0-9 _-]//g; s/ /-/g'
}

check_link() { # PLACE PAGE TARGET
    local file=${3%%#*} anchor=
    if [[ $3 == *#* ]]; then anchor=${3#*#}; fi
    if [[ $file ]]; then file=$(dirname "$2")/$file; else file=$2; fi
    if [[ ! -e $file ]]; then
        complain "$1" "no such file: $3"
    elif [[ $anchor ]] && ! anchors "$file" | grep -qx -- "$anchor"; then
        complain "$1" "no such heading: $3"
    fi
}

is_there() { # PATH FOLDER...
    local path=$1 folder
    shift
    for folder in "$@"; do
        if compgen -G "$folder/$path" >/dev/null || compgen -G "$folder/$path.h" >/dev/null ||
            compgen -G "$folder/$path.cpp" >/dev/null; then
            return 0
        fi
    done
    [[ $path != */* && $(find . -path ./build -prune -o -name "$path" -print) ]]
}

mapfile -t pages < <(list_sources '*.md')
mapfile -t sources < <(list_sources '*.h' '*.inc' '*.cpp')

while IFS=: read -r page line link; do
    link=${link#](}
    link=${link%)}
    if [[ $link != *:* ]]; then check_link "$page:$line" "$page" "$link"; fi
done < <(grep -Hno ']([^) ]*)' "${pages[@]}")

path='[A-Za-z0-9_.*-]*(/[A-Za-z0-9_.*-]+)+/?|[A-Za-z0-9_*-]+\.(md|h|cpp|inc|sh|txt|cmake)'
while IFS=: read -r page line words; do
    read -ra words <<<"${words//\`/}"
    for word in "${words[@]}"; do
        if [[ $word =~ ^($path)$ && $word != /* && ${word#./} != build/* && $word != *my_* &&
            $word != *SUBJECT* ]] && ! is_there "$word" "$(dirname "$page")" . engine; then
            complain "$page:$line" "no such file: $word"
        fi
    done
done < <(grep -Hno "\`[^\`]*\`" "${pages[@]}")

while IFS=: read -r source line page; do
    if [[ ! -e $page ]]; then complain "$source:$line" "no such file: $page"; fi
done < <(grep -HnoE '[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)+\.md' "${sources[@]}")

while IFS=: read -r source line comment; do
    while read -r file; do
        if ! is_there "$file" "$(dirname "$source")" . engine; then
            complain "$source:$line" "no such file: $file"
        fi
    done < <(grep -oE '\b[a-z][a-z0-9_/]*\.(h|cpp|inc)\b' <<<"$comment" || true)
done < <(grep -HnoE '//.*\b[a-z0-9_/]+\.(h|cpp|inc)\b.*' "${sources[@]}")

# The ways through the code name its functions and classes.
while read -r name; do
    if ! grep -rqw -- "${name##*::}" app engine; then
        complain CONTRIBUTING.md "no such name in app and engine: $name"
    fi
done < <(sed -n '/^### Five ways/,/^## /p' CONTRIBUTING.md | grep -oE "\`[A-Za-z_:]+\`" | tr -d "\`")

exit "$failed"
