# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# A build of the playout core gives the linker its table of functions and nothing else: no inline
# function that could take the place of another build's, and so run on a machine that lacks the
# instructions. NM is the program, OBJECTS the object files of the engine.

foreach(build IN ITEMS portable avx2 avx512)
    set(object "${OBJECTS}")
    list(FILTER object INCLUDE REGEX "core/${build}\\.cpp\\.")
    if(NOT object)
        continue() # not of this machine's kind
    endif()
    execute_process(COMMAND "${NM}" --demangle --defined-only --extern-only ${object}
        OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX REPLACE "[0-9a-f]+ [A-Z] samegame::core_${build}::build\n" "" others "${symbols}")
    if(others STREQUAL symbols OR NOT others STREQUAL "")
        message(SEND_ERROR "core/${build}.cpp defines\n${symbols}")
    endif()
endforeach()
