#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# smoke_test.sh PROGRAM: starts the window on an X server without a screen, waits for a tool tip,
# plays one move with the mouse, saves the game with the keyboard, reads the saved file and quits.
# Then it is left by others: its window is destroyed, and its connection to the server closed; the
# game is kept each time.

set -euo pipefail
program=$1
# shellcheck source=tests/gui/x_server.sh
. "$(dirname "${BASH_SOURCE[0]}")/x_server.sh"

for tool in Xvfb xdotool; do
    if ! command -v "$tool" >/dev/null; then
        echo "skipped: $tool is not installed"
        exit 77
    fi
done

folder=$(mktemp -d)
server='' manager='' window=''
cleanup() {
    for process in $window $manager $server; do
        kill "$process" 2>/dev/null || true
    done
    wait
    rm -rf "$folder"
}
trap cleanup EXIT

fail() {
    echo "failed: $*"
    cat "$folder"/*.log || true
    exit 1
}

start_x_server "$folder" || fail "no X server"

# Three rows of one color each; a click into the middle takes the middle row.
printf '111\n222\n333\n' >"$folder/rows.txt"
export HOME="$folder" XDG_CONFIG_HOME="$folder/config" XDG_RUNTIME_DIR="$folder" LC_ALL=C.UTF-8
export QT_QPA_PLATFORM=xcb
unset QT_QPA_PLATFORMTHEME XDG_CURRENT_DESKTOP DBUS_SESSION_BUS_ADDRESS   # Qt's own file dialog

# start [ARGUMENT...]: the program, whose window is $id then.
start() {
    "$program" "$@" 2>>"$folder/window.log" &
    window=$!
    local title='rows\.txt' # xdotool does not see the name of the program, which Qt adds
    wait_for 30 xdotool search --onlyvisible --name "$title" ||
        fail "no window appears: $(xdotool search --name . getwindowname %@ 2>&1)"
    id=$(xdotool search --onlyvisible --name "$title" | head -n 1)
    if [[ -n $manager ]]; then xdotool windowactivate --sync "$id"; fi
    xdotool windowfocus --sync "$id"
}

# The board stands in the middle of the window, below menus, toolbar and score. The server moves the
# mouse before it clicks; --sync would wait for a mouse that is there already.
play() {
    eval "$(xdotool getwindowgeometry --shell "$id")"
    xdotool mousemove $((X + WIDTH * 50 / 100)) $((Y + HEIGHT * 54 / 100)) click 1
    sleep 1
}

# windows: how many the program shows, tool tips among them.
windows() {
    xdotool search --onlyvisible --class samegame 2>/dev/null | wc -l
}

shows_more_than() {
    (($(windows) > $1))
}

# The first button of the toolbar has a tool tip, which stays.
hover() {
    eval "$(xdotool getwindowgeometry --shell "$id")"
    local before
    before=$(windows)
    for right in 40 44 48; do
        xdotool mousemove $((X + right)) $((Y + 36))
        sleep 0.2
    done
    wait_for 20 shows_more_than "$before" || fail "no tool tip appears"
    sleep 1
    shows_more_than "$before" || fail "the tool tip vanishes"
}

# saves NAME MOVES: the file has them.
saves() {
    xdotool key --clearmodifiers ctrl+s
    wait_for 60 xdotool search --onlyvisible --name 'Save' || fail "Ctrl+S shows no dialog"
    if [[ -n $manager ]]; then # which gives the dialog the keys
        wait_for 60 sh -c "xdotool getwindowfocus getwindowname | grep -q Save" ||
            fail "the dialog of Ctrl+S does not get the keys"
    fi
    sleep 0.5
    xdotool type --delay 20 "$folder/$1"
    xdotool key Return
    wait_for 60 test -s "$folder/$1" || fail "nothing was saved"
    tr -d ' \n' <"$folder/$1" | grep -q "\"moves\":$2" ||
        fail "the saved game is not the one that was played: $(cat "$folder/$1")"
    if [[ -n $manager ]]; then # the file is there before the dialog has gone, which takes keys
        wait_for 60 sh -c "test \$(xdotool getwindowfocus) = $id" ||
            fail "the window does not get the keys back after the dialog"
    fi
}

start "$folder/rows.txt"
hover
play
saves saved.samegame '\[\[2,1\]\],"score":1,'
xdotool key --clearmodifiers ctrl+q
wait_for 60 sh -c "! kill -0 $window" || fail "Ctrl+Q does not end the program"
wait "$window" || fail "the program ended with status $?"
window=

start
xdotool windowclose "$id"       # XDestroyWindow
wait_for 60 sh -c "! kill -0 $window" || fail "the program goes on without a window"
wait "$window" || fail "the program without a window ended with status $?"
window=

start
play
xdotool windowkill "$id"        # XKillClient
wait_for 60 sh -c "! kill -0 $window" || fail "the program goes on without a server"
wait "$window" || true
window=

start
saves again.samegame '\[\[2,1\],\[[12],1\]\]'
echo "the window opened, played, saved, closed, and kept its game when others ended it"
