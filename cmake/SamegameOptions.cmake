# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

option(SAMEGAME_BUILD_GUI "Build the window (needs Qt 6 Widgets and Charts)" ON)
option(SAMEGAME_BUILD_CLUSTER "Build samegame-mpi where MPI is found" ON)
option(SAMEGAME_BUILD_PYTHON "Build the Python module where pybind11 is found" ON)
option(SAMEGAME_DBUS "Ask the desktop over D-Bus whether it wants animations" ON)
option(SAMEGAME_WARNINGS_AS_ERRORS "Treat compiler warnings as errors (continuous integration)" OFF)
set(SAMEGAME_SANITIZE "" CACHE STRING "Sanitizers to build with, as in address,undefined")
option(SAMEGAME_HARDEN "Guard the stack, check library calls, bind symbols at the start" ON)
option(SAMEGAME_FUZZ "Build the fuzz targets with libFuzzer (needs clang++)" OFF)
option(BUILD_TESTING "Build the tests (they need Qt Test)" ON)
if(BUILD_TESTING)
    enable_testing()
endif()

# A search that is not optimized is not worth starting: no build type means release.
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

# For code that is written to be short and waits for the engine, for Qt or for a person: argument
# parsers, the window and tests. They compile in a fraction of the time.
set(samegame_light_optimization $<$<CONFIG:Release>:-O1>)

include(CheckCXXCompilerFlag)
include(CheckLinkerFlag)
include(UnityRooms)

# What is installed belongs to `program`, except for `engine` (InstallEngine).
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME program)

# What every target of ours is compiled with; linked privately, never installed.
add_library(samegame_flags INTERFACE)
target_compile_options(samegame_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wnon-virtual-dtor
    -Woverloaded-virtual $<$<BOOL:${SAMEGAME_WARNINGS_AS_ERRORS}>:-Werror>
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>  # GCC 12 warns of its own std::string (bug 105651)
    # In a unity build sources stand in one unit that know nothing of each other, as headers would. So
    # a local may have the name of something in another source, but not that of another local.
    $<$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>:-Wno-shadow>
    "$<$<AND:$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>,$<CXX_COMPILER_ID:GNU>>:-Wshadow=local;-Wno-subobject-linkage>"
    $<$<CXX_COMPILER_ID:GNU>:-Wunused-const-variable=2>  # clang++ says it by itself
    -ffp-contract=off         # the same numbers from every compiler
    # The same programs from every folder. Debuggers and gcov want to find the sources.
    "$<$<CONFIG:Release>:-ffile-prefix-map=${PROJECT_SOURCE_DIR}=.>"
    "$<$<CONFIG:Release>:-ffile-prefix-map=${PROJECT_BINARY_DIR}=./build>")
target_include_directories(samegame_flags INTERFACE "${PROJECT_SOURCE_DIR}")
if(SAMEGAME_SANITIZE)
    target_compile_options(samegame_flags INTERFACE
        "-fsanitize=${SAMEGAME_SANITIZE}" -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(samegame_flags INTERFACE "-fsanitize=${SAMEGAME_SANITIZE}")
endif()
if(SAMEGAME_FUZZ)            # libFuzzer follows what its inputs reach; the targets link its main()
    target_compile_options(samegame_flags INTERFACE -fsanitize=fuzzer-no-link)
    target_link_options(samegame_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

# What is installed reads files of strangers. Sanitizers bring checks of their own, and library calls
# are checked only in optimized code.
if(SAMEGAME_HARDEN AND NOT SAMEGAME_SANITIZE AND NOT CMAKE_BUILD_TYPE STREQUAL "Debug")
    set(SAMEGAME_IS_HARDENED ON)
    check_cxx_compiler_flag(-fstack-protector-strong SAMEGAME_CAN_GUARD_THE_STACK)
    if(SAMEGAME_CAN_GUARD_THE_STACK)
        target_compile_options(samegame_flags INTERFACE -fstack-protector-strong)
    endif()
    target_compile_options(samegame_flags INTERFACE -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
    check_linker_flag(CXX -Wl,-z,relro,-z,now SAMEGAME_CAN_BIND_AT_THE_START)
    if(SAMEGAME_CAN_BIND_AT_THE_START)
        target_link_options(samegame_flags INTERFACE -Wl,-z,relro,-z,now)
    endif()
endif()
