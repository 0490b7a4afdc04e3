# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

run(0 complexity standard:1-2 --playouts 50 --seed 1)
expect_match("${out}" "\nrandom +100 +6[0-9]\\.[0-9] +[0-9.]+ +10\\^[0-9.]+\ntabu-color-random +100 ")
expect_match("${out}" "15x15 cells and 5 colors: 10\\^158.7\n.*\nseed 1\n$")
expect_match("${out}" "Published: 62.2 moves, 21.1 to choose from, 10\\^82; 10\\^159 positions")
run(0 complexity random:1/1x2x1 --policy random --playouts 3 --json)
expect_json("${out}" "3" policies 0 games)
expect_json("${out}" "1.0" policies 0 mean_length)
expect_json("${out}" "1.0" policies 0 mean_branching)
expect_json("${out}" "0.0" policies 0 tree_exponent)
expect_json("${out}" "82.0" published tree_exponent)

# A board without a move has a tree of one leaf, and nobody chose there.
set(stuck random:3/1x2x2)
run(0 complexity ${stuck} --policy random --playouts 3 --json)
expect_json_type("${out}" NULL policies 0 mean_branching)
expect_json("${out}" "0.0" policies 0 tree_exponent)
run(0 complexity ${stuck} --policy random --playouts 3)
expect_match("${out}" "\nrandom +3 +0.0 +10\\^0.0\n")

refuse(1 "standard:21" complexity standard:21)
refuse(2 "no-policy" complexity standard:1 --policy no-policy)
refuse(2 "no-policy" complexity standard:1-20 --policy random,no-policy --playouts 1000000)

# Each board has its own rules, unless others are named.
run(0 generate --rows 6 --columns 6 --colors 3 --seed 1 --gravity pull-left --json)
json_get(pulled "${out}" 0 id)
run(0 complexity "${pulled}" --playouts 200 --seed 1 --json)
set(own "${out}")
run(0 complexity "${pulled}" --playouts 200 --seed 1 --gravity pull-left --json)
expect_equal("${out}" "${own}")
run(0 complexity "${pulled}" --playouts 200 --seed 1 --gravity shift --json)
expect_different("${out}" "${own}")
refuse(2 "nobody knows the columns to come|with refill nobody knows" complexity standard:1 --refill 7)
refuse(2 "--playouts" complexity standard:1 --playouts 0)
