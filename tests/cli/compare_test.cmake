# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

set(size --rows 8 --columns 8 --colors 4)
set(comparison compare nrpa "flat-monte-carlo  method=mc-avg" --playouts 200 --seed 5 ${size})

# Text, then JSON.
run(0 ${comparison} --boards 6)
expect_match("${out}" "^first +nrpa\nsecond +flat-monte-carlo  method=mc-avg\nseed +5\nboards +6\n")
expect_match("${out}"
    "\ndifference +-?[0-9.]+, second - first \\(fewer than 20 boards have no interval yet\\)\n")
expect_match("${out}" "\nverdict +undecided\n$")
run(0 ${comparison} --boards 6 --json)
expect_json("${out}" "6" boards)
expect_json("${out}" "undecided" verdict)
expect_json("${out}" "mc-avg" contestants 1 options method)
expect_json("${out}" "random:10/8x8x4" trials 5 board)
expect_json_length("${out}" 2 mean)
expect_json_type("${out}" NULL interval)
expect_json_type("${out}" NULL second_to_first interval)
expect_json_length("${out}" 6 trials)
json_get(trials "${out}" trials)

# Each score is that of the search alone.
json_get(score "${out}" trials 0 scores 0)
expect_match("${score}" "^-?[0-9]+$")

# A comparison goes on where it was left, and ends as if it had never been.
run(0 ${comparison} --boards 3 --resume c.jsonl)
file(STRINGS "${WORK_DIR}/c.jsonl" lines)
list(LENGTH lines count)
expect_equal("${count}" 7)
run(0 ${comparison} --boards 6 --resume c.jsonl --json)
foreach(i RANGE 5)
    json_get(expected "${trials}" ${i} scores)
    expect_json("${out}" "${expected}" trials ${i} scores)
endforeach()
file(READ "${WORK_DIR}/c.jsonl" kept)
run(0 compare nrpa "flat-monte-carlo method=mc-avg" --playouts 200 ${size} --boards 6 --resume c.jsonl)
expect_match("${out}" "\nseed +5\n") # that of the file

# A line for each trial, after one that tells what they are trials of.
file(STRINGS "${WORK_DIR}/c.jsonl" lines)
list(LENGTH lines count)
expect_equal("${count}" 13)
list(GET lines 0 head)
expect_json("${head}" "samegame-trials" format)
expect_json("${head}" "1" version)
expect_json("${head}" "flat-monte-carlo" entries 1 solver)
expect_json("${head}" "mc-avg" entries 1 options method)
expect_json("${head}" "200" entries 1 budget playouts)

# What a program that was killed has left is mended.
string(LENGTH "${kept}" length)
math(EXPR left "${length} - 100")
string(SUBSTRING "${kept}" 0 ${left} torn)
file(WRITE "${WORK_DIR}/torn.jsonl" "${torn}")
run(0 ${comparison} --boards 6 --resume torn.jsonl)
expect_match("${err}" "'torn.jsonl': the last line was torn and is cut off\n")
file(STRINGS "${WORK_DIR}/torn.jsonl" lines)
list(LENGTH lines count)
expect_equal("${count}" 13)

# The better one is found before the boards end; one and the same is equal.
run(0 compare nrpa greedy --playouts 200 --seed 5 ${size} --json)
expect_json("${out}" "first" verdict)

# A difference is that of the second less the first, and the promised one says that it is not.
json_get(first "${out}" mean 0)
json_get(second "${out}" mean 1)
if(NOT second LESS first)
    fail("the better one has the lower mean")
endif()
json_get(promised "${out}" difference)
json_get(high "${out}" interval 1)
expect_json("${out}" "first - second" difference_is)
expect_json("${out}" "-${promised}" second_to_first value)
expect_json("${out}" "-${high}" second_to_first interval 0)
run(0 compare nrpa greedy --playouts 200 --seed 5 ${size})
expect_match("${out}" " second - first \\(95 % at any time, for boards like these: [-0-9.]+ to [-0-9.]+\\)\n")
expect_match("${out}" "\ndifference +-[0-9.]+, second - first .*: -[0-9.]+ to -[0-9.]+\\)\nverdict +first\n")
run(0 compare nrpa nrpa --playouts 50 --seed 5 ${size} --json)
expect_json("${out}" "equal" verdict)
expect_json("${out}" "20" boards)

