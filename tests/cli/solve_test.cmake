# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# Text.
run(0 solve standard:1 --playouts 1000 --threads 1 --seed 3)
expect_match("${out}" "score +-?[0-9]+ \\(standard rules, upper bound [0-9]+\\)\n")
expect_match("${out}" "\ncleared +(yes|no)\nmoves +[0-9]+\n[0-9]+,[0-9]+( [0-9]+,[0-9]+)*\n")
expect_match("${out}" "\nseed +3\n")
expect_match("${out}" "\nplayouts +1000 \\([0-9]+ per second\\)\n")
expect_equal("${err}" "")

# Every solver's solution proves itself.
run(0 solvers --json)
set(solvers "${out}")
string(JSON count LENGTH "${solvers}" solvers)
math(EXPR last "${count} - 1")
foreach(i RANGE ${last})
    json_get(name "${solvers}" solvers ${i} name)
    json_get(unit "${solvers}" solvers ${i} budgets 1) # playouts or nodes: no clock decides
    run(0 solve schadd250:100 --solver ${name} --${unit} 1000 --json)
    expect_json("${out}" "${name}" source solver)
    expect_json("${out}" "ON" finished)
    set(input "${out}")
    run(0 verify - --json)
    expect_json("${out}" "ON" 0 legal)
    expect_json_type("${out}" NULL 0 error)
endforeach()

# With one thread and playouts or nodes the seed alone decides.
foreach(budget IN ITEMS playouts nodes)
    foreach(seed IN ITEMS 1 1 2)
        run(0 solve standard:2 --${budget} 2000 --threads 1 --seed ${seed} --json)
        json_get(moves "${out}" moves)
        list(APPEND lines_${budget} "${moves}")
        set(line_${seed} "${moves}")
        if(NOT DEFINED first_line)
            set(first_line "${moves}")
        endif()
    endforeach()
    expect_equal("${line_1}" "${first_line}")
    expect_different("${line_2}" "${first_line}")
    unset(first_line)
endforeach()

# Without a seed each run has its own, and tells it.
run(0 solve random:1/4x4x3 --playouts 10 --json)
json_get(first_seed "${out}" source seed)
run(0 solve random:1/4x4x3 --playouts 10 --json)
json_get(second_seed "${out}" source seed)
expect_different("${first_seed}" "${second_seed}")

# --output writes what --json prints, in place of an older file or not at all.
file(WRITE "${WORK_DIR}/out.samegame" "old")
run(0 solve standard:1 --playouts 100 --json --output out.samegame)
file(READ "${WORK_DIR}/out.samegame" written)
expect_equal("${written}" "${out}")
file(GLOB left "${WORK_DIR}/*part*")
expect_equal("${left}" "")

# What a killed program of an earlier version has left of its file goes with the next one; no number
# of a program is as large. What a living one writes stays, and what only looks alike.
set(dead "out.samegame.samegame-part2147483647")
set(others "out.samegame.part2147483647;out.samegame.samegame-part1;out.samegame.samegame-partition")
foreach(name IN LISTS dead others)
    file(TOUCH "${WORK_DIR}/${name}")
endforeach()
run(0 solve random:1/4x4x3 --playouts 10 --output out.samegame)
file(GLOB left RELATIVE "${WORK_DIR}" "${WORK_DIR}/*part*")
expect_equal("${left}" "${others}")
foreach(name IN LISTS others)
    file(REMOVE "${WORK_DIR}/${name}")
endforeach()
refuse(1 "cannot write 'absent/out.samegame'" solve standard:1 --output absent/out.samegame)
refuse(1 "it is a folder" solve standard:1 --output .)

# A link stays, whether there is a file behind it or not yet; what cannot be written is said before
# the search, not after it.
file(CREATE_LINK target.samegame "${WORK_DIR}/link.samegame" SYMBOLIC)
file(CREATE_LINK loop.samegame "${WORK_DIR}/loop.samegame" SYMBOLIC)
file(CREATE_LINK absent/target.samegame "${WORK_DIR}/lost.samegame" SYMBOLIC)
foreach(time IN ITEMS first second)
    run(0 solve standard:1 --playouts 10 --output link.samegame)
    file(READ_SYMLINK "${WORK_DIR}/link.samegame" target)
    expect_equal("${target}" "target.samegame")
    run(0 verify target.samegame)
endforeach()
string(REPEAT "x" 300 long_name)
refuse(1 "cannot write 'loop.samegame': Too many levels of symbolic links\n$"
    solve standard:1 --seconds 1000 --output loop.samegame)
refuse(1 "cannot write 'lost.samegame': there is no folder '.*absent'\n$"
    solve standard:1 --seconds 1000 --output lost.samegame)
refuse(1 "cannot write 'xxx.*: File name too long\n$"
    solve standard:1 --seconds 1000 --output ${long_name})

# --after K starts at that position; its solution stands alone.
run(0 solve out.samegame --after 2 --playouts 100 --json)
set(input "${out}")
run(0 verify -)
json_get(from_start "${written}" board 0)
json_get(from_second "${input}" board 0)
expect_different("${from_second}" "${from_start}")

# A board without moves is its own solution.
set(input "12\n21\n")
run(0 solve - --json)
expect_json("${out}" "0" score)
expect_json_length("${out}" 0 moves)
expect_json("${out}" "proven_optimal" source stop)
run(0 solve -)
expect_equal("${out}" "score       0 (standard rules, upper bound 0)
cleared     no, and no line does (proven)
moves       0
no moves are left on this board: its score is 0
")
run(0 solve - --rules clickomania)
expect_match("${out}" "\nno moves are left on this board: its score is -4, the penalty for its blocks\n$")
set(input "..\n..\n")
run(0 solve -)
expect_match("${out}" "\nthe board is empty: its score is 1000, the bonus for an empty board\n$")

# A search that has done all it does before its budget says so, in a file that can be read.
run(0 solve standard:1 --solver nested-monte-carlo --option level=1 --option searches=1
    --playouts 1000000 --threads 2 --json)
expect_json("${out}" "nothing_left" source stop)
set(input "${out}")
run(0 verify -)

# The moves alone, which verify takes with the board.
run(0 solve random:1/6x6x3 --playouts 1000 --threads 1 --seed 1 --write-moves moves.txt --json)
json_get(score "${out}" score)
run(0 verify moves.txt --board random:1/6x6x3)
expect_match("${out}" "^moves.txt: right: score ${score} in ")
run(0 solve random:1/6x6x3 --playouts 1000 --threads 1 --seed 1 --write-moves -)
expect_match("${out}" "^[1-6],[1-6]\n[1-6],[1-6]\n")
expect_match("${err}" "^score +${score} ")
refuse(2 "--write-moves" solve random:1/6x6x3 --playouts 10 --write-moves - --json)

# Standard output that takes nothing is an error.
if(EXISTS /dev/full)
    execute_process(COMMAND "${SAMEGAME_CLI}" solvers OUTPUT_FILE /dev/full ERROR_VARIABLE err
        RESULT_VARIABLE code)
    expect_equal("${code}" 1)
    expect_match("${err}" "cannot write to standard output")
endif()
