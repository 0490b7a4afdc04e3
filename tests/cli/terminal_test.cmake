# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# What comes from outside does not act on the terminal: not in names of files, not in arguments, not
# in what files hold. It is quoted short.
string(ASCII 27 escape)
string(ASCII 7 bell)
set(clear "${escape}c${bell}")    # a bracket would end the list of arguments
set(shown "\\\\x1bc\\\\x07")
string(REPEAT "x" 100000 long)

# expect_harmless(TEXT MOST): no control character, and no more than so many characters of output.
function(expect_harmless text most)
    if(text MATCHES "[${escape}${bell}]")
        fail("a control character got through")
    endif()
    string(LENGTH "${text}" length)
    if(length GREATER most)
        fail("${length} characters instead of at most ${most}")
    endif()
endfunction()

function(refuse_harmlessly exit_code)
    foreach(text IN ITEMS "${clear}" "${long}")
        set(arguments "${ARGN}")
        list(TRANSFORM arguments REPLACE "@" "${text}")
        run(${exit_code} ${arguments})
        expect_equal("${out}" "")
        expect_match("${err}" "^samegame-cli: [^\n]+\n$")
        expect_harmless("${err}" 600)
        if(text STREQUAL clear AND NOT arguments MATCHES "id:|--json=")    # which do not quote
            expect_match("${err}" "${shown}")
        endif()
    endforeach()
endfunction()

refuse_harmlessly(2 @)
refuse_harmlessly(2 --@)
refuse_harmlessly(2 solve standard:1 --@)
refuse_harmlessly(2 solve standard:1 --@=1)
refuse_harmlessly(2 solve standard:1 @)
refuse_harmlessly(2 solve standard:1 @ @ @)
refuse_harmlessly(2 solve standard:1 --json=@)
foreach(option IN ITEMS solver seconds playouts nodes option threads seed memory rules gravity isa
        after)
    refuse_harmlessly(2 solve standard:1 --${option} @)
endforeach()
refuse_harmlessly(2 solve standard:1 --solver sp-mcts --option @=1)
refuse_harmlessly(2 solve standard:1 --solver sp-mcts --option threshold=@)
refuse_harmlessly(2 solve standard:1 --solver sp-mcts --option policy=@)
refuse_harmlessly(2 solve standard:1 --solver sp-mcts --option policy=tabu-random:@)
refuse_harmlessly(2 histogram standard:1 --policy @)
refuse_harmlessly(1 solve standard:1 --output no/@/file)
refuse_harmlessly(1 histogram standard:1 --csv no/@/file)
foreach(board IN ITEMS @ standard:@ schadd250:@ random:@ random:1/@ clearable:@ clearable:1/@ daily:@
        id:@)
    refuse_harmlessly(1 perft ${board} 1)
endforeach()

# A file by a name that acts, right or wrong; in JSON the name is exact.
set(good [=[{"format": "samegame", "version": 1, "rules": "standard", "board": ["112", "122"],
    "moves": [[2, 1], [2, 1]], "score": 1002, "cleared": true, "finished": true}]=])
file(WRITE "${WORK_DIR}/good${clear}.samegame" "${good}")
file(WRITE "${WORK_DIR}/bad${clear}.samegame" "{")
file(WRITE "${WORK_DIR}/key.samegame" "{\"\\u001b[2J\": 1, \"\\u001b[2J\": 1}")
run(0 verify "good${clear}.samegame")
expect_match("${out}" "^good${shown}.samegame: right: ")
expect_harmless("${out}" 100)
run(1 verify "bad${clear}.samegame")
expect_match("${out}" "^bad${shown}.samegame: wrong: ")
expect_harmless("${out}" 200)
run(1 verify key.samegame)
expect_harmless("${out}" 200)
run(0 verify "good${clear}.samegame" --json)
expect_harmless("${out}" 300)
expect_json("${out}" "good${clear}.samegame" 0 file)
# Beyond ASCII: a control character of C1, and one that turns the direction of writing.
string(ASCII 194 155 226 128 174 wide)
file(WRITE "${WORK_DIR}/good${wide}.samegame" "${good}")
run(0 verify "good${wide}.samegame")
expect_match("${out}" "^good\\\\x9b\\\\u202e.samegame: right: ")
run(0 verify "good${wide}.samegame" --json)
expect_match("${out}" "\"good\\\\u009b\\\\u202e.samegame\"")
expect_json("${out}" "good${wide}.samegame" 0 file)
run(1 perft "bad${clear}.samegame" 1)
expect_match("${err}" "bad${shown}.samegame: ")
expect_harmless("${err}" 200)
run(0 histogram "good${clear}.samegame" --playouts 10 --svg out.svg)
file(READ "${WORK_DIR}/out.svg" svg)
expect_match("${svg}" "good${shown}.samegame")

# A line of a file that holds the name of a board.
foreach(text IN ITEMS "${clear}" "${long}")
    set(input "standard:${text}")
    refuse(1 "^samegame-cli: standard input: " perft - 1)
    expect_harmless("${err}" 300)
endforeach()
