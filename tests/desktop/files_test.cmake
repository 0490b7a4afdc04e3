# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What desktops read is valid, in all languages, as the project is now and with the addresses that it
# does not have yet.

include("${CMAKE_CURRENT_LIST_DIR}/../cli/cli_test.cmake")
include("${SOURCE_DIR}/cmake/SamegameIdentity.cmake")
include("${SOURCE_DIR}/cmake/DesktopFiles.cmake")

# expect_valid(VALIDATOR ARGUMENT...): it has nothing to say but its praise.
function(expect_valid validator)
    if(NOT validator)
        return()
    endif()
    set(last_command "${validator};${ARGN}")
    execute_process(COMMAND "${validator}" ${ARGN}
        OUTPUT_VARIABLE out ERROR_VARIABLE err RESULT_VARIABLE result)
    expect_equal("${result}" "0")
    if("${out}${err}" MATCHES "(^|\n)[EWI]: |error|warning|hint")
        fail("something is to be said against it")
    endif()
endfunction()

# expect_count(TEXT REGEX COUNT)
function(expect_count text regex expected)
    string(REGEX MATCHALL "${regex}" found "${text}")
    list(LENGTH found count)
    expect_equal("${regex} ${count} times" "${regex} ${expected} times")
endfunction()

# expect_files(FOLDER): all four are there and valid, and nothing in them was left to be filled in.
function(expect_files folder)
    set(base "${WORK_DIR}/${folder}/${SAMEGAME_APP_ID}")
    expect_valid("${APPSTREAMCLI}" validate --no-net "${base}.metainfo.xml")
    expect_valid("${DESKTOP_FILE_VALIDATE}" "${base}.desktop")
    expect_valid("${XMLLINT}" --noout "${base}.metainfo.xml" "${base}.xml")
    foreach(suffix IN ITEMS desktop metainfo.xml thumbnailer xml)
        file(READ "${base}.${suffix}" text)
        if(text MATCHES "@[A-Za-z_]+@")
            fail("'${CMAKE_MATCH_0}' stands in ${folder}/${SAMEGAME_APP_ID}.${suffix}")
        endif()
    endforeach()
endfunction()

samegame_desktop_files("${SOURCE_DIR}/resources/desktop" "${SOURCE_DIR}/translations"
    "${WORK_DIR}/now")
expect_files(now)
set(SAMEGAME_HOMEPAGE "https://example.org/samegame")
set(SAMEGAME_BUGS "https://example.org/samegame/bugs")
set(SAMEGAME_CONTACT "https://example.org/samegame/contact")
set(SAMEGAME_PICTURES "https://example.org/samegame/pictures")
samegame_desktop_files("${SOURCE_DIR}/resources/desktop" "${SOURCE_DIR}/translations"
    "${WORK_DIR}/later")
expect_files(later)

# What does not exist is not named, and what exists is.
file(READ "${WORK_DIR}/now/${SAMEGAME_APP_ID}.metainfo.xml" now)
file(READ "${WORK_DIR}/later/${SAMEGAME_APP_ID}.metainfo.xml" later)
expect_count("${now}" "<url |<image |http" 0)
expect_count("${later}" "<url type=\"(homepage|bugtracker|contact)\">https://example.org/" 3)
string(REGEX MATCHALL "pictures/[a-z]+[.]png" pictures "${later}")
list(LENGTH pictures count)
expect_equal("${count}" "5")
foreach(picture IN LISTS pictures)
    string(REPLACE "pictures/" "${SOURCE_DIR}/resources/screenshots/" file "${picture}")
    file(READ "${file}" bytes OFFSET 12 LIMIT 12 HEX)
    expect_equal("${picture} ${bytes}" "${picture} 49484452000004b000000320")    # 1200 x 800
endforeach()
expect_match("${now}" "<release version=\"${PROJECT_VERSION}\" date=\"${SAMEGAME_VERSION_DATE}\"")

# Each text stands there in every language that is whole.
samegame_languages(languages "${SOURCE_DIR}/translations")
list(REMOVE_ITEM languages en)
file(READ "${WORK_DIR}/now/${SAMEGAME_APP_ID}.desktop" entry)
file(READ "${WORK_DIR}/now/${SAMEGAME_APP_ID}.xml" media_type)
foreach(language IN LISTS languages)
    file(READ "${SOURCE_DIR}/translations/samegame_${language}.ts" text)
    if(text MATCHES "type=\"unfinished\"")
        continue()
    endif()
    foreach(tag IN ITEMS summary p li caption)
        string(REGEX MATCHALL "<${tag}>" english "${later}")
        list(LENGTH english count)
        expect_count("${later}" "<${tag} xml:lang=\"${language}\">" ${count})
    endforeach()
    foreach(key IN ITEMS GenericName Comment Keywords)
        expect_match("${entry}" "\n${key}=[^\n]+\n")
        expect_match("${entry}" "\n${key}\\[${language}\\]=[^\n]+\n")
    endforeach()
    expect_match("${media_type}" "<comment xml:lang=\"${language}\">[^<]+</comment>\n")
endforeach()
expect_match("${entry}" "\nIcon=${SAMEGAME_APP_ID}\n")

# README has the player's guide in each language, and the page of the window names each.
file(READ "${SOURCE_DIR}/README.md" readme)
file(READ "${SOURCE_DIR}/resources/help/window.md" page)
set(names_de German)
set(names_es Spanish)
set(names_fr French)
set(names_ja Japanese)
set(names_nl Dutch)
set(names_zh_CN Chinese)
foreach(language IN LISTS languages)
    if(NOT names_${language})
        fail("This test has no English name for the language ${language}")
    endif()
    expect_match("${readme}" "[(]resources/help/players-guide[.]${language}[.]md[)]")
    expect_match("${page}" "Light and dark[^.]*${names_${language}}")
endforeach()

# The desktop finds the media type of a file, and its name and icon.
if(UPDATE_MIME_DATABASE)
    set(mime "${WORK_DIR}/share/mime")
    file(COPY "${WORK_DIR}/now/${SAMEGAME_APP_ID}.xml" DESTINATION "${mime}/packages")
    expect_valid("${UPDATE_MIME_DATABASE}" "${mime}")
    file(READ "${mime}/globs2" globs)
    expect_match("${globs}" "\n50:application/x-samegame[+]json:[*][.]samegame\n")
    expect_count("${globs}" "samegame-trials" 0)    # the first bytes tell such a file
    file(STRINGS "${mime}/magic" magic)
    expect_match("${magic}" "application/x-samegame-trials.*{\"format\":\"samegame-trials\"")
    file(READ "${mime}/icons" icons)
    expect_match("${icons}" "application/x-samegame[+]json:${SAMEGAME_APP_ID}-file\n")
    file(READ "${mime}/subclasses" parents)
    expect_match("${parents}" "application/x-samegame[+]json application/json\n")
endif()
