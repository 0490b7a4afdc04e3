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
