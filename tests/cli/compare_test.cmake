# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

set(size --rows 8 --columns 8 --colors 4)
set(comparison compare nrpa "flat-monte-carlo  method=mc-avg" --playouts 200 --seed 5 ${size})

# Text, then JSON.
run(0 ${comparison} --boards 6)
expect_match("${out}" "^first +nrpa\nsecond +flat-monte-carlo  method=mc-avg\nseed +5\nboards +6\n")
expect_match("${out}" "\ndifference +-?[0-9.]+ \\(95 % at any time: [-0-9.]+ to [-0-9.]+\\)\n")
expect_match("${out}" "\nverdict +undecided\n$")
run(0 ${comparison} --boards 6 --json)
expect_json("${out}" "6" boards)
expect_json("${out}" "undecided" verdict)
expect_json("${out}" "mc-avg" contestants 1 options method)
expect_json("${out}" "random:10/8x8x4" trials 5 board)
expect_json_length("${out}" 2 mean)
expect_json_length("${out}" 2 interval)
expect_json_length("${out}" 6 trials)
json_get(trials "${out}" trials)

# Each score is that of the search alone.
json_get(score "${out}" trials 0 scores 0)
expect_match("${score}" "^-?[0-9]+$")

# A comparison goes on where it was left, and ends as if it had never been.
run(0 ${comparison} --boards 3 --resume c.json)
run(0 ${comparison} --boards 6 --resume c.json --json)
foreach(i RANGE 5)
    json_get(expected "${trials}" ${i} scores)
    expect_json("${out}" "${expected}" trials ${i} scores)
endforeach()
file(READ "${WORK_DIR}/c.json" kept)
expect_json_length("${kept}" 6 trials)
run(0 compare nrpa "flat-monte-carlo method=mc-avg" --playouts 200 ${size} --boards 6 --resume c.json)
expect_match("${out}" "\nseed +5\n") # that of the file

# The better one is found before the boards end; one and the same is equal.
run(0 compare nrpa greedy --playouts 200 --seed 5 ${size} --json)
expect_json("${out}" "first" verdict)
run(0 compare nrpa nrpa --playouts 50 --seed 5 ${size} --json)
expect_json("${out}" "equal" verdict)
expect_json("${out}" "20" boards)

# What is wrong is said.
refuse(2 "SECOND" compare nrpa --playouts 10)
refuse(2 "nrpaa.*did you mean 'nrpa'" compare nrpaa nrpa --playouts 10)
refuse(2 "level" compare "nrpa level=99" nrpa --playouts 10)
refuse(2 "a contestant is empty" compare " " nrpa --playouts 10)
refuse(2 "'exact' plays no playouts" compare nrpa exact --playouts 10)
refuse(1 "other budget: {\"playouts\":200}, expected {\"playouts\":100}"
    compare nrpa "flat-monte-carlo method=mc-avg" --playouts 100 ${size} --resume c.json)
refuse(1 "seed 5, expected 6"
    compare nrpa "flat-monte-carlo method=mc-avg" --playouts 200 --seed 6 ${size} --resume c.json)
file(WRITE "${WORK_DIR}/no.json" "{\"seed\": 5}")
refuse(1 "'no.json': no comparison" ${comparison} --resume no.json)
file(WRITE "${WORK_DIR}/no.json" "text")
refuse(1 "'no.json': " ${comparison} --resume no.json)
string(REPLACE "random:7/" "random:8/" wrong "${kept}")
file(WRITE "${WORK_DIR}/no.json" "${wrong}")
refuse(1 "trial 3 is of board 8, expected board 7" ${comparison} --resume no.json)
