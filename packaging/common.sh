# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash

# What the scripts of this folder share. They source this file with the root of the
# checkout as working directory.

log_dir=build/logs

say() { printf '%s\n' "$*"; }

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# Runs a command with its output in a log file; prints the log only if the command fails.
quietly() { # LOG COMMAND...
    local log="$log_dir/$1.log"
    shift
    mkdir -p "$log_dir"
    if ! "$@" >"$log" 2>&1 </dev/null; then
        tail -n 25 "$log" >&2
        fail "This failed (its whole output is in $log): $*"
    fi
}

# The packages of debian-packages.txt that the given groups need and this machine lacks.
missing_packages() { # GROUP...
    local group package here
    here=$(dpkg --print-architecture)
    while read -r group package; do
        [[ " $* " == *" $group "* ]] || continue
        # A package may be there for several architectures.
        local wanted=$here
        [[ $package != *:* ]] || wanted=${package##*:}
        dpkg-query -W -f '${Architecture} ${db:Status-Status}\n' "$package" 2>/dev/null |
            grep -Eqx "($wanted|all) installed" || printf '%s\n' "$package"
    done < <(grep -v '^#' packaging/debian-packages.txt)
}

# Sets `as_root` to what lets apt-get run with the rights it needs; false if nothing does.
find_root() {
    as_root=()
    [[ $(id -u) != 0 ]] || return 0
    as_root=(sudo)
    command -v sudo >/dev/null && { sudo -n true 2>/dev/null || { [[ -t 0 ]] && sudo -v; }; }
}

# Installs what is missing of the groups; does nothing, quickly, if nothing is.
install_packages() { # GROUP...
    if ! command -v dpkg-query >/dev/null; then
        say "This is not Debian: the packages named in packaging/debian-packages.txt are taken for granted."
        return
    fi
    local missing
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]})) || return 0

    find_root || fail "These Debian packages are missing, and installing them needs root or sudo, which" \
        "is not available here. Ask an administrator for: apt-get install ${missing[*]}"
    say "Installing ${#missing[@]} Debian packages and what they depend on: ${missing[*]}"
    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 apt-get -q
               -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=300)
    quietly apt-update "${apt[@]}" update
    quietly apt-install "${apt[@]}" install -y --no-install-recommends "${missing[@]}"
}

# The project's files below this folder, each ended by a null byte: what git knows, or every file
# outside build where there is no git, or where it does not trust the folder.
project_files() {
    git ls-files -z 2>/dev/null || find . -path ./build -prune -o -type f -print0
}

# A container may come without a locale; Qt wants UTF-8.
[[ -n ${LC_ALL:-${LC_CTYPE:-${LANG:-}}} ]] || export LC_ALL=C.UTF-8
