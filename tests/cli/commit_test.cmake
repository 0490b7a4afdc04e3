# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What a build writes of the commit: in a folder without git, in a clone, after a change there, and where
# the sources lie within a clone of something else. WRITE_COMMIT is the script, WORK_DIR the folder to use.

cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE "${WORK_DIR}")
file(MAKE_DIRECTORY "${WORK_DIR}/clone/inner")
find_program(GIT git)

# commit_of(FOLDER): sets `commit` and `time`, those of the file that is written.
function(commit_of folder)
    execute_process(COMMAND "${CMAKE_COMMAND}" -E env "GIT_CEILING_DIRECTORIES=${WORK_DIR}"
        "${CMAKE_COMMAND}" -D "SOURCE_DIR=${WORK_DIR}/${folder}" -D "OUTPUT=${WORK_DIR}/commit.cpp"
            -P "${WRITE_COMMIT}" COMMAND_ERROR_IS_FATAL ANY)
    file(READ "${WORK_DIR}/commit.cpp" text)
    string(REGEX MATCH "return \"([^\"]*)\";" line "${text}")
    set(commit "${CMAKE_MATCH_1}" PARENT_SCOPE)
    file(TIMESTAMP "${WORK_DIR}/commit.cpp" time "%s")
    set(time "${time}" PARENT_SCOPE)
endfunction()

function(expect regex)
    if(NOT commit MATCHES "${regex}")
        message(SEND_ERROR "'${commit}' instead of '${regex}'")
    endif()
endfunction()

commit_of(clone)
expect("^$")
if(NOT GIT)
    return()
endif()
set(git "${GIT}" -C "${WORK_DIR}/clone" -c user.name=Test -c user.email=test@localhost)
execute_process(COMMAND ${git} init -q COMMAND_ERROR_IS_FATAL ANY)
file(WRITE "${WORK_DIR}/clone/file" "one")
execute_process(COMMAND ${git} add file COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${git} commit -q -m "First" COMMAND_ERROR_IS_FATAL ANY)
commit_of(clone)
expect("^[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]$")
set(first "${time}")
execute_process(COMMAND "${CMAKE_COMMAND}" -E sleep 1.1)
commit_of(clone)
if(NOT time STREQUAL first)
    message(SEND_ERROR "the same commit is written twice, and compiled each time")
endif()
file(WRITE "${WORK_DIR}/clone/file" "two, after the commit")
commit_of(clone)
expect("^[0-9a-f]+[+]$")
commit_of(clone/inner)
expect("^$")
