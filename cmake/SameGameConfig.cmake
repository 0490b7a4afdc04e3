# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What find_package(SameGame) reads: the target SameGame::engine.
include(CMakeFindDependencyMacro)
find_dependency(Threads)
include("${CMAKE_CURRENT_LIST_DIR}/SameGameTargets.cmake")
