# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

set(start tune sp-mcts --option preset=exploitation-text --parameter c=0..10
    --parameter policy:epsilon=0..0.01 --rows 6 --columns 6 --colors 3 --option threshold=1
    --samples 6 --boards 3 --threads 2)
set(other ${start} --elites 2 --until 0.001)
set(small ${other} --playouts 60)

# A table and a chart. The distribution begins as it was asked for.
run(0 ${small} --iterations 2 --svg small.svg)
expect_match("${out}" "^iteration +mean +elites +best +c +policy:epsilon\n +0 +5\\.00 \\(5\\.00\\) +")
expect_match("${out}" "\n6 samples, 2 elites, 3 boards, seed 1\n")
expect_match("${out}" "not narrowed yet, the middle is --option c=[0-9.]+ --option policy=tabu-color-random:epsilon=[0-9.]+\n$")
file(READ "${WORK_DIR}/small.svg" svg)
expect_match("${svg}" "^<svg .*policy:epsilon.*</svg>\n$")

run(0 ${small} --iterations 3 --json)
expect_json("${out}" "sp-mcts" solver)
expect_json_length("${out}" 3 iterations)
expect_json_length("${out}" 6 iterations 2 samples)
expect_json_length("${out}" 2 iterations 2 elites)
expect_json("${out}" "5.0" iterations 0 from 0 mean)
expect_json("${out}" "OFF" narrowed)
set(whole "${out}")

# A file that was torn, or of fewer iterations, goes on and ends as if it had not been.
run(0 ${small} --iterations 3 --resume whole.jsonl --json)
expect_equal("${out}" "${whole}")
file(READ "${WORK_DIR}/whole.jsonl" kept)
string(LENGTH "${kept}" length)
foreach(share IN ITEMS 0 1 40 100)
    math(EXPR left "${length} * ${share} / 100")
    string(SUBSTRING "${kept}" 0 ${left} torn)
    file(WRITE "${WORK_DIR}/torn.jsonl" "${torn}")
    run(0 ${small} --iterations 3 --resume torn.jsonl --json --progress)
    expect_equal("${out}" "${whole}")
    file(STRINGS "${WORK_DIR}/torn.jsonl" lines)
    list(LENGTH lines count)
    expect_equal("${count}" 57) # 3 x (1 + 6 x 3)
endforeach()
run(0 ${small} --iterations 1 --resume fewer.jsonl --json)
run(0 ${small} --iterations 3 --resume fewer.jsonl --json)
expect_equal("${out}" "${whole}")
run(0 ${small} --iterations 1 --resume fewer.jsonl --json)
expect_json_length("${out}" 1 iterations)

# What does not go together is refused.
refuse(1 "'whole.jsonl': line 1: its trials have other 'entries.1.budget.playouts': 60, expected 61"
    ${other} --playouts 61 --resume whole.jsonl)
refuse(1 "'whole.jsonl': line 1: its trials have seed" ${small} --seed 2 --resume whole.jsonl)
refuse(1 "'whole.jsonl': line 20: its trials have other 'entries.1.options.c'"
    ${start} --elites 3 --until 0.001 --playouts 60 --iterations 3 --resume whole.jsonl)

# It narrows where there is little to find, and says so.
run(0 ${start} --elites 2 --playouts 60 --until 1 --iterations 3)
expect_match("${out}" "\nnarrowed to --option c=")

# What is wrong is said.
refuse(2 "--parameter is required" tune sp-mcts)
refuse(2 "unknown solver 'sp-mtcs'; did you mean 'sp-mcts'|sp-mcts" tune sp-mtcs --parameter c=0..1)
refuse(2 "expected NAME=LOW..HIGH" tune sp-mcts --parameter c=1)
refuse(2 "within 0\\.\\.100000" tune sp-mcts --parameter c=-1..1)
refuse(2 "within 0\\.\\.100000" tune sp-mcts --parameter c=1..1)
refuse(2 "did you mean 'threshold'" tune sp-mcts --parameter treshold=0..1)
refuse(2 "did you mean 'policy:epsilon'" tune sp-mcts --parameter policy:epsilo=0..1)
refuse(2 "number to tune" tune sp-mcts --parameter formula=0..1)
refuse(2 "twice" tune sp-mcts --parameter c=0..1 --parameter c=0..2)
refuse(2 "--elites 11 is more than --samples 10" tune sp-mcts --parameter c=0..1 --samples 10 --elites 11)
refuse(2 "no nodes" tune flat-monte-carlo --parameter playouts-per-child=1..10 --nodes 5)
