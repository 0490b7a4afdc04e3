# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

run(0 bench --seconds 0.05)
expect_match("${out}" "^Bench: [0-9a-f]+\n\npolicy +playouts/s\nrandom +[0-9]+\n")
run(0 bench --seconds 0.05 --json)
expect_json_type("${out}" STRING signature)
expect_json("${out}" "random" policies 0 policy)
json_get(rate "${out}" policies 0 playouts_per_second)
if(NOT rate GREATER 100)
    fail("only ${rate} playouts per second")
endif()
refuse(2 "--seconds" bench --seconds -1)
