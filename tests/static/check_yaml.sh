#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# yamllint has nothing to say against the workflows and other YAML (.yamllint has its rules).

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source tests/static/list_sources.sh

list_sources '*.yml' '*.yaml' | xargs -r -d '\n' yamllint --strict --config-file .yamllint
