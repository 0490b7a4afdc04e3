# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

file(WRITE "${WORK_DIR}/small.json" [[
{"format": "samegame-experiment", "version": 1, "title": "Levels", "boards": "standard:1-3, random:9/4x4x2",
 "seed": "5", "solver": "nested-monte-carlo", "budget": {"playouts": 40}, "measure": "total",
 "entries": [{"name": "level 1", "options": {"level": 1}},
             {"name": "no penalty", "options": {"level": 2}, "rules": "no-penalty"}]}
]])
file(READ "${WORK_DIR}/small.json" experiment)
set(small experiment small.json --threads 1)

# All shards together are the whole, however many there are, in whatever order they are merged.
run(0 ${small} --resume whole.jsonl --json)
set(table "${out}")
lines_of(whole whole.jsonl)
foreach(count IN ITEMS 3 5)
    set(parts)
    foreach(shard RANGE 1 ${count})
        run(0 ${small} --shard ${shard}/${count} --resume part-${count}-${shard}.jsonl)
        list(PREPEND parts part-${count}-${shard}.jsonl)
    endforeach()
    run(0 merge ${parts} --output merged-${count}.jsonl --json)
    expect_json("${out}" "${count}" files)
    expect_json("${out}" "8" trials)
    expect_json("${out}" "0" repeated)
    lines_of(merged merged-${count}.jsonl)
    expect_equal("${merged}" "${whole}")
endforeach()

# What is merged goes on as any file of trials: there is nothing left to be run.
file(READ "${WORK_DIR}/merged-3.jsonl" before)
run(0 ${small} --resume merged-3.jsonl --json)
file(READ "${WORK_DIR}/merged-3.jsonl" after)
expect_equal("${after}" "${before}")
foreach(entry RANGE 1)
    foreach(member IN ITEMS trials total best)
        json_get(expected "${table}" entries ${entry} ${member})
        expect_json("${out}" "${expected}" entries ${entry} ${member})
    endforeach()
endforeach()

# Trials that are there twice count once; a torn last line does not count, and is told.
file(READ "${WORK_DIR}/part-3-1.jsonl" part)
string(LENGTH "${part}" length)
math(EXPR length "${length} - 5")
string(SUBSTRING "${part}" 0 ${length} torn)
file(WRITE "${WORK_DIR}/torn.jsonl" "${torn}")
run(0 merge whole.jsonl torn.jsonl part-3-2.jsonl --output twice.jsonl)
expect_match("${out}" "^files       3\ntrials      8\nrepeated    [1-9]")
expect_match("${err}" "'torn.jsonl': the last line is torn and left out")
file(STRINGS "${WORK_DIR}/torn.jsonl" lines LIMIT_COUNT 1)
file(WRITE "${WORK_DIR}/head.jsonl" "${lines}") # its first line is whole, without its end
run(0 merge head.jsonl --output head_merged.jsonl)
if(err MATCHES "left out")
    fail("a line that is used is said to be left out")
endif()
lines_of(twice twice.jsonl)
expect_equal("${twice}" "${whole}")

# Nothing is believed that is not so, and nothing is written then.
file(READ "${WORK_DIR}/whole.jsonl" kept)
string(REGEX REPLACE "\"score\":[0-9]" "\"score\":99" wrong "${kept}")
file(WRITE "${WORK_DIR}/wrong.jsonl" "${wrong}")
refuse(1 "'wrong.jsonl': line 2: its moves earn " merge wrong.jsonl --output never.jsonl)
string(REGEX REPLACE "(\n[^\n]*)\"seed\":\"[0-9]" "\\1\"seed\":\"" wrong "${kept}")
file(WRITE "${WORK_DIR}/wrong.jsonl" "${wrong}")
refuse(1 "line 2: its seed is " merge wrong.jsonl --output never.jsonl)
string(REPLACE "\"board\":\"standard:1\"" "\"board\":\"standard:21\"" wrong "${kept}")
file(WRITE "${WORK_DIR}/wrong.jsonl" "${wrong}")
refuse(1 "'wrong.jsonl': line [0-9]+: .*21" merge whole.jsonl wrong.jsonl --output never.jsonl)
string(REPLACE "standard:1-3, random:9" "standard:2-4, random:9" others_boards "${experiment}")
file(WRITE "${WORK_DIR}/others.json" "${others_boards}")
run(0 experiment others.json --threads 1 --resume others.jsonl)
refuse(1 "'others.jsonl': line 2: its board 1 is 'standard:2', expected 'standard:1'"
    merge whole.jsonl others.jsonl --output never.jsonl)
run(0 ${small} --seed 6 --shard 1/5 --resume other.jsonl)
refuse(1 "'other.jsonl': line 1: its trials have seed 6, expected 5"
    merge whole.jsonl other.jsonl --output never.jsonl)
string(REPLACE "\"playouts\":40}" "\"playouts\":41}" wrong "${kept}")
file(WRITE "${WORK_DIR}/wrong.jsonl" "${wrong}")
refuse(1 "other 'entries.1.budget.playouts'" merge whole.jsonl wrong.jsonl --output never.jsonl)
# No number is taken that no program writes, by merge as little as by who goes on with the file.
foreach(change IN ITEMS
        "\"seconds\":[-0-9.e]+;\"seconds\":1e308;'seconds' must be a number from 0 to 1000000000000"
        "\"playouts\":[0-9]+,\"nodes\";\"playouts\":18446744073709551615,\"nodes\";'playouts' must be a whole number"
        "\"depth\":[0-9]+;\"depth\":2147483648;'depth' must be a whole number from 0 to 512"
        "\"curve\":.*\n;\"curve\":[[0,1.5,2]]}\n;point 1 of 'curve', playouts must be a whole number")
    list(GET change 0 from)
    list(GET change 1 to)
    list(GET change 2 sentence)
    string(REGEX REPLACE "${from}" "${to}" wrong "${kept}")
    file(WRITE "${WORK_DIR}/wrong.jsonl" "${wrong}")
    refuse(1 "'wrong.jsonl': line 2: ${sentence}" merge wrong.jsonl --output never.jsonl)
endforeach()
refuse(1 "'wrong.jsonl': line 2: ${sentence}" ${small} --resume wrong.jsonl)
refuse(1 "'small.json': line 1: " merge small.json --output never.jsonl)
refuse(1 "cannot read 'no.jsonl'" merge no.jsonl --output never.jsonl)
file(WRITE "${WORK_DIR}/empty.jsonl" "")
refuse(1 "nothing to merge" merge empty.jsonl --output never.jsonl)
if(EXISTS "${WORK_DIR}/never.jsonl")
    fail("a merge that was refused has written")
endif()

# Wrong command lines.
refuse(2 "--output" merge whole.jsonl)
refuse(2 "FILE" merge --output never.jsonl)
refuse(2 "--shard needs --resume" ${small} --shard 1/2)
foreach(shard IN ITEMS 0/2 3/2 1 1/0 a/b 1/2/3 -1/2)
    refuse(2 "--shard is '${shard}': expected I/N" ${small} --shard=${shard} --resume x.jsonl)
endforeach()
