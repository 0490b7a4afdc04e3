#!/bin/sh
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# translations_test.sh FOLDER [LUPDATE ROOT]: fails if the German or English file there has entries
# that are not finished or, given Qt's lupdate and the root of the sources, if texts of the program or
# of the engine are missing in it, or if a file has texts that no source marks. Other languages may lack
# texts: the program shows these in English, and a language from 80 % on.

set -eu
folder=$1
lupdate=${2:-}
root=${3:-}
found=0
is_whole() { case $1 in *_de.ts | *_en.ts) true ;; *) false ;; esac; }
for file in "$folder"/*.ts; do
    if is_whole "$file" && grep -n -B 3 'type="unfinished"' "$file"; then
        echo "$file has entries that are not translated"
        found=1
    elif ! grep -q '<translation' "$file"; then
        echo "$file is empty"
        found=1
    fi
done
if [ -n "$lupdate" ]; then
    copy=$(mktemp -d)
    trap 'rm -rf "$copy"' EXIT
    for file in "$folder"/*.ts; do
        cp "$file" "$copy"
        options='-no-obsolete -locations none -tr-function-alias QT_TRANSLATE_NOOP+=SAMEGAME_TEXT'
        case $file in *_en.ts) options="$options -pluralonly" ;; esac
        # shellcheck disable=SC2086
        "$lupdate" -silent $options -I "$root" "$root/app" "$root/engine" "$root/translations" \
            -ts "$copy/$(basename "$file")" >/dev/null 2>&1
        if is_whole "$file" && grep -n -B 3 'type="unfinished"' "$copy/$(basename "$file")"; then
            echo "$file lacks texts of the sources: build update_translations, then translate"
            found=1
        fi
        # A text that nobody marks would be lost with the next update.
        grep '<source>' "$file" | sort >"$copy/before"
        grep '<source>' "$copy/$(basename "$file")" | sort >"$copy/after"
        if comm -23 "$copy/before" "$copy/after" | grep .; then
            echo "$file has texts that no source marks: mark them, or build update_translations"
            found=1
        fi
    done
fi
exit $found
