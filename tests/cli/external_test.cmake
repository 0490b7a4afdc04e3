# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# The board has lines of 1000 and of 1004 points. The commands have no semicolon, at which CMake would part them.
file(WRITE "${WORK_DIR}/board.txt" "121\n121\n")
set(poor "echo '{\"moves\": [[2, 1], [2, 1], [2, 1]]}'")
set(good "echo '{\"moves\": [[2, 2], [2, 1]]}'")

# A search, as JSON and for people. Nobody knows how many playouts there were.
run(0 solve board.txt --solver "external:${poor} && ${good}" --seed 3 --json)
expect_json("${out}" 1004 score)
expect_json("${out}" external source solver)
expect_json("${out}" "${poor} && ${good}" source options command)
expect_json("${out}" 3 source seed)
expect_json("${out}" nothing_left source stop)
if(out MATCHES "playouts|nodes")
    fail("counts that nobody knows")
endif()
run(0 solve board.txt --solver external --option "command=${good}")
expect_match("${out}" "score       1004 .*\nsolver      external command=echo ")
if(out MATCHES "playouts|nodes")
    fail("counts that nobody knows")
endif()

# Wrong lines are said, once, and do not count.
run(0 solve board.txt --solver "external:${poor} && echo one && echo two" --json)
expect_json("${out}" 1000 score)
expect_match("${err}" "^samegame-cli: 'echo .*': wrong lines that do not count: 2 of 3; the first is line 2: .*\n$")
expect_json_length("${out}" 1 source remarks)
expect_match("${out}" "\"'echo .*': wrong lines that do not count: 2 of 3; the first is line 2: ")
run(0 solve board.txt --solver "external:sleep 1000" --seconds 0.2 --json)
expect_json("${out}" "'sleep 1000' gave no line that counts before the end of the time" source remarks 0)

# A program that fails ends the command, with its lines.
run(1 solve board.txt --solver "external:${poor} && echo no luck >&2 && exit 4" --json)
expect_json("${out}" 1000 score)
expect_json("${out}" nothing_left source stop)
expect_match("${err}" "ended with exit code 4; the last that it said: 'no luck'")
refuse(2 "the command is missing" solve board.txt --solver external:)
refuse(2 "solver 'externa'" solve board.txt --solver externa)
refuse(2 "the command is missing" compare external: greedy --seconds 1)
refuse(2 "no numbers that can be tuned" tune "external:${good}" --parameter c=0..1 --seconds 1)
refuse(2 "nobody knows the columns to come" solve board.txt --refill 1 --solver "external:${good}")

# Its lines are candidates.
run(0 analyze board.txt --solver "external:${poor} && ${good}" --json)
expect_json("${out}" 1004 candidates 0 best)

# It is listed.
run(0 solvers)
expect_match("${out}" "Other programs .--solver external:COMMAND.\n\n  external: External program\n.*command \\(a text; default none\\)")

run(0 solvers --json)
expect_json("${out}" external external name)
expect_json("${out}" text external options 0 type)

# A time budget ends what the program has started, too.
run(0 solve board.txt --solver "external:${good} && sleep 1000" --seconds 0.5 --json)
expect_json("${out}" 1004 score)
expect_json("${out}" budget_spent source stop)

