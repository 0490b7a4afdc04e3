# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# SP-MCTS tries every first move within this budget.
run(0 analyze standard:1 --solver sp-mcts --playouts 2000 --threads 1 --seed 1)
expect_match("${out}"
    "\nrank +move +cells +points +best +mean +deviation +visits\n +1 +[0-9]+,[0-9]+ ")
expect_match("${out}" "\nseed +1\n")

run(0 analyze standard:1 --solver sp-mcts --playouts 2000 --threads 1 --seed 1 --json)
expect_json_length("${out}" 15 board)
expect_json_length("${out}" 44 candidates)
expect_json("${out}" "1" source seed)
foreach(member IN ITEMS cells points best mean visits)
    expect_json_type("${out}" NUMBER candidates 0 ${member})
endforeach()
expect_json_length("${out}" 2 candidates 0 move)

# Best first; a candidate's line begins with its move.
set(previous 100000)
foreach(i RANGE 9)
    json_get(best "${out}" candidates ${i} best)
    if(best GREATER previous)
        fail("candidate ${i} is better than the one before")
    endif()
    set(previous "${best}")
    json_get(move "${out}" candidates ${i} move)
    expect_json("${out}" "${move}" candidates ${i} line 0)
endforeach()

run(0 analyze standard:1 --playouts 500 --moves 3 --json)
expect_json_length("${out}" 3 candidates)
refuse(2 "--moves" analyze standard:1 --moves 0)

# A move that was never tried has no scores; a board without moves no candidates.
run(0 analyze standard:1 --solver sp-mcts --playouts 1 --threads 1 --json)
expect_json_type("${out}" NULL candidates 43 best)
expect_json_length("${out}" 0 candidates 43 line)
set(input "12\n21\n")
run(0 analyze - --json)
expect_json_length("${out}" 0 candidates)
run(0 analyze -)
expect_match("${out}" "no moves are left")
