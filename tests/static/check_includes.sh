#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The floor plan (floor_plan.txt) is what the includes say: no room includes another without an arrow,
# no arrow is unused, and the pictures of it are up to date. Some libraries have one room of their own, and
# calls of the system (POSIX) a few, so that another system means other files there.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source tests/static/list_sources.sh

tests/static/draw_floor_plan.py --check

# shellcheck disable=SC2016 # the dollars are awk's
list_sources 'engine/*.h' 'engine/*.inc' 'engine/*.cpp' 'app/*.h' 'app/*.cpp' | xargs -r awk -v plan="$(grep -v '^#' tests/static/floor_plan.txt)" '
    function room_of(path) { sub(/\/[^\/]*$/, "", path); return path }
    function complain(what) { printf "%s:%d: %s\n", FILENAME, FNR, what; bad = 1 }

    BEGIN {
        count = split(plan, rows, "\n")
        for (i = 1; i <= count; ++i) {
            parts = split(rows[i], words, /[ :]+/)
            if (parts == 0 || words[1] == "") continue
            known[words[1]] = 1
            allowed[words[1], words[1]] = 1
            for (j = 2; j <= parts; ++j) if (words[j] != "") unused[words[1] " -> " words[j]] = allowed[words[1], words[j]] = 1
        }
        charts = "^<(QtCharts|Q[A-Za-z]*(Chart|ChartView|Axis|Series|Legend|LegendMarker|BarSet|BoxSet|CandlestickSet|PieSlice|ModelMapper)>)"
        system_calls = "^<(sys/|(unistd|fcntl|poll|termios|pthread|dirent|dlfcn)[.]h>)"
        split("engine/base engine/formats app/cli/terminal app/cluster app/gui/basics app/gui/session", rooms, " ")
        for (i in rooms) calls_the_system[rooms[i]] = 1
        threads = "^<(QThread|QtConcurrent|QFuture|thread>)"
    }

    FNR == 1 {
        room = room_of(FILENAME)
        if (!(room in known)) complain("the floor plan has no room " room)
    }

    /^[ \t]*#[ \t]*include[ \t]*"/ {
        split($0, quoted, "\"")
        target = room_of(quoted[2])
        if (quoted[2] ~ /\.moc$/) next
        if (target !~ /^(engine|app)(\/|$)/)
            complain("\"" quoted[2] "\" is not written from the root")
        else if (!((room, target) in allowed))
            complain(room " may not include " target)
        delete unused[room " -> " target]
    }

    /^[ \t]*#[ \t]*include[ \t]*</ {
        header = substr($0, index($0, "<"))
        plain = room !~ /^app\/gui/
        if (plain && header ~ /^<Qt?[A-Z]/) complain(room " may not include Qt: " header)
        if (header ~ charts && room != "app/gui/charts") complain("only app/gui/charts includes Qt Charts: " header)
        if (header ~ /^<CLI\// && room !~ /^app\/cli/ && room != "app/cluster") complain("only app/cli and app/cluster include CLI11: " header)
        if (header ~ /^<(png|gif_lib)[.]h>/ && room != "app/pictures") complain("only app/pictures includes libpng and giflib: " header)
        if (header ~ /^<mpi\.h/ && room != "app/cluster") complain("only app/cluster includes MPI: " header)
        if (header ~ /^<pybind11\// && room != "app/python") complain("only app/python includes pybind11: " header)
        if (header ~ system_calls && !(room in calls_the_system)) complain(room " may not call the system: " header)
        if (header ~ threads && !plain && room != "app/gui/session") complain("only app/gui/session knows threads: " header)
    }

    END {
        for (arrow in unused) { print "the floor plan has an arrow that nothing uses: " arrow; bad = 1 }
        exit bad
    }
'
