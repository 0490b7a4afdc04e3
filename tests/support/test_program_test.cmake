# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# A test program without arguments lists the tests that ctest runs by it, and refuses other names.

execute_process(COMMAND "${PROGRAM}" OUTPUT_VARIABLE listed RESULT_VARIABLE status)
list(SORT TESTS)
list(JOIN TESTS "\n" wanted)
if(NOT status EQUAL 0 OR NOT listed STREQUAL "${wanted}\n")
    message(FATAL_ERROR "${PROGRAM} ends with ${status} and lists\n${listed}instead of\n${wanted}")
endif()

execute_process(COMMAND "${PROGRAM}" tst_nothing
    OUTPUT_VARIABLE output ERROR_VARIABLE error RESULT_VARIABLE status)
if(NOT status EQUAL 2 OR NOT output STREQUAL ""
        OR NOT error STREQUAL "${PROGRAM} has no test tst_nothing; without arguments it lists its tests.\n")
    message(FATAL_ERROR "an unknown test ends with ${status}:\n${output}${error}")
endif()