# A section of a page has the numbers, the command that repeats them, and where they are from.
set(decided compare nrpa "greedy  estimate=score" --playouts 200 --seed 5 ${size})
run(0 ${decided} --json)
set(json "${out}")
json_get(boards "${json}" boards)
json_get(difference "${json}" second_to_first value)
json_get(low "${json}" second_to_first interval 0)
run(0 ${decided} --csv c.csv --svg c.svg --markdown)
expect_match("${out}" "^## nrpa against greedy  estimate=score\n\n\\| entry \\| mean \\| difference \\| low \\| high \\|\n")
expect_match("${out}" "\n\\| nrpa \\| [0-9.]+ \\|  \\|  \\|  \\|\n\\| greedy  estimate=score \\| [-0-9.]+ \\| -[0-9.]+ \\| -[0-9.]+ \\| -[0-9.]+ \\|\n")
expect_match("${out}" "\n    samegame-cli compare nrpa 'greedy  estimate=score' --playouts 200 --boards 1000 --rows 8 --columns 8 --colors 4 --seed 5\n")
expect_match("${out}" "- ${boards} boards, random:5/8x8x4 to random:[0-9]+/8x8x4; 200 playouts for each run, on one thread; standard rules, seed 5\\.\n- Verdict: first, 'nrpa' is better\\.\n")
expect_match("${out}" "; samegame [0-9.]+( [(][0-9a-f]+[+]?[)])?, bench [0-9a-f]+\\.\n$")

# The file of numbers has a row for each board, the last one with the result.
file(STRINGS "${WORK_DIR}/c.csv" rows)
list(LENGTH rows count)
math(EXPR expected "${boards} + 1")
expect_equal("${count}" "${expected}")
list(GET rows 0 head)
expect_equal("${head}" "board,seed,rules,gravity,budget,first,second,first_score,second_score,difference,first_seconds,second_seconds,boards,first_mean,second_mean,mean_difference,low,high")
list(GET rows 1 row)
expect_match("${row}" "^random:5/8x8x4,[0-9]+,standard,shift,200 playouts,nrpa,greedy  estimate=score,-?[0-9]+,-?[0-9]+,-?[0-9]+,[-.e0-9]+,[-.e0-9]+,1,[-.0-9]+,[-.0-9]+,[-.0-9]+,,$")
list(GET rows -1 row)
string(SUBSTRING "${difference}" 0 7 difference) # two writers of numbers differ in the last digit
string(SUBSTRING "${low}" 0 7 low)
expect_match("${row}" ",${boards},[-.0-9]+,[-.0-9]+,${difference}[0-9]*,${low}[0-9]*,-[.0-9]+$")

# A single search from its row has its score.
list(GET rows 1 row)
string(REGEX REPLACE "^random:5/8x8x4,([0-9]+),.*" "\\1" seed "${row}")
string(REGEX REPLACE ".*estimate=score,(-?[0-9]+),(-?[0-9]+),.*" "\\1" score "${row}")
run(0 solve random:5/8x8x4 --solver nrpa --playouts 200 --threads 1 --seed ${seed} --json)
expect_json("${out}" "${score}" score)

