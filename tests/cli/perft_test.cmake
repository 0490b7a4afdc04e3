# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

set(input "12\n12\n")
run(0 perft - 3)
expect_equal("${out}" "depth  lines  positions
    0      1          1
    1      2          2
    2      2          1
    3      0          0
")
run(0 perft standard:1 2 --json)
expect_json_length("${out}" 3 depths)
expect_json("${out}" "1" depths 1 depth)
expect_json("${out}" "44" depths 1 lines)
expect_json("${out}" "44" depths 1 positions)
expect_json("${out}" "1880" depths 2 lines)
expect_json("${out}" "1066" depths 2 positions)
refuse(2 "DEPTH" perft standard:1)
refuse(2 "DEPTH" perft standard:1 -1)
refuse(2 "DEPTH" perft standard:1 deep)
