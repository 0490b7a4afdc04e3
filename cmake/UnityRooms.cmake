# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# In a unity build (CMAKE_UNITY_BUILD) a unit is made of at most 24 files of one room, so that names
# in unnamed namespaces differ within a room and nowhere else. Call this after the last source.
function(samegame_unite_rooms target)
    if(NOT CMAKE_UNITY_BUILD)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    set(rooms "")
    foreach(source IN LISTS sources)
        cmake_path(GET source PARENT_PATH room)
        # Units are named after their rooms, and the same in every clone: what is generated has full paths.
        string(REPLACE "${PROJECT_BINARY_DIR}" "build" room "${room}")
        string(MAKE_C_IDENTIFIER "room_${room}" room)
        list(APPEND rooms "${room}")
        list(APPEND files_of_${room} "${source}")
    endforeach()
    list(REMOVE_DUPLICATES rooms)
    foreach(room IN LISTS rooms)
        list(LENGTH files_of_${room} count)
        math(EXPR units "(${count} + 23) / 24")
        set(place 0)
        foreach(source IN LISTS files_of_${room})
            math(EXPR unit "${place} * ${units} / ${count}")
            set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${room}_${unit}")
            math(EXPR place "${place} + 1")
        endforeach()
    endforeach()
endfunction()
