# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cluster_test.cmake")

# Help is printed once, whatever the number of ranks.
foreach(command IN ITEMS solve experiment)
    run_ranks(2 0 ${command} --help)
    string(REGEX MATCHALL "Examples?:\n  [a-z].*samegame-mpi ${command}" examples "${out}")
    list(LENGTH examples count)
    expect_equal("${count}" 1)
    expect_equal("${err}" "")
endforeach()
run_ranks(2 0 --help)
expect_match("${out}" "solve .*experiment ")
run_ranks(2 0 --version)
expect_match("${out}" "^samegame-mpi [0-9]+\\.[0-9]+\\.[0-9]+( [(][0-9a-f]+[+]?[)])?\n$")

# What is made while the program is built needs no MPI.
run_alone(0 man)
expect_match("${out}" "\n.SH NAME\nsamegame.-mpi .- solves SameGame boards")
expect_match("${out}" "fB.-.-grace.fR .fITIME.fR")
find_program(mandoc mandoc)
if(mandoc)
    file(WRITE "${WORK_DIR}/samegame-mpi.1" "${out}")
    execute_process(COMMAND "${mandoc}" -Tlint -Wall "${WORK_DIR}/samegame-mpi.1"
        OUTPUT_VARIABLE complaints ERROR_VARIABLE complaints)
    expect_equal("${complaints}" "")
endif()
run_alone(0 completion bash)
expect_match("${out}" "--grace")

# Without mpirun the program is one rank.
run_alone(0 solve random:1/5x5x3 --solver greedy --playouts 20 --threads 1 --seed 1 --json)
expect_json("${out}" "1" source ranks)

# That a preset's paper plays by other rules is told once, in the name of this program; `paper` takes its
# rules, on all ranks.
set(program solve standard:1 --solver sp-mcts --option preset=balanced-program --playouts 200 --threads 1)
run_ranks(2 0 ${program} --json)
expect_match("${err}" "^samegame-mpi: the paper or program of this preset plays by lenient-penalty rules[^\n]*\n$")
run_ranks(2 0 ${program} --rules paper --json)
expect_equal("${err}" "")
expect_json("${out}" "lenient-penalty" rules)

# What is wrong is said once, by rank 0: where every rank sees it in the command line, where rank 0
# alone looks (at files, at the board, at a seed of all), and where the number of ranks makes it wrong.
file(WRITE "${WORK_DIR}/board.txt" "1122\n2211\n")
refuse_ranks(2 2 "no command given")
refuse_ranks(2 2 "BOARD.*'samegame-mpi solve --help'" solve)
refuse_ranks(2 2 "--output names './board.txt', which the command reads"
    solve board.txt --seconds 1000 --output ./board.txt)
refuse_ranks(2 2 "--grace is 0.5.*expected 1 or more" solve standard:1 --grace 0.5)
refuse_ranks(2 2 "one game" solve standard:1 --refill 1)
refuse_ranks(1 2 "one game" solve standard:1 --refill 1 --share)
refuse_ranks(2 1 "cannot read 'no-board'" solve no-board)
refuse_ranks(2 1 "there is no folder" solve standard:1 --output no/folder/file)
refuse_ranks(2 2 "nested-level.*did you mean 'nested-levels'" experiment nested-level)
refuse_ranks(2 1 "cannot read 'no.json'" experiment no.json)

# The other sentences, by a rank alone, which needs no mpirun.
refuse_alone(2 "fly" fly)
refuse_alone(2 "unknown solver 'nrap'.*did you mean 'nrpa'" solve standard:1 --solver nrap)
refuse_alone(2 "--output - and --json" solve standard:1 --seconds 1000 --output - --json)
refuse_alone(2 "--threads.*not '0'" solve standard:1 --threads 0)
refuse_alone(2 "--period" solve standard:1 --period 5)
refuse_alone(2 "--period.*not '0'" solve standard:1 --share --period 0)
refuse_alone(2 "--grace" solve standard:1 --grace 0)
refuse_alone(2 "excludes" solve standard:1 --seconds 1 --playouts 2)
refuse_alone(1 "standard:21" solve standard:21)
