# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

set(input "12\n12\n")
run(0 perft - 3)
expect_equal("${out}" "depth  lines  positions
    0      1          1
    1      2          2
    2      2          1
    3      0          0
")
run(0 perft standard:1 2 --json)
expect_json_length("${out}" 3 depths)
expect_json("${out}" "1" depths 1 depth)
expect_json("${out}" "44" depths 1 lines)
expect_json("${out}" "44" depths 1 positions)
expect_json("${out}" "1880" depths 2 lines)
expect_json("${out}" "1066" depths 2 positions)

# How they grow, which the help tells in whole numbers.
run(0 perft standard:1 3 --json)
foreach(depth IN ITEMS 2 3)
    math(EXPR before "${depth} - 1")
    foreach(count IN ITEMS lines positions)
        json_get(fewer "${out}" depths ${before} ${count})
        json_get(more "${out}" depths ${depth} ${count})
        math(EXPR ${count}_${depth} "(2 * ${more} + ${fewer}) / (2 * ${fewer})")
    endforeach()
endforeach()
run(0 perft --help)
string(REGEX REPLACE "[ \n]+" " " text "${out}")
expect_match("${text}" "second move of standard:1 makes ${lines_2} times as many lines and ${positions_2} times as many positions, the third ${lines_3} and ${positions_3} times")

refuse(2 "DEPTH" perft standard:1)
refuse(2 "DEPTH" perft standard:1 -1)
refuse(2 "DEPTH" perft standard:1 deep)

# It stays within its memory, and tells what it has counted until then.
run(1 perft standard:1 6 --memory 8)
expect_match("${out}" "\n    3  78226      18866\n$")
expect_equal("${err}" "samegame-cli: depth 4 needs more than 8 MiB for its positions; --memory grants more\n")
run(1 perft standard:1 6 --memory 8 --json)
expect_json_length("${out}" 4 depths)

# Where memory does not suffice, that is said. (Sanitizers need more than this to begin with.)
find_program(sh sh)
set(limited "ulimit -v 60000 2>/dev/null && \"$0\"")
if(sh)
    execute_process(COMMAND "${sh}" -c "${limited} --version" "${SAMEGAME_CLI}"
        OUTPUT_QUIET ERROR_QUIET RESULT_VARIABLE code)
    if(code EQUAL 0)
        execute_process(COMMAND "${sh}" -c "${limited} perft standard:1 6 --memory 4096" "${SAMEGAME_CLI}"
            OUTPUT_VARIABLE out ERROR_VARIABLE err RESULT_VARIABLE code)
        expect_equal("${code}" 1)
        expect_match("${err}" "^samegame-cli: the computer ran short of memory or threads [^\n]*\n$")
    endif()
endif()
