# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# expect_bytes(FILE REGEX): the content of a file in hexadecimal digits matches.
function(expect_bytes file regex)
    file(READ "${WORK_DIR}/${file}" bytes HEX)
    if(NOT bytes MATCHES "${regex}")
        fail("no match for '${regex}' in ${file}")
    endif()
endfunction()

# expect_frames(FILE COUNT): an animation has as many frames, each with its own time.
function(expect_frames file expected)
    file(READ "${WORK_DIR}/${file}" bytes HEX)
    string(REGEX MATCHALL "0021f90405" frames "${bytes}")
    list(LENGTH frames count)
    expect_equal("${count}" "${expected}")
endfunction()

set(png "^89504e470d0a1a0a.*49454e44ae426082$")
file(WRITE "${WORK_DIR}/game.samegame" [=[{"format": "samegame", "version": 1, "rules": "standard",
    "board": ["11211", "11211"], "moves": [[2, 1], [2, 1], [1, 1]]}]=])

# A position as a drawing: well-formed, in the size asked for, every block with its number.
run(0 render standard:1 --svg board.svg)
expect_equal("${out}${err}" "")
file(READ "${WORK_DIR}/board.svg" svg)
expect_match("${svg}" "^<[?]xml version=\"1.0\" encoding=\"UTF-8\"[?]>\n<svg xmlns=\"http://www.w3.org/2000/svg\" [^>]*width=\"490.67\" height=\"490.67\".*</svg>\n$")
expect_match("${svg}" "<title>standard:1</title>")
string(REGEX MATCHALL "<text " texts "${svg}")
list(LENGTH texts count)
expect_equal("${count}" "225")
find_program(XMLLINT xmllint)
if(XMLLINT)
    execute_process(COMMAND "${XMLLINT}" --noout "${WORK_DIR}/board.svg" RESULT_VARIABLE result)
    expect_equal("${result}" "0")
endif()

# The position after some moves; the next group has an outline if that is asked for.
run(0 render game.samegame --after 1 --svg - --mark --cell 24)
expect_match("${out}" "width=\"128.00\" height=\"56.00\"")
expect_match("${out}" "<title>game.samegame after move 1</title>")
expect_match("${out}" "<title>the next group</title>")
string(REGEX MATCHALL "<text " texts "${out}")
list(LENGTH texts count)
expect_equal("${count}" "6")
run(0 render game.samegame --after 3 --svg - --mark)
if(out MATCHES "the next group|<text ")
    fail("nothing is left to be shown")
endif()
# Where there is nothing to mark, one sentence says so.
expect_equal("${err}" "samegame-cli: --mark marks nothing, as no move follows the position\n")
run(0 render standard:1 --png unmarked.png --mark)
expect_equal("${err}" "samegame-cli: --mark marks nothing, as no move follows the position\n")
run(0 render game.samegame --text moves.txt --mark)
expect_equal("${err}" "samegame-cli: --mark marks nothing, as no picture is written\n")
run(0 render game.samegame --png marked.png --mark)
expect_equal("${err}" "")

# The same as a picture, whose size is known: 5 cells of 20 pixels and 5 of ground at both sides.
run(0 render game.samegame --png position.png --cell 20)
expect_bytes(position.png "${png}")
expect_bytes(position.png "494844520000006e00000032")

# A picture for each position of a line, and an animation of it.
run(0 render game.samegame --png frame.png --frames --gif game.gif --mark)
foreach(number IN ITEMS 000 001 002 003)
    expect_bytes(frame-${number}.png "${png}")
endforeach()
if(EXISTS "${WORK_DIR}/frame.png" OR EXISTS "${WORK_DIR}/frame-004.png")
    fail("there are four positions")
