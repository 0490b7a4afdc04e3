# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# Numbers are decimal and in range.
refuse(2 "--threads: .*from 1 to 1024, not '0'" solve standard:1 --threads 0)
refuse(2 "--threads" solve standard:1 --threads many)
refuse(2 "--playouts" solve standard:1 --playouts 0)
refuse(2 "--playouts" solve standard:1 --playouts 1e5)
refuse(2 "--nodes" solve standard:1 --nodes -5)
refuse(2 "--seconds" solve standard:1 --seconds 0)
refuse(2 "--seconds" solve standard:1 --seconds nan)
refuse(2 "--memory" solve standard:1 --memory 0)
refuse(2 "--seed: .*0 to 2.64-1" solve standard:1 --seed 18446744073709551616)
refuse(2 "--seed" solve standard:1 --seed -1)
refuse(2 "excludes" solve standard:1 --seconds 1 --playouts 10)

# Unknown names are answered with the known ones.
refuse(2 "unknown solver 'oracle': expected one of .*sp-mcts" solve standard:1 --solver oracle)
refuse(2 "wisdom" solve standard:1 --solver sp-mcts --option wisdom=1)
refuse(2 "threshold" solve standard:1 --solver sp-mcts --option threshold=x)
refuse(2 "threshold" solve standard:1 --solver sp-mcts --option threshold=-1)
refuse(2 "clever.*random" solve standard:1 --solver sp-mcts --option policy=clever)
refuse(2 "epsilon" solve standard:1 --solver sp-mcts --option policy=tabu-random:epsilon=2)

# Options reach the solver and the solution; the board may stand behind them.
run(0 solve --solver sp-mcts --option threshold=3 --option policy=random --threads 2 --seed 9
    --memory 64 --playouts 200 standard:1 --json)
expect_json("${out}" "sp-mcts" source solver)
expect_json("${out}" "3" source options threshold)
expect_json("${out}" "random" source options policy)
expect_json("${out}" "2" source threads)
expect_json("${out}" "9" source seed)
expect_json("${out}" "200" source playouts)
expect_json("${out}" "budget_spent" source stop)

# A preset of a paper's program does not change the rules: the result says which they were, and a
# notice which the program has, unless rules were asked for.
set(program --solver sp-mcts --option preset=balanced-program --playouts 200 --threads 1 --seed 1)
run(0 solve standard:1 ${program})
expect_match("${out}" "^score +-?[0-9]+ [(]standard rules,")
expect_match("${err}"
    "^samegame-cli: the program of this preset plays by lenient-penalty rules, this search by standard")
run(0 analyze standard:1 ${program})
expect_match("${out}" "\nrules +standard\n")
expect_match("${err}" "plays by lenient-penalty rules")
run(0 solve standard:1 ${program} --rules lenient-penalty --json)
expect_json("${out}" "lenient-penalty" rules)
expect_equal("${err}" "")
run(0 analyze standard:1 ${program} --rules bubble-breaker)
expect_match("${out}" "\nrules +bubble-breaker\n")
expect_equal("${err}" "")
run(0 solve standard:1 --solver sp-mcts --option preset=balanced-text --playouts 200)
expect_equal("${err}" "")

# The rules of a board are its own.
run(0 solve standard:1 --playouts 10 --rules lenient-penalty --json)
set(input "${out}")
run(0 solve - ${program} --json)
expect_json("${out}" "lenient-penalty" rules)
expect_equal("${err}" "")

# A budget that the solver does not count is refused with its name.
run(0 solvers --json)
string(JSON count LENGTH "${out}" solvers)
math(EXPR last "${count} - 1")
set(solvers "${out}")
foreach(i RANGE ${last})
    json_get(name "${solvers}" solvers ${i} name)
    json_get(budgets "${solvers}" solvers ${i} budgets)
    foreach(budget IN ITEMS playouts nodes)
        if(budgets MATCHES "\"${budget}\"")
            run(0 solve random:1/4x4x3 --solver ${name} --${budget} 1)
        else()
            refuse(2 "'${name}'" solve random:1/4x4x3 --solver ${name} --${budget} 1)
        endif()
    endforeach()
endforeach()

# Progress goes to standard error, and only when it is asked for.
run(0 solve standard:1 --seconds 1.5 --json)
expect_equal("${err}" "")
run(0 solve standard:1 --seconds 1.5 --json --progress)
expect_match("${err}" "^1\\.[0-9] s  best -?[0-9]+.* playouts .*/s[^\r]*\n$")
expect_json("${out}" "samegame" format)
