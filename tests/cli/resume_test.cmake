# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# `solve --resume`: a search that ends before its time goes on, and its result is that of a search
# without a break.
find_program(timeout timeout)

# What a result in JSON says, but for the time that it took.
function(result_of variable json)
    json_get(moves "${json}" moves)
    json_get(score "${json}" score)
    json_get(playouts "${json}" source playouts)
    json_get(stop "${json}" source stop)
    set(${variable} "${score} ${playouts} ${stop} ${moves}" PARENT_SCOPE)
endfunction()

# Breaks, by Ctrl+C, by a request to end, and killed between two writes. A machine so slow that nothing
# is kept in time ends the loop later.
macro(solve_with_breaks file)
    set(breaks "")
    foreach(given IN ITEMS 0.4 1.6 0.5 1.2 2 4 8 16 32 64 128)
        set(signal INT)
        if(given STREQUAL "0.5")
            set(signal TERM)
        elseif(given STREQUAL "1.6") # later than the first time that it is kept
            set(signal KILL)
        endif()
        set(last_command "solve ${ARGN} --resume ${file} (${signal} after ${given} s)")
        execute_process(COMMAND "${timeout}" --preserve-status --signal=${signal} ${given}
                "${SAMEGAME_CLI}" solve ${ARGN} --resume ${file} --resume-every 1 --json
            WORKING_DIRECTORY "${WORK_DIR}"
            OUTPUT_VARIABLE out ERROR_VARIABLE err RESULT_VARIABLE code)
        if(code EQUAL 0)
            break()
        endif()
        list(APPEND breaks ${signal})
    endforeach()
    expect_equal("${code}" 0)
    expect_equal("${err}" "")
    message("${ARGN}: broken off by ${breaks}")
    if(NOT breaks)
        message("not broken off: this machine ends the search within 0.4 s")
    endif()
endmacro()

if(timeout)
    foreach(search IN ITEMS "champion --nodes 6000000" "annealing --nodes 3000000"
            "nrpa --playouts 150000 --option tabu-color=vote")
        string(REPLACE " " ";" arguments "standard:1 --threads 2 --seed 3 --solver ${search}")
        run(0 solve ${arguments} --json)
        result_of(whole "${out}")
        file(REMOVE "${WORK_DIR}/broken.search")
        solve_with_breaks(broken.search ${arguments})
        result_of(broken "${out}")
        expect_equal("${broken}" "${whole}")
    endforeach()
else()
    message("skipped: there is no program 'timeout' to send signals with")
endif()

# What the command line leaves out is as in the file. A search that has ended has the same end again.
set(search standard:2 --solver nrpa --playouts 3000 --threads 2 --seed 5 --option level=2)
run(0 solve ${search} --resume kept.search --json)
result_of(whole "${out}")
run(0 solve standard:2 --resume kept.search --json)
result_of(again "${out}")
expect_equal("${again}" "${whole}")
run(0 solve standard:2 --resume kept.search)
expect_match("${out}" "\nkept +'kept.search' has the end of this search; nothing was left to search\n$")
file(STRINGS "${WORK_DIR}/kept.search" first_line LIMIT_COUNT 1)
expect_json("${first_line}" "samegame-search" format)
expect_json("${first_line}" "3000" budget playouts)
expect_json("${first_line}" "ON" ended)

# With more of the budget it goes on.
file(COPY_FILE "${WORK_DIR}/kept.search" "${WORK_DIR}/more.search")
run(0 solve standard:2 --playouts 6000 --resume more.search --json)
expect_json("${out}" "6000" source playouts)

# A search for something else is refused, and the file stays as it is.
file(SHA256 "${WORK_DIR}/kept.search" before)
refuse(1 "'kept.search': it keeps a search of another board\n$" solve standard:3 --resume kept.search)
refuse(1 "with rules standard, not no-penalty\n$"
    solve standard:2 --rules no-penalty --resume kept.search)
refuse(1 "with solver nrpa, not champion\n$" solve standard:2 --solver champion --playouts 3000 --resume kept.search)
refuse(1 "with option level=2, not level=3\n$"
    solve standard:2 --solver nrpa --option level=3 --resume kept.search)
refuse(1 "with budget 3000 playouts, not 10 seconds\n$" solve standard:2 --seconds 10 --resume kept.search)
refuse(1 "with threads 2, not 1\n$" solve standard:2 --threads 1 --resume kept.search)
refuse(1 "with seed 5, not 6\n$" solve standard:2 --seed 6 --resume kept.search)
file(SHA256 "${WORK_DIR}/kept.search" after)
expect_equal("${after}" "${before}")

