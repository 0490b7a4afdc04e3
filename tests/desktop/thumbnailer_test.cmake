# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The command of the thumbnailer, as a file manager runs it: a picture of the board for a solution,
# and nothing for a file that is none.

include("${CMAKE_CURRENT_LIST_DIR}/../cli/cli_test.cmake")
file(READ "${SOURCE_DIR}/resources/desktop/samegame.thumbnailer" thumbnailer)
expect_match("${thumbnailer}" "\nTryExec=samegame-cli\n")
expect_match("${thumbnailer}" "\nMimeType=application/x-samegame[+]json;\n")
if(NOT thumbnailer MATCHES "\nExec=samegame-cli ([^\n]+)\n")
    fail("there is no command")
endif()
set(command "${CMAKE_MATCH_1}")

# thumbnail(EXIT_CODE FILE PICTURE): file managers give full paths, and a picture that is there, empty.
function(thumbnail exit_code file picture)
    file(WRITE "${WORK_DIR}/${picture}" "")
    string(REPLACE " " ";" arguments "${command}")
    string(REPLACE "%i" "${WORK_DIR}/${file}" arguments "${arguments}")
    string(REPLACE "%o" "${WORK_DIR}/${picture}" arguments "${arguments}")
    run(${exit_code} ${arguments})
endfunction()

file(COPY_FILE "${SOURCE_DIR}/resources/solutions/standard-01.samegame" "${WORK_DIR}/a game.samegame")
thumbnail(0 "a game.samegame" "picture.png")
file(READ "${WORK_DIR}/picture.png" bytes LIMIT 24 HEX)
expect_match("${bytes}" "^89504e470d0a1a0a0000000d49484452000001f0000001f0$")    # 496 pixels square

file(WRITE "${WORK_DIR}/broken.samegame" "{\"format\": \"samegame\"")
thumbnail(1 "broken.samegame" "nothing.png")
file(SIZE "${WORK_DIR}/nothing.png" size)
expect_equal("${size}" "0")