# The figure says where it is from, and has a place for all that is drawn.
file(READ "${WORK_DIR}/c.svg" svg)
expect_match("${svg}" ">nrpa against greedy ties=random</text>|>nrpa against greedy  estimate=score</text>")
expect_match("${svg}" "<title>difference</title>.*<title>differences by board</title>")
expect_match("${svg}" ">second - first, mean -[0-9.]+ \\(95 % at any time, for boards like these: -[0-9.]+ to -[0-9.]+\\)</text>")
expect_match("${svg}" "200 playouts for each run")
expect_match("${svg}" "samegame [0-9.]+( \\([0-9a-f]+\\+?\\))?\\.</text>")
foreach(count IN ITEMS 1 2 5)
    run(0 ${comparison} --boards ${count} --svg few.svg --csv -)
    string(REGEX MATCHALL "\n" ends "${out}")
    list(LENGTH ends rows)
    math(EXPR expected "${count} + 1")
    expect_equal("${rows}" "${expected}")
    expect_match("${err}" "\nboards +${count}\n")
    file(READ "${WORK_DIR}/few.svg" svg)
    if(svg MATCHES "nan|inf[^a-z]")
        fail("the figure of ${count} boards has places that are no numbers")
    endif()
endforeach()
refuse(2 "same file" ${comparison} --boards 2 --csv a --svg ./a)
refuse(1 "cannot write" ${comparison} --boards 2 --svg absent/a.svg)
refuse(2 "--json" ${comparison} --boards 2 --markdown --json)

# What is wrong is said.
refuse(2 "SECOND" compare nrpa --playouts 10)
refuse(2 "nrpaa.*did you mean 'nrpa'" compare nrpaa nrpa --playouts 10)
refuse(2 "level" compare "nrpa level=99" nrpa --playouts 10)
refuse(2 "an entrant is empty" compare " " nrpa --playouts 10)
refuse(2 "'exact' plays no playouts" compare nrpa exact --playouts 10)
refuse(1 "'c.jsonl': line 1: its trials have other 'entries.1.budget.playouts': 200, expected 100"
    compare nrpa "flat-monte-carlo method=mc-avg" --playouts 100 ${size} --resume c.jsonl)
refuse(1 "seed 5, expected 6"
    compare nrpa "flat-monte-carlo method=mc-avg" --playouts 200 --seed 6 ${size} --resume c.jsonl)
refuse(1 "its board 1 is 'random:5/8x8x4', expected 'random:5/8x8x3'"
    compare nrpa "flat-monte-carlo method=mc-avg" --playouts 200 --rows 8 --columns 8 --colors 3
    --resume c.jsonl)
foreach(text IN ITEMS "{\"seed\": 5}\n" "{\"seed\": 5}")
    file(WRITE "${WORK_DIR}/no.jsonl" "${text}")
    refuse(1 "'no.jsonl': line 1: it is no file of trials" ${comparison} --resume no.jsonl)
    file(READ "${WORK_DIR}/no.jsonl" left)
    expect_equal("${left}" "${text}")
endforeach()
function(refuse_changed regex from to)
    string(REPLACE "${from}" "${to}" wrong "${kept}")
    expect_different("${wrong}" "${kept}")
    file(WRITE "${WORK_DIR}/no.jsonl" "${wrong}")
    refuse(1 "${regex}" ${comparison} --resume no.jsonl)
endfunction()
refuse_changed("its board 3 is 'random:8/8x8x4', expected 'random:7/8x8x4'" "random:7/" "random:8/")
refuse_changed("its trials are of samegame x[0-9.]+ .*, expected samegame [0-9.]+ .*do not go together"
    "\"samegame " "\"samegame x")
refuse(1 "no folder|No such file" ${comparison} --resume nowhere/c.jsonl)
refuse(1 "ordinary file|Is a directory" ${comparison} --resume .)

# Of one board there is no interval.
run(0 compare greedy flat-monte-carlo --playouts 50 --boards 1 --rows 6 --columns 6 --seed 1)
expect_match("${out}" "difference  [^\n]*[(]one board says nothing about boards like it[)]\n")
run(0 compare greedy flat-monte-carlo --playouts 50 --boards 1 --rows 6 --columns 6 --seed 1 --json)
string(JSON type TYPE "${out}" interval)
expect_equal("${type}" "NULL")
string(JSON type TYPE "${out}" second_to_first interval)
expect_equal("${type}" "NULL")
