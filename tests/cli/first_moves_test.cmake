# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# Many boards: what tells a good move, and what each kind is worth.
run(0 first-moves standard:1-3 --playouts 20 --seed 1)
set(number "-?[0-9]+\\.[0-9]+")
expect_match("${out}" "^rank correlation of +mean +± +cleared +± +best +±\nsize of the group +${number} +${number} ")
expect_match("${out}" "\nblocks of its color +${number}.*\ntabu color +${number}.*\nheight above the floor +${number}")
expect_match("${out}" "\n2 +other +[0-9]+ +${number} .*\n2 +tabu +[0-9]+ .*\n5 or more +other +[0-9]+ ")
expect_match("${out}" "\nstandard:1-3: 3 boards, [0-9.]+ first moves each; 20 playouts [(]tabu-color-random[)] after each, standard rules, seed 1\n")
set(many "${out}")
run(0 first-moves standard:1-3 --playouts 20 --seed 1)
expect_equal("${out}" "${many}")

# One board: each of its moves, the best first.
run(0 first-moves random:3/4x4x2 --playouts 20 --seed 1)
expect_match("${out}" "^board +move +cells +blocks of its color +color +height +mean +± +cleared +best\nrandom:3/4x4x2 +[0-9],[0-9] ")
run(0 first-moves standard:1-2 --playouts 10 --seed 1 --moves 2)
expect_match("${out}" "\nstandard:1 +[0-9]+,[0-9]+ .*\nstandard:2 +[0-9]+,[0-9]+ .*\nstandard:2 +[0-9]+,[0-9]+ [^\n]*\n\nrank")

# The same as JSON, CSV and Markdown.
set(csv "${WORK_DIR}/first_moves.csv")
run(0 first-moves random:3/4x4x2 --playouts 20 --seed 1 --rules no-penalty --json --csv "${csv}")
expect_json("${out}" "20" playouts)
expect_json("${out}" "1" seed)
expect_json("${out}" "no-penalty" rules)
expect_json("${out}" "random:3/4x4x2" boards 0 board)
expect_json_type("${out}" NUMBER boards 0 moves 0 mean_score)
expect_json_type("${out}" NUMBER boards 0 moves 0 clearing_share)
expect_json("${out}" "cells" correlations 0 feature)
expect_json("${out}" "mean_score" correlations 0 value)
expect_json("${out}" "5 or more" kinds 7 cells)
expect_json("${out}" "ON" kinds 7 tabu_color)
string(JSON moves LENGTH "${out}" boards 0 moves)
file(STRINGS "${csv}" rows)
list(LENGTH rows row_count)
math(EXPR expected "${moves} + 1")
expect_equal("${row_count}" "${expected}")
list(GET rows 0 head)
expect_equal("${head}"
    "board,row,column,points,cells,color_blocks,tabu_color,height,mean_score,clearing_share,best_score,standard_error")
run(0 first-moves standard:1-2 --playouts 10 --seed 4 --markdown --rules bubble-breaker)
expect_match("${out}" "^## First moves\n\n[|] rank correlation of [|] mean [|] ± [|]")
expect_match("${out}" "\n    samegame-cli first-moves standard:1-2 --policy tabu-color-random --playouts 10 --rules bubble-breaker --seed 4\n\n- ")
expect_match("${out}" "\n- 20[0-9][0-9]-[01][0-9]-[0-3][0-9], .*, one thread; samegame ")

# The rules are those of all boards, or of each.
run(0 generate --rows 4 --columns 4 --colors 3 --seed 1 --rules clickomania --json)
json_get(named "${out}" 0 id)
run(0 first-moves "standard:1, ${named}" --playouts 10 --seed 1 --markdown)
expect_match("${out}" "after each, rules of each board, seed 1")
expect_match("${out}" "\n    samegame-cli first-moves 'standard:1, id:")
run(0 first-moves "standard:1, ${named}" --playouts 10 --json)
expect_json_type("${out}" NULL rules)
run(0 first-moves standard:1 --gravity pull-left --playouts 10 --moves 0 --seed 1)
expect_match("${out}" "after each, standard, pull-left rules, seed 1")

# Where nothing can be compared, that is said in place of empty tables.
run(0 first-moves random:1/1x1x1 --playouts 10)
expect_equal("${out}" "random:1/1x1x1: no moves are left on this board\n")
run(0 first-moves random:1-3/1x1x1 --playouts 10 --seed 1 --markdown)
expect_match("${out}" "^## First moves\n\n    samegame-cli first-moves [^\n]*\n\n- random:1-3/1x1x1: no moves are left on any of these boards.\n- 20")
run(0 first-moves random:1/1x1x1 --playouts 10 --json)
expect_json_length("${out}" 0 boards 0 moves)
expect_json_length("${out}" 8 kinds)
expect_json_type("${out}" NULL spread mean)
expect_json_type("${out}" NULL correlations 0 mean)
expect_json_type("${out}" NULL kinds 0 mean_score mean)
run(0 first-moves random:1-5/2x2x4 --playouts 10 --seed 1 --moves 1)
expect_match("${out}" "^board +move [^\n]*\nrandom:1/2x2x4 +2,2 .*\n\nrandom:1-5/2x2x4: 5 boards, 0.8 first moves each; [^\n]*\nNo board has two moves, which could be compared.\n$")

refuse(1 "standard:21" first-moves standard:21)
refuse(2 "no-policy" first-moves standard:1 --policy no-policy)
refuse(2 "--playouts" first-moves standard:1 --playouts 1)
refuse(2 "excludes" first-moves standard:1 --json --markdown)
