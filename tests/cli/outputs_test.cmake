# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What commands write: to no file that they read, to no file twice, and to standard output where that
# is named.

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

set(board "1122\n1122\n3344\n")
file(WRITE "${WORK_DIR}/board.txt" "${board}")
file(CREATE_LINK board.txt "${WORK_DIR}/link.txt" SYMBOLIC)
file(CREATE_LINK "${WORK_DIR}/board.txt" "${WORK_DIR}/second.txt")
file(WRITE "${WORK_DIR}/small.json" [[
{"format": "samegame-experiment", "version": 1, "title": "Small", "boards": "random:9/4x4x2",
 "seed": "5", "solver": "nested-monte-carlo", "budget": {"playouts": 40}, "measure": "total",
 "entries": [{"name": "level 1", "options": {"level": 1}}]}
]])
file(READ "${WORK_DIR}/small.json" experiment)
run(0 solve board.txt --playouts 10 --output kept.samegame)
file(READ "${WORK_DIR}/kept.samegame" kept)

# Nothing is written over what is read, whatever name leads to it, and nothing is computed before
# that is said.
set(endless --seconds 100000)
foreach(name IN ITEMS board.txt ./board.txt link.txt second.txt "${WORK_DIR}/board.txt")
    refuse(2 "--csv names '.*', which the command reads" histogram board.txt --csv ${name})
    refuse(2 "--svg names '.*', which the command reads"
        histogram ${name} --csv bins.csv --svg board.txt)
    refuse(2 "--output names '.*', which the command reads"
        solve ${name} ${endless} --output board.txt)
endforeach()
refuse(2 "--output names 'kept.samegame', which" solve kept.samegame ${endless} --output kept.samegame)
refuse(2 "--html names 'kept.samegame', which" review kept.samegame ${endless} --html kept.samegame)
foreach(option IN ITEMS --csv --svg --resume)
    refuse(2 "${option} names 'small.json', which" experiment small.json ${option} small.json)
endforeach()
set(input "${board}")
refuse(2 "--output names 'input.txt', which" solve - ${endless} --output input.txt)
foreach(name IN ITEMS board.txt input.txt)
    file(READ "${WORK_DIR}/${name}" now)
    expect_equal("${now}" "${board}")
endforeach()
file(READ "${WORK_DIR}/small.json" now)
expect_equal("${now}" "${experiment}")
file(READ "${WORK_DIR}/kept.samegame" now)
expect_equal("${now}" "${kept}")

# Two outputs are two files, also where they are two names of one.
file(WRITE "${WORK_DIR}/old.csv" "old")
file(CREATE_LINK "${WORK_DIR}/old.csv" "${WORK_DIR}/old.svg")
refuse(2 "--csv and --svg name the same file" histogram board.txt --csv old.csv --svg old.svg)
refuse(2 "--resume and --csv name the same file"
    experiment small.json --resume new.jsonl --csv ./new.jsonl)
refuse(2 "--csv and --svg name the same file, '-'" histogram board.txt --csv - --svg -)

# Standard output: what is written is there alone, and the report goes to standard error.
run(0 histogram board.txt --playouts 10 --csv -)
expect_match("${out}" "^policy,from,to,count\n[^ ]+\n$")
expect_match("${err}" "^policy +playouts +mean")
run(0 histogram board.txt --playouts 10 --svg -)
expect_match("${out}" "^<svg .*</svg>\n$")
run(0 solve board.txt --playouts 10 --output -)
expect_json("${out}" "samegame" format)
expect_match("${err}" "^score ")
set(input "${out}")
run(0 verify -)
run(0 experiment small.json --threads 1 --csv -)
expect_match("${out}" "^[a-z_]+,.*level 1")
expect_match("${err}" "Small")
run(0 review kept.samegame --playouts 10 --html -)
expect_match("${out}" "^<!DOCTYPE html>.*</html>\n$")
expect_match("${err}" "accuracy")
run(0 first-moves random:1/4x4x3 --playouts 2 --csv -)
expect_match("${out}" "^[a-z_]+,")
if(EXISTS "${WORK_DIR}/-")
    fail("there is a file called '-'")
