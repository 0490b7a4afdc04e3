# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

file(WRITE "${WORK_DIR}/small.json" [[
{"format": "samegame-experiment", "version": 1, "title": "Levels | of nested search",
 "paper": "Somebody, 2026", "note": "A note.", "boards": "standard:1-3", "runs": 2, "seed": "5",
 "solver": "nested-monte-carlo", "budget": {"playouts": 40}, "measure": "total",
 "entries": [
  {"name": "level 1", "options": {"level": 1}, "published": "nmcs-4-2009"},
  {"name": "level 2, \"more\"", "options": {"level": 2}},
  {"name": "level 3", "options": {"level": 3}, "against": "level 2, \"more\""}]}
]])
set(small experiment small.json --threads 1)

# expect_golden(TEXT NAME): what is the same on every machine is as in golden/NAME.
function(expect_golden text name)
    string(REGEX REPLACE "  +[0-9.]+\n" "  SECONDS\n" text "${text}") # the last column of the table
    string(REGEX REPLACE "( \\| 40) \\| [0-9.]+ \\|\n" "\\1 | SECONDS |\n" text "${text}") # behind playouts
    string(REGEX REPLACE ",[-+.0-9e]+((,[-+.0-9e]*,[-+.0-9e]*,[-+.0-9e]*,[-+.0-9e]*,[-+.0-9e]*,[-+.0-9e]*,[-+.0-9e]*,[-+.0-9e]*),standard:)"
        ",SECONDS\\1" text "${text}")
    string(REGEX REPLACE "\"seconds\":[-+.0-9e]+" "\"seconds\":0" text "${text}")
    string(REGEX REPLACE "\\[[-+.0-9e]+,([0-9]+,-?[0-9]+)\\]" "[0,\\1]" text "${text}") # points of curves
    string(REGEX REPLACE "2[0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9], [^\n]*" "DATE" text "${text}")
    string(REGEX REPLACE "samegame [0-9]+\\.[0-9]+\\.[0-9]+( \\([0-9a-f]+\\+?\\))?" "samegame VERSION" text "${text}")
    foreach(member IN ITEMS program signature machine date)
        string(REGEX REPLACE "\"${member}\":\"[^\"]*\"" "\"${member}\":\"\"" text "${text}")
    endforeach()
    string(REGEX REPLACE ",\"commit\":\"[^\"]*\"" "" text "${text}") # not known everywhere
    string(REGEX REPLACE "([0-9]\\.[0-9][0-9][0-9])[0-9]+" "\\1" text "${text}") # of libm
    set(path "${CMAKE_CURRENT_LIST_DIR}/golden/${name}")
    if(DEFINED ENV{SAMEGAME_REGENERATE_GOLDEN})
        file(WRITE "${path}" "${text}")
    endif()
    file(READ "${path}" expected)
    expect_equal("${text}" "${expected}")
endfunction()

# Every format. Trials are run once and kept.
run(0 ${small} --resume small.jsonl --csv small.csv --svg small.svg)
expect_golden("${out}" experiment.txt)
file(READ "${WORK_DIR}/small.csv" csv)
expect_golden("${csv}" experiment.csv)
file(READ "${WORK_DIR}/small.svg" svg)
expect_golden("${svg}" experiment.svg)
run(0 ${small} --resume small.jsonl --markdown)
expect_golden("${out}" experiment.md)
run(0 ${small} --resume small.jsonl --json)
expect_golden("${out}" experiment.json)
json_get(whole "${out}" entries)

# expect_figure(FILE SERIES): as many series are drawn and named, and every one has its place.
function(expect_figure file series)
    file(READ "${WORK_DIR}/${file}" svg)
    string(REGEX MATCHALL "<g><title>" groups "${svg}")
    list(LENGTH groups count)
    expect_equal("${count}" "${series}")
    string(REGEX MATCHALL "x=\"118\\.0\" y=\"[0-9.]+\" text-anchor=\"start\"" names "${svg}")
    list(LENGTH names count)
    expect_equal("${count}" "${series}")
    if(svg MATCHES "nan|inf[^a-z]")
        fail("'${file}' has places that are no numbers")
    endif()
endfunction()
expect_figure(small.svg 3)

# The results by board: three entries, and the differences of two of them, with means and intervals.
foreach(kind IN ITEMS --by-board --boxes)
    run(0 ${small} --resume small.jsonl ${kind} --svg boards.svg)
    file(READ "${WORK_DIR}/boards.svg" svg)
    string(REGEX MATCHALL "<g><title>" groups "${svg}")
    list(LENGTH groups count)
    expect_equal("${count}" 5)
    if(svg MATCHES "nan|inf[^a-z]")
        fail("the figure by board has places that are no numbers")
    endif()
    expect_match("${svg}" ">level 1, mean 844\\.3 ± [0-9.]+</text>")
    expect_match("${svg}" ">level 3, mean 759\\.0 ± [0-9.]+, difference to 'level 2, \"more\"' -129\\.3 ± [0-9.]+</text>")
    expect_match("${svg}" ">3 boards, standard:1 to standard:3; 2 runs, seed 5; 18 of 18 trials; 40 playouts for each run")
    refuse(2 "${kind} needs --svg" ${small} ${kind})
