# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What is installed is hardened (SAMEGAME_HARDEN): it lies at a random address, its symbols are bound
# at the start and read-only after, its stack is guarded and library calls are checked. READELF is
# the program, PROGRAMS what to look at.

foreach(program IN LISTS PROGRAMS)
    execute_process(COMMAND "${READELF}" --wide --file-header --program-headers --dynamic --symbols
        "${program}" OUTPUT_VARIABLE elf COMMAND_ERROR_IS_FATAL ANY)
    foreach(mark IN ITEMS "Type: +DYN" "GNU_RELRO" "NOW" "__stack_chk_fail" "_chk@")
        if(NOT elf MATCHES "${mark}")
            message(SEND_ERROR "${program}: readelf shows no '${mark}'")
        endif()
    endforeach()
endforeach()
