# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Has PROGRAM print its man page while it is built, and installs it with COMPONENT.
function(samegame_document program component)
    set(pages "${CMAKE_CURRENT_BINARY_DIR}/${program}.1")
    add_custom_command(OUTPUT "${pages}" DEPENDS ${program}
        COMMAND ${program} man > "${program}.1" VERBATIM)
    add_custom_target(${program}-documents ALL DEPENDS "${pages}")
    install(FILES "${pages}" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" COMPONENT ${component})
endfunction()