# Files that keep no search, and damaged ones.
file(WRITE "${WORK_DIR}/board.txt" "1122\n1122\n")
refuse(1 "'board.txt': it keeps no search, expected a file that 'solve --resume' wrote\n$"
    solve standard:2 --resume board.txt)
file(READ "${WORK_DIR}/kept.search" damaged LIMIT 500)
file(WRITE "${WORK_DIR}/damaged.search" "${damaged}")
refuse(1 "'damaged.search': it (is damaged|keeps no search)" solve standard:2 --resume damaged.search)
file(WRITE "${WORK_DIR}/empty.search" "")
run(0 solve standard:2 --playouts 100 --resume empty.search)

# Wrong command lines; no file is made.
refuse(2 "solver 'beam-search' cannot go on with a search of an earlier run; champion, annealing, and nrpa with parallel=root can\n$"
    solve standard:2 --solver beam-search --nodes 100 --resume new.search)
refuse(2 "solver 'nrpa' cannot go on" solve standard:2 --solver nrpa --option parallel=shared --resume new.search)
refuse(2 "--resume - is no file" solve standard:2 --resume -)
refuse(2 "--resume-every needs --resume FILE\n$" solve standard:2 --resume-every 5)
refuse(2 "--resume and --output name the same file, .x." solve standard:2 --resume x --output x)
refuse(1 "'.': it is a folder" solve standard:2 --resume .)
refuse(1 "cannot write 'absent/x': there is no folder" solve standard:2 --resume absent/x)
if(EXISTS "${WORK_DIR}/new.search")
    fail("a refused search has left a file")
endif()

# Policies.
run(0 solve standard:1 --solver nrpa --playouts 2000 --threads 1 --seed 1 --save-policy learned.policy)
file(STRINGS "${WORK_DIR}/learned.policy" lines LIMIT_COUNT 3)
expect_equal("${lines}" "samegame-policy 1;code cells;initial 0 0")
run(0 solve standard:1 --solver nrpa --playouts 500 --threads 1 --seed 2 --json)
result_of(fresh "${out}")
run(0 solve standard:1 --solver nrpa --playouts 500 --threads 1 --seed 2 --load-policy learned.policy --resume p.search --json)
result_of(taught "${out}")
expect_different("${taught}" "${fresh}")
refuse(1 "'p.search': it keeps a search that began with another policy\n$" solve standard:1 --resume p.search)
refuse(1 "'learned.policy': line 2: the policy has weights for code=cells, but the search has code=blocks\n$"
    solve standard:1 --solver nrpa --option code=blocks --load-policy learned.policy)
refuse(1 "'board.txt': line 1: it is no learned policy" solve standard:1 --solver nrpa --load-policy board.txt)
refuse(1 "'learned.policy': the solver learns no policy that can be kept; nrpa does\n$"
    solve standard:1 --load-policy learned.policy)
refuse(2 "the solver learns no policy that can be kept; nrpa does\n$"
    solve standard:1 --save-policy new.policy)

# What a file system refuses is told: while the search goes on, and of each file at its end. Nothing is
# said to be kept that is not.
find_program(sh sh)
find_program(timeout timeout)
if(sh AND timeout)
    run_in_shell(1 "ulimit -f 1; ${timeout} --preserve-status --signal=INT 5 \"$0\" solve standard:2 --threads 1 --seconds 60 --resume full.search --resume-every 2 --output full.samegame")
    expect_match("${err}" "^samegame-cli: cannot write 'full.search': [^\n]+; the search goes on\nsamegame-cli: cannot write 'full.search': [^\n]+; cannot write 'full.samegame': [^\n]+\n$")
    expect_match("${out}" "\nstop +stop_requested\n")
    if(out MATCHES "kept ")
        fail("it says that the search is kept")
    endif()

    # A search goes on with the threads that could be started.
    run_in_shell(0 "ulimit -v 1500000; \"$0\" solve standard:2 --threads 200 --playouts 40000 --seed 1 --memory 64 --resume few.search --json")
    json_get(threads "${out}" source threads)
    if(threads GREATER_EQUAL 200)
        message("skipped: ${threads} threads could be started")
    else()
        run(0 solve standard:2 --playouts 60000 --resume few.search --json)
        expect_json("${out}" "${threads}" source threads)
        expect_json("${out}" "60000" source playouts)
        refuse(1 "'few.search': it keeps a search with threads ${threads}, not 200\n$"
            solve standard:2 --playouts 60000 --threads 200 --resume few.search)
    endif()
endif()
