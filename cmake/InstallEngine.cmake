# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The engine for other programs (engine/README.md): library, public headers and CMake package.
# `cmake --install BUILD --component engine` installs these alone.

include(CMakePackageConfigHelpers)

# Headers keep their paths from the root, since they include each other by them. These rooms are
# public as a whole, of the others only what is named; the hot core and single solvers are private.
set(public_rooms base bounds formats game generic search stats)
set(public_headers
    studies/experiment/board_list.h
    studies/experiment/comparison.h
    studies/experiment/trial.h
    studies/experiment/trial_plan.h
    studies/experiment/trial_team.h
    playout/isa.h
    playout/playout_engine.h
    playout/policy_registry.h
    solvers/solver_registry.h)

set(header_dir "${CMAKE_INSTALL_INCLUDEDIR}/samegame")
set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/SameGame")
set(version_file "${CMAKE_CURRENT_BINARY_DIR}/SameGameConfigVersion.cmake")

set_target_properties(samegame_engine PROPERTIES EXPORT_NAME engine)
target_include_directories(samegame_engine INTERFACE "$<INSTALL_INTERFACE:${header_dir}>")
install(TARGETS samegame_engine EXPORT SameGame
    ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT engine)
install(EXPORT SameGame NAMESPACE SameGame:: FILE SameGameTargets.cmake
    DESTINATION "${package_dir}" COMPONENT engine)

install(DIRECTORY ${public_rooms} DESTINATION "${header_dir}/engine" COMPONENT engine
    FILES_MATCHING PATTERN "*.h"
    PATTERN "json_*.h" EXCLUDE    # these include the JSON library, which users of the engine need not have
    PATTERN "*_json.h" EXCLUDE)
foreach(header IN LISTS public_headers)
    cmake_path(GET header PARENT_PATH room)
    install(FILES "${header}" DESTINATION "${header_dir}/engine/${room}" COMPONENT engine)
endforeach()

write_basic_package_version_file("${version_file}" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_SOURCE_DIR}/cmake/SameGameConfig.cmake" "${version_file}"
    DESTINATION "${package_dir}" COMPONENT engine)
