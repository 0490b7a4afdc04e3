# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# Every command explains itself, with an example.
foreach(command IN ITEMS solve analyze verify histogram generate solvers perft bench compare experiment
        merge        tune train-bias solvable complexity first-moves review practice render morpion)
    run(0 ${command} --help)
    expect_match("${out}" "Examples?:\n  samegame-cli .*${command}")
    expect_equal("${err}" "")
endforeach()
run(0 --help)
expect_match("${out}" "solve .*analyze .*verify .*histogram .*generate .*solvers .*perft .*bench .*compare .*experiment .*merge .*tune .*train-bias .*solvable .*complexity .*first-moves .*review .*practice .*render .*morpion ")
run(0 --version)
expect_match("${out}" "^samegame-cli [0-9]+\\.[0-9]+\\.[0-9]+( [(][0-9a-f]+[+]?[)])?\n$")

# The page of the command line names the commands that take --threads.
file(READ "${CMAKE_CURRENT_LIST_DIR}/../../resources/help/command-line.md" page)
string(REGEX MATCH "of the commands that take it [(]([^)]*)[)]" named "${page}")
string(REGEX MATCHALL "[a-z-]+" threaded "${CMAKE_MATCH_1}")
foreach(command IN ITEMS solve analyze verify histogram generate solvers perft bench compare experiment
        merge        tune train-bias solvable complexity first-moves review practice render morpion)
    run(0 ${command} --help)
    if(NOT command IN_LIST threaded AND out MATCHES "--threads" OR
            command IN_LIST threaded AND NOT out MATCHES "--threads")
        fail("the page does not know whether '${command}' takes --threads")
    endif()
endforeach()

# Wrong command lines.
refuse(2 "no command given")
refuse(2 "fly" fly)
refuse(2 "BOARD" solve)
refuse(2 "--fly" solve standard:1 --fly)
refuse(2 "FILE" verify)

# A command that is given no board says nothing of one.
run(0 generate --help)
expect_match("${out}" "penalty=n[ \n]+[(]default:[ \n]+standard[)]")
string(REGEX REPLACE "[ \n]+" " " text "${out}")
if(text MATCHES "named board")
    fail("no board is named")
endif()

# Whatever command a page or a help shows: there is such a command, it has these options, and an
# experiment that it names is there.
run(0 experiment --list)
set(experiments "${out}")
set(seen 0)
function(check_commands text where)
    string(REPLACE "\\\n" " " text "${text}")
    string(REGEX REPLACE "\"external:[^\"]*\"" "external" text "${text}") # has options of its own
    string(REGEX REPLACE "[];[]" "\n" text "${text}")
    string(REGEX MATCHALL "samegame-cli [a-z][a-z-]+[^\n`#|]*" lines "${text}")
    foreach(line IN LISTS lines)
        string(REGEX MATCH "^samegame-cli ([a-z-]+)( [a-z0-9][a-z0-9-]*)?" start "${line}")
        set(command "${CMAKE_MATCH_1}")
        set(word "${CMAKE_MATCH_2}")
        run(0 ${command} --help)
        string(REGEX MATCHALL " --?[a-z]+[a-z-]*" options "${line}")
        foreach(option IN LISTS options)
            string(STRIP "${option}" option)
            if(NOT out MATCHES "[ ,]${option}[ ,]")
                fail("${where}: ${option} in '${line}'")
            endif()
        endforeach()
        string(STRIP "${word}" word)
        if(command STREQUAL "experiment" AND word AND NOT experiments MATCHES "(^|\n)${word} "
                AND NOT line MATCHES "${word}\\.json")
            fail("${where}: no experiment ${word}")
        endif()
        math(EXPR seen "${seen} + 1")
    endforeach()
    set(seen ${seen} PARENT_SCOPE)
endfunction()
set(root "${CMAKE_CURRENT_LIST_DIR}/../..")
file(GLOB_RECURSE pages "${root}/engine/*.md" "${root}/resources/help/*.md")
foreach(page IN ITEMS README.md CONTRIBUTING.md resources/solutions/README.md LISTS pages)
    cmake_path(ABSOLUTE_PATH page BASE_DIRECTORY "${root}")
    file(READ "${page}" text)
    check_commands("${text}" "${page}")
endforeach()
foreach(command IN ITEMS solve analyze verify histogram generate solvers perft bench compare experiment
        merge        tune train-bias solvable complexity first-moves review practice render morpion)
    run(0 ${command} --help)
    string(REGEX REPLACE "^.*Examples?:" "" text "${out}")
    string(REGEX REPLACE "\n      --" " --" text "${text}")
    check_commands("${text}" "help of ${command}")
endforeach()
if(seen LESS 100)
    fail("${seen} commands in all pages")
endif()
