# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# `--rules own:…`: a scoring that a user describes, through every command and file.
set(own "own:points=0,1,3,6,10:bonus=100:penalty=n(n-1)+1")
set(name "own:points=0,1,3,4n-14:bonus=100:penalty=n^2-n+1") # the shortest text
file(WRITE "${WORK_DIR}/board.txt" "1 1 2\n1 2 2\n")

# A game is worked out by hand: two groups of three, and an empty board.
run(0 solve board.txt --rules "${own}" --solver exact --json)
expect_json("${out}" 102 score)
expect_json("${out}" "${name}" rules)
expect_json("${out}" "proven_optimal" source stop)
file(WRITE "${WORK_DIR}/solved.samegame" "${out}")
run(0 verify solved.samegame --json)
expect_json("${out}" 102 0 score)
run(0 solve solved.samegame --solver exact)
expect_match("${out}" "score +102 \\(own:points=0,1,3,4n-14:bonus=100:penalty=n.2-n.1 rules")

# Three blocks of a color are left, which cost 7 points; a file with another score is wrong.
file(WRITE "${WORK_DIR}/left.txt" "1 1 2\n3 3 2\n2 3 1\n")
run(0 solve left.txt --rules own:points=5:penalty=7n --solver exact --json)
json_get(score "${out}" score)
string(REPLACE "\"score\": ${score}" "\"score\": 999" wrong "${out}")
string(REPLACE "\"score\":${score}" "\"score\":999" wrong "${wrong}")
file(WRITE "${WORK_DIR}/wrong.samegame" "${wrong}")
run(1 verify wrong.samegame)

# Small groups may earn most: the best line of a board that is one group takes it in pieces.
file(WRITE "${WORK_DIR}/rows.txt" "1 1 2 2\n2 2 1 1\n")
run(0 solve rows.txt --rules own:points=5 --solver exact --json)
expect_json("${out}" 20 score)
expect_json("${out}" 20 source upper_bound)

# Every solver plays them, and lines replay to their scores (or `solve` would fail).
foreach(solver IN ITEMS annealing beam-search best-first champion flat-monte-carlo greedy ida-star
        nested-monte-carlo nrpa sp-mcts)
    run(0 solve random:3/7x7x3 --rules "${own}" --solver ${solver} --seconds 0.05 --seed 1 --json)
    expect_json("${out}" "${name}" rules)
    file(WRITE "${WORK_DIR}/${solver}.samegame" "${out}")
    run(0 verify ${solver}.samegame)
endforeach()

# Board IDs hold them.
run(0 perft id:3x3x3-uw9WauR3c94mXyojYv5Wdz1TMwAjOwVmbhxGd51jb-uEBA-4tJy 0 --json)
run(0 solve id:3x3x3-uw9WauR3c94mXyojYv5Wdz1TMwAjOwVmbhxGd51jb-uEBA-4tJy --solver exact --json)
expect_json("${out}" "own:points=n^2:bonus=100:penalty=n" rules)

# Other commands.
run(0 analyze random:3/5x5x3 --rules "${own}" --playouts 100 --json)
expect_json("${out}" "${name}" rules)
run(0 histogram random:3/5x5x3 --rules "${own}" --policy random --playouts 100 --json)
expect_json("${out}" "${name}" rules)
run(0 histogram random:1-3 --rules "${own}" --policy random --playouts 100 --json)
run(0 first-moves random:3/5x5x3 --rules "${own}" --playouts 20 --seed 4 --json)
run(0 review solved.samegame --playouts 100 --json)
expect_json("${out}" "${name}" rules)

# Trials are kept under them and gone on with; other rules are other trials.
set(compare compare "nrpa level=1" "nrpa level=2" --playouts 50 --boards 4 --rows 5 --columns 5
    --seed 2 --threads 1 --resume trials.jsonl --json)
run(0 ${compare} --rules "${own}")
expect_json("${out}" "${name}" rules)
json_get(means "${out}" mean)
run(0 ${compare} --rules "${name}")
expect_json("${out}" "${means}" mean)
run(1 ${compare} --rules own:points=n)
run(1 ${compare})
file(READ "${WORK_DIR}/trials.jsonl" trials)
expect_match("${trials}" "\"rules\":\"own:points=0,1,3,4n-14:bonus=100:penalty=n.2-n.1\"")

# So are searches and experiments.
run(0 solve random:3/7x7x3 --rules "${own}" --solver annealing --playouts 300 --seed 1 --threads 1 --resume kept.search --json)
json_get(score "${out}" score)
run(0 solve random:3/7x7x3 --rules "${own}" --solver annealing --playouts 300 --seed 1 --threads 1 --resume kept.search --json)
expect_json("${out}" "${score}" score)
file(WRITE "${WORK_DIR}/experiment.json" "{\"format\": \"samegame-experiment\", \"version\": 1,
 \"title\": \"Own rules\", \"boards\": \"random:1-2/5x5x3\", \"runs\": 1, \"seed\": \"5\",
 \"solver\": \"greedy\", \"rules\": \"${own}\", \"budget\": {\"playouts\": 40},
 \"entries\": [{\"name\": \"theirs\"}, {\"name\": \"usual\", \"rules\": \"standard\"}]}")
run(0 experiment experiment.json --threads 1 --json)
expect_match("${out}" "own:points=0,1,3,4n-14")

# What is wrong is said in a sentence.
refuse(2 "--rules: 'own' names no rules: expected points, and bonus and penalty if wanted, each once, as in own:points=n.2:bonus=100:penalty=n\n"
    solve board.txt --rules own)
refuse(2 "--rules: '3,2,1' is below 0 at n = 6\n" solve board.txt --rules own:points=3,2,1)
refuse(2 "--rules: 'n.3' gives no amounts: expected up to 64 whole numbers" histogram board.txt --rules own:points=n^3)
refuse(2 "there is no refill under rules of one's own\n"
    solve board.txt --rules own:points=n --refill 7 --solver greedy)
string(REPLACE "${name}" "own:points=n^3" damaged "${trials}")
file(READ "${WORK_DIR}/solved.samegame" solved)
string(REPLACE "${name}" "own:points=n^3" damaged "${solved}")
file(WRITE "${WORK_DIR}/damaged.samegame" "${damaged}")
refuse(1 "damaged.samegame: 'rules': 'n.3' gives no amounts" solve damaged.samegame)
