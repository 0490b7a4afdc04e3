# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# A build of a core, that of playouts or that of annealing, gives the linker its table of functions and nothing else: no inline
# function that could take the place of another build's, and so run on a machine that lacks the
# instructions. NM is the program, OBJECTS the object files of the engine.

foreach(core_and_build IN ITEMS "playout core portable" "playout core avx2" "playout core avx512"
        "annealing clicks avx2" "annealing clicks avx512")
    string(REPLACE " " ";" parts "${core_and_build}")
    list(GET parts 0 room)
    list(GET parts 1 space)
    list(GET parts 2 build)
    set(object "${OBJECTS}")
    list(FILTER object INCLUDE REGEX "${room}/core/${build}\\.cpp\\.")
    if(NOT object)
        continue() # not of this machine's kind
    endif()
    execute_process(COMMAND "${NM}" --demangle --defined-only --extern-only ${object}
        OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX REPLACE "[0-9a-f]+ [A-Z] samegame::${space}_${build}::build\n" "" others "${symbols}")
    if(others STREQUAL symbols OR NOT others STREQUAL "")
        message(SEND_ERROR "${room}/core/${build}.cpp defines\n${symbols}")
    endif()
endforeach()
