# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Installs the engine to a folder of its own, builds the program that engine/README.md shows against
# it, together with every public header, and checks what the program prints.

cmake_minimum_required(VERSION 3.25)
set(prefix "${WORK_DIR}/prefix")
set(source "${WORK_DIR}/source")
set(build "${WORK_DIR}/build")
file(REMOVE_RECURSE "${WORK_DIR}")
file(MAKE_DIRECTORY "${source}")

# run(COMMAND...): sets out to what it prints.
macro(run)
    execute_process(COMMAND ${ARGV}
        OUTPUT_VARIABLE out ERROR_VARIABLE err RESULT_VARIABLE exit_code)
    if(NOT exit_code STREQUAL "0")
        message(FATAL_ERROR "exit code ${exit_code}: ${ARGV}\nstdout: ${out}\nstderr: ${err}")
    endif()
endmacro()

# take(LANGUAGE FILE): the code of the first block of a language in the section of the README.
function(take language file)
    string(FIND "${section}" "```${language}\n" begin)
    if(begin EQUAL -1)
        message(FATAL_ERROR "the README shows no ${language}")
    endif()
    string(SUBSTRING "${section}" ${begin} -1 code)
    string(REGEX REPLACE "^```[a-z]*\n" "" code "${code}")
    string(FIND "${code}" "\n```" end)
    string(SUBSTRING "${code}" 0 ${end} code)
    file(WRITE "${source}/${file}" "${code}\n")
endfunction()

# 1. What the README tells to write.
file(READ "${README}" section)
string(FIND "${section}" "\n## Using the engine as a library\n" begin)
if(begin EQUAL -1)
    message(FATAL_ERROR "the README has no section for library users")
endif()
string(SUBSTRING "${section}" ${begin} -1 section)
take(cpp main.cpp)
take(cmake CMakeLists.txt)

# 2. Install; a header that needs a private one makes headers.cpp fail.
run("${CMAKE_COMMAND}" --install "${BUILD_DIR}" --config "${CONFIG}" --component engine
    --prefix "${prefix}")
file(GLOB_RECURSE headers RELATIVE "${prefix}/include/samegame" "${prefix}/include/samegame/*.h")
if(NOT "engine/search/search_run.h" IN_LIST headers)
    message(FATAL_ERROR "no headers were installed: ${headers}")
endif()
list(TRANSFORM headers REPLACE "(.+)" "#include \"\\1\"\n")
string(JOIN "" includes ${headers})
file(WRITE "${source}/headers.cpp" "${includes}")
file(APPEND "${source}/CMakeLists.txt" "target_sources(hello PRIVATE headers.cpp)\n")

# 3. Build and run.
run("${CMAKE_COMMAND}" -S "${source}" -B "${build}" -G "${GENERATOR}"
    "-DCMAKE_PREFIX_PATH=${prefix}" "-DCMAKE_CXX_COMPILER=${COMPILER}"
    "-DCMAKE_BUILD_TYPE=${CONFIG}" "-DCMAKE_CXX_FLAGS=${FLAGS}")
run("${CMAKE_COMMAND}" --build "${build}" --config "${CONFIG}")
find_program(hello hello PATHS "${build}" PATH_SUFFIXES "${CONFIG}" NO_DEFAULT_PATH REQUIRED)
run("${hello}")

# 4. A line with the score, then a solution file, which the command line replays.
if(NOT out MATCHES "^([0-9]+) points, at most ([0-9]+)\n(.*)$")
    message(FATAL_ERROR "no score: ${out}")
endif()
set(score "${CMAKE_MATCH_1}")
set(bound "${CMAKE_MATCH_2}")
file(WRITE "${WORK_DIR}/solution.json" "${CMAKE_MATCH_3}")
if(score GREATER bound OR score LESS 1000)
    message(FATAL_ERROR "${score} is no score below ${bound} that a search would come to")
endif()
run("${SAMEGAME_CLI}" verify "${WORK_DIR}/solution.json")
if(NOT out MATCHES "right: score ${score} in ")
    message(FATAL_ERROR "the line does not earn ${score} points: ${out}")
endif()
