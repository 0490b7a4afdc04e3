# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# A sheet without answers, and the same with them.
run(0 practice --day 2026-11-26 --count 2)
set(question "After which move can [a-z0-9 ]+[?]")
set(board "# [0-9]+ blocks, [0-9]+ moves\n# id:15x15x5-[^\n]+\n([1-5.]+\n)+")
expect_match("${out}" "^1[.] ${question}\n${board}\n2[.] ${question}\n${board}$")
set(sheet "${out}")
run(0 practice --day 2026-11-26 --count 2)
expect_equal("${out}" "${sheet}")
run(0 practice --day 2026-11-27 --count 2)
expect_different("${out}" "${sheet}")
run(0 practice --day 2026-11-26 --count 1 --answers)
expect_match("${out}" "\nright  [0-9]+,[0-9]+  reaches -?[0-9]+, gives away [0-9]+\n.*wrong  [0-9]+,[0-9]+  reaches -?[0-9]+, gives away [0-9]+\n.*line   [0-9]+,[0-9]+ ")

# JSON: a proven answer is what solving the position gives.
run(0 practice --day 2026-11-26 --count 1 --answers --json)
expect_json("${out}" "2026-11-26" 0 day)
expect_json("${out}" "1" 0 number)
expect_json("${out}" "ON" 0 proven)
expect_json("${out}" "ON" 0 moves 0 right)
json_get(id "${out}" 0 id)
json_get(question "${out}" 0 question)
json_get(reachable "${out}" 0 moves 0 reachable)
expect_json_type("${out}" ARRAY 0 moves 0 line)
run(0 solve ${id} --solver exact --seconds 60 --json)
json_get(optimum "${out}" score)
if(optimum LESS reachable OR (NOT question STREQUAL "clear" AND NOT optimum EQUAL reachable))
    fail("${reachable} is not the optimum ${optimum}")
endif()
run(0 practice --day 2026-11-26 --count 1 --json)
string(JSON moves ERROR_VARIABLE none GET "${out}" 0 moves)
if(NOT none)
    fail("a sheet has answers")
endif()

refuse(2 "--day is '2026-02-30', expected YEAR-MONTH-DAY" practice --day 2026-02-30)
refuse(2 "--count" practice --count 0)
refuse(2 "expected YEAR-MONTH-DAY" practice --day standard:1)
refuse(2 "expected YEAR-MONTH-DAY" practice --day "2026-11-26 or so")
