#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# clazy, which knows Qt, has nothing to say about the window: its checks up to level 1, minus those
# named below. The argument is a build folder with compile_commands.json; rooms of the window may
# follow, else it is every room.
#
# Most of the time goes into Qt's headers, so the files of a room are read as one. Where they do not
# go together (two may have a constant of the same name), each half of them is.

set -euo pipefail
build_dir=${1:?usage: check_clazy.sh BUILD_FOLDER [ROOM...]}
build_dir=$(cd "$build_dir" && pwd)
shift
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source tests/static/list_sources.sh

# connect-non-signal: ends with an internal error where the signal is a variable.
# non-pod-global-static: a constant of a file that is made from literals alone needs no order.
checks=level1,no-connect-non-signal,no-non-pod-global-static

if [[ ${1:-} == --room ]]; then # one of the calls of xargs below
    room=$2
    read -ra flags <<<"$CLAZY_FLAGS"
    mapfile -t files < <(list_sources "$room/*.cpp" | grep -x "$room/[^/]*")
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    read_as_one() { # FILE...: prints what there is to say
        local findings half=$(($# / 2))
        printf "#include \"$PWD/%s\"\n" "$@" >"$folder/all.cpp"
        if findings=$(clazy-standalone --checks="$checks" --header-filter="$PWD/app/" \
            "$folder/all.cpp" -- "${flags[@]}" 2>&1) || (($# == 1)); then
            printf '%s' "${findings:+$findings$'\n'}"
        else
            read_as_one "${@:1:half}"
            read_as_one "${@:half+1}"
        fi
    }
    findings=$(read_as_one "${files[@]}")
    printf '%s' "${findings:+$findings$'\n'}"
    [[ -z $findings ]]
    exit
fi

# What the window is compiled with; of that, headers and macros matter here.
read -ra words < <(grep -m1 '"command": .*/app/gui/window/mainwindow\.cpp",$' \
    "$build_dir/compile_commands.json")
flags=(-std=c++20 -w "-DSAMEGAME_VERSION=\"\"" "-DSAMEGAME_APP_ID=\"\"")
for ((i = 0; i < ${#words[@]}; ++i)); do
    case ${words[i]} in
    -isystem) flags+=(-isystem "${words[i + 1]}") ;;
    -D* | -I*) flags+=("${words[i]}") ;;
    esac
done
export CLAZY_FLAGS="${flags[*]}"

{ if (($#)); then printf '%s\n' "$@"; else
    list_sources 'app/*.cpp' | xargs -n 1 dirname | grep -vE '^app/(cli|cluster|python)' | sort -u; fi; } |
    xargs -P "$(nproc)" -n 1 tests/static/check_clazy.sh "$build_dir" --room
