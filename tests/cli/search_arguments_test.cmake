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
# Each refusal says what the range is.
refuse(2 "--threads: .*from 1 to 1024, not '1025'" solve standard:1 --threads 1025)
refuse(2 "--playouts: .*from 1 to 2.63-1, not '9223372036854775808'"
    solve standard:1 --playouts 9223372036854775808)
refuse(2 "--seconds: .*above 0 and up to 1000000000, not '2e9'" solve standard:1 --seconds 2e9)
refuse(2 "--seconds: .*above 0 and up to 3600, not '1e999'" bench --seconds 1e999)
refuse(2 "--memory: .*from 1 to 16777216, not '16777217'" solve standard:1 --memory 16777217)
refuse(2 "option c is '2e9', expected a number from 0 to 100000"
    solve standard:1 --solver sp-mcts --option c=2e9)
refuse(2 "epsilon of policy tabu-random is a number from 0 to 1"
    solve standard:1 --solver sp-mcts --option policy=tabu-random:epsilon=2)
refuse(2 "excludes" solve standard:1 --seconds 1 --playouts 10)

# Unknown names are answered with the known ones.
refuse(2 "unknown solver 'oracle': expected one of .*sp-mcts" solve standard:1 --solver oracle)
refuse(2 "wisdom" solve standard:1 --solver sp-mcts --option wisdom=1)
refuse(2 "threshold" solve standard:1 --solver sp-mcts --option threshold=x)
refuse(2 "threshold" solve standard:1 --solver sp-mcts --option threshold=-1)
refuse(2 "clever.*random" solve standard:1 --solver sp-mcts --option policy=clever)
refuse(2 "epsilon" solve standard:1 --solver sp-mcts --option policy=tabu-random:epsilon=2)

# A slip is answered with what was probably meant.
refuse(2 "unknown command 'slove'; did you mean 'solve'. [(]" slove standard:1)
refuse(2 "unknown command 'fly' [(]" fly)
refuse(2 "unknown option '--playots'; did you mean '--playouts'. [(]'samegame-cli solve --help'"
    solve standard:1 --playots=7)
refuse(2 "unknown option '--ias'; did you mean '--isa'" solve standard:1 --ias portable)
refuse(2 "unexpected argument 'standard:2'" solve standard:1 standard:2)
refuse(2 "'npra': .*; did you mean 'nrpa'.\n$" solve standard:1 --solver npra)
refuse(2 "'standart': .*; did you mean 'standard'" solve standard:1 --rules standart)
refuse(2 "'Shift': .*; did you mean 'shift'" generate --gravity Shift)
refuse(2 "'treshold' .*; did you mean 'threshold'"
    solve standard:1 --solver sp-mcts --option treshold=3)
refuse(2 "'balanced-txt', .*; did you mean 'balanced-text'"
    solve standard:1 --solver sp-mcts --option preset=balanced-txt)
refuse(2 "'rnadom' .*; did you mean 'random'" histogram standard:1 --policy rnadom)
refuse(2 "'avx'; did you mean 'avx2'" solve standard:1 --isa avx)

# An option belongs to one solver: where none is named, the refusal says which it is.
set(other "--solver NAME chooses another\n$")
refuse(2 "'level' is not .* default solver is 'champion', ${other}"
    solve standard:1 --nodes 100 --option level=3)
refuse(2 "'level' is not .* default solver is 'champion', ${other}"
    analyze standard:1 --playouts 10 --option level=3)
refuse(2 "'level' is not .* default solver is 'flat-monte-carlo', ${other}"
    solve standard:1 --refill 1 --playouts 10 --option level=3)
refuse(2 "'width' is not an option of this solver; it has [^;]*\n$"
    solve standard:1 --solver nrpa --playouts 10 --option width=3)

# An empty text, as of a variable of the shell that is not set, is none.
foreach(option IN ITEMS solver output rules gravity)
    execute_process(COMMAND "${SAMEGAME_CLI}" solve standard:1 --playouts 10 --${option} ""
        OUTPUT_VARIABLE out ERROR_VARIABLE err RESULT_VARIABLE code)
    expect_equal("${code}" 2)
    expect_match("${err}" "^samegame-cli: --${option}: expected (NAME|FILE), not '' ")
    refuse(2 "--${option}: expected (NAME|FILE), not '--json' " solve standard:1 --${option} --json)
    refuse(2 "--${option}: expected (NAME|FILE), not '--json' " solve standard:1 --${option}= --json)
    refuse(2 "--${option} needs a value " solve standard:1 --${option})
endforeach()
refuse(2 "--seed is given more than once " generate --seed 1 --seed 2)

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

# A preset of a paper or its program does not change the rules: the result says which they were, and
# a notice which the preset has, unless rules were asked for.
set(program --solver sp-mcts --option preset=balanced-program --playouts 200 --threads 1 --seed 1)
run(0 solve standard:1 ${program})
expect_match("${out}" "^score +-?[0-9]+ [(]standard rules,")
expect_match("${err}"
    "^samegame-cli: the paper or program of this preset plays by lenient-penalty rules, this search by standard")
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
run(0 solve - --solver nrpa --option preset=text --playouts 200)
expect_match("${err}" "plays by no-penalty rules, this search by lenient-penalty rules [(]--rules paper ")

# --rules paper takes those of the preset, whatever the board's are.
run(0 solve - --solver sp-mcts --option preset=balanced-2008 --playouts 200 --rules paper --json)
expect_json("${out}" "standard" rules)
expect_equal("${err}" "")
run(0 analyze standard:1 ${program} --rules paper)
expect_match("${out}" "\nrules +lenient-penalty\n")
expect_equal("${err}" "")
set(nrpa "nrpa preset=program level=1")
run(0 compare "${nrpa}" "nrpa preset=text level=1" --playouts 10 --boards 2 --seed 1 --rules paper --json)
expect_json("${out}" "no-penalty" rules)
expect_equal("${err}" "")
refuse(2 "papers of the two presets differ in their rules"
    compare "${nrpa}" "sp-mcts preset=balanced-text" --playouts 10 --boards 2 --rules paper)
run(0 compare "${nrpa}" "nrpa level=1" --playouts 10 --boards 2 --seed 1)
expect_match("${err}" "plays by no-penalty rules, this search by standard rules")
run(0 tune sp-mcts --option preset=balanced-program --parameter c=0..1 --samples 2 --elites 1 --boards 1
    --iterations 1 --playouts 10 --seed 1 --rules paper --json)
expect_json("${out}" "lenient-penalty" rules)
refuse(2 "--rules paper: these settings belong to no paper" solve standard:1 --playouts 10 --rules paper)
refuse(2 "--rules paper: these settings belong to no paper"
    solve standard:1 --solver nested-monte-carlo --option preset=text --playouts 10 --rules paper)
refuse(2 "unknown rules 'paper'" histogram standard:1 --rules paper)

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