endforeach()
refuse(2 "--boxes" ${small} --boxes --by-board --svg boards.svg)

# Every entry is drawn, that of one playout too, as a dot; one that has no place is told.
file(WRITE "${WORK_DIR}/kinds.json" [[
{"format": "samegame-experiment", "version": 1, "title": "Kinds of solvers", "boards": "random:1/4x4x2",
 "budget": {"playouts": 40}, "entries": [
  {"name": "nested", "solver": "nested-monte-carlo"},
  {"name": "one game", "solver": "flat-monte-carlo", "options": {"games": 1, "playouts-per-child": 1}},
  {"name": "one playout", "solver": "greedy", "budget": {"playouts": 1}},
  {"name": "no playouts", "solver": "exact", "budget": {"nodes": 100}}]}
]])
run(0 experiment kinds.json --svg kinds.svg)
expect_equal("${err}" "samegame-cli: 'no playouts' is not drawn: no playouts were played\n")
expect_figure(kinds.svg 3)
file(READ "${WORK_DIR}/kinds.svg" svg)
expect_match("${svg}" "<g><title>one playout</title>\n<circle [^>]*r=\"3\"[^>]*/>\n</g>")
expect_match("${svg}" ">'no playouts' is not drawn: no playouts were played\\.</text>")
expect_match("${svg}" ">Playouts</text>")
expect_match("${out}" "\n(One board says nothing about boards like it\\.\n)(One run on each board says nothing)")

# Of moves alone the end is known, and the axis says so.
file(READ "${WORK_DIR}/small.json" description)
string(REPLACE "\"measure\"" "\"points\": \"moves\", \"measure\"" moves "${description}")
string(REPLACE ", \"published\": \"nmcs-4-2009\"" "" moves "${moves}") # of other points
file(WRITE "${WORK_DIR}/moves.json" "${moves}")
run(0 experiment moves.json --svg moves.svg)
expect_figure(moves.svg 3)
file(READ "${WORK_DIR}/moves.svg" svg)
expect_match("${svg}" ">Mean score of the moves alone</text>")

# Each reading has its interval where it has one.
run(0 ${small} --resume small.jsonl --json)
foreach(reading IN ITEMS boards_like_these these_boards)
    expect_json_length("${out}" 2 entries 1 intervals ${reading})
    expect_json_length("${out}" 2 entries 1 difference intervals ${reading})
endforeach()
json_get(total "${out}" entries 1 interval)
expect_json("${out}" "${total}" entries 1 intervals these_boards)
string(REPLACE "\"runs\": 2" "\"runs\": 1" once "${description}")
file(WRITE "${WORK_DIR}/once.json" "${once}")
run(0 experiment once.json --json)
expect_json_type("${out}" NULL entries 0 intervals these_boards)
expect_json_length("${out}" 2 entries 0 intervals boards_like_these)

# A file that was torn, or is of fewer boards and runs, goes on and ends as if it had not been.
file(READ "${WORK_DIR}/small.jsonl" kept)
string(LENGTH "${kept}" length)
math(EXPR left "${length} * 2 / 3")
string(SUBSTRING "${kept}" 0 ${left} torn)
file(WRITE "${WORK_DIR}/torn.jsonl" "${torn}")
file(READ "${WORK_DIR}/small.json" description)
string(REPLACE "standard:1-3" "standard:1" fewer "${description}")
string(REPLACE "\"runs\": 2" "\"runs\": 1" fewer "${fewer}")
file(WRITE "${WORK_DIR}/fewer.json" "${fewer}")
run(0 experiment fewer.json --resume fewer.jsonl --json)
expect_json("${out}" "3" of)
foreach(name IN ITEMS torn fewer)
    run(0 ${small} --resume ${name}.jsonl --json --progress)
    foreach(entry RANGE 2)
        foreach(member IN ITEMS trials total best)
            json_get(expected "${whole}" ${entry} ${member})
            expect_json("${out}" "${expected}" entries ${entry} ${member})
        endforeach()
    endforeach()
    file(STRINGS "${WORK_DIR}/${name}.jsonl" lines)
    list(LENGTH lines count)
    expect_equal("${count}" 19)
endforeach()

# A smaller scale says so, and has other trials; another seed too.
run(0 ${small} --scale 0.25)
expect_match("${out}" "^Levels \\| of nested search \\(scale 0.25: 1 of 2 runs, budgets times 0.5\\)\n")
expect_match("${out}" "; 9 of 9 trials\n")
refuse(1 "'small.jsonl': line 1: its trials have other 'entries.1.budget.playouts': 40, expected 20"
    ${small} --scale 0.25 --resume small.jsonl)
