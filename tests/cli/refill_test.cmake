# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# A game is the same wherever it is played; its file says which columns came in, and proves itself.
foreach(solver IN ITEMS greedy flat-monte-carlo)
    set(search solve random:3/8x8x4 --refill 7 --solver ${solver} --seed 1 --json)
    run(0 ${search})
    set(first "${out}")
    run(0 ${search} --threads 1 --output game.samegame)
    json_get(moves "${first}" moves)
    if(solver STREQUAL "greedy")
        expect_json("${out}" "${moves}" moves)
    endif()
    expect_json("${out}" "7" refill seed)
    expect_json("${out}" "1" refill generator)
    expect_json("${out}" "4" refill colors)
    expect_json("${out}" "ON" finished)
    expect_json("${out}" "nothing_left" source stop)
    run(0 verify game.samegame)
endforeach()

# Without a solver's name one is taken that can play.
run(0 solve random:3/8x8x4 --refill 7 --playouts 500)
expect_match("${out}" "score +[0-9]+ \\(standard, refill 7 rules\\)\n.*\nsolver +flat-monte-carlo ")

# A position of the game knows how far it has come; 'off' plays without.
run(0 solve game.samegame --after 9 --solver greedy --json)
expect_json("${out}" "9" refill moves)
run(0 analyze game.samegame --after 9 --solver greedy --json --moves 2)
expect_json("${out}" "7" refill seed)
expect_json_length("${out}" 2 candidates)
expect_json_length("${out}" 1 candidates 0 line)
run(0 solve game.samegame --refill off --playouts 100 --json)
string(JSON refill ERROR_VARIABLE missing GET "${out}" refill)
expect_match("${missing}" "refill")

# However far a game has come, its file and those of what follows can be read.
file(WRITE "${WORK_DIR}/far.samegame" [=[
{"format": "samegame", "version": 1, "board": ["11", "11"], "moves": [[1, 1]],
 "refill": {"seed": "7", "colors": 1, "columns": 16384}}
]=])
run(0 verify far.samegame)
run(0 solve far.samegame --after 1 --solver greedy --json --output farther.samegame)
expect_json("${out}" "16386" refill columns)
expect_json("${out}" "1" refill moves)
run(0 verify farther.samegame)
run(0 solve farther.samegame --after 511 --solver greedy --json)
expect_json("${out}" "17408" refill columns)
expect_json("${out}" "ON" finished)
file(WRITE "${WORK_DIR}/beyond.samegame" [[
{"format": "samegame", "version": 1, "board": ["11"], "moves": [], "refill": {"seed": "7", "columns": 16385}}
]])
refuse(1 "'refill.columns' must be a whole number from 0 to 16384" solve beyond.samegame)

# Who plans whole games is refused, and what is wrong is said.
foreach(solver IN ITEMS sp-mcts nrpa beam-search exact)
    refuse(2 "solver '${solver}' plans whole games.*flat-monte-carlo and greedy"
        solve standard:1 --refill 1 --solver ${solver})
endforeach()
refuse(2 "'perft' looks ahead" perft standard:1 2 --refill 1)
refuse(2 "'histogram' looks ahead" histogram standard:1 --refill 1 --playouts 10)
refuse(2 "no refill under clickomania" solve standard:1 --refill 1 --rules clickomania)
refuse(2 "--refill is 'many': expected 'off' or a seed" solve standard:1 --refill many)
refuse(2 "--refill is '-1'" solve standard:1 --refill=-1)
