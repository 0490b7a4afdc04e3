# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cluster_test.cmake")

# moves_of(VARIABLE): the line in `out`, with its score.
macro(moves_of variable)
    json_get(${variable} "${out}" moves)
    json_get(score "${out}" score)
    string(APPEND ${variable} " ${score}")
endmacro()

# Every solver, with a budget that it counts if it does: one rank finds what samegame-cli finds, and
# four find the same each time, a line that is what it claims.
run(0 solvers --json)
string(JSON solvers GET "${out}" solvers)
string(JSON count LENGTH "${solvers}")
math(EXPR last "${count} - 1")
foreach(i RANGE ${last})
    json_get(solver "${solvers}" ${i} name)
    set(budget --seconds 0.3)
    string(JSON budgets LENGTH "${solvers}" ${i} budgets)
    if(budgets GREATER 1)
        json_get(budget "${solvers}" ${i} budgets 1)
        set(budget --${budget} 2000)
    endif()
    set(search solve random:3/8x8x4 --solver ${solver} ${budget} --threads 1 --seed 11 --memory 16 --json)
    run_ranks(4 0 ${search} --output ${solver}.samegame)
    expect_json("${out}" "4" source ranks)
    expect_json("${out}" "4" source threads)
    expect_json("${out}" "ON" finished)
    moves_of(four)
    run(0 verify ${solver}.samegame)
    if(budgets GREATER 1)
        run_ranks(4 0 ${search})
        moves_of(again)
        expect_equal("${again}" "${four}")
        run(0 ${search})
        moves_of(alone)
        run_alone(0 ${search})
        moves_of(one)
        expect_equal("${one}" "${alone}")
    endif()
endforeach()

# The result is a function of seed and ranks: of 1, 2 and 4 ranks, apart and with an incumbent that is
# shared after every 125 playouts, with nodes too.
set(search solve standard:1 --solver nrpa --playouts 2000 --threads 1 --json)
set(shared ${search} --share --period 125)
set(by_nodes solve standard:1 --solver sp-mcts --nodes 2000 --threads 1 --json --share)
foreach(ranks IN ITEMS 1 2 4)
    foreach(way IN ITEMS search by_nodes shared)
        run_ranks(${ranks} 0 ${${way}} --seed 5)
        moves_of(first)
        run_ranks(${ranks} 0 ${${way}} --seed 5)
        moves_of(second)
        expect_equal("${second}" "${first}")
    endforeach()
    expect_json("${out}" "2000" source playouts)
    set(of_${ranks} "${second}")
endforeach()
run_ranks(2 0 ${shared} --seed 6)
moves_of(other)
expect_different("${other}" "${of_2}")

# With several threads a rank is a team, as in samegame-cli.
set(hybrid solve standard:1 --solver nrpa --option parallel=shared --playouts 300 --threads 2 --seed 3 --json)
run_ranks(2 0 ${hybrid})
expect_json("${out}" "4" source threads)
moves_of(first)
run_ranks(2 0 ${hybrid})
moves_of(second)
expect_equal("${second}" "${first}")

# More ranks than playouts: who has none has nothing to say.
run_ranks(4 0 solve standard:1 --solver nrpa --playouts 3 --threads 1 --seed 1 --json --share)
expect_json("${out}" "3" source playouts)

# A budget of time; progress tells each rank's rate, the result too.
run_ranks(2 0 solve standard:1 --solver nrpa --seconds 4 --threads 1 --progress --share --period 0.3
    --output timed.samegame)
expect_match("${err}" "s  best [0-9]+.*  2 ranks: [0-9]+ [0-9]+/s\n")
expect_match("${out}" "\nseed +[0-9]+\nthreads +2\n.*\nranks +2 of 1 thread: [0-9]+ [0-9]+ playouts per second\n$")
run(0 verify timed.samegame)

# A proof by one rank is enough.
run_ranks(2 0 solve random:3/4x4x2 --solver exact --seconds 600 --threads 1 --json)
expect_json("${out}" "proven_optimal" source stop)

# A board from standard input, and one without moves.
execute_process(COMMAND "${CMAKE_COMMAND}" -E echo "12\n21"
    COMMAND "${MPIRUN}" ${RANKS_FLAG} 2 "${SAMEGAME_MPI}" solve - --threads 1 --json --playouts 5 --solver nrpa
    OUTPUT_VARIABLE out ERROR_VARIABLE err RESULT_VARIABLE code)
expect_equal("${code}" 0)
expect_json("${out}" "proven_optimal" source stop)
expect_json_length("${out}" 0 moves)
