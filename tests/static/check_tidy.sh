#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# clang-tidy has nothing to say about the engine. The first argument is a build folder with
# compile_commands.json; files may follow, else it is every source of the engine.

set -euo pipefail
build_dir=${1:?usage: check_tidy.sh BUILD_FOLDER [FILE...]}
build_dir=$(cd "$build_dir" && pwd)
shift
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source tests/static/list_sources.sh

# Standard error only counts the warnings hidden in system headers, once for each file; what a
# broken file has to say goes to standard output like every other finding.
{ if (($#)); then printf '%s\n' "$@"; else list_sources 'engine/*.cpp'; fi; } |
    xargs -r -P "$(nproc)" -n 1 clang-tidy -p "$build_dir" --quiet \
        --extra-arg=-Wno-unknown-warning-option 2>/dev/null # of GCC's own warnings
