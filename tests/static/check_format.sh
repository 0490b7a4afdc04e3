#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Every C++ file is laid out as .clang-format says; `clang-format -i FILE` mends one.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source tests/static/list_sources.sh

list_sources '*.h' '*.inc' '*.cpp' | xargs -r clang-format --dry-run -Werror
