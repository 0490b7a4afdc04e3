#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# cppcheck has nothing to say about engine and app, but for cppcheck_suppressions.txt. It needs no
# build: headers of libraries are not read, what it must know of Qt comes with it. With its
# own -j it loses time at each file.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source tests/static/list_sources.sh

list_sources 'engine/*.cpp' 'app/*.cpp' |
    xargs -P "$(nproc)" -n 16 \
        cppcheck --quiet --error-exitcode=1 --std=c++20 --library=qt \
        --enable=warning,performance,portability,style -I . -DSAMEGAME_HAS_X86_CORES=1 \
        --suppressions-list=tests/static/cppcheck_suppressions.txt \
        --template='{file}:{line}: {message} [{id}]' 2>&1
