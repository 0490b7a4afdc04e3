#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# clazy, which knows Qt, has nothing to say about app: its checks up to level 1, minus those named
# below, and the warnings of clang++. The argument is a build folder with compile_commands.json; rooms
# of app may follow, else it is every room.
#
# Most of the time goes into Qt's headers, so the files of a room are read as one: a constant, a
# type or a function of the same arguments that two of them have in unnamed namespaces is a finding, too.

set -euo pipefail
build_dir=${1:?usage: check_clazy.sh BUILD_FOLDER [ROOM...]}
build_dir=$(cd "$build_dir" && pwd)
shift
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source tests/static/list_sources.sh

# connect-non-signal: ends with an internal error where the signal is a variable.
# non-pod-global-static: a constant of a file that is made from literals alone needs no order.
checks=level1,no-connect-non-signal,no-non-pod-global-static

# What the files of a room are compiled with; of that, headers, macros and warnings matter here. Files
# that are read as one know nothing of each other, and GCC's own warnings are unknown to clang.
flags_of() { # ROOM: one in a line
    printf '%s\n' -std=c++20
    grep "\"command\": .* -c $PWD/$1/[^/]*\.cpp\"" "$build_dir/compile_commands.json" |
        sed 's/\\\\\\"/"/g' | awk '{
            for (i = 1; i <= NF; ++i) {
                flag = $i
                if (flag == "-isystem") flag = flag "\n" $(++i)
                else if (flag !~ /^-[DIW]/ || flag == "-Werror") continue
                if (!seen[flag]++) print flag
            }
        }'
    printf '%s\n' -Wno-shadow -Wno-unknown-warning-option
}

if [[ ${1:-} == --room ]]; then # one of the calls of xargs below
    room=$2
    mapfile -t flags < <(flags_of "$room")
    mapfile -t files < <(list_sources "$room/*.cpp" | grep -x "$room/[^/]*")
    if ((${#files[@]} == 0 || ${#flags[@]} < 4)); then
        echo "$room has no sources that $build_dir compiles (it may be built without MPI or Python)"
        exit 1
    fi
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    printf "#include \"$PWD/%s\"\n" "${files[@]}" >"$folder/all.cpp"
    findings=$(clazy-standalone --checks="$checks" --header-filter="$PWD/app/" "$folder/all.cpp" \
        -- "${flags[@]}" 2>&1) || findings=${findings:-"clazy-standalone failed on $room"}
    printf '%s' "${findings:+$findings$'\n'}"
    [[ -z $findings ]]
    exit
fi

{ if (($#)); then printf '%s\n' "$@"; else
    list_sources 'app/*.cpp' | xargs -n 1 dirname | sort | uniq -c | sort -rn | awk '{ print $2 }'; fi; } |
    xargs -P "$(nproc)" -n 1 tests/static/check_clazy.sh "$build_dir" --room
