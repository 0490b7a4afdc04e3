# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# Every command explains itself, with an example.
foreach(command IN ITEMS solve analyze verify histogram generate solvers perft bench compare experiment
        merge        tune solvable complexity first-moves)
    run(0 ${command} --help)
    expect_match("${out}" "Examples?:\n  samegame-cli .*${command}")
    expect_equal("${err}" "")
endforeach()
run(0 --help)
expect_match("${out}" "solve .*analyze .*verify .*histogram .*generate .*solvers .*perft .*bench .*compare .*experiment .*merge .*tune .*solvable .*complexity .*first-moves ")
run(0 --version)
expect_match("${out}" "^samegame-cli [0-9]+\\.[0-9]+\\.[0-9]+\n$")

# Wrong command lines.
refuse(2 "no command given")
refuse(2 "fly" fly)
refuse(2 "BOARD" solve)
refuse(2 "--fly" solve standard:1 --fly)
refuse(2 "FILE" verify)

# A command that is given no board says nothing of one.
run(0 generate --help)
expect_match("${out}" "clickomania[ \n]+[(]default:[ \n]+standard[)]")
string(REGEX REPLACE "[ \n]+" " " text "${out}")
if(text MATCHES "board named")
    fail("no board is named")
endif()
