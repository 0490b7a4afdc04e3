# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

set(commands
    "--help" "--version" "solvers" "solvers --json" "generate" "generate --json"
    "generate --count 100000" "perft standard:1 1" "perft standard:1 1 --json"
    "solve random:1/4x4x3 --playouts 10" "solve random:1/4x4x3 --playouts 10 --json"
    "analyze random:1/4x4x3 --playouts 10" "histogram random:1/4x4x3 --playouts 10"
    "verify good.samegame" "verify good.samegame --json" "bench --seconds 0.01")
foreach(command IN ITEMS solve analyze verify histogram generate solvers perft bench)
    list(APPEND commands "${command} --help")
endforeach()
run(0 solve random:1/4x4x3 --playouts 10 --output good.samegame)

# Standard output that takes nothing is an error of every command that prints.
if(EXISTS /dev/full)
    foreach(command IN LISTS commands)
        separate_arguments(arguments UNIX_COMMAND "${command}")
        set(last_command "${command} > /dev/full")
        execute_process(COMMAND "${SAMEGAME_CLI}" ${arguments} WORKING_DIRECTORY "${WORK_DIR}"
            OUTPUT_FILE /dev/full ERROR_VARIABLE err RESULT_VARIABLE code)
        expect_equal("${code}" 1)
        expect_match("${err}" "^samegame-cli: cannot write to standard output\n$")
    endforeach()
endif()

# Likewise where there is no standard output. A file that is written does not take its place, nor
# that of standard error.
find_program(sh sh)
if(NOT sh)
    message("skipped: there is no shell to close streams with")
    return()
endif()
foreach(command IN LISTS commands)
    run_in_shell(1 "\"$0\" ${command} >&-")
    expect_match("${err}" "^samegame-cli: cannot write to standard output\n$")
endforeach()
set(search "solve random:1/4x4x3 --playouts 10 --progress --output")
run_in_shell(1 "\"$0\" ${search} closed_out.samegame >&-")
run_in_shell(0 "\"$0\" ${search} closed_err.samegame 2>&-")
expect_match("${out}" "^score ")
run_in_shell(1 "\"$0\" ${search} closed_all.samegame <&- >&- 2>&-")
run(0 verify closed_out.samegame closed_err.samegame closed_all.samegame)

# A reader of the progress that goes away takes nothing with it.
run_in_shell(0 "{ \"$0\" solve standard:1 --seconds 1.5 --progress --json 2>&1 >rest.samegame; echo $? >code; } | true")
file(READ "${WORK_DIR}/code" code)
expect_equal("${code}" "0\n")
run(0 verify rest.samegame)

# A limit on the size of files is a file that cannot be written; the result is printed.
run_in_shell(0 "{ ulimit -f 1; \"$0\" solve standard:1 --playouts 10 --output limited.samegame --json; echo $? >code; } | cat")
expect_json("${out}" "samegame" format)
expect_match("${err}" "^samegame-cli: cannot write 'limited.samegame': [^\n]+\n$")
file(READ "${WORK_DIR}/code" code)
expect_equal("${code}" "1\n")
file(GLOB left "${WORK_DIR}/limited*")
expect_equal("${left}" "")

# Standard input that cannot be read, which is not one that is empty.
foreach(input IN ITEMS "<&-" "<.")
    run_in_shell(1 "\"$0\" perft - 1 ${input}")
    expect_match("${err}" "^samegame-cli: cannot read standard input: [^\n]+\n$")
endforeach()
run_in_shell(1 "\"$0\" perft - 1 </dev/null")
expect_match("${err}" "^samegame-cli: standard input: there is no board: [^\n]+\n$")

# A reader that goes away ends the program, however much there is to say.
run_in_shell(0 "\"$0\" generate --count 1000000 | head -n 1")
expect_match("${out}" "^# id:[^\n]*\n$")
run_in_shell(0 "trap '' PIPE; { \"$0\" generate --count 1000000; echo $? >code; } | head -n 1")
file(READ "${WORK_DIR}/code" code)
expect_equal("${code}" "1\n")

# A pipe that nobody writes to: the command says on a terminal that it waits for it, and goes on
# with what comes then; elsewhere it says nothing.
find_program(script script)
find_program(mkfifo mkfifo)
if(NOT script OR NOT mkfifo)
    message("skipped: there is no script(1) or mkfifo(1) to make a terminal and a pipe with")
    return()
endif()
foreach(command IN ITEMS "perft pipe 0" "merge pipe --output merged.jsonl")
    file(REMOVE "${WORK_DIR}/pipe" "${WORK_DIR}/seen" "${WORK_DIR}/ended")
    set(content 1122)
    if(command MATCHES "merge")
        run(0 compare greedy greedy --playouts 1 --rows 3 --columns 3 --boards 2 --seed 1 --resume c.jsonl)
        set(content "$(cat c.jsonl)")
    endif()
    run_in_shell(0 "mkfifo pipe; export SHELL=/bin/sh
        \"${script}\" -qefc \"'$0' ${command}\" seen </dev/null >ended 2>&1 &
        until grep -q \"waiting for 'pipe', a pipe\" seen 2>/dev/null; do sleep 0.1; done
        echo \"${content}\" >pipe; wait $!")
endforeach()
run(0 merge merged.jsonl --output again.jsonl)
run_in_shell(0 "\"$0\" perft pipe 0 2>quiet >ended & sleep 2; echo 1122 >pipe; wait $!")
file(READ "${WORK_DIR}/quiet" quiet)
expect_equal("${quiet}" "")
