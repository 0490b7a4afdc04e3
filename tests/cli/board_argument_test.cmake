# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# perft shows the board that was read.
function(expect_rows count)
    run(0 perft ${ARGN} 0 --json)
    expect_json_length("${out}" ${count} board)
endfunction()
expect_rows(15 standard:1)
expect_rows(15 standard:20)
expect_rows(15 schadd250:250)
expect_rows(15 random:18446744073709551615)
expect_rows(3 random:7/3x4x2)
run(0 generate --rows 6 --columns 7 --colors 3 --seed 5 --json)
json_get(id "${out}" 0 id)
json_get(board "${out}" 0 board)
run(0 perft "${id}" 0 --json)
expect_json("${out}" "${board}" board)

# Files and standard input, as board text or as a solution.
file(WRITE "${WORK_DIR}/board.txt" "# drawn by hand\n1 1 2\n1 2 2\n")
expect_rows(2 board.txt)
set(input "1.\n22\n")
run(0 perft - 0 --json)
expect_json("${out}" "1." board 0)
expect_json("${out}" "22" board 1)
run(0 solve board.txt --playouts 100 --output board.samegame)
file(READ "${WORK_DIR}/board.samegame" input)
expect_rows(2 -)
run(0 perft board.samegame 0 --after 1 --json)
json_get(score "${input}" score)
json_get(rows "${out}" board)
expect_different("${rows}" "[ \"112\", \"122\" ]")
refuse(1 "no position after move 500.*'board.samegame' has 2 moves"
    perft board.samegame 0 --after 500)
refuse(1 "no position after move 1" perft standard:1 0 --after 1)
refuse(2 "--after" perft standard:1 0 --after -1)

# Rules are those of the file or ID unless --rules says otherwise.
foreach(rules IN ITEMS standard no-penalty lenient-penalty bubble-breaker clickomania)
    run(0 solve board.txt --playouts 100 --rules ${rules} --json)
    expect_json("${out}" "${rules}" rules)
    file(WRITE "${WORK_DIR}/${rules}.samegame" "${out}")
    run(0 solve ${rules}.samegame --playouts 100 --json)
    expect_json("${out}" "${rules}" rules)
endforeach()
run(0 solve clickomania.samegame --playouts 100 --rules bubble-breaker --json)
expect_json("${out}" "bubble-breaker" rules)
refuse(2 "unknown rules 'tetris': expected one of standard, no-penalty"
    solve standard:1 --rules tetris)

# What is wrong with a board, said once and where.
refuse(1 "'standard:21' is not a board: expected standard:N with N from 1 to 20"
    perft standard:21 1)
refuse(1 "random:SEED" perft random:x 1)
refuse(1 "board ID" perft id:15x15x5 1)
refuse(1 "cannot read 'absent.txt': No such file" perft absent.txt 1)
refuse(1 "is a folder" perft . 1)
file(WRITE "${WORK_DIR}/floating.txt" "1.\n.2\n")
refuse(1 "floating.txt: .*row 1, column 1 floats" perft floating.txt 1)
file(WRITE "${WORK_DIR}/letters.txt" "12\n1x\n")
refuse(1 "letters.txt: line 2, column 2: " perft letters.txt 1)
file(WRITE "${WORK_DIR}/empty.txt" "")
refuse(1 "empty.txt: " perft empty.txt 1)
set(input "12\n3\n")
refuse(1 "standard input: " perft - 1)
