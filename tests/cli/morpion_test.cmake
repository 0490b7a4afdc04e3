# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# Playouts, seed and threads decide the game, which a check plays again.
foreach(solver IN ITEMS nested nrpa sp-mcts)
    set(search morpion --variant 5T --solver ${solver} --playouts 400 --seed 1 --threads 1)
    run(0 ${search} --json --output game.json)
    expect_json("${out}" "samegame-morpion" format)
    expect_json("${out}" "5T" variant)
    expect_json("${out}" "ON" finished)
    expect_json("${out}" "${solver}" source solver)
    expect_json("${out}" "400" source playouts)
    expect_json("${out}" "1" source seed)
    expect_json("${out}" "1" source threads)
    expect_json("${out}" "budget_spent" source stop)
    expect_json("${out}" "178" reported 2 score)
    json_get(score "${out}" score)
    json_get(moves "${out}" moves)
    expect_json_length("${out}" ${score} moves)

    file(READ "${WORK_DIR}/game.json" game)
    expect_json("${game}" "${moves}" moves)
    run(0 morpion --check game.json)
    expect_match("${out}" "\n\ngame.json: right: ${score} moves of 5T, finished\n$")
    run(0 morpion --check game.json --json)
    expect_json("${out}" "game.json" file)
    expect_json("${out}" "ON" right)
    expect_json("${out}" "5T" variant)
    expect_json("${out}" "${score}" score)
    expect_json("${out}" "ON" finished)
    expect_json_type("${out}" NULL error)

    run(0 ${search} --json)
    expect_json("${out}" "${moves}" moves)
    run(0 ${search})
    expect_match("${out}" "\nscore       ${score} moves \\(5T\\)\nreported    170 by a person \\(Bruneau, 1976\\)\n")
    expect_match("${out}" "\nplayouts    400 \\([0-9]+ per second\\)\nstop        budget_spent\n$")
endforeach()
run(0 morpion --solver beam --option width=2 --nodes 300 --seed 1 --threads 1 --json)
expect_json("${out}" "300" source nodes)
expect_json("${out}" "ON" finished)
expect_json("${out}" "82" reported 1 score)

run(0 morpion --solver beam --option width=2 --nodes 3 --seed 1)
expect_match("${out}" "\nscore       0 moves \\(5D\\): the budget ended before the first game\n")
file(WRITE "${WORK_DIR}/precious.json" "precious")
run(0 morpion --solver beam --option width=2 --nodes 3 --seed 1 --output precious.json)
expect_match("${err}" "'precious.json' is not written: the search found no game\n")
file(READ "${WORK_DIR}/precious.json" kept)
expect_equal("${kept}" "precious")
expect_match("${out}" "\nseconds     [0-9.]+\nnodes       3 \\([0-9]+ per second\\)\n")

# A line of one variant may not be one of the other.
string(REPLACE "5T" "5D" other "${game}")
file(WRITE "${WORK_DIR}/other.json" "${other}")
run(1 morpion --check other.json)
expect_match("${out}" "^other.json: wrong: move [0-9]+: ")
expect_equal("${err}" "")

# From standard input, with a claim that is wrong.
set(input "{\"format\": \"samegame-morpion\", \"version\": 1, \"variant\": \"5D\", \"score\": 2,
    \"moves\": [{\"point\": [4, 5], \"from\": [4, 1], \"to\": [4, 5]}]}")
run(1 morpion --check -)
expect_equal("${out}" "-: wrong: 'score' is 2, but the game has 1 moves\n")
run(1 morpion --check - --json)
expect_json("${out}" "OFF" right)
expect_json("${out}" "'score' is 2, but the game has 1 moves" error)
string(REPLACE "\"score\": 2," "" input "${input}")
run(0 morpion --check -)
expect_match("${out}" "\no-o-o-o-\\*   o o o o\n.*\n-: right: 1 move of 5D, not finished\n$")
set(input "")
refuse(1 "^samegame-cli: cannot read 'absent': " morpion --check absent)

# Wrong command lines.
refuse(2 "unknown variant '6D': expected one of 5D, 5T" morpion --variant 6D)
refuse(2 "unknown solver 'fly': expected one of nested, nrpa, sp-mcts, beam" morpion --solver fly)
refuse(2 "'levels' is not an option of this solver.*did you mean 'level'\\?" morpion --option levels=3)
refuse(2 "level" morpion --option level=9)
refuse(2 "solver 'beam' plays no playouts: grant it --seconds or --nodes" morpion --solver beam --playouts 3)
refuse(2 "solver 'nrpa' has no nodes: grant it --seconds or --playouts" morpion --nodes 3)
refuse(2 "--playouts excludes --seconds|--seconds excludes --playouts" morpion --playouts 3 --seconds 1)
refuse(2 "--check" morpion --check game.json --seed 3)
refuse(2 "--output" morpion --playouts 3 --json --output -)

# A time as everywhere.
run(0 morpion --option level=1 -s 0.1s --json)
expect_json("${out}" "samegame-morpion" format)
