# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/Languages.cmake")

# samegame_desktop_files(SOURCE_DIR TRANSLATIONS OUTPUT_DIR): writes what a desktop is told of the
# program (entry, media type, thumbnailer and AppStream metainfo), named after SAMEGAME_APP_ID, in all
# languages of the folder TRANSLATIONS. Its texts are those of translations/texts.h. Tests call it with
# addresses that the project does not have yet.

# One picture of the metainfo, if pictures have an address.
function(samegame_add_picture list kind file caption)
    if(SAMEGAME_PICTURES)
        string(APPEND ${list} "
    <screenshot${kind}>
      <caption>${caption}</caption>
      <image type=\"source\" width=\"1200\" height=\"800\">${SAMEGAME_PICTURES}/${file}</image>
    </screenshot>")
        set(${list} "${${list}}" PARENT_SCOPE)
    endif()
endfunction()

# samegame_translate_lines(FILE LANGUAGES): each line of an English text, `<tag>TEXT</tag>` or
# `Key=TEXT`, is followed by those of the languages that have it; texts_of_LANGUAGE has their translations.
function(samegame_translate_lines file languages)
    file(READ "${file}" rest)
    set(written "")
    while(NOT rest STREQUAL "")
        string(FIND "${rest}" "\n" end)
        string(SUBSTRING "${rest}" 0 ${end} line)
        math(EXPR end "${end} + 1")
        string(SUBSTRING "${rest}" ${end} -1 rest)
        string(APPEND written "${line}\n")
        if("${line}" MATCHES "^( *)<(summary|p|li|caption|comment)>(.+)</[a-z]+>$")
            set(text "${CMAKE_MATCH_3}")
            set(begin "${CMAKE_MATCH_1}<${CMAKE_MATCH_2} xml:lang=\"")
            set(middle "\">")
            set(close "</${CMAKE_MATCH_2}>")
        elseif("${line}" MATCHES "^(GenericName|Comment|Keywords)=(.+)$")
            set(text "${CMAKE_MATCH_2}")
            set(begin "${CMAKE_MATCH_1}[")
            set(middle "]=")
            set(close "")
        else()
            continue()
        endif()
        foreach(language IN LISTS languages)
            samegame_translated(translation "${texts_of_${language}}" "${text}")
            if(NOT translation STREQUAL "")
                string(APPEND written "${begin}${language}${middle}${translation}${close}\n")
            endif()
        endforeach()
    endwhile()
    file(WRITE "${file}" "${written}")
endfunction()

function(samegame_desktop_files source_dir translations output_dir)
    set(addresses "")
    foreach(pair IN ITEMS "homepage|${SAMEGAME_HOMEPAGE}" "bugtracker|${SAMEGAME_BUGS}"
            "contact|${SAMEGAME_CONTACT}")
        if(pair MATCHES "^([a-z]+)[|](.+)$")
            string(APPEND addresses "\n  <url type=\"${CMAKE_MATCH_1}\">${CMAKE_MATCH_2}</url>")
        endif()
    endforeach()

    set(pictures "")
    samegame_add_picture(pictures " type=\"default\"" play.png
        "The board, with the score and what is left beside it")
    samegame_add_picture(pictures "" analyze.png
        "Candidates for the next move, on the board and in a table")
    samegame_add_picture(pictures "" hint.png
        "A hint that says which blocks the next moves save")
    samegame_add_picture(pictures "" review.png
        "The review of a game, with its largest losses")
    samegame_add_picture(pictures "" comparison.png "Three solvers compared on one board")
    if(pictures)
        set(pictures "\n  <screenshots>${pictures}\n  </screenshots>")
    endif()

    samegame_languages(languages "${translations}")
    foreach(language IN LISTS languages)
        samegame_translations(texts_of_${language} "${translations}/samegame_${language}.ts" Desktop)
    endforeach()
    foreach(suffix IN ITEMS desktop xml metainfo.xml)
        set(file "${output_dir}/${SAMEGAME_APP_ID}.${suffix}")
        configure_file("${source_dir}/samegame.${suffix}.in" "${file}" @ONLY)
        samegame_translate_lines("${file}" "${languages}")
    endforeach()
    configure_file("${source_dir}/samegame.thumbnailer"
        "${output_dir}/${SAMEGAME_APP_ID}.thumbnailer" COPYONLY)
endfunction()
