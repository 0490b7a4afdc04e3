#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Four ranks on two hosts, each a network and a host name of its own, with a wire between them: a
# search whose messages go over it finds what it finds on one host, and where the wire is cut nothing
# is lost on either side.
#
#     hosts_test.sh SAMEGAME_CLI SAMEGAME_MPI MPIRUN WORK_DIR
#
# Nothing of this machine's network is touched: all happens in namespaces that this script makes, as
# root or in the name of anybody, and that end with it. Ends with 77, and says why, where they are
# not permitted, and where MPI is not Open MPI.

set -euo pipefail
cli=$1 program=$2 mpirun=$3 work_dir=$4
export PATH=$PATH:/usr/sbin:/sbin

skip() { # REASON
    printf 'skipped: %s\n' "$*"
    exit 77
}

if [[ ${IS_INSIDE:-} != yes ]]; then
    for tool in unshare nsenter ip ss; do
        command -v "$tool" >/dev/null || skip "there is no $tool (Debian: util-linux, iproute2)"
    done
    # Its mpiexec goes by the name of its run-time environment.
    [[ $("$mpirun" --version) =~ Open\ ?(MPI|RTE) ]] ||
        skip "MPICH's ranks do not end reliably where they talk by TCP alone"
    inside=(unshare --net --pid --fork --kill-child --mount-proc)
    [[ $(id -u) == 0 ]] || inside+=(--map-root-user)
    reason=$("${inside[@]}" ip link add left type veth peer name right 2>&1) ||
        skip "no networks of its own: $reason"
    rm -rf "$work_dir"
    mkdir -p "$work_dir"
    IS_INSIDE=yes exec "${inside[@]}" "$0" "$@"
fi

cd "$work_dir"
export TMPDIR=$work_dir/tmp # in /tmp others could have files by the names of these hosts
mkdir tmp

fail() { # SENTENCE
    printf '%s\n' "$*" >&2
    tail -n 20 -- *.err >&2 2>/dev/null || true
    exit 1
}

# A host is the namespaces of a process that sleeps.
declare -A address=([left]=10.213.0.1 [right]=10.213.0.2) keeper=()
at() { # HOST COMMAND...
    nsenter --target "${keeper[$1]}" --net --uts -- "${@:2}"
}

ip link add left type veth peer name right
for host in left right; do
    unshare --net --uts sleep infinity &
    keeper[$host]=$!
    until [[ $(readlink "/proc/${keeper[$host]}/exe") == */sleep ]]; do sleep 0.02; done
    at "$host" hostname "$host"
    ip link set "$host" netns "${keeper[$host]}"
    at "$host" ip link set "$host" name wire
    at "$host" ip address add "${address[$host]}/24" dev wire
    at "$host" ip link set lo up
    at "$host" ip link set wire up
done

# What mpirun reaches a host with, in the place of ssh: agent HOST COMMAND...
cat >agent <<AGENT
#!/usr/bin/env bash
declare -A keeper=([${address[left]}]=${keeper[left]} [${address[right]}]=${keeper[right]})
while [[ \$1 == -* ]]; do shift; done # options for ssh
exec nsenter --target "\${keeper[\$1]}" --net --uts -- sh -c "\${*:2}"
AGENT
chmod +x agent

# Ranks talk by TCP alone, those of one host too.
flags=(--mca plm rsh --mca plm_rsh_agent "$PWD/agent" --mca btl "self,tcp"
    --mca btl_tcp_if_include wire --mca oob_tcp_if_include wire --host)
declare -A hosts=([one]="${address[left]}:4" [two]="${address[left]}:2,${address[right]}:2")
run_on() { # one|two COMMAND...
    at left "$mpirun" "${flags[@]}" "${hosts[$1]}" -n 4 "${@:2}"
}

[[ $(run_on two hostname | sort | uniq -c | xargs) == "2 left 2 right" ]] ||
    fail "mpirun does not start two ranks on each host"

# Under a budget of playouts the result is a function of seed, ranks and threads, not of hosts.
search=(solve standard:1 --solver nrpa --playouts 8000 --threads 1 --seed 5)
for way in "" "--share --period 500"; do
    for number in one two; do
        # shellcheck disable=SC2086 # several words, or none
        run_on $number "$program" "${search[@]}" $way --output $number.samegame \
            >$number.out 2>$number.err || fail "the search on $number ($way) has failed"
        "$cli" verify $number.samegame || fail "the line found on $number ($way) is not what it claims"
        grep -E '^  "(moves|score)":' $number.samegame >$number.line
    done
    cmp one.line two.line || fail "one host and two find different lines ($way)"
done

ranks_at() { # HOST
    local rank
    for rank in /proc/[0-9]*; do
        [[ $(readlink "$rank/exe") == "$(readlink -f "$program")" ]] || continue
        [[ $(readlink "$rank/ns/net") == "$(readlink "/proc/${keeper[$1]}/ns/net")" ]] || continue
        echo "${rank#/proc/}"
    done
}
wait_until() { # COMMAND...: it is so, or the job has ended
    until "$@"; do
        kill -0 "$job" 2>/dev/null || fail "the job has ended before '$*'"
        sleep 0.1
    done
}
has_said() { grep -q "$1" cut.err; }
has_none_at() { [[ -z $(ranks_at "$1") ]]; }

# The wire is cut in the midst of a search. Rank 0 goes on without those that it no longer hears, and
# these keep what they have.
run_on two "$program" solve standard:1 --solver nrpa --seconds 100000 --threads 1 --share \
    --grace 10 --output cut.samegame >cut.out 2>cut.err &
job=$!
wait_until test -e cut.samegame
ss=$(at left ss --tcp --processes --no-header state established dst "${address[right]}")
[[ $ss == *"\"$(basename "$program")\""* ]] || fail "no rank talks to one of the other host by TCP: $ss"
at left ip link set wire down
for rank in 2 3; do
    wait_until has_said "nothing has been heard from rank $rank"
    wait_until test -e "cut.samegame.rank-$rank"
    "$cli" verify "cut.samegame.rank-$rank" || fail "the line of rank $rank is not what it claims"
done
wait_until has_none_at right
ranks=$(ranks_at left)
[[ $(wc -w <<<"$ranks") == 2 ]] || fail "the ranks of the other host have not gone on"
kill -TERM "${ranks%%$'\n'*}"
wait_until has_none_at left
"$cli" verify cut.samegame || fail "the line after the cut is not what it claims"
grep -q '"stop":"stop_requested"' cut.samegame || fail "the search was not ended by the signal"
has_said "nothing has been heard from rank [01]" && fail "a rank of rank 0's host was given up"

# mpirun itself waits for the other host's end, which it hears of by the wire.
at left ip link set wire up
if wait "$job"; then fail "a job that has lost two ranks ends as if it had not"; fi
