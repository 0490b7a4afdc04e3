#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The recipes of packaging/cluster under a Slurm of one node, which this test starts for itself: no
# service is needed, no key, and nothing of the system's Slurm is touched.
#
#     slurm_test.sh SAMEGAME_CLI SAMEGAME_MPI RECIPES WORK_DIR
#
# Ends with 77, and says why, where Slurm cannot be started.

set -euo pipefail
export SAMEGAME_CLI=$1 SAMEGAME_MPI=$2
recipes=$3 work_dir=$4
export PATH=$PATH:/usr/sbin:/usr/local/sbin

skip() { # REASON
    printf 'skipped: %s\n' "$*"
    exit 77
}

fail() { # SENTENCE
    printf '%s\n' "$*" >&2
    tail -n 20 -- *.log *.out >&2 || true
    exit 1
}

for program in slurmctld slurmd sbatch srun scontrol; do
    command -v "$program" >/dev/null || skip "there is no $program (Debian: slurmctld slurmd slurm-client)"
done
[[ $(id -u) == 0 ]] || skip "slurmd wants to be root"

rm -rf "$work_dir"
mkdir -p "$work_dir/state" "$work_dir/spool"
cd "$work_dir"
host=$(hostname -s)
port=$((20000 + RANDOM % 10000))
cat >slurm.conf <<CONF
ClusterName=test
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
SlurmdUser=root
AuthType=auth/none
CryptoType=crypto/none
SlurmctldPort=$port
SlurmdPort=$((port + 1))
StateSaveLocation=$work_dir/state
SlurmdSpoolDir=$work_dir/spool
SlurmctldPidFile=$work_dir/slurmctld.pid
SlurmdPidFile=$work_dir/slurmd.pid
SlurmctldLogFile=$work_dir/slurmctld.log
SlurmdLogFile=$work_dir/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
SelectType=select/cons_tres
ReturnToService=2
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=test Nodes=ALL Default=YES State=UP
CONF
export SLURM_CONF=$work_dir/slurm.conf

daemons=()
stop_daemons() {
    if ((${#daemons[@]})); then kill "${daemons[@]}" 2>/dev/null || true; fi
    wait
}
trap stop_daemons EXIT
slurmctld -D >slurmctld.out 2>&1 &
daemons+=($!)
slurmd -D >slurmd.out 2>&1 &
daemons+=($!)

# Whether both are still there and the node has come up.
until [[ $(sinfo --noheader --format=%t 2>/dev/null) == idle* ]]; do
    for daemon in "${daemons[@]}"; do
        kill -0 "$daemon" 2>/dev/null || skip "Slurm does not start here: $(tail -n 1 slurmctld.out slurmd.out)"
    done
    sleep 0.2
done
[[ $(srun --mpi=list 2>&1) == *pmix* ]] || skip "this Slurm has no PMIx"

state_of() { # JOB
    scontrol show job "$1" 2>/dev/null | grep -oE 'JobState=[A-Z_]+' | cut -d= -f2
}

wait_for() { # JOB...
    local job
    for job; do
        while [[ $(state_of "$job") =~ ^(PENDING|CONFIGURING|RUNNING|COMPLETING)$ ]]; do sleep 0.2; done
        [[ $(state_of "$job") == COMPLETED ]] || fail "job $job is $(state_of "$job")"
    done
}

# A search to the end of its time, and one that is told to end as at the time limit: both end well,
# with a line that is what it claims.
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
wait_for "$(SECONDS_OF_SEARCH=2 OUTPUT=$work_dir/whole.samegame \
    sbatch --parsable --nodes=1 --output=whole.out "$recipes/samegame.slurm" standard:1 --solver nrpa)"
"$SAMEGAME_CLI" verify whole.samegame

job=$(OUTPUT=$work_dir/told.samegame \
    sbatch --parsable --nodes=1 --output=told.out "$recipes/samegame.slurm" standard:1 --solver nrpa)
until [[ -e told.samegame ]]; do
    [[ $(state_of "$job") =~ ^(PENDING|CONFIGURING|RUNNING)$ ]] || fail "job $job is $(state_of "$job")"
    sleep 0.2
done
scancel --signal=TERM "$job"
wait_for "$job"
"$SAMEGAME_CLI" verify told.samegame
grep -q '"stop":"stop_requested"' told.samegame || fail "the search was not ended by the signal"

# An experiment as an array.
cat >small.json <<'JSON'
{"format": "samegame-experiment", "version": 1, "title": "t", "boards": "standard:1-3", "seed": "5",
 "solver": "nested-monte-carlo", "budget": {"playouts": 40}, "entries": [{"name": "e"}]}
JSON
job=$(sbatch --parsable --array=1-2 --output=array-%a.out "$recipes/experiment.slurm" small.json)
wait_for "${job}_1" "${job}_2"
"$SAMEGAME_CLI" merge trials-1.jsonl trials-2.jsonl --output trials.jsonl
[[ $(wc -l <trials.jsonl) == 4 ]] || fail "not all trials are there"
