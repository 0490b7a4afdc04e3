# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# Ctrl+C: exit code 130, at once, and what was found so far is printed. A request to end and a terminal
# that goes away do the same. A program that had no time to begin is given twice as much.
find_program(timeout timeout)
if(NOT timeout)
    message("skipped: there is no program 'timeout' to send the signal with")
    return()
endif()

set(signal INT)
macro(interrupt)
    set(last_command "${ARGN}")
    foreach(given IN ITEMS 0.5 1 2 4)
        string(TIMESTAMP before "%s" UTC)
        execute_process(COMMAND "${timeout}" --preserve-status --signal=${signal} ${given}
                "${SAMEGAME_CLI}" ${ARGN}
            WORKING_DIRECTORY "${WORK_DIR}"
            OUTPUT_VARIABLE out ERROR_VARIABLE err RESULT_VARIABLE code)
        string(TIMESTAMP after "%s" UTC)
        if(NOT out STREQUAL "")
            break()
        endif()
    endforeach()
    expect_equal("${code}" 130)
    expect_equal("${err}" "")
    math(EXPR seconds "${after} - ${before}")
    if(seconds GREATER 5)
        fail("ended only after ${seconds} seconds")
    endif()
endmacro()

interrupt(solve standard:1 --seconds 60 --json --output best.samegame)
expect_json("${out}" "stop_requested" source stop)
expect_json("${out}" "ON" finished)
run(0 verify best.samegame)

interrupt(review best.samegame --seconds 60 --threads 1 --json --keep review.samegame)
json_get(first "${out}" source searches)
run(0 verify review.samegame)
run(0 review best.samegame --playouts 10 --threads 1 --json --keep review.samegame)
json_get(second "${out}" source searches)
if(second LESS first)
    fail("the interrupted review had ${first} searches, the one that went on ${second}")
endif()

foreach(signal IN ITEMS TERM HUP)
    interrupt(solve standard:1 --seconds 60 --json --output ${signal}.samegame)
    expect_json("${out}" "stop_requested" source stop)
    run(0 verify ${signal}.samegame)
endforeach()
set(signal INT)

# A search that is killed has left its best line, and a file that was there is never half a file.
set(last_command "solve --output, killed")
foreach(given IN ITEMS 1.5 3 6)
    execute_process(COMMAND "${timeout}" --signal=KILL ${given}
        "${SAMEGAME_CLI}" solve standard:1 --seconds 60 --output killed.samegame
        WORKING_DIRECTORY "${WORK_DIR}" OUTPUT_VARIABLE out ERROR_VARIABLE err)
    if(EXISTS "${WORK_DIR}/killed.samegame")
        break()
    endif()
endforeach()
run(0 verify killed.samegame)
expect_match("${out}" "^killed.samegame: right: score ")

interrupt(solve standard:1 --seconds 60)
expect_match("${out}" "\nstop +stop_requested\n")

# Reports that are cut off say so.
interrupt(perft standard:1 9 --memory 4000 --json)
expect_json("${out}" "44" depths 1 lines)
expect_json("${out}" "ON" interrupted)
set(cut_off "\nInterrupted: here is what was done before\\.\n")
interrupt(perft standard:1 9 --memory 4000)
expect_match("${out}" "${cut_off}$")
interrupt(solvable --count 1-4x1-8x3)
expect_match("${out}" "${cut_off}$")
interrupt(solvable --count 1-4x1-8x3 --json)
expect_json("${out}" "ON" interrupted)
interrupt(complexity standard:1-20 --playouts 1000000)
expect_match("${out}" "${cut_off}$")
interrupt(histogram standard:1 --playouts 1000000000000)
expect_match("${out}" "${cut_off}$")
interrupt(histogram standard:1-20 --playouts 1000000)
expect_match("${out}" "${cut_off}$")
interrupt(tune sp-mcts --parameter c=0..10 --playouts 50000 --threads 1)
expect_match("${out}" "${cut_off}$")
interrupt(experiment totals-60s --threads 1 --markdown)
expect_match("${out}" "\n- Interrupted: here is what was done before\\.\n$")
interrupt(solvable standard:1 --ceiling --rounds 3 --threads 1)
expect_match("${out}" "${cut_off}$")
interrupt(first-moves standard:1-20 --playouts 1000000)
expect_match("${out}" "${cut_off}$")
interrupt(first-moves standard:1-20 --playouts 1000000 --markdown)
expect_match("${out}" "\n- Interrupted: here is what was done before\\.\n")

interrupt(analyze standard:1 --nodes 1000000000000 --json --moves 5)
expect_json_length("${out}" 5 candidates)

run(0 solve standard:1 --playouts 100 --threads 1 --seed 1 --output game.samegame)
interrupt(review game.samegame --seconds 60 --json)
expect_json("${out}" "ON" source interrupted)
interrupt(review game.samegame --seconds 60 --markdown)
expect_match("${out}" "\n- The review was interrupted, and shows what was known by then\\.\n")

# Nothing is said of what has no number yet.
interrupt(compare nrpa greedy --seconds 60 --json)
expect_json("${out}" "0" boards)
expect_json_type("${out}" NULL difference)
expect_json_type("${out}" NULL mean 0)
interrupt(compare nrpa greedy --seconds 60)
expect_match("${out}" "${cut_off}$")
if(out MATCHES "means|difference")
    fail("a number of no board")
endif()
interrupt(complexity standard:1-20 --policy random,tabu-random --playouts 1000000 --json)
expect_json_length("${out}" 1 policies)
expect_json("${out}" "ON" interrupted)

interrupt(histogram standard:1 --playouts 1000000000000 --json)
expect_json_length("${out}" 1 policies)
expect_json("${out}" "ON" interrupted)

interrupt(generate --count 1000000 --rows 8 --columns 8 --colors 3 --clearable --json)
expect_json_length("${out}" 8 0 board)
