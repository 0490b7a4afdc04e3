#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# clang-tidy has nothing to say about the engine. The first argument is a build folder with
# compile_commands.json; files may follow, which are read one by one, else it is every source of
# the engine.
#
# Most of the time goes into the standard library's headers, so files that are compiled alike are read
# as one, up to forty. Files of one room have names in common, so every third or so goes together. Where
# that does not help (two may have a constant of the same name), each half of them is read. What cores
# include (.inc) is left to the compilers: lanes are pointers and products, at which clang-tidy takes offense.

set -euo pipefail
build_dir=${1:?usage: check_tidy.sh BUILD_FOLDER [FILE...]}
build_dir=$(cd "$build_dir" && pwd)
shift
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source tests/static/list_sources.sh

# Standard error only counts the warnings hidden in system headers; what a broken file has to say
# goes to standard output like every other finding. GCC's own warnings are unknown to clang.
tidy() { # ARGUMENT...
    clang-tidy --quiet --extra-arg=-Wno-unknown-warning-option --extra-arg=-Wreserved-identifier \
        "$@" 2>/dev/null
}

# What a file is compiled with, without the file.
flags_of() { # FILE
    grep "\"command\": .* -c $PWD/$1\"" "$build_dir/compile_commands.json" |
        sed -E 's/^ *"command": "[^ ]+ //; s/ -o [^ ]+ -c .*//; s/ -Werror / /; s/\\"/"/g'
}

# The files must be compiled alike.
read_as_one() { # FILE...
    local flags findings
    if (($# == 1)); then
        findings=$(tidy -p "$build_dir" "$1") && return
    else
        read -ra flags <<<"$(flags_of "$1")"
        printf "#include \"$PWD/%s\" // NOLINT\n" "$@" >"$folder/all.cpp"
        findings=$(tidy --config-file=.clang-tidy "$folder/all.cpp" \
            --header-filter='/engine/([a-z_]+/)+[a-z_0-9]+\.(cpp|h)$' \
            -- "${flags[@]}" -Wno-unknown-warning-option -Wno-shadow) && return
        if [[ $findings == *'[clang-diagnostic-error'* ]]; then # it does not compile as one
            local half=$(($# / 2)) found=0
            read_as_one "${@:1:half}" || found=1
            read_as_one "${@:half+1}" || found=1
            return $found
        fi
    fi
    printf '%s\n' "${findings:-clang-tidy failed on $*}"
    return 1
}

if [[ ${1:-} == --together ]]; then # one of the calls of xargs below
    shift
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    read_as_one "$@"
    exit
fi

# Files that are compiled alike, some on each line.
batches() {
    declare -A groups
    local file flags
    while read -r file; do
        flags=$(flags_of "$file") || { echo "$build_dir does not compile $file" >&2; return 1; }
        groups[$flags]+=" $file"
    done < <(list_sources 'engine/*.cpp' | sort)
    printf '%s\n' "${groups[@]}" | awk '{
        lines = int((NF + 39) / 40)
        for (i = 1; i <= NF; ++i) line[i % lines] = line[i % lines] " " $i
        for (i = 0; i < lines; ++i) print line[i]
        delete line
    }' | awk '{ print length, $0 }' | sort -rn | cut -d ' ' -f 2- # large ones first
}

if (($#)); then printf '%s\n' "$@"; else batches; fi |
    xargs -r -P "$(nproc)" -L 1 tests/static/check_tidy.sh "$build_dir" --together
