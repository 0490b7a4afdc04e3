# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Each icon is a PNG of the size that its folder says, for the program and for its files.

include("${CMAKE_CURRENT_LIST_DIR}/../cli/cli_test.cmake")
set(expected 16 22 24 32 48 64 128 256)
foreach(name IN ITEMS samegame samegame-file)
    foreach(size IN LISTS expected)
        math(EXPR side "${size}" OUTPUT_FORMAT HEXADECIMAL)
        string(REGEX REPLACE "^0x" "00000000" side "${side}")
        string(REGEX MATCH "........$" side "${side}")
        set(file "icons/${size}/${name}.png")
        file(READ "${SOURCE_DIR}/resources/${file}" bytes LIMIT 24 HEX)
        expect_equal("${file} ${bytes}" "${file} 89504e470d0a1a0a0000000d49484452${side}${side}")
    endforeach()
endforeach()

# All of them are drawn, and installed.
file(READ "${SOURCE_DIR}/resources/icons/make_icons.sh" script)
file(READ "${SOURCE_DIR}/resources/CMakeLists.txt" install)
string(REPLACE ";" " " sizes "${expected}")
expect_match("${script}" "for size in ${sizes}; do")
expect_match("${install}" "size IN ITEMS ${sizes}[)]")
