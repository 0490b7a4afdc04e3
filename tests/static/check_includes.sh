#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The arrows of the floor plan (engine/README.md, CONTRIBUTING.md), read from the includes: which
# rooms a room may include, and which libraries have one room of their own.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source tests/static/list_sources.sh

# A room, and the rooms it may include besides itself. `app` is main.cpp.
floor_plan='
engine/base             :
engine/stats            : engine/base
engine/game             : engine/base
engine/formats          : engine/base engine/game
engine/playout/core     :
engine/playout          : engine/base engine/game engine/playout/core
engine/playout/softmax  : engine/base engine/game engine/playout/core engine/playout
engine/playout/policies : engine/base engine/game engine/playout/core engine/playout engine/playout/softmax
engine/bounds           : engine/base engine/game
engine/search           : engine/base engine/game engine/formats engine/stats engine/bounds
engine/tree_search      : engine/base engine/game engine/bounds engine/search
engine/solvers          : engine/base engine/game engine/stats PLAYOUT engine/bounds engine/search engine/tree_search engine/beam engine/annealing engine/solvers/nrpa engine/solvers/sp_mcts
engine/beam             : engine/base engine/game engine/stats PLAYOUT engine/bounds engine/search engine/tree_search
engine/annealing/core   : engine/playout/core
engine/annealing        : engine/base engine/game engine/playout engine/search engine/beam engine/annealing/core
engine/solvers/nrpa     : engine/base engine/game engine/stats PLAYOUT engine/bounds engine/search engine/tree_search engine/beam
engine/solvers/sp_mcts  : engine/base engine/game engine/stats PLAYOUT engine/bounds engine/search engine/tree_search
engine/experiment       : engine/base engine/game engine/formats engine/stats PLAYOUT engine/search engine/solvers
engine/experiment/files : engine/base engine/game engine/formats engine/search engine/solvers engine/experiment
engine/tuning           : engine/base engine/game engine/experiment
engine/solvability      : engine/base engine/game engine/stats PLAYOUT engine/bounds engine/search engine/tree_search engine/solvers
app/cli/terminal        : ENGINE
app/cli/report          : ENGINE app/cli/terminal
app/cli/trials          : ENGINE app/cli/terminal app/cli/report
app/cli/laboratory      : ENGINE app/cli/terminal app/cli/report app/cli/trials
app/cli                 : ENGINE app/cli/terminal app/cli/report app/cli/trials app/cli/laboratory
app/cluster             : ENGINE app/cli/terminal app/cli/report app/cli/trials
app/texts               : ENGINE
app/blocks              : ENGINE
app/game                : ENGINE app/blocks app/texts
app/store               : ENGINE app/texts app/game
app/runners             : ENGINE app/blocks app/texts app/game app/store
app/analysis            : ENGINE app/blocks app/texts app/game app/store app/runners
app/models              : ENGINE app/blocks app/texts app/game app/store app/runners
app/forms               : ENGINE app/blocks app/texts app/game app/store app/runners app/models app/analysis app/fitting
app/effects             :
app/fitting             :
app/board               : ENGINE app/blocks app/texts app/game app/store app/runners app/models app/analysis app/effects
app/panels              : ENGINE app/blocks app/texts app/game app/store app/runners app/models app/analysis app/forms app/board app/fitting
app/charts              : ENGINE app/blocks app/texts app/game app/store app/runners app/models app/analysis app/forms app/board app/fitting
app/laboratory          : ENGINE app/texts app/game app/runners app/models app/forms app/charts app/fitting
app/newgame             : ENGINE app/blocks app/texts app/game app/store app/models app/forms app/board app/fitting
app/daily               : ENGINE app/blocks app/texts app/game app/store app/forms app/fitting
app/settings            : ENGINE app/blocks app/texts app/game app/forms app/board app/effects app/fitting
app/dialogs             : ENGINE app/blocks app/texts app/game app/store app/runners app/models app/analysis app/forms app/board app/panels app/charts app/fitting
app/window              : ENGINE app/blocks app/texts app/game app/store app/runners app/models app/analysis app/forms app/board app/panels app/charts app/laboratory app/newgame app/dialogs app/daily app/desktop app/layout app/strip app/settings app/fitting
app/desktop             : ENGINE app/blocks app/texts app/game
app/strip               : ENGINE app/blocks app/texts app/game app/store app/forms app/board app/fitting
app/layout              : ENGINE app/texts app/game app/desktop app/fitting
app                     : ENGINE app/texts app/game app/desktop app/window
'
# What several rows share. The core of playouts is for `playout` and its rooms alone.
floor_plan=${floor_plan//PLAYOUT/engine/playout engine/playout/softmax engine/playout/policies}
floor_plan=${floor_plan//ENGINE/engine}

# shellcheck disable=SC2016 # the dollars are awk's
list_sources 'engine/*.h' 'engine/*.inc' 'engine/*.cpp' 'app/*.h' 'app/*.cpp' | xargs -r awk -v plan="$floor_plan" '
    function room_of(path) { sub(/\/[^\/]*$/, "", path); return path }
    function complain(what) { printf "%s:%d: %s\n", FILENAME, FNR, what; bad = 1 }

    # Families of solvers have a room each; of those without one each file is a solver of its own. The
    # registry includes them all, under the names that its header has for them.
    function may_include_solver(path, own) {
        if (FILENAME ~ /^engine\/solvers\/solver_registry\.cpp$/ || room_of(path) == room && room != "engine/solvers") return 1
        own = FILENAME
        sub(/\.[a-z]*$/, ".h", own)
        return path == own
    }

    BEGIN {
        count = split(plan, rows, "\n")
        for (i = 1; i <= count; ++i) {
            parts = split(rows[i], words, /[ :]+/)
            if (parts == 0 || words[1] == "") continue
            known[words[1]] = 1
            allowed[words[1], words[1]] = 1
            for (j = 2; j <= parts; ++j) allowed[words[1], words[j]] = 1
        }
        charts = "^<(QtCharts|Q[A-Za-z]*(Chart|ChartView|Axis|Series|Legend|LegendMarker|BarSet|BoxSet|CandlestickSet|PieSlice|ModelMapper)>)"
        threads = "^<(QThread|QtConcurrent|QFuture|thread>)"
    }

    FNR == 1 {
        room = room_of(FILENAME)
        in_engine = room ~ /^engine\//
        if (!(room in known)) complain("the floor plan has no room " room)
    }

    /^[ \t]*#[ \t]*include[ \t]*"/ {
        split($0, quoted, "\"")
        target = room_of(quoted[2])
        if (quoted[2] ~ /\.moc$/) next
        if (target !~ /^(engine|app)(\/|$)/)
            complain("\"" quoted[2] "\" is not written from the root")
        else if (room ~ /^engine\/solvers/ && target ~ /^engine\/solvers/ && !may_include_solver(quoted[2]))
            complain("no solver includes another: \"" quoted[2] "\"")
        else if (!((room, target) in allowed) && !(target ~ /^engine\// && (room, "engine") in allowed))
            complain(room " may not include " target)
    }

    /^[ \t]*#[ \t]*include[ \t]*</ {
        header = substr($0, index($0, "<"))
        plain = in_engine || room ~ /^app\/cli/ || room == "app/cluster"
        if (plain && header ~ /^<Qt?[A-Z]/) complain(room " may not include Qt: " header)
        if (header ~ charts && room != "app/charts") complain("only app/charts includes Qt Charts: " header)
        if (header ~ /^<CLI\// && room !~ /^app\/cli/ && room != "app/cluster") complain("only app/cli and app/cluster include CLI11: " header)
        if (header ~ /^<mpi\.h/ && room != "app/cluster") complain("only app/cluster includes MPI: " header)
        if (header ~ threads && !plain && room != "app/runners") complain("only app/runners knows threads: " header)
    }

    END { exit bad }
'
