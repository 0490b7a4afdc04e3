# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# The same seed gives the same board forever, which also has a name.
run(0 generate --rows 3 --columns 4 --colors 3 --seed 1)
expect_match("${out}" "^# id:3x4x3-[^\n]*\n# seed 1\n[123][123][123][123]\n.*\n$")
set(input "${out}")
run(0 perft - 0 --json)
json_get(from_text "${out}" board)
run(0 perft random:1/3x4x3 0 --json)
json_get(from_name "${out}" board)
expect_equal("${from_text}" "${from_name}")

run(0 generate --count 3 --seed 18446744073709551614 --json)
expect_json_length("${out}" 3)
expect_json_length("${out}" 15 0 board)
expect_json("${out}" "18446744073709551614" 0 seed)
expect_json("${out}" "18446744073709551615" 1 seed)
expect_json("${out}" "0" 2 seed)

# Clearable boards are cleared.
run(0 generate --count 2 --rows 6 --columns 6 --colors 3 --clearable --seed 4 --json)
set(boards "${out}")
run(0 generate --count 2 --rows 6 --columns 6 --colors 3 --clearable --seed 4 --json)
expect_equal("${out}" "${boards}")
foreach(i RANGE 1)
    json_get(id "${boards}" ${i} id)
    run(0 solve "${id}" --rules clickomania --solver exact --option goal=clear
        --nodes 1000000 --json)
    expect_json("${out}" "ON" cleared)
endforeach()
refuse(1 "none of 1000 boards" generate --rows 1 --columns 1 --clearable)

# The ID names the rules that were asked for.
run(0 generate --rows 6 --columns 6 --colors 3 --clearable --gravity pull-left --seed 4 --json)
json_get(id "${out}" 0 id)
run(0 solve "${id}" --rules clickomania --solver exact --option goal=clear
        --nodes 1000000 --json)
expect_json("${out}" "pull-left" gravity)
expect_json("${out}" "ON" cleared)
refuse(2 "unknown gravity" generate --gravity down)

# A board made with its line is cleared by it under either gravity, and has a name.
run(0 generate --known-line --rows 3 --columns 4 --colors 3 --seed 1)
expect_match("${out}" "^# id:3x4x3-[^\n]*\n# seed 1\n# clearable:1/3x4x3\n# cleared by [0-9, ]+\n[123]+\n")
run(0 generate --known-line --count 2 --rows 6 --columns 7 --colors 3 --seed 4 --json)
set(boards "${out}")
expect_json_length("${boards}" 2)
foreach(i RANGE 1)
    json_get(name "${boards}" ${i} name)
    json_get(board "${boards}" ${i} board)
    json_get(moves "${boards}" ${i} moves)
    run(0 perft "${name}" 0 --json)
    expect_json("${out}" "${board}" board)
    foreach(gravity IN ITEMS shift pull-left)
        file(WRITE "${WORK_DIR}/known.samegame"
            "{\"format\": \"samegame\", \"version\": 1, \"gravity\": \"${gravity}\",
             \"board\": ${board}, \"moves\": ${moves}, \"cleared\": true, \"finished\": true}")
        run(0 verify known.samegame)
    endforeach()
endforeach()
refuse(2 "--known-line needs 2 cells and 3 colors" generate --known-line --colors 2)
refuse(2 "--known-line needs" generate --known-line --rows 1 --columns 1)
refuse(2 "excludes" generate --known-line --clearable)
refuse(2 "excludes" generate --known-line --chessboard)

# Blocks of each color, in random places; each board has a name.
run(0 generate --counts 6+3x2 --rows 3 --columns 4 --seed 1)
expect_match("${out}" "^# id:3x4x3-[^\n]*\n# seed 1\n# counts:1/3x4/6[+]3x2\n3211\n1113\n2123\n$")
run(0 generate --counts 45x5 --count 2 --seed 4 --json)
foreach(i RANGE 1)
    json_get(name "${out}" ${i} name)
    json_get(board "${out}" ${i} board)
    set(boards "${out}")
    run(0 perft "${name}" 0 --json)
    expect_json("${out}" "${board}" board)
    string(REGEX MATCHALL "3" threes "${board}")
    list(LENGTH threes count)
    expect_equal("${count}" 45)
    set(out "${boards}")
endforeach()
run(0 generate --counts 12+12+12 --rows 6 --columns 6 --clearable --seed 4 --json)
expect_json_length("${out}" 1)
refuse(2 "--counts is '45x', expected the blocks of 1 to 9 colors" generate --counts 45x)
refuse(2 "--counts is '1x10', expected" generate --counts 1x10)
refuse(2 "--counts has 180 blocks, but the board has 225 cells" generate --counts 45x4)
refuse(2 "excludes" generate --counts 45x5 --colors 5)
refuse(2 "excludes" generate --counts 45x5 --known-line)
refuse(2 "excludes" generate --counts 45x5 --chessboard)

# Theorem 1: only the bottom right cell is wrong, and the board can be cleared.
run(0 generate --chessboard --rows 4 --columns 5)
expect_match("${out}" "^# id:4x5x2-[^\n]*\n12121\n21212\n12121\n21211\n$")
set(input "${out}")
run(0 solve - --rules clickomania --solver exact --option goal=clear
        --nodes 1000000 --json)
expect_json("${out}" "ON" cleared)
run(0 generate --chessboard --json)
expect_json_type("${out}" NULL 0 seed)
refuse(2 "excludes" generate --chessboard --colors 3)

# Any cells of it can be inverted instead.
run(0 generate --chessboard --rows 3 --columns 4 --invert 1,2 --invert 3,1)
expect_match("${out}" "\n1112\n2121\n2212\n$")
refuse(2 "--invert is '4,1', expected ROW,COLUMN from 1,1 to 3,4" generate --chessboard --rows 3
    --columns 4 --invert 4,1)
refuse(2 "--invert is '1', expected" generate --chessboard --invert 1)
refuse(2 "--chessboard" generate --invert 1,1)

refuse(2 "--rows" generate --rows 33)
refuse(2 "--columns" generate --columns 0)
refuse(2 "--colors" generate --colors 10)
refuse(2 "--count" generate --count 0)

# Where no further board turns up, those before are whole JSON.
run(1 generate --clearable --rows 2 --columns 5 --colors 9 --count 100 --seed 1 --json)
expect_match("${err}" "none of 1000 boards of this size was cleared by a quick search")
expect_json_type("${out}" STRING 0 id)
