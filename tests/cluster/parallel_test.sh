#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The recipe for GNU parallel, with this machine as the only one.
#
#     parallel_test.sh SAMEGAME_CLI RECIPES WORK_DIR
#
# Ends with 77 where there is no GNU parallel.

set -euo pipefail
export SAMEGAME_CLI=$1
recipes=$2 work_dir=$3

parallel --version 2>/dev/null | grep -q 'GNU parallel' || {
    echo "skipped: there is no GNU parallel (Debian: parallel)"
    exit 77
}
rm -rf "$work_dir"
mkdir -p "$work_dir"
cd "$work_dir"
export PARALLEL_HOME=$work_dir # it keeps notes there
cat >small.json <<'JSON'
{"format": "samegame-experiment", "version": 1, "title": "A title with 'quotes'", "boards": "standard:1-3",
 "seed": "5", "solver": "nested-monte-carlo", "budget": {"playouts": 40}, "entries": [{"name": "e"}]}
JSON
echo ":" >hosts
"$recipes/experiment-parallel" hosts 2 small.json --json >first.json
[[ $(wc -l <trials.jsonl) == 4 ]]

# Run again, there is nothing left to be run.
cp trials.jsonl before.jsonl
"$recipes/experiment-parallel" hosts 2 small.json --json >second.json
cmp before.jsonl trials.jsonl
