# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Installs the engine to a folder of its own, builds the programs that engine/README.md shows against
# it, alone and as a part of a shared library, together with every public header, and checks what the
# program prints.

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
file(READ "${README}" readme)
function(find_section title)
    string(FIND "${readme}" "\n## ${title}\n" begin)
    if(begin EQUAL -1)
        message(FATAL_ERROR "the README has no section '${title}'")
    endif()
    string(SUBSTRING "${readme}" ${begin} -1 text)
    set(section "${text}" PARENT_SCOPE)
endfunction()
find_section("Searches for any problem")
take(cpp any_problem.cpp)
file(STRINGS "${source}/any_problem.cpp" lines)
list(LENGTH lines line_count)
if(line_count GREATER 40)
    message(FATAL_ERROR "a problem takes ${line_count} lines")
endif()
find_section("Using the engine as a library")
take(cpp main.cpp)
take(cmake CMakeLists.txt)

# 2. Install. A header that needs a private one makes headers.cpp fail, and so does one that needs the
# JSON library. That a header can be included alone is seen by the source that includes it first; the
# others have a source of their own here.
run("${CMAKE_COMMAND}" --install "${BUILD_DIR}" --config "${CONFIG}" --component engine
    --prefix "${prefix}")
file(GLOB_RECURSE headers RELATIVE "${prefix}/include/samegame" "${prefix}/include/samegame/*.h")
if(NOT "engine/search/search_run.h" IN_LIST headers)
    message(FATAL_ERROR "no headers were installed: ${headers}")
endif()
set(includes "")
set(alone "")
foreach(header IN LISTS headers)
    string(APPEND includes "#include \"${header}\"\n")
    string(REGEX REPLACE "h$" "cpp" own_source "${SOURCE_DIR}/${header}")
    set(first "")
    if(EXISTS "${own_source}")
        file(STRINGS "${own_source}" first REGEX "^#include" LIMIT_COUNT 1)
    endif()
    if(NOT first STREQUAL "#include \"${header}\"")
        string(MAKE_C_IDENTIFIER "${header}" name)
        file(WRITE "${source}/${name}.cpp" "#include \"${header}\"\n")
        list(APPEND alone "${name}.cpp")
    endif()
endforeach()
file(WRITE "${source}/headers.cpp" "${includes}")
file(WRITE "${source}/without/nlohmann/json.hpp" "#error Users of the engine need no JSON library.\n")
string(JOIN " " alone ${alone})
file(APPEND "${source}/CMakeLists.txt" "
add_library(headers OBJECT headers.cpp ${alone})
target_include_directories(headers BEFORE PRIVATE without)
target_link_libraries(headers PRIVATE SameGame::engine)
add_library(shared SHARED shared.cpp)
target_link_libraries(shared PRIVATE \"$<LINK_LIBRARY:WHOLE_ARCHIVE,SameGame::engine>\")
add_executable(any_problem any_problem.cpp)
target_link_libraries(any_problem PRIVATE SameGame::engine)
add_executable(through_shared through_shared.cpp)
target_link_libraries(through_shared PRIVATE shared)
")
file(READ "${source}/main.cpp" shared)
string(REPLACE "int main()" "void run_hello()" shared "${shared}")
file(WRITE "${source}/shared.cpp" "${shared}")
file(WRITE "${source}/through_shared.cpp" "void run_hello();\n\nint main() { run_hello(); }\n")

# 3. Build and run.
run("${CMAKE_COMMAND}" -S "${source}" -B "${build}" -G "${GENERATOR}"
    "-DCMAKE_PREFIX_PATH=${prefix}" "-DCMAKE_CXX_COMPILER=${COMPILER}"
    "-DCMAKE_BUILD_TYPE=${CONFIG}" "-DCMAKE_CXX_FLAGS=${FLAGS}")
run("${CMAKE_COMMAND}" --build "${build}" --config "${CONFIG}")
find_program(through_shared through_shared PATHS "${build}" PATH_SUFFIXES "${CONFIG}"
    NO_DEFAULT_PATH REQUIRED)
run("${through_shared}")
if(NOT out MATCHES "^[0-9]+ points, at most ")
    message(FATAL_ERROR "no score from the shared library: ${out}")
endif()
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

# 5. The searches for any problem find what the README says.
find_program(any_problem any_problem PATHS "${build}" PATH_SUFFIXES "${CONFIG}"
    NO_DEFAULT_PATH REQUIRED)
run("${any_problem}")
if(NOT out MATCHES "^a trip of length 6[.]21166:( [0-9]+)+\n$")
    message(FATAL_ERROR "not the shortest trip: ${out}")
endif()
