# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# A line, which clears the board.
run(0 solvable standard:1 --rounds 5 --threads 1 --seed 1)
expect_match("${out}" "^cleared in [0-9]+ moves: [0-9]+,[0-9]+ .*\n[1-5] rounds, [0-9]+ playouts, .* s, seed 1\n$")
run(0 solvable random:3/6x6x3 --rounds 5 --threads 1 --seed 1 --json)
expect_json("${out}" "cleared" outcome)
expect_json("${out}" "0" blocks_left)
json_get(board "${out}" board)
json_get(moves "${out}" moves)
file(WRITE "${WORK_DIR}/line.samegame"
    "{\"format\": \"samegame\", \"version\": 1, \"board\": ${board}, \"moves\": ${moves},
      \"cleared\": true, \"finished\": true}")
run(0 verify line.samegame)

# A proof: theorem 2. Neither, where there is no time for either.
run(0 generate --chessboard --rows 6 --columns 5 --invert 2,3)
set(input "${out}")
run(0 solvable - --rounds 5 --threads 1)
expect_match("${out}" "^unclearable: proven\n")
run(0 solvable random:1/15x15x9 --rounds 1 --seed 1 --threads 2)
expect_match("${out}" "^open: the best line met leaves [0-9]+ blocks\n1 rounds, 1000 playouts, ")

# Difficulty and lines.
set(input "1122\n")
run(0 solvable - --lines --difficulty 100 --seed 1 --json)
expect_json("${out}" "2" lines all)
expect_json("${out}" "2" lines clearing)
expect_json("${out}" "1.0" difficulty clearing_share)
expect_json("${out}" "100" difficulty playouts)
run(0 solvable - --lines --difficulty 100 --seed 1)
expect_match("${out}" "\ndifficulty: 100.00 % of 100 playouts clear it, .* of at most 1000 [(]100.0 %[)]\nlines: 2, of which 2 clear it, by way of 2 positions\n$")
refuse(1 "--lines: the board has more than 100 positions" solvable standard:1 --rounds 5 --lines --positions 100)

# Counts, beside the paper's.
run(0 solvable --count 2-3x3)
expect_match("${out}" "^size +boards +solvable +open +% +± +published +above\n2x3 +64 +38 +0 +59.375 +59.3 +0.0[78]\n3x3 +512 +396 +0 +77.344 +77.3 +0.04\n")
run(0 solvable --count 3x3 --json)
expect_json("${out}" "396" sizes 0 solvable)
expect_json("${out}" "ON" sizes 0 exact)
expect_match("${out}" "\"published\":77.3}")
run(0 solvable --count 2x3x3 --gravity pull-left --json)
expect_json("${out}" "729" sizes 0 boards)
run(0 solvable --count 6x6 --samples 200 --seed 4 --json)
expect_json("${out}" "200" sizes 0 boards)
expect_json("${out}" "OFF" sizes 0 exact)
expect_json_length("${out}" 2 sizes 0 interval)
run(0 solvable --count 6x6 --samples 200 --seed 4)
expect_match("${out}" "±: 95 %, of random boards, seed 4")

# What is wrong is said.
refuse(2 "expected a BOARD, or --count" solvable)
refuse(2 "excludes" solvable standard:1 --count 2x2)
refuse(2 "--count is '3', expected ROWSxCOLUMNS" solvable --count 3)
refuse(2 "--count is '0x3', expected" solvable --count 0x3)
refuse(2 "--count is '4-2x3', expected" solvable --count 4-2x3)
refuse(2 "--all: 6x6 has more than 2.32 boards" solvable --count 6x6 --all)
refuse(2 "excludes" solvable standard:1 --seconds 1 --rounds 1)
refuse(2 "nobody knows" solvable standard:1 --refill 1)
