# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Who the project is, for desktops and packages. What is empty does not exist yet, and whatever would
# name it leaves it out.
set(SAMEGAME_AUTHORS "The SameGame authors")
set(SAMEGAME_APP_ID "io.github.samegame.SameGame" CACHE STRING
    "Name of the program among all programs of a desktop")
set(SAMEGAME_HOMEPAGE "" CACHE STRING "Address of the home page")
set(SAMEGAME_BUGS "" CACHE STRING "Address where bugs are reported")
set(SAMEGAME_CONTACT "" CACHE STRING "Address where the authors are reached")
set(SAMEGAME_PICTURES "" CACHE STRING "Address of a folder with the pictures of resources/screenshots")

# The day of PROJECT_VERSION, which packaging/debian/changelog has too.
set(SAMEGAME_VERSION_DATE 2026-11-28)
