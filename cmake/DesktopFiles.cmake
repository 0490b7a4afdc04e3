# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# samegame_desktop_files(SOURCE_DIR OUTPUT_DIR): writes what a desktop is told of the program (entry,
# media type, thumbnailer and AppStream metainfo), named after SAMEGAME_APP_ID. Tests call it with
# addresses that the project does not have yet.

# One picture of the metainfo, if pictures have an address.
function(samegame_add_picture list kind file english german)
    if(SAMEGAME_PICTURES)
        string(APPEND ${list} "
    <screenshot${kind}>
      <caption>${english}</caption>
      <caption xml:lang=\"de\">${german}</caption>
      <image type=\"source\" width=\"1200\" height=\"800\">${SAMEGAME_PICTURES}/${file}</image>
    </screenshot>")
        set(${list} "${${list}}" PARENT_SCOPE)
    endif()
endfunction()

function(samegame_desktop_files source_dir output_dir)
    set(addresses "")
    foreach(pair IN ITEMS "homepage|${SAMEGAME_HOMEPAGE}" "bugtracker|${SAMEGAME_BUGS}"
            "contact|${SAMEGAME_CONTACT}")
        if(pair MATCHES "^([a-z]+)[|](.+)$")
            string(APPEND addresses "\n  <url type=\"${CMAKE_MATCH_1}\">${CMAKE_MATCH_2}</url>")
        endif()
    endforeach()

    set(pictures "")
    samegame_add_picture(pictures " type=\"default\"" play.png
        "The board, with the score and what is left beside it"
        "Das Brett, daneben die Punkte und was noch übrig ist")
    samegame_add_picture(pictures "" analyze.png
        "Candidates for the next move, on the board and in a table"
        "Kandidaten für den nächsten Zug, auf dem Brett und in einer Tabelle")
    samegame_add_picture(pictures "" hint.png
        "A hint that says which blocks the next moves save"
        "Ein Tipp, der sagt, welche Blöcke die nächsten Züge aufsparen")
    samegame_add_picture(pictures "" review.png
        "The review of a game, with its largest losses"
        "Die Auswertung einer Partie mit ihren größten Verlusten")
    samegame_add_picture(pictures "" comparison.png
        "Three solvers compared on one board"
        "Drei Löser im Vergleich auf einem Brett")
    if(pictures)
        set(pictures "\n  <screenshots>${pictures}\n  </screenshots>")
    endif()

    configure_file("${source_dir}/samegame.desktop.in" "${output_dir}/${SAMEGAME_APP_ID}.desktop" @ONLY)
    configure_file("${source_dir}/samegame.xml.in" "${output_dir}/${SAMEGAME_APP_ID}.xml" @ONLY)
    configure_file("${source_dir}/samegame.metainfo.xml.in"
        "${output_dir}/${SAMEGAME_APP_ID}.metainfo.xml" @ONLY)
    configure_file("${source_dir}/samegame.thumbnailer"
        "${output_dir}/${SAMEGAME_APP_ID}.thumbnailer" COPYONLY)
endfunction()
