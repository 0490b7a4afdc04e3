# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Compiles the text of FILE into TARGET as `extern const std::string_view NAME` of namespace
# samegame::data.
function(samegame_embed_text target name file)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${file}")
    file(READ "${file}" SAMEGAME_TEXT)
    set(SAMEGAME_NAME "${name}")
    set(output "${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp")
    configure_file("${PROJECT_SOURCE_DIR}/cmake/embedded_text.cpp.in" "${output}" @ONLY)
    target_sources(${target} PRIVATE "${output}")
endfunction()