endif()
run(0 solve board.txt --playouts 10 --output ./-)
run(0 verify ./-)
foreach(command IN ITEMS "solve board.txt --output" "histogram board.txt --csv" "histogram board.txt --svg"
        "experiment small.json --csv" "merge a.jsonl --output" "first-moves --csv" "review kept.samegame --html" "experiment small.json --svg")
    separate_arguments(arguments UNIX_COMMAND "${command}")
    refuse(2 "--[a-z]+ - and --json would both write to standard output" ${arguments} - --json)
endforeach()
refuse(2 "--csv - and --markdown would" experiment small.json --csv - --markdown)
refuse(2 "--csv - and --markdown would" first-moves --csv - --markdown)
refuse(2 "--resume - is no file that can go on" experiment small.json --resume -)
refuse(2 "--resume - is no file that can go on" compare nrpa greedy --playouts 10 --resume -)

# Trials may be merged into one of the files that they are read from: it has them all afterwards.
run(0 experiment small.json --threads 1 --resume one.jsonl)
lines_of(before one.jsonl)
run(0 merge one.jsonl --output one.jsonl)
lines_of(after one.jsonl)
expect_equal("${after}" "${before}")
run(0 merge one.jsonl --output -)
file(READ "${WORK_DIR}/one.jsonl" whole)
expect_equal("${out}" "${whole}")
expect_match("${err}" "^files +1\n")

# A file that is written keeps its permissions; one that nobody may write to is refused before
# anything is computed.
file(WRITE "${WORK_DIR}/private.csv" "old")
file(CHMOD "${WORK_DIR}/private.csv" PERMISSIONS OWNER_READ OWNER_WRITE)
run(0 histogram board.txt --playouts 10 --csv private.csv)
find_program(sh sh)
if(NOT sh)
    message("skipped: there is no shell")
    return()
endif()
run_in_shell(0 "ls -l private.csv")
expect_match("${out}" "^-rw------- ")
file(WRITE "${WORK_DIR}/protected.csv" "old")
file(CHMOD "${WORK_DIR}/protected.csv" PERMISSIONS OWNER_READ)
refuse(1 "cannot write 'protected.csv': it is write-protected\n$"
    histogram board.txt --playouts 9000000000000000000 --csv protected.csv)
file(READ "${WORK_DIR}/protected.csv" now)
expect_equal("${now}" "old")

# Standard output and standard error that go to the file are written over neither.
run_in_shell(2 "\"$0\" histogram board.txt --playouts 10 --csv both.csv >both.csv")
expect_match("${err}" "--csv names 'both.csv', where standard output goes")
run_in_shell(2 "\"$0\" histogram board.txt --playouts 10 --csv both.csv 2>both.csv")
file(READ "${WORK_DIR}/both.csv" now)
expect_match("${now}" "--csv names 'both.csv', where standard error goes")

# Trials that still come are not lost to a file that takes the place of theirs.
run_in_shell(0 "\"$0\" compare nrpa nrpa --seconds 0.05 --boards 1000000 --threads 1 --resume run.jsonl >/dev/null &
    while [ ! -s run.jsonl ]; do sleep 0.05; done
    for command in 'merge one.jsonl --output' 'solve board.txt --output' 'histogram board.txt --csv'; do
        \"$0\" $command run.jsonl; echo $?
    done
    kill $!
    wait $!
    head -c 20 run.jsonl")
expect_match("${out}" "^1\n1\n1\n{\"format\":\"samegame")
string(REGEX MATCHALL "cannot write 'run.jsonl': another program writes to it" refusals "${err}")
list(LENGTH refusals count)
expect_equal("${count}" 3)
run(0 merge one.jsonl --output run.jsonl)

# A link to what is not there yet is one more name of it.
file(REMOVE "${WORK_DIR}/later" "${WORK_DIR}/link")
file(CREATE_LINK later "${WORK_DIR}/link" SYMBOLIC)
refuse(2 "name the same file" histogram standard:1 --playouts 10 --csv link --svg later)
refuse(2 "name the same file" histogram standard:1 --playouts 10 --csv later --svg link)
