#!/bin/sh
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# help_test.sh PROGRAM VERSION: the window's program tells its version and its arguments where there
# is no display.

set -eu
program=$1
version=$2
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export HOME="$folder" XDG_CONFIG_HOME="$folder" XDG_DATA_HOME="$folder" LC_ALL=C.UTF-8

# check PART ARGUMENT...: the program succeeds, prints the part, and nothing on standard error.
check() {
    part=$1
    shift
    if ! "$program" "$@" >"$folder/output" 2>"$folder/errors"; then
        echo "failed: samegame $*"
        cat "$folder/errors"
        exit 1
    fi
    if ! grep -q -e "$part" "$folder/output" || [ -s "$folder/errors" ]; then
        echo "samegame $* printed:"
        cat "$folder/output" "$folder/errors"
        exit 1
    fi
}

for option in --version -v; do
    check "^samegame $version\\( ([0-9a-f]*+\\{0,1\\})\\)\\{0,1\\}\$" $option
done
for option in --help -h; do
    check '\[BOARD\]' $option
    check 'SIGTERM' $option
done
check '\[BOARD\]' standard:3 --help
check '  --platform ' --help-all

# The man page has every option.
page=$(dirname "$0")/../../resources/man/samegame.6
for option in $("$program" --help | sed -n 's/^  \(-.*\)   *[A-Z].*/\1/p' | tr -d ,); do
    if ! sed 's/\\-/-/g' "$page" | grep -q -e "fB$option.fR"; then
        echo "the man page has no $option"
        exit 1
    fi
done

# What is printed is of one language, which is not that of a desktop without texts of ours.
unset LC_ALL
export LC_CTYPE=C.UTF-8
for language in fr_FR ar_EG en_GB; do
    LANG=$language.UTF-8 check '^  -h, --help  *Displays help' --help
done
check '\[BOARD\]' -platform offscreen --help

# refuse STATUS SENTENCE ARGUMENT...: the program ends with the status, and one line on standard
# error that has the sentence in it.
refuse() {
    status=$1
    sentence=$2
    shift 2
    ended=0
    "$program" "$@" >"$folder/output" 2>"$folder/errors" || ended=$?
    if [ "$ended" -ne "$status" ] || [ -s "$folder/output" ] ||
        [ "$(wc -l <"$folder/errors")" -ne 1 ] || ! grep -q -e "$sentence" "$folder/errors"; then
        echo "samegame $* ended with $ended and printed:"
        cat "$folder/output" "$folder/errors"
        exit 1
    fi
}

XDG_RUNTIME_DIR="$folder"
export XDG_RUNTIME_DIR
chmod 700 "$folder"
refuse 2 '^samegame: .*nonsense' -platform offscreen --nonsense
# What is wrong with the arguments comes before what is wrong with the display; Qt's own are right.
refuse 2 '^samegame: .*nonsense' --nonsense
refuse 2 '^samegame: .*nonsense' standard:3 --nonsense
refuse 2 '^samegame: .*nonsense' -style fusion --nonsense
DISPLAY=:4711 refuse 2 '^samegame: .*nonsense' --nonsense
refuse 1 "no display" -style fusion --stylesheet=none -display :4711 standard:3
refuse 1 "no display" -- --nonsense
refuse 1 "no display.*samegame-cli solve" standard:3
DISPLAY=:4711 refuse 1 "no display.*samegame-cli solve" standard:3
