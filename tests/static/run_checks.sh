#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The checks that read the sources without running them, the quick ones first. The argument is a
# configured build folder: clang-tidy compiles as its compile_commands.json says.

set -euo pipefail
build_dir=${1:?usage: run_checks.sh BUILD_FOLDER}
build_dir=$(cd "$build_dir" && pwd)
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

failed=()

check() { # NAME COMMAND...
    local name=$1 start=$SECONDS
    shift
    if "$@"; then
        printf 'ok      %s (%d s)\n' "$name" $((SECONDS - start))
    else
        printf 'FAILED  %s (%d s)\n' "$name" $((SECONDS - start))
        failed+=("$name")
    fi
}

licenses() {
    local report
    report=$(reuse lint 2>&1) || { printf '%s\n' "$report"; return 1; }
}

check includes tests/static/check_includes.sh
check format tests/static/check_format.sh
check links tests/static/check_links.sh
check licenses licenses
check shell tests/static/check_shell.sh
check yaml tests/static/check_yaml.sh
check minus tests/static/check_minus.sh
check dashes tests/static/check_dashes.sh
check spelling tests/static/check_spelling.sh
check cppcheck tests/static/check_cppcheck.sh
check clazy tests/static/check_clazy.sh "$build_dir"
check clang-tidy tests/static/check_tidy.sh "$build_dir"
((${#failed[@]} == 0))
