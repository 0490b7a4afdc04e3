# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# SP-MCTS tries every first move within this budget.
run(0 analyze standard:1 --solver sp-mcts --playouts 2000 --threads 1 --seed 1)
expect_match("${out}"
    "\nplace +move +cells +points +best +loss +spread +mean +deviation +visits +note *\n +1-44 +[0-9]+,[0-9]+ +[0-9]+ +[0-9]+ +[0-9]+ +0 +- ")
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

# A move that was never tried has no mean, but a line: the best one played with it first.
run(0 analyze standard:1 --solver sp-mcts --playouts 1 --threads 1 --json)
expect_json_type("${out}" NULL candidates 43 mean)
expect_json_type("${out}" NUMBER candidates 43 best)
foreach(i 0 43)
    json_get(move "${out}" candidates ${i} move)
    expect_json("${out}" "${move}" candidates ${i} line 0)
endforeach()

# One thread of SP-MCTS cannot tell how sure its losses are: no move is told apart from another.
expect_json("${out}" "0" candidates 0 loss)
expect_json_type("${out}" NULL candidates 0 spread)
expect_json("${out}" "1" candidates 43 places 0)
expect_json("${out}" "44" candidates 43 places 1)

# The default solver can, by its chains; the places are those among all, however many are shown.
run(0 analyze standard:1 --nodes 100000 --threads 1 --seed 1 --moves 5 --json)
expect_json("${out}" "0.25" source options first-moves)
foreach(i RANGE 4)
    expect_json_type("${out}" NUMBER candidates ${i} loss)
    expect_json_type("${out}" NUMBER candidates ${i} spread)
    expect_json_length("${out}" 2 candidates ${i} places)
    expect_json_type("${out}" BOOLEAN candidates ${i} exact)
    expect_json_type("${out}" BOOLEAN candidates ${i} any_order)
    expect_json("${out}" "3" candidates ${i} attempts count)
endforeach()
expect_json("${out}" "1" candidates 0 places 0)
json_get(last "${out}" candidates 0 places 1)
if(last LESS 6)
    fail("100,000 lists tell the best move apart from all but ${last}")
endif()
run(0 analyze standard:1 --nodes 100000 --threads 1 --seed 1 --moves 5 --option first-moves=0.125 --json)
expect_json("${out}" "0.125" source options first-moves)

# Groups that do not touch each other go in any order, and a small board is proven: exact losses.
set(input "1122\n")
run(0 analyze - --seconds 5 --json)
foreach(i 0 1)
    expect_json("${out}" "0" candidates ${i} loss)
    expect_json("${out}" "0" candidates ${i} spread)
    expect_json("${out}" "1" candidates ${i} places 0)
    expect_json("${out}" "2" candidates ${i} places 1)
    expect_json("${out}" "ON" candidates ${i} exact)
    expect_json("${out}" "ON" candidates ${i} any_order)
endforeach()
run(0 analyze - --seconds 5)
expect_match("${out}" "\n +1-2 +1,1 +2 +0 +1000 +0 +±0 [^\n]* exact, any order *\n")

# The ones are worth more where the twos between them go first.
set(input "1221\n1221\n")
run(0 analyze - --seconds 5 --json)
expect_json("${out}" "4" candidates 1 loss)
expect_json("${out}" "OFF" candidates 0 any_order)
expect_json("${out}" "1" candidates 0 places 1)
run(0 analyze - --seconds 5)
expect_match("${out}" "\n +1 +2,2 +4 +4 +1008 +0 +±0 [^\n]* exact *\n +2-3 ")

set(input "12\n21\n")
run(0 analyze - --json)
expect_json_length("${out}" 0 candidates)
run(0 analyze -)
expect_match("${out}" "no moves are left")

# The plan of the best line: on this board the middle column goes, so that six blocks become one group.
file(WRITE "${WORK_DIR}/plan.txt" "1.1\n121\n121\n")
run(0 analyze plan.txt --solver exact --threads 1 --seed 1 --plan)
expect_match("${out}" "\nharvest     move 2 takes 6 of the 6 blocks of color 1 for 16 points\n")
expect_match("${out}" "\n +1 +3,2 +2 +2 +0 +joins 3 and 3 of the 6 blocks of move 2\n +2 +3,1 +1 +6 +16 +harvest\n")
run(0 analyze plan.txt --solver exact --threads 1 --seed 1 --plan --json)
expect_json("${out}" "2" plan harvests 0)
expect_json("${out}" "joins" plan moves 0 role)
expect_json("${out}" "2" plan moves 0 target)
expect_json_length("${out}" 2 plan moves 0 joined)
expect_json_length("${out}" 6 plan moves 1 blocks)
expect_json_type("${out}" NULL plan moves 1 target)
run(0 analyze plan.txt --solver exact --threads 1 --seed 1 --json)
string(FIND "${out}" "\"plan\"" place)
expect_equal("${place}" "-1")
refuse(2 "looks ahead" analyze standard:1 --refill 1 --playouts 10 --plan)
