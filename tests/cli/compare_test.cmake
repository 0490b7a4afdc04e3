# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

set(size --rows 8 --columns 8 --colors 4)
set(comparison compare nrpa "flat-monte-carlo  method=mc-avg" --playouts 200 --seed 5 ${size})

# Text, then JSON.
run(0 ${comparison} --boards 6)
expect_match("${out}" "^first +nrpa\nsecond +flat-monte-carlo  method=mc-avg\nseed +5\nboards +6\n")
expect_match("${out}"
    "\ndifference +-?[0-9.]+, second - first \\(95 % at any time, for boards like these: [-0-9.]+ to [-0-9.]+\\)\n")
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
run(0 ${comparison} --boards 3 --resume c.jsonl)
file(STRINGS "${WORK_DIR}/c.jsonl" lines)
list(LENGTH lines count)
expect_equal("${count}" 7)
run(0 ${comparison} --boards 6 --resume c.jsonl --json)
foreach(i RANGE 5)
    json_get(expected "${trials}" ${i} scores)
    expect_json("${out}" "${expected}" trials ${i} scores)
endforeach()
file(READ "${WORK_DIR}/c.jsonl" kept)
run(0 compare nrpa "flat-monte-carlo method=mc-avg" --playouts 200 ${size} --boards 6 --resume c.jsonl)
expect_match("${out}" "\nseed +5\n") # that of the file

# A line for each trial, after one that tells what they are trials of.
file(STRINGS "${WORK_DIR}/c.jsonl" lines)
list(LENGTH lines count)
expect_equal("${count}" 13)
list(GET lines 0 head)
expect_json("${head}" "samegame-trials" format)
expect_json("${head}" "1" version)
expect_json("${head}" "flat-monte-carlo" entries 1 solver)
expect_json("${head}" "mc-avg" entries 1 options method)
expect_json("${head}" "200" entries 1 budget playouts)

# What a program that was killed has left is mended.
string(LENGTH "${kept}" length)
math(EXPR left "${length} - 100")
string(SUBSTRING "${kept}" 0 ${left} torn)
file(WRITE "${WORK_DIR}/torn.jsonl" "${torn}")
run(0 ${comparison} --boards 6 --resume torn.jsonl)
file(STRINGS "${WORK_DIR}/torn.jsonl" lines)
list(LENGTH lines count)
expect_equal("${count}" 13)

# The better one is found before the boards end; one and the same is equal.
run(0 compare nrpa greedy --playouts 200 --seed 5 ${size} --json)
expect_json("${out}" "first" verdict)

# A difference is that of the second less the first, and the promised one says that it is not.
json_get(first "${out}" mean 0)
json_get(second "${out}" mean 1)
if(NOT second LESS first)
    fail("the better one has the lower mean")
endif()
json_get(promised "${out}" difference)
json_get(high "${out}" interval 1)
expect_json("${out}" "first - second" difference_is)
expect_json("${out}" "-${promised}" second_to_first value)
expect_json("${out}" "-${high}" second_to_first interval 0)
run(0 compare nrpa greedy --playouts 200 --seed 5 ${size})
expect_match("${out}" "\ndifference +-[0-9.]+, second - first .*: -[0-9.]+ to -[0-9.]+\\)\nverdict +first\n")
run(0 compare nrpa nrpa --playouts 50 --seed 5 ${size} --json)
expect_json("${out}" "equal" verdict)
expect_json("${out}" "20" boards)

# What is wrong is said.
refuse(2 "SECOND" compare nrpa --playouts 10)
refuse(2 "nrpaa.*did you mean 'nrpa'" compare nrpaa nrpa --playouts 10)
refuse(2 "level" compare "nrpa level=99" nrpa --playouts 10)
refuse(2 "an entrant is empty" compare " " nrpa --playouts 10)
refuse(2 "'exact' plays no playouts" compare nrpa exact --playouts 10)
refuse(1 "'c.jsonl': line 1: its trials have other 'entries.1.budget.playouts': 200, expected 100"
    compare nrpa "flat-monte-carlo method=mc-avg" --playouts 100 ${size} --resume c.jsonl)
refuse(1 "seed 5, expected 6"
    compare nrpa "flat-monte-carlo method=mc-avg" --playouts 200 --seed 6 ${size} --resume c.jsonl)
refuse(1 "its board 1 is 'random:5/8x8x4', expected 'random:5/8x8x3'"
    compare nrpa "flat-monte-carlo method=mc-avg" --playouts 200 --rows 8 --columns 8 --colors 3
    --resume c.jsonl)
foreach(text IN ITEMS "{\"seed\": 5}\n" "{\"seed\": 5}")
    file(WRITE "${WORK_DIR}/no.jsonl" "${text}")
    refuse(1 "'no.jsonl': line 1: it is no file of trials" ${comparison} --resume no.jsonl)
    file(READ "${WORK_DIR}/no.jsonl" left)
    expect_equal("${left}" "${text}")
endforeach()
function(refuse_changed regex from to)
    string(REPLACE "${from}" "${to}" wrong "${kept}")
    expect_different("${wrong}" "${kept}")
    file(WRITE "${WORK_DIR}/no.jsonl" "${wrong}")
    refuse(1 "${regex}" ${comparison} --resume no.jsonl)
endfunction()
refuse_changed("its board 3 is 'random:8/8x8x4', expected 'random:7/8x8x4'" "random:7/" "random:8/")
refuse_changed("its trials are of samegame x[0-9.]+ .*, expected samegame [0-9.]+ .*do not go together"
    "\"samegame " "\"samegame x")
refuse(1 "no folder|No such file" ${comparison} --resume nowhere/c.jsonl)
refuse(1 "ordinary file|Is a directory" ${comparison} --resume .)
