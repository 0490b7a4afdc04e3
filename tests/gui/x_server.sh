# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash

# Sourced by the tests of the real window: an X server without a screen, with a window manager where
# one is installed.

# wait_for SECONDS COMMAND...: until the command succeeds.
wait_for() {
    local end=$((SECONDS + $1))
    shift
    until "$@" >/dev/null 2>&1; do
        ((SECONDS < end)) || return 1
        sleep 0.05
    done
}

# start_x_server FOLDER: sets DISPLAY, and $server and $manager to the processes that the caller has
# to end. The server picks a free display and writes its number. A server that ends at that moment
# may take the socket of the new one along, so that nobody reaches it: then the next one is tried.
start_x_server() {
    local folder=$1
    for _ in 1 2 3; do
        : >"$folder/display"
        Xvfb -displayfd 3 -screen 0 1280x900x24 -nolisten tcp 3>"$folder/display" \
            2>>"$folder/server.log" &
        server=$!
        if wait_for 20 test -s "$folder/display"; then
            DISPLAY=:$(<"$folder/display")
            export DISPLAY
            if wait_for 5 xdotool getmouselocation; then
                start_window_manager "$folder"
                return
            fi
        fi
        kill "$server" 2>/dev/null || true
        wait "$server" || true
    done
    echo "the X server does not start"
    return 1
}

start_window_manager() {
    command -v openbox >/dev/null || return 0
    openbox >"$1/manager.log" 2>&1 &
    # shellcheck disable=SC2034 # the caller ends it
    manager=$!
    wait_for 20 xdotool get_num_desktops && return
    echo "the window manager does not start"
    return 1
}
