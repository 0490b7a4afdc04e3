# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Has PROGRAM print its man page and its completions while it is built, and installs them with
# COMPONENT. Each folder is where the shells look by themselves; zsh looks into the first of its
# two under /usr/local and on most systems, into the second on Debian.
function(samegame_document program component)
    set(pages "${CMAKE_CURRENT_BINARY_DIR}/${program}.1")
    set(scripts)
    add_custom_command(OUTPUT "${pages}" DEPENDS ${program}
        COMMAND ${program} man > "${program}.1" VERBATIM)
    foreach(shell IN ITEMS bash zsh fish)
        add_custom_command(OUTPUT "${program}.${shell}" DEPENDS ${program}
            COMMAND ${program} completion ${shell} > "${program}.${shell}" VERBATIM)
        list(APPEND scripts "${CMAKE_CURRENT_BINARY_DIR}/${program}.${shell}")
    endforeach()
    add_custom_target(${program}-documents ALL DEPENDS "${pages}" ${scripts})
    install(FILES "${pages}" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" COMPONENT ${component})
    install(FILES "${CMAKE_CURRENT_BINARY_DIR}/${program}.bash" RENAME "${program}"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions" COMPONENT ${component})
    foreach(folder IN ITEMS site-functions vendor-completions)
        install(FILES "${CMAKE_CURRENT_BINARY_DIR}/${program}.zsh" RENAME "_${program}"
            DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/${folder}" COMPONENT ${component})
    endforeach()
    install(FILES "${CMAKE_CURRENT_BINARY_DIR}/${program}.fish"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d" COMPONENT ${component})
endfunction()
