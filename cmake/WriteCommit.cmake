# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Writes program_commit() (app/version/version.h) to the file OUTPUT, if it is not what stands there: the
# commit of the clone SOURCE_DIR. There is none without git, and none where the sources were unpacked
# within a clone of something else.

cmake_minimum_required(VERSION 3.25)
find_program(GIT git)
set(commit)
if(GIT)
    # Nothing is locked or written: another git may be at work in the clone.
    set(git "${GIT}" --no-optional-locks -C "${SOURCE_DIR}")
    execute_process(COMMAND ${git} rev-parse --show-prefix --is-inside-work-tree
        OUTPUT_VARIABLE place ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(place STREQUAL "\ntrue") # nothing leads from the root of the clone to here
        execute_process(COMMAND ${git} describe --always --exclude=* --abbrev=12 --dirty=+
            OUTPUT_VARIABLE commit ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
    endif()
endif()
set(text "#include <string>

namespace samegame {

std::string program_commit();

std::string program_commit() {
    return \"${commit}\";
}

} // namespace samegame
")
set(before)
if(EXISTS "${OUTPUT}")
    file(READ "${OUTPUT}" before)
endif()
if(NOT before STREQUAL text)
    file(WRITE "${OUTPUT}" "${text}")
endif()
