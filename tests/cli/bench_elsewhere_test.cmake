# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# What the machine computes is printed all the same.
run(1 bench --seconds 0.01)
expect_match("${out}" "^Bench: [0-9a-f]+\n\npolicy +playouts/s\nrandom +[0-9]+\n")
expect_match("${err}" "this machine computes differently than the one that built the program, which gave the signature elsewhere")
run(1 bench --seconds 0.01 --json)
expect_json_type("${out}" STRING signature)
