#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Every script passes shellcheck: what is named *.sh, and what begins with the name of a shell. What
# it is to pass over stands beside the line, with the reason.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source tests/static/list_sources.sh

{ list_sources '*.sh'; list_sources '*' | xargs -r -d '\n' grep -lIE '^#!/.*sh$'; } |
    sort -u | xargs -r -d '\n' shellcheck --external-sources
