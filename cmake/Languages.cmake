# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The languages of the program: each has a file translations/samegame_CODE.ts, and needs nothing else.

# samegame_languages(OUT FOLDER): the codes of the languages there that at least 80 % of the texts are
# translated into. English is always one: its texts stand in the sources, its file has the plurals.
function(samegame_languages out folder)
    set(watch "")
    if(NOT CMAKE_SCRIPT_MODE_FILE)
        set(watch CONFIGURE_DEPENDS)
    endif()
    file(GLOB files ${watch} "${folder}/samegame_*.ts")
    set(codes "")
    foreach(file IN LISTS files)
        string(REGEX REPLACE "^.*/samegame_(.+)[.]ts$" "\\1" code "${file}")
        file(READ "${file}" text)
        string(REGEX MATCHALL "<message[ >]" messages "${text}")
        string(REGEX MATCHALL "<translation type=\"unfinished\"" unfinished "${text}")
        list(LENGTH messages count)
        list(LENGTH unfinished missing)
        math(EXPR missing_percent "100 * ${missing} / (${count} + 1)")
        if(missing_percent GREATER 20)
            message(STATUS "Language ${code} is left out: ${missing} of ${count} texts are missing")
        else()
            list(APPEND codes ${code})
        endif()
    endforeach()
    set(${out} ${codes} PARENT_SCOPE)
endfunction()

# samegame_cut(OUT TEXT BEGIN END): the text from the first BEGIN to the next END; empty without a BEGIN.
function(samegame_cut out text begin end)
    string(FIND "${text}" "${begin}" place)
    if(place EQUAL -1)
        set(${out} "" PARENT_SCOPE)
        return()
    endif()
    string(SUBSTRING "${text}" ${place} -1 rest)
    string(FIND "${rest}" "${end}" place)
    string(SUBSTRING "${rest}" 0 ${place} rest)
    set(${out} "${rest}" PARENT_SCOPE)
endfunction()

# samegame_translations(OUT FILE CONTEXT): that context of the file.
function(samegame_translations out file context)
    file(READ "${file}" text)
    samegame_cut(part "${text}" "<name>${context}</name>" "</context>")
    set(${out} "${part}" PARENT_SCOPE)
endfunction()

# samegame_translated(OUT TRANSLATIONS SOURCE): the text of a context for an English one, escaped for
# XML as both are; empty if there is none.
function(samegame_translated out translations source)
    set(${out} "" PARENT_SCOPE)
    string(REPLACE "'" "&apos;" source "${source}")
    samegame_cut(message "${translations}" "<source>${source}</source>" "</message>")
    if("${message}" MATCHES "<translation>(.+)</translation>")
        string(REPLACE "&apos;" "'" text "${CMAKE_MATCH_1}")
        set(${out} "${text}" PARENT_SCOPE)
    endif()
endfunction()