endif()
expect_bytes(game.gif "^474946383961.*4e45545343415045322e30.*3b$")
expect_frames(game.gif 4)
run(0 render game.samegame --after 2 --gif end.gif --delay 0.25 --last 1.5 --png ./end.v2.png --frames)
expect_frames(end.gif 2)
expect_bytes(end.gif "0021f904051900.*0021f904059600")
expect_bytes(end.v2-002.png "${png}")
expect_bytes(end.v2-003.png "${png}")

# The moves as papers print them, which every command that takes a board reads again.
run(0 render game.samegame --text moves.txt)
file(READ "${WORK_DIR}/moves.txt" moves)
expect_match("${moves}" "^id:2x5x2-s-[^\n]+\n2,1[*][*] - 2,1 - 2,1\n$")
run(0 render moves.txt --text -)
expect_equal("${out}" "${moves}")
run(0 render moves.txt --gif read.gif)
expect_frames(read.gif 4)
run(0 review moves.txt --playouts 1000 --threads 1 --seed 1)
expect_match("${out}" "\nThe game earned 1008 of 1036 that could be reached[.]\n")
file(WRITE "${WORK_DIR}/typed.txt" "11211\n11211\n\n1,2 1,1\n- 1,1\n")
run(0 render typed.txt --text -)
expect_equal("${out}" "${moves}")

# The moves alone, which any board takes.
run(0 render game.samegame --write-moves moves.txt)
file(READ "${WORK_DIR}/moves.txt" alone)
expect_equal("${alone}" "2,1\n2,1\n2,1\n")
file(WRITE "${WORK_DIR}/board.txt" "11211\n11211\n")
run(0 render board.txt --read-moves moves.txt --text -)
set(from_list "${out}")
run(0 render game.samegame --text -)
expect_equal("${from_list}" "${out}")
refuse(1 "no position after move 9: 'moves.txt' has 3 moves"
    render board.txt --read-moves moves.txt --after 9 --text -)
refuse(1 "moves.txt: move 1, '2,1', is no row and column of the board"
    render random:1/1x1x1 --read-moves moves.txt --text -)

# What cannot be done is one sentence, and nothing is written.
refuse(2 "^samegame-cli: render writes nothing: expected --svg, --png, --gif, --text or --write-moves\n$"
    render game.samegame)
refuse(2 "--cell" render game.samegame --svg new.svg --cell 3)
refuse(2 "--delay" render game.samegame --gif new.gif --delay 0)
refuse(2 "--gif" render game.samegame --svg new.svg --delay 1)
refuse(2 "--png" render game.samegame --svg new.svg --frames)
refuse(2 "several files" render game.samegame --png - --frames)
refuse(2 "which the command reads" render game.samegame --svg game.samegame)
refuse(1 "^samegame-cli: there is no position after move 4: 'game.samegame' has 3 moves\n$"
    render game.samegame --after 4 --svg new.svg)
refuse(1 "^samegame-cli: 'standard:1': there are no moves to show, so there is no animation\n$"
    render standard:1 --gif new.gif)
refuse(1 "^samegame-cli: cannot write [^\n]*\n$" render standard:1 --svg absent/new.svg)
foreach(line_and_fault IN ITEMS "3,1|move 1, '3,1', is no row and column of the board, as in 12,6"
        "2,1 - 2,0|move 2, '2,0', is no row and column" "2,1 - 2,1 - 2,2,1|move 3, '2,2,1', is no"
        "2,1 - 2,4 - 1,5|move 2 at 2,4 names no group of two or more blocks")
    string(REPLACE "|" ";" pair "${line_and_fault}")
    list(GET pair 0 moves)
    list(GET pair 1 fault)
    file(WRITE "${WORK_DIR}/wrong.txt" "11211\n11211\n${moves}\n")
    refuse(1 "^samegame-cli: wrong.txt: ${fault}[^\n]*\n$" render wrong.txt --svg new.svg)
endforeach()
if(EXISTS "${WORK_DIR}/new.svg" OR EXISTS "${WORK_DIR}/new.gif")
    fail("something was written")
endif()
