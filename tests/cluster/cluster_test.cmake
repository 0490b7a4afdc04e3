# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What the test scripts of this folder have in common, besides those of tests/cli. SAMEGAME_MPI is the
# program, MPIRUN what starts it on ranks.

include("${CMAKE_CURRENT_LIST_DIR}/../cli/cli_test.cmake")

# run_ranks(RANKS EXIT_CODE ARGUMENT...): as run().
macro(run_ranks ranks exit_code)
    set(last_command "${ranks} ranks: ${ARGN}")
    execute_process(COMMAND "${MPIRUN}" ${RANKS_FLAG} ${ranks} "${SAMEGAME_MPI}" ${ARGN}
        WORKING_DIRECTORY "${WORK_DIR}"
        OUTPUT_VARIABLE out ERROR_VARIABLE err RESULT_VARIABLE last_exit_code)
    if(NOT last_exit_code STREQUAL "${exit_code}")
        fail("exit code ${last_exit_code} instead of ${exit_code}")
    endif()
endmacro()

# expect_refusal(REGEX): nothing was printed but one sentence, which matches, with --json in JSON, too.
macro(expect_refusal regex)
    if(last_command MATCHES "--json")
        expect_json("${out}" "samegame-error" format)
    else()
        expect_equal("${out}" "")
    endif()
    expect_match("${err}" "^samegame-mpi: [^\n]*${regex}")
    string(REGEX MATCHALL "samegame-mpi: " sentences "${err}")
    expect_equal("${sentences}" "samegame-mpi: ")
endmacro()

# refuse_ranks(RANKS EXIT_CODE REGEX ARGUMENT...): all ranks together say one sentence, which matches.
# mpirun has its own to say below it.
macro(refuse_ranks ranks exit_code regex)
    run_ranks(${ranks} ${exit_code} ${ARGN})
    expect_refusal("${regex}")
endmacro()

# run_alone(EXIT_CODE ARGUMENT...): as run_ranks(), by one rank that is started without mpirun.
macro(run_alone exit_code)
    set(last_command "no mpirun: ${ARGN}")
    execute_process(COMMAND "${SAMEGAME_MPI}" ${ARGN}
        WORKING_DIRECTORY "${WORK_DIR}"
        OUTPUT_VARIABLE out ERROR_VARIABLE err RESULT_VARIABLE last_exit_code)
    if(NOT last_exit_code STREQUAL "${exit_code}")
        fail("exit code ${last_exit_code} instead of ${exit_code}")
    endif()
endmacro()

# refuse_alone(EXIT_CODE REGEX ARGUMENT...): such a rank says that sentence.
macro(refuse_alone exit_code regex)
    run_alone(${exit_code} ${ARGN})
    expect_refusal("${regex}")
endmacro()
