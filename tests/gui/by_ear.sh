#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# by_ear.sh PROGRAM: plays a game by what a screen reader is told (by_ear.py), on an X server without
# a screen and a session bus of its own. Skipped, with its reason, where these cannot be had; with
# CI=true that is a failure.

set -euo pipefail
program=$1
# shellcheck source=tests/gui/x_server.sh
. "$(dirname "${BASH_SOURCE[0]}")/x_server.sh"
script=$(dirname "${BASH_SOURCE[0]}")/by_ear.py

skip() {
    echo "skipped: $*"
    if [[ ${CI:-} == true ]]; then exit 1; fi
    exit 77
}

for tool in Xvfb xdotool dbus-run-session; do
    command -v "$tool" >/dev/null || skip "$tool is not installed"
done
# The modules belong to Debian's Python, whichever comes first in the path.
/usr/bin/python3 -c 'import pyatspi' 2>/dev/null || skip "python3-pyatspi is not installed"

folder=$(mktemp -d)
server='' manager=''
cleanup() {
    for process in $manager $server; do
        kill "$process" 2>/dev/null || true
    done
    wait
    rm -rf "$folder"
}
trap cleanup EXIT

start_x_server "$folder" || skip "no X server"

mkdir -m 700 "$folder/run"
export HOME="$folder" XDG_CONFIG_HOME="$folder/config" XDG_DATA_HOME="$folder/data"
export XDG_RUNTIME_DIR="$folder/run" LC_ALL=C.UTF-8
export QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
unset QT_QPA_PLATFORMTHEME XDG_CURRENT_DESKTOP DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS

# The bus of screen readers is started by the session bus when it is first asked for.
dbus-run-session -- /usr/bin/python3 -c 'import pyatspi; pyatspi.Registry.getDesktop(0).name' \
    >"$folder/bus.log" 2>&1 || skip "the bus of screen readers does not start: $(<"$folder/bus.log")"

dbus-run-session -- /usr/bin/python3 "$script" "$program" "$folder" 2>"$folder/errors.log" || {
    status=$?
    cat "$folder/errors.log"
    exit "$status"
}