# What stands in a file starts only if the command line permits it.
file(WRITE "${WORK_DIR}/rivals.json" "
{\"format\": \"samegame-experiment\", \"version\": 1, \"title\": \"Rivals\", \"boards\": \"random:1/4x4x2\",
 \"runs\": 2, \"budget\": {\"playouts\": 20},
 \"entries\": [
  {\"name\": \"ours\", \"solver\": \"nested-monte-carlo\"},
  {\"name\": \"rival\", \"solver\": \"external:echo > started\"}]}
")
refuse(1 "'rivals.json': entry 'rival' starts a program, by the command 'echo > started': --allow-external"
    experiment rivals.json)
if(EXISTS "${WORK_DIR}/started")
    fail("a program was started without permission")
endif()

# A program that fails ends the experiment, and says no more than that.
file(WRITE "${WORK_DIR}/failing.json" "
{\"format\": \"samegame-experiment\", \"version\": 1, \"title\": \"Rivals\", \"boards\": \"random:1/5x5x3\",
 \"budget\": {\"playouts\": 20}, \"entries\": [{\"name\": \"rival\", \"solver\": \"external:exit 9\"}]}
")
refuse(1 "^samegame-cli: the program 'exit 9' ended with exit code 9\n$" experiment failing.json --allow-external)

# The example in the documentation plays, alone, beside a solver of ours and in an experiment.
if(NOT PYTHON3)
    return()
endif()
set(random_solver "'${PYTHON3}' '${RANDOM_SOLVER}'")
run(0 solve random:1/6x6x3 --solver "external:${random_solver}" --playouts 20 --seed 1 --output random.samegame --json)
expect_equal("${err}" "")
json_get(score "${out}" score)
run(0 verify random.samegame)
run(0 solve random:1/6x6x3 --solver "external:${random_solver}" --playouts 20 --seed 1 --json)
expect_json("${out}" "${score}" score) # it keeps to its seed
run(1 solve random:1/6x6x3 --gravity pull-left --solver "external:${random_solver}" --playouts 20)
expect_match("${err}" "plays with the gravity shift alone")

run(0 compare "external:${random_solver}" greedy --playouts 10 --boards 3 --rows 5 --columns 5 --colors 3 --seed 1
    --resume compared.jsonl --json)
expect_json("${out}" 3 boards)
expect_json("${out}" 0 without_game 0)

# A search without a game counts as 0 points, and the report says so.
set(late compare "external:sleep 1000" greedy --seconds 0.1 --boards 2 --rows 5 --columns 5 --colors 3 --seed 1)
run(0 ${late})
expect_match("${out}" "\nremark      'external:sleep 1000' found no game in 2 of 2 searches, which count as 0 points\nverdict ")
run(0 ${late} --json)
expect_json("${out}" 2 without_game 0)
expect_json("${out}" 0 without_game 1)
file(WRITE "${WORK_DIR}/late.json" "
{\"format\": \"samegame-experiment\", \"version\": 1, \"title\": \"Late\", \"boards\": \"random:1/5x5x3\",
 \"points\": \"moves\", \"budget\": {\"seconds\": 0.1},
 \"entries\": [{\"name\": \"late\", \"solver\": \"external:sleep 1000\"}]}
")
run(0 experiment late.json --allow-external --json)
expect_json("${out}" 0 entries 0 best)
file(WRITE "${WORK_DIR}/example.json" "
{\"format\": \"samegame-experiment\", \"version\": 1, \"title\": \"Rivals\", \"boards\": \"random:1/5x5x3\",
 \"runs\": 2, \"budget\": {\"playouts\": 20},
 \"entries\": [
  {\"name\": \"ours\", \"solver\": \"nested-monte-carlo\"},
  {\"name\": \"rival\", \"solver\": \"external:echo nonsense && ${random_solver}\"}]}
")
run(0 experiment example.json --allow-external --resume example.jsonl --threads 1 --json)
expect_json_length("${out}" 2 entries)
expect_json("${out}" 2 entries 1 trials)
expect_match("${err}" "^samegame-cli: 'rival' on random:1/5x5x3, run 1: 'echo nonsense .*line 1: .*\nsamegame-cli: 'rival' on random:1/5x5x3, run 2: [^\n]*\n$")
run(0 experiment example.json --allow-external --threads 1 --json --quiet)
expect_equal("${err}" "")
# What was said is kept, and finished trials are not run again.
file(READ "${WORK_DIR}/example.jsonl" kept)
string(REGEX MATCHALL "'echo nonsense " kept "${kept}")
list(LENGTH kept count)
expect_equal("${count}" 2)
run(0 experiment example.json --allow-external --resume example.jsonl --threads 1 --json)
expect_equal("${err}" "")
run(1 experiment example.json --resume example.jsonl)

# A search without a game leaves the files as they were, and says so.
foreach(option IN ITEMS output write-moves)
    file(WRITE "${WORK_DIR}/kept" "precious")
    run(1 solve random:1/4x4x3 --seconds 1 --solver "external:exit 3" --${option} kept)
    expect_match("${err}" "'kept' is not written: the search found no game\n")
    expect_match("${out}" "^score       none: the search found no game \\(standard rules, upper bound [0-9]+\\)\nsolver ")
    file(READ "${WORK_DIR}/kept" text)
    expect_equal("${text}" "precious")
endforeach()
run(1 -q solve random:1/4x4x3 --seconds 1 --solver "external:exit 3" --json)
expect_match("${out}" "\"remarks\":[^]]*\"the search found no game\"")

# A command that has failed is told even if a child holds its output open.
run(1 solve random:1/4x4x3 --seconds 20 --solver "external:sleep 60 & exit 7")
expect_match("${err}" "ended with exit code 7")

# Quiet is quiet about wrong lines.
run(0 -q solve random:1/4x4x3 --seconds 5 --seed 1
    --solver "external:echo nonsense && '${SAMEGAME_CLI}' solve random:1/4x4x3 --playouts 20 --json | tr -d '\\n' && echo")
expect_equal("${err}" "")
