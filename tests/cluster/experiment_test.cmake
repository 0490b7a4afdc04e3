# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cluster_test.cmake")

file(WRITE "${WORK_DIR}/small.json" [[
{"format": "samegame-experiment", "version": 1, "title": "Levels", "boards": "standard:1-3", "runs": 2,
 "seed": "5", "solver": "nested-monte-carlo", "budget": {"playouts": 40}, "measure": "total",
 "entries": [{"name": "level 1", "options": {"level": 1}},
             {"name": "level 2", "options": {"level": 2}, "threads": 2}]}
]])

# Rank 0 tells which there are, once.
run(0 experiment --list)
set(listed "${out}")
run_ranks(2 0 experiment --list)
expect_equal("${out}" "${listed}")

# Whatever the number of ranks and their threads, the trials are those of samegame-cli, and so is what
# is told of them.
run(0 experiment small.json --threads 2 --resume alone.jsonl --json)
set(alone_out "${out}")
lines_of(alone alone.jsonl)
foreach(ranks IN ITEMS 1 2 4)
    run_ranks(${ranks} 0 experiment small.json --threads 2 --resume ranks-${ranks}.jsonl --json
        --csv ranks.csv --svg ranks.svg)
    foreach(entry RANGE 1)
        foreach(member IN ITEMS trials total best)
            json_get(expected "${alone_out}" entries ${entry} ${member})
            expect_json("${out}" "${expected}" entries ${entry} ${member})
        endforeach()
    endforeach()
    lines_of(trials ranks-${ranks}.jsonl)
    expect_equal("${trials}" "${alone}")
endforeach()

# It goes on with another number of ranks, or without any, where it was ended.
file(READ "${WORK_DIR}/ranks-4.jsonl" kept)
string(LENGTH "${kept}" length)
foreach(share IN ITEMS 3 5 9)
    math(EXPR left "${length} * ${share} / 10")
    string(SUBSTRING "${kept}" 0 ${left} torn)
    file(WRITE "${WORK_DIR}/torn.jsonl" "${torn}")
    run_ranks(2 0 experiment small.json --threads 2 --resume torn.jsonl --progress)
    expect_match("${out}" "; 12 of 12 trials\n")
    lines_of(trials torn.jsonl)
    expect_equal("${trials}" "${alone}")
endforeach()
run_ranks(3 0 experiment small.json --threads 2 --resume torn.jsonl)
run(0 experiment small.json --threads 1 --resume torn.jsonl)
run(0 merge torn.jsonl ranks-2.jsonl --output merged.jsonl --json)
expect_json("${out}" "12" repeated)

# One that comes with the program, scaled; the file is another experiment's.
run_ranks(2 0 experiment schadd-best-line --scale 0.0001 --threads 1 --json)
expect_json("${out}" "1" entries 0 trials)
refuse_ranks(2 1 "'torn.jsonl': line 1: its trials have seed 5, expected 6"
    experiment small.json --seed 6 --resume torn.jsonl)

# The description is read by rank 0 alone: from standard input too.
execute_process(COMMAND "${CMAKE_COMMAND}" -E cat small.json
    COMMAND "${MPIRUN}" ${RANKS_FLAG} 2 "${SAMEGAME_MPI}" experiment - --threads 2 --json
    WORKING_DIRECTORY "${WORK_DIR}" OUTPUT_VARIABLE out ERROR_VARIABLE err RESULT_VARIABLE code)
expect_equal("${code}" 0)
expect_json("${out}" "6" entries 1 trials)
