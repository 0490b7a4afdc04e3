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
string(REPLACE "--boards;3" "--boards;4" more "${small}")
refuse(1 "'whole.jsonl': line 20: another table begins here, expected more trials of 'tune sp-mcts, iteration 1': the file was kept with other options"
    ${more} --iterations 3 --resume whole.jsonl)

# A choice beside a number, within its range, in a race: the same result whether it was broken or not.
set(choice tune flat-monte-carlo --parameter method=mc-biggest,mc-avg,mc-rws
    --parameter playouts-per-child=2..9 --within --race --rows 6 --columns 6 --colors 3 --samples 8
    --elites 2 --boards 12 --iterations 2 --playouts 60 --threads 2)
run(0 ${choice} --svg choice.svg)
expect_match("${out}" "^iteration +mean +elites +best +method +playouts-per-child\n")
expect_match("${out}" "\n *2 +[0-9. -]+ +mc-[a-z-]+ \\([01][.][0-9][0-9]\\) ")
expect_match("${out}" "likeliest value \\(its share\\) of each choice after the iteration[.]\n")
expect_match("${out}" "\nthe race played [0-9]+ of 192 games\n")
file(READ "${WORK_DIR}/choice.svg" svg)
expect_match("${svg}" "method, shares.*method=mc-avg.*</svg>\n$")
run(0 ${choice} --json --resume race.jsonl)
set(whole "${out}")
expect_json("${out}" "mc-biggest" parameters 0 choices 0)
expect_json("${out}" "ON" race)
expect_json("${out}" "ON" within)
file(READ "${WORK_DIR}/race.jsonl" kept)
string(LENGTH "${kept}" length)
foreach(share IN ITEMS 30 75)
    math(EXPR left "${length} * ${share} / 100")
    string(SUBSTRING "${kept}" 0 ${left} torn)
    file(WRITE "${WORK_DIR}/torn.jsonl" "${torn}")
    run(0 ${choice} --json --resume torn.jsonl)
    expect_equal("${out}" "${whole}")
endforeach()
set(unraced ${choice})
list(REMOVE_ITEM unraced --race)
refuse(1 "'race.jsonl': line 42: another table begins here, expected more trials of 'tune flat-monte-carlo, iteration 1"
    ${unraced} --resume race.jsonl)
run(0 ${unraced} --resume unraced.jsonl)
refuse(1 "'unraced.jsonl': line [0-9]+: another trial stands here, expected the first line of 'tune flat-monte-carlo, iteration 1, heat 2"
    ${choice} --resume unraced.jsonl)

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
refuse(2 "'formula' is no number: expected its values, as in formula=VALUE,VALUE"
    tune sp-mcts --parameter formula=0..1)
refuse(2 "--option 'c=1': --parameter tunes 'c'" tune sp-mcts --parameter c=0..1 --option c=1)
refuse(2 "--within: no number is tuned" tune sp-mcts --parameter policy=random,tabu-random --within)
refuse(2 "twice" tune sp-mcts --parameter c=0..1 --parameter c=0..2)
refuse(2 "twice" tune sp-mcts --parameter policy=random,random)
refuse(2 "a preset stands for values" tune sp-mcts --parameter preset=ours,exploitation-text)
refuse(2 "takes a range" tune sp-mcts --parameter policy:epsilon=0,0.1)
refuse(2 "has an empty value" tune sp-mcts --parameter policy=random,)
refuse(2 "LOW below HIGH" tune sp-mcts --parameter c=5..1)
refuse(2 "--race: no sample can leave" tune sp-mcts --parameter c=1..5 --race --samples 8 --elites 8)
refuse(2 "polcy.*; did you mean 'policy'" tune sp-mcts --parameter polcy=random,tabu-random)
refuse(2 "no-such" tune sp-mcts --parameter policy=random,no-such)
refuse(2 "cannot be tuned while it is a choice" tune sp-mcts --parameter policy=random,tabu-random
    --parameter policy:epsilon=0..1)
refuse(2 "no whole number from 1.2 to 1.8" tune sp-mcts --parameter threshold=1.2..1.8 --within)
refuse(2 "--elites 11 is more than --samples 10" tune sp-mcts --parameter c=0..1 --samples 10 --elites 11)
refuse(2 "no nodes" tune flat-monte-carlo --parameter playouts-per-child=1..10 --nodes 5)
