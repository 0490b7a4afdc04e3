# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What the test scripts of this folder have in common. SAMEGAME_CLI is the program; WORK_DIR, empty
# at the start, is the folder in which it runs.

cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE "${WORK_DIR}")
file(MAKE_DIRECTORY "${WORK_DIR}")

# A failure shows what was run last; the script goes on and fails at its end.
function(fail sentence)
    message(SEND_ERROR "${sentence}\ncommand: ${last_command}\nstdout: ${out}\nstderr: ${err}")
endfunction()

# run(EXIT_CODE ARGUMENT...): runs the program and sets out, err. A test sets `input` to the text of
# the program's standard input.
macro(run exit_code)
    set(last_command "${ARGN}")
    file(WRITE "${WORK_DIR}/input.txt" "${input}")
    execute_process(COMMAND "${SAMEGAME_CLI}" ${ARGN}
        WORKING_DIRECTORY "${WORK_DIR}" INPUT_FILE "${WORK_DIR}/input.txt"
        OUTPUT_VARIABLE out ERROR_VARIABLE err RESULT_VARIABLE last_exit_code)
    if(NOT last_exit_code STREQUAL "${exit_code}")
        fail("exit code ${last_exit_code} instead of ${exit_code}")
    endif()
endmacro()

# run_in_shell(EXIT_CODE TEXT): lets a shell run the text, in which $0 is the program, and sets out, err,
# code. A test finds the program `sh` first.
macro(run_in_shell exit_code)
    set(last_command "${ARGN}")
    execute_process(COMMAND "${sh}" -c "${ARGN}" "${SAMEGAME_CLI}" WORKING_DIRECTORY "${WORK_DIR}"
        OUTPUT_VARIABLE out ERROR_VARIABLE err RESULT_VARIABLE code)
    expect_equal("${code}" "${exit_code}")
endmacro()

# refuse(EXIT_CODE REGEX ARGUMENT...): runs the program, which must print nothing but one error that
# matches, with --json as JSON, too.
macro(refuse exit_code regex)
    run(${exit_code} ${ARGN})
    set(refused ${ARGN})
    if("--json" IN_LIST refused)
        expect_json("${out}" "samegame-error" format)
        expect_json("${out}" "${exit_code}" exit_code)
    else()
        expect_equal("${out}" "")
    endif()
    expect_match("${err}" "${regex}")
endmacro()

function(expect_equal actual expected)
    if(NOT actual STREQUAL expected)
        fail("'${actual}' instead of '${expected}'")
    endif()
endfunction()

function(expect_different actual other)
    if(actual STREQUAL other)
        fail("twice the same: '${actual}'")
    endif()
endfunction()

function(expect_match text regex)
    if(NOT text MATCHES "${regex}")
        fail("no match for '${regex}' in '${text}'")
    endif()
endfunction()

# json_get(VARIABLE JSON MEMBER...): a value; text that is not JSON fails the test.
function(json_get variable json)
    string(JSON value ERROR_VARIABLE json_error GET "${json}" ${ARGN})
    if(json_error)
        fail("${ARGN}: ${json_error}")
    endif()
    set(${variable} "${value}" PARENT_SCOPE)
endfunction()

# expect_json(JSON EXPECTED MEMBER...)
function(expect_json json expected)
    json_get(value "${json}" ${ARGN})
    expect_equal("${value}" "${expected}")
endfunction()

# expect_json_type(JSON TYPE MEMBER...): NULL, NUMBER, STRING, BOOLEAN, ARRAY or OBJECT.
function(expect_json_type json expected)
    string(JSON type ERROR_VARIABLE json_error TYPE "${json}" ${ARGN})
    expect_equal("${type}" "${expected}")
endfunction()

# expect_json_length(JSON COUNT MEMBER...)
function(expect_json_length json expected)
    string(JSON length ERROR_VARIABLE json_error LENGTH "${json}" ${ARGN})
    expect_equal("${length}" "${expected}")
endfunction()

# lines_of(VARIABLE FILE): the lines of a file of trials, without seconds and the moments of curves;
# sorted.
function(lines_of variable file)
    file(STRINGS "${WORK_DIR}/${file}" lines)
    list(TRANSFORM lines REPLACE "\"seconds\":[-+.0-9e]+" "")
    list(TRANSFORM lines REPLACE "\"curve\":.*" "")
    list(SORT lines)
    set(${variable} "${lines}" PARENT_SCOPE)
endfunction()
