# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What the packages say agrees with the rest of the project.

include("${CMAKE_CURRENT_LIST_DIR}/../cli/cli_test.cmake")
include("${SOURCE_DIR}/cmake/SamegameIdentity.cmake")
set(debian "${SOURCE_DIR}/packaging/debian")
file(READ "${debian}/control" control)
file(READ "${debian}/changelog" changelog)
file(READ "${debian}/copyright" copyright)
file(STRINGS "${SOURCE_DIR}/packaging/debian-packages.txt" packages REGEX "^[a-z]")

# The last entry is that of the version, of the same day.
expect_match("${changelog}" "^samegame [(]${PROJECT_VERSION}[)] ")
string(REGEX MATCH "\n -- @MAINTAINER@  [^\n]+" signature "${changelog}")
string(REGEX MATCH "([0-9]+) ([A-Z][a-z]+) ([0-9]+) " day "${signature}")
set(months Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec)
list(FIND months "${CMAKE_MATCH_2}" month)
math(EXPR month "${month} + 101")
string(SUBSTRING "${month}" 1 2 month)
expect_equal("${CMAKE_MATCH_3}-${month}-${CMAKE_MATCH_1}" "${SAMEGAME_VERSION_DATE}")

# What is loaded when the window runs, which dpkg-shlibdeps cannot see: the icon and what is kept; Qt's
# own texts and windows of Wayland are recommended.
string(REGEX MATCH "\nPackage: samegame\n.*\nPackage: samegame-cli\n" window "${control}")
expect_match("${window}" "\nDepends:\n libqt6sql6-sqlite,\n libqt6svg6,\n")
expect_match("${window}" "\nRecommends:\n.* qt6-translations-l10n,\n qt6-wayland,\n")

# What the packages are built with, packaging/deb installs.
string(REGEX MATCH "\nBuild-Depends:\n( [^\n]+\n)+" needed "${control}")
string(REGEX MATCHALL "\n [a-z0-9.+-]+" needed "${needed}")
foreach(package IN LISTS needed)
    string(STRIP "${package}" package)
    string(REPLACE "-compat" "" package "${package}")
    set(lines ${packages})
    list(FILTER lines INCLUDE REGEX "^(cli|play|deb) +${package}$")
    if(NOT lines)
        fail("${package} is not in packaging/debian-packages.txt")
    endif()
endforeach()

# What has no license of its own is under the project's, and what has is named.
foreach(license IN ITEMS "GPL-3[+]" Facts CC0-1.0)
    expect_match("${copyright}" "\nLicense: ${license}\n\n.*\nLicense: ${license}\n ")
endforeach()
file(READ "${SOURCE_DIR}/LICENSES/LicenseRef-Facts.txt" facts)
string(REGEX REPLACE "^Facts\n\n" "" facts "${facts}")
string(REGEX REPLACE "[ \n]+" " " facts "${facts}")
string(REGEX REPLACE "[ \n]+" " " flat "${copyright}")
string(FIND "${flat}" "${facts}" place)
if(place EQUAL -1)
    fail("packaging/debian/copyright and LICENSES/LicenseRef-Facts.txt differ")
endif()

# The Flatpak has the name that desktops know.
file(READ "${SOURCE_DIR}/packaging/flatpak/${SAMEGAME_APP_ID}.yml" flatpak)
expect_match("${flatpak}" "\nid: ${SAMEGAME_APP_ID}\n")
if(FLATPAK_BUILDER)
    execute_process(COMMAND "${FLATPAK_BUILDER}" --show-manifest
            "${SOURCE_DIR}/packaging/flatpak/${SAMEGAME_APP_ID}.yml"
        WORKING_DIRECTORY "${WORK_DIR}" OUTPUT_QUIET ERROR_VARIABLE err RESULT_VARIABLE result)
    expect_equal("${result}${err}" "0")    # it warns of members that it does not know
endif()

# What the workflow runs is there: scripts, groups of packages and presets.
file(READ "${SOURCE_DIR}/.github/workflows/build.yml" workflow)
string(REGEX MATCHALL "packaging/[a-z0-9.-]+" scripts "${workflow}")
foreach(script IN LISTS scripts)
    if(NOT EXISTS "${SOURCE_DIR}/${script}")
        fail("the workflow runs ${script}, which is not there")
    endif()
endforeach()
file(READ "${SOURCE_DIR}/CMakePresets.json" presets)
string(REGEX MATCHALL "--preset [a-z-]+" names "${workflow}")
foreach(name IN LISTS names)
    string(REPLACE "--preset " "" name "${name}")
    expect_match("${presets}" "\"name\": \"${name}\"")
endforeach()
string(REGEX MATCHALL "install_packages [a-z ]+" groups "${workflow}")
string(REGEX REPLACE "install_packages|[; ]+" ";" groups "${groups}")
list(REMOVE_ITEM groups "")
foreach(group IN LISTS groups)
    expect_match(";${packages}" ";${group} +")
endforeach()

# No resource holds the times of its files, with which no two builds would be the same.
file(READ "${SOURCE_DIR}/app/gui/CMakeLists.txt" window)
string(REGEX MATCHALL "qt_add_resources[(][^)]*[)]" calls "${window}")
foreach(call IN LISTS calls)
    expect_match("${call}" "OPTIONS [$]{rcc_options}")
endforeach()