refuse(1 "its trials have seed 5, expected 6" ${small} --seed 6 --resume small.jsonl)

# The commit stands in the file and in the report where it is known, and one that another commit began
# goes on.
run(0 --version)
if(out MATCHES "[(]([0-9a-f]+[+]?)[)]")
    set(commit "${CMAKE_MATCH_1}")
    string(FIND "${kept}" "\"commit\":\"${commit}\"," place)
    if(place EQUAL -1)
        fail("no commit ${commit} in small.jsonl")
    endif()
    run(0 ${small} --json)
    expect_json("${out}" "${commit}" commit)
    run(0 ${small} --markdown)
    string(FIND "${out}" " (${commit}), bench " place)
    if(place EQUAL -1)
        fail("no commit ${commit} in the page")
    endif()
    string(REPLACE "\"commit\":\"${commit}\"," "\"commit\":\"0123456789ab\"," older "${kept}")
    file(WRITE "${WORK_DIR}/older.jsonl" "${older}")
    run(0 ${small} --resume older.jsonl)
endif()

# Of another program.
string(REPLACE "\"samegame " "\"samegame 0." other "${kept}")
file(WRITE "${WORK_DIR}/other.jsonl" "${other}")
refuse(1 "its trials are of samegame 0\\.[0-9.]+ .*expected samegame .*do not go together"
    ${small} --resume other.jsonl)
file(READ "${WORK_DIR}/other.jsonl" left)
expect_equal("${left}" "${other}")

# Those that come with the program.
run(0 experiment --list)
expect_match("${out}" "^name +whole +by default +scale +what\nnested-levels +4 h +30 min +0.125 +Cazenave 2009 ")
expect_match("${out}" "\nschadd-table-7-program +")
set(others tune complexity solvable histogram first-moves)
foreach(command IN LISTS others)
    expect_match("${out}" "\n  ${command} +[A-Z]")
endforeach()
foreach(command IN LISTS others)
    run(0 ${command} --help)
endforeach()
run(0 experiment --list --json)
expect_json("${out}" "nested-levels" experiments 0 name)
expect_json("${out}" "0.125" experiments 0 default_scale)
run(0 experiment negrevergne-log --scale 0.01 --threads 1 --json)
expect_json("${out}" "1" entries 0 trials)
expect_json("${out}" "nrpa-log-4-10" entries 0 published id)
expect_json("${out}" "1393.0" entries 0 published value)

# What is wrong is said.
refuse(2 "no experiment is named" experiment)
refuse(2 "nested-level.*did you mean 'nested-levels'" experiment nested-level)
refuse(1 "cannot read 'no.json'" experiment no.json)
refuse(2 "--scale" experiment small.json --scale 0)
refuse(2 "--scale" experiment small.json --scale 1.5)
refuse(2 "--scale: expected a number from 1e-09 to 1, not '1e-308'" experiment small.json --scale 1e-308)
refuse(2 "--markdown" experiment small.json --markdown --json)
refuse(2 "same file" experiment small.json --csv a --svg ./a)
string(REPLACE "nmcs-4-2009" "nmcs-4-2008" wrong "${description}")
file(WRITE "${WORK_DIR}/wrong.json" "${wrong}")
refuse(1 "'wrong.json': 'entries.1.published': no published result is called 'nmcs-4-2008'; did you mean 'nmcs-4-2009'"
    experiment wrong.json)
set(input "${wrong}")
refuse(1 "'-': 'entries.1.published'" experiment -)
file(WRITE "${WORK_DIR}/logarithmic.json" [[
{"format": "samegame-experiment", "version": 1, "title": "t", "boards": "random:1/4x4x3", "solver": "greedy",
 "budget": {"playouts": 5}, "axis": {"title": "x", "logarithmic": true},
 "entries": [{"name": "a", "x": 1}, {"name": "b", "x": 0}]}
]])
refuse(1 "'logarithmic.json': 'entries.2.x' is 0, expected a number from 1e-15 to 1e.15: the axis is logarithmic"
    experiment logarithmic.json --svg never.svg)
if(EXISTS "${WORK_DIR}/never.svg")
    fail("an experiment that was refused has drawn")
endif()

# What people write is no HTML in a page, and no formula in a spreadsheet.
file(WRITE "${WORK_DIR}/hostile.json" [[
{"format": "samegame-experiment", "version": 1, "title": "<script>alert(1)</script>",
 "paper": "<b>", "note": "<img src=x>", "boards": "standard:1", "runs": 1, "seed": "5",
 "solver": "nested-monte-carlo", "budget": {"playouts": 1},
 "entries": [{"name": "=1+2"}, {"name": "<i>"}]}
]])
run(0 experiment hostile.json --markdown --csv hostile.csv)
if(out MATCHES "[^\\\\]<")
    fail("HTML got through")
endif()
expect_match("${out}" "## \\\\<script")
file(READ "${WORK_DIR}/hostile.csv" csv)
expect_match("${csv}" "\n'=1\\+2,")
