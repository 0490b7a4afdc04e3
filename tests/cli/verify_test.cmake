# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# A 2x3 board of two groups: 3 blocks each, so 1 + 1 points and the bonus.
set(good [=[{"format": "samegame", "version": 1, "rules": "standard", "board": ["112", "122"],
    "moves": [[2, 1], [2, 1]], "score": 1002, "cleared": true, "finished": true}]=])
function(write name text)
    file(WRITE "${WORK_DIR}/${name}.samegame" "${text}")
endfunction()
function(write_damaged name from to)
    string(REPLACE "${from}" "${to}" damaged "${good}")
    write(${name} "${damaged}")
endfunction()

write(good "${good}")
run(0 verify good.samegame)
expect_equal("${out}" "good.samegame: right: score 1002 in 2 moves, cleared\n")
run(0 verify good.samegame --json)
expect_json("${out}" "good.samegame" 0 file)
expect_json("${out}" "1002" 0 score)
foreach(member IN ITEMS legal cleared finished)
    expect_json("${out}" "ON" 0 ${member})
endforeach()
expect_json_type("${out}" NULL 0 error)

# A saved game that is not finished is right too.
write(saved [=[{"format": "samegame", "version": 1, "rules": "standard", "board": ["112", "122"],
    "moves": [[2, 1]], "score": 1, "cleared": false, "finished": false}]=])
run(0 verify saved.samegame)
expect_match("${out}" "not finished")

# Each kind of damage is one clear error.
write_damaged(score "1002" "1003")
write_damaged(cleared "\"cleared\": true" "\"cleared\": false")
write_damaged(finished "\"finished\": true" "\"finished\": false")
foreach(claim IN ITEMS score cleared finished)
    run(1 verify ${claim}.samegame)
    expect_match("${out}" "^${claim}.samegame: wrong: '${claim}' is [^\n]*\n$")
    run(1 verify ${claim}.samegame --json)
    expect_json("${out}" "ON" 0 legal)
    expect_json("${out}" "1002" 0 score)
    expect_json_type("${out}" STRING 0 error)
endforeach()

write_damaged(illegal "[2, 1], [2, 1]" "[2, 1], [1, 3]")
write_damaged(outside "[2, 1], [2, 1]" "[2, 1], [3, 1]")
write_damaged(cut "true}" "tr")
write_damaged(version "\"version\": 1" "\"version\": 2")
write_damaged(rules "\"standard\"" "\"tetris\"")
write_damaged(board "\"112\"" "\"11\"")
write_damaged(typed "1002" "\"many\"")
write(empty "")
write(text "112\n122\n")
set(broken illegal outside cut version rules board typed empty text)
foreach(name IN LISTS broken)
    run(1 verify ${name}.samegame)
    expect_match("${out}" "^${name}.samegame: wrong: [^\n]*\n$")
    expect_equal("${err}" "")
    run(1 verify ${name}.samegame --json)
    expect_json("${out}" "OFF" 0 legal)
    expect_json_type("${out}" NULL 0 score)
    expect_json_type("${out}" STRING 0 error)
endforeach()

# Moves below a board, and moves alone with the board named beside them.
file(WRITE "${WORK_DIR}/printed.txt" "112\n122\n2,1 - 2,1\n")
run(0 verify printed.txt)
expect_equal("${out}" "printed.txt: right: score 1002 in 2 moves, cleared\n")
file(WRITE "${WORK_DIR}/moves.txt" "# from a page\n2,1\n2,1\n")
file(WRITE "${WORK_DIR}/board.txt" "112\n122\n")
run(0 verify moves.txt --board board.txt)
expect_equal("${out}" "moves.txt: right: score 1002 in 2 moves, cleared\n")
run(0 verify moves.txt --board board.txt --rules bubble-breaker --json)
expect_json("${out}" "12" 0 score)
file(WRITE "${WORK_DIR}/wrong.txt" "2,1 1,3\n")
run(1 verify wrong.txt --board board.txt)
expect_match("${out}" "^wrong.txt: wrong: move 2 at 1,3 names no group")
run(1 verify board.txt)
expect_match("${out}" "^board.txt: wrong: there are no moves: expected a solution file, or a board with")
run(1 verify good.samegame --board board.txt)
expect_match("${out}" "wrong: move 1, '{\"format\":', is no row and column")
refuse(1 "there is no file|cannot read" verify moves.txt --board absent.txt)
refuse(2 "--rules requires --board" verify moves.txt --rules standard)
refuse(2 "--refill requires --board" verify moves.txt --refill 1)

# A game of another program, with its score.
file(WRITE "${WORK_DIR}/game.sg" "3 2 3\n0 2 1 0 1 1 \nStart\n0 0 0\n0 -1 -1 0 2 -1 \nC 2\n1 6 3\n-1 -1 -1 2 -1 -1 \nA 1\n1 8 5\n")
run(0 verify game.sg)
expect_equal("${out}" "game.sg: right: score 1 in 2 moves, finished; a game of Schadd's SP-MCTS program, whose rules are lenient-penalty\n")
run(0 verify game.sg --json)
expect_json("${out}" "a game of Schadd's SP-MCTS program, whose rules are lenient-penalty" 0 origin)

# Several files: one entry each, and one bad file is enough.
run(0 verify good.samegame saved.samegame --json)
expect_json_length("${out}" 2)
run(1 verify good.samegame score.samegame saved.samegame --json)
expect_json_length("${out}" 3)
expect_json_type("${out}" NULL 2 error)

# What cannot be read is one entry too, and the others are still looked at. A file without an end is
# not read to its end.
string(REPEAT "x" 300 long_name)
file(CREATE_LINK loop.samegame "${WORK_DIR}/loop.samegame" SYMBOLIC)
foreach(name IN ITEMS loop.samegame ${long_name}.samegame good.samegame/below.samegame . /dev/zero)
    run(1 verify ${name} good.samegame --json)
    expect_equal("${err}" "")
    expect_json_length("${out}" 2)
    expect_json("${out}" "${name}" 0 file)
    expect_json_type("${out}" NULL 0 legal)
    expect_json_type("${out}" STRING 0 error)
    expect_json("${out}" "1002" 1 score)
endforeach()
foreach(name IN ITEMS absent.samegame .)
    run(1 verify ${name} good.samegame)
    expect_equal("${out}" "good.samegame: right: score 1002 in 2 moves, cleared\n")
    expect_match("${err}" "^samegame-cli: cannot read '${name}': [^\n]*\n$")
endforeach()
run(1 verify /dev/zero)
expect_match("${err}" "^samegame-cli: cannot read '/dev/zero': it has more than 16 MiB\n$")

# The pipe that everything is for.
execute_process(
    COMMAND "${SAMEGAME_CLI}" solve standard:9 --seconds 0.5 --json
    COMMAND "${SAMEGAME_CLI}" verify - --json
    OUTPUT_VARIABLE out ERROR_VARIABLE err RESULTS_VARIABLE codes)
expect_equal("${codes}" "0;0")
expect_json("${out}" "-" 0 file)
