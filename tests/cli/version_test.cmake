# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The version is the same wherever it stands, and the list of changes begins with what is not released
# yet, or with this version. VERSION is that of CMake, ROOT the root of the sources.

file(READ "${ROOT}/CITATION.cff" text)
if(NOT text MATCHES "\nversion: ([^\n]*)\n" OR NOT CMAKE_MATCH_1 STREQUAL VERSION)
    message(SEND_ERROR "CITATION.cff has version '${CMAKE_MATCH_1}', expected ${VERSION}")
endif()
file(READ "${ROOT}/codemeta.json" text)
string(JSON version GET "${text}" version)
if(NOT version STREQUAL VERSION)
    message(SEND_ERROR "codemeta.json has version '${version}', expected ${VERSION}")
endif()
file(READ "${ROOT}/README.md" text)
if(NOT text MATCHES "\n  version = {([^}]*)}\n" OR NOT CMAKE_MATCH_1 STREQUAL VERSION)
    message(SEND_ERROR "README.md cites version '${CMAKE_MATCH_1}', expected ${VERSION}")
endif()
file(STRINGS "${ROOT}/CHANGELOG.md" headings REGEX "^## ")
list(GET headings 0 first)
if(NOT first STREQUAL "## Unreleased" AND NOT first MATCHES "^## ${VERSION}( |$)")
    message(SEND_ERROR "CHANGELOG.md begins with '${first}', expected Unreleased or ${VERSION}")
endif()
if(NOT headings MATCHES "## ${VERSION}(;| |$)")
    message(SEND_ERROR "CHANGELOG.md does not have version ${VERSION}")
endif()
