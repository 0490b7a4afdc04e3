# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

# What stands between two halves should go first, for a group of eight: 36 and the bonus. This game
# takes a half alone.
file(WRITE "${WORK_DIR}/game.samegame" [=[{"format": "samegame", "version": 1, "rules": "standard",
    "board": ["11211", "11211"], "moves": [[2, 1], [2, 1], [2, 1]]}]=])
run(0 review game.samegame --playouts 1000 --threads 1 --seed 1)
expect_match("${out}" "^ +move +points +reachable +loss +spread +verdict +better\n1 +2,1 +4 +1036 +28 +±0 +mistake +2,3\n2 +2,1 +0 +1008 +0 +±0 +good")
expect_match("${out}" "\nThe game earned 1008 of 1036 that could be reached.\n2 good moves, 0 small losses, 1 mistake; accuracy 97.3 %.\nAt least half of the loss lies in move 1.\n")
expect_match("${out}" "\nMistakes:\n\nMove 1 gave away 28: the yellow group of 8 became 4.\nbetter  2,3 2,1\n")
expect_match("${out}" "\nstandard rules, seed 1, 1 thread\n$")
run(0 solve standard:1 --playouts 100 --threads 1 --seed 1 --output large.samegame)
run(0 review large.samegame --playouts 20000 --threads 1 --seed 1) # which proves no full board
expect_match("${out}" "\nThe game earned -?[0-9]+ of about [0-9]+ that could be reached.\n[^\n]*; accuracy (about|at most) [0-9.]+ %.\n")

# The same as JSON.
run(0 review game.samegame --playouts 1000 --threads 1 --seed 1 --json)
expect_equal("${err}" "")
expect_json("${out}" "11211" board 0)
expect_json("${out}" "1008" score)
expect_json("${out}" "ON" finished)
foreach(member_and_value IN ITEMS "number 1" "points 4" "reachable 1036" "loss 28" "exact ON" "spread 0"
        "verdict mistake" "doubtful OFF")
    separate_arguments(pair UNIX_COMMAND "${member_and_value}")
    list(GET pair 0 member)
    list(GET pair 1 value)
    expect_json("${out}" "${value}" moves 0 ${member})
endforeach()
json_get(move "${out}" moves 0 move)
string(REGEX REPLACE "[ \t\n]" "" move "${move}")
expect_equal("${move}" "[2,1]")
json_get(better "${out}" moves 0 better)
string(REGEX REPLACE "[ \t\n]" "" better "${better}")
expect_equal("${better}" "[[2,3],[2,1]]")
json_get(better "${out}" moves 1 better)
string(REGEX REPLACE "[ \t\n]" "" better "${better}")
expect_equal("${better}" "[]")
expect_json("${out}" "2" summary good)
expect_json("${out}" "0" summary doubtful)
expect_json("${out}" "1" summary mistakes)
expect_json("${out}" "28" summary loss)
expect_json("${out}" "1" summary half_of_loss 1)
expect_json("${out}" "Move 1 gave away 28: the yellow group of 8 became 4" summary losses 0 sentence)
expect_json("${out}" "1000" source playouts)
expect_json("${out}" "1" source seed)
expect_json("${out}" "OFF" source interrupted)
expect_json_type("${out}" NULL source failure)

# As a section of a page, and as a page that needs nothing else.
run(0 review game.samegame --playouts 1000 --threads 1 --seed 1 --markdown)
expect_match("${out}" "^## Review of game.*samegame\n\n- The game earned 1008 ")
expect_match("${out}" "\n\n    samegame-cli review game.samegame --playouts 1000 --threads 1 --seed 1\n\n- ")
expect_match("${out}" "\n- standard rules; [-0-9]+, [^\n]+, 1 thread; samegame [^\n]+\n$")
# The command that repeats it has all that was given, as a shell reads it.
file(COPY_FILE "${WORK_DIR}/game.samegame" "${WORK_DIR}/my game's.samegame")
run(0 review "my game's.samegame" --playouts 1000 --threads 1 --seed 1 --memory 16 --markdown
    --html named.html)
set(command "samegame-cli review 'my game'\\''s.samegame' --playouts 1000 --threads 1 --seed 1 --memory 16")
string(FIND "${out}" "\n\n    ${command}\n\n" place)
if(place EQUAL -1)
    fail("no line '${command}'")
endif()
run(0 review game.samegame --seconds 0.2 --threads 1 --seed 1 --html page.html)
file(READ "${WORK_DIR}/page.html" page)
expect_match("${page}" "^<!DOCTYPE html>\n<html lang=\"en\">.*</html>\n$")
expect_match("${page}" "prefers-color-scheme: dark")
expect_match("${page}" "<p>standard rules; [-0-9]+, samegame ")
expect_match("${page}" "The group played, dashed: 4 blocks of yellow [(]1[)] at 2,1\\.")
expect_match("${page}" "A better group, solid outline: 2 blocks of sky blue [(]2[)] at 2,3\\.")
string(REGEX MATCHALL "<svg " pictures "${page}")
list(LENGTH pictures count)
expect_equal("${count}" "2") # the curves, and the board of the only loss
string(REGEX REPLACE "http://www.w3.org/2000/svg" "" page "${page}")
if(page MATCHES "http|<script|<link|url[(]|src=")
    fail("the page needs something else")
endif()

# The same seed and threads: the same review.
run(0 solve random:3/10x10x4 --playouts 10 --threads 1 --seed 1 --output greedy.samegame)
foreach(threads IN ITEMS 1 2)
    run(0 review greedy.samegame --playouts 20000 --threads ${threads} --seed 2)
    set(first "${out}")
    run(0 review greedy.samegame --playouts 20000 --threads ${threads} --seed 2)
    expect_equal("${out}" "${first}")
endforeach()

# What a file claims of its moves is not believed, and that is said.
file(READ "${WORK_DIR}/game.samegame" game)
string(REPLACE "\"rules\"" "\"score\": 9999, \"rules\"" boastful "${game}")
file(WRITE "${WORK_DIR}/boastful.samegame" "${boastful}")
run(0 review boastful.samegame --playouts 1000 --threads 1 --seed 1 --json)
expect_equal("${err}" "samegame-cli: 'boastful.samegame' is taken as what its moves come to: 'score' is 9999, but the moves earn 1008\n")
expect_json("${out}" "1008" score)

# A game that is not over, and one from a pipe.
file(WRITE "${WORK_DIR}/open.samegame" [=[{"format": "samegame", "version": 1, "rules": "standard",
    "board": ["11211", "11211"], "moves": [[2, 1]]}]=])
run(0 review open.samegame --playouts 1000 --seed 1)
expect_match("${out}" "\nThe game has 4 and is not over: 1008 can still be reached, 1036 at its start\\.\n")
file(READ "${WORK_DIR}/open.samegame" input)
run(0 review - --playouts 1000 --seed 1 --json)
expect_json("${out}" "OFF" finished)
expect_json("${out}" "1008" reachable)
set(input "")

# It begins with another game of the board, if that is one.
file(WRITE "${WORK_DIR}/known.samegame" [=[{"format": "samegame", "version": 1, "rules": "standard",
    "board": ["445511221122"], "moves": [[1, 1], [1, 1], [1, 3], [1, 1], [1, 1]]}]=])
file(WRITE "${WORK_DIR}/careless.samegame" [=[{"format": "samegame", "version": 1, "rules": "standard",
    "board": ["445511221122"], "moves": [[1, 3], [1, 1], [1, 1], [1, 1], [1, 1], [1, 1]]}]=])
run(0 review careless.samegame --playouts 1 --threads 1 --seed 1 --known known.samegame --markdown)
expect_match("${out}" "--seed 1 --known known.samegame\n")
expect_match("${out}" "The game earned 1000 of (about )?1004 ")
expect_match("${out}" "It began with the game in known.samegame\\.\n")
refuse(1 "'known.samegame': it is a game of another board, or by other rules" review game.samegame --playouts 1 --known known.samegame)
refuse(1 "'open.samegame': the game is not over after its last move" review open.samegame --playouts 1 --known open.samegame)

# A review that is kept goes on where it ended, and its file is a solution file of the game.
run(0 review greedy.samegame --playouts 2000 --threads 1 --seed 2 --keep kept.samegame --json)
json_get(first "${out}" source searches)
run(0 verify kept.samegame)
run(0 review greedy.samegame --playouts 2000 --threads 1 --seed 3 --keep kept.samegame --json)
json_get(second "${out}" source searches)
if(NOT second GREATER first)
    fail("the second run has ${second} searches, the first had ${first}")
endif()
json_get(reachable "${out}" reachable)
run(0 review greedy.samegame --playouts 1 --threads 1 --seed 4 --keep kept.samegame --json)
json_get(third "${out}" reachable)
if(third LESS reachable)
    fail("what was known is lost: ${third} after ${reachable}")
endif()

# What else the file of the game says comes along, and what else the kept file says stays in it.
file(READ "${WORK_DIR}/greedy.samegame" greedy)
string(REGEX REPLACE "^{" "{\"player\": \"Ada\", " signed "${greedy}")
file(WRITE "${WORK_DIR}/signed.samegame" "${signed}")
run(0 review signed.samegame --playouts 100 --threads 1 --seed 2 --keep along.samegame)
file(READ "${WORK_DIR}/along.samegame" along)
expect_json("${along}" "Ada" player)
json_get(source "${greedy}" source solver)
expect_json("${along}" "${source}" source solver)
run(0 review greedy.samegame --playouts 100 --threads 1 --seed 3 --keep along.samegame)
file(READ "${WORK_DIR}/along.samegame" along)
expect_json("${along}" "Ada" player)
expect_json("${along}" "${source}" source solver)
expect_json_type("${along}" OBJECT review)
run(0 verify along.samegame)

# A file of the game without a review is refused, and stays as it was.
refuse(1 "'signed.samegame': member 'review' is missing" review greedy.samegame --playouts 10 --keep signed.samegame)
file(READ "${WORK_DIR}/signed.samegame" now)
expect_equal("${now}" "${signed}")
refuse(1 "'kept.samegame': it is the review of another game" review game.samegame --playouts 10 --keep kept.samegame)
file(READ "${WORK_DIR}/kept.samegame" kept)
string(REPLACE "\"searches\":" "\"searches\":1" changed "${kept}")
file(WRITE "${WORK_DIR}/changed.samegame" "${changed}")
refuse(1 "'changed.samegame': 'review.check': the review was changed" review greedy.samegame --playouts 10
    --keep changed.samegame)
file(READ "${WORK_DIR}/changed.samegame" now)
expect_equal("${now}" "${changed}")
refuse(1 "'greedy.samegame'|which the command reads" review game.samegame --playouts 10 --keep greedy.samegame)
refuse(2 "--keep names 'kept.samegame', which" review kept.samegame --playouts 10 --keep kept.samegame)
refuse(2 "--keep - is no file that can go on" review greedy.samegame --playouts 10 --keep -)

# A list of moves on a board is reviewed like a file with both.
file(WRITE "${WORK_DIR}/board.txt" "11211\n11211\n")
file(WRITE "${WORK_DIR}/moves.txt" "2,1\n2,1\n2,1\n")
run(0 review board.txt --read-moves moves.txt --playouts 1000 --threads 1 --seed 1 --markdown)
expect_match("${out}" "The game earned 1008 of 1036 that could be reached")
expect_match("${out}" "\n    samegame-cli review board.txt --read-moves moves.txt --playouts 1000 ")

# What cannot be reviewed is one sentence.
refuse(1 "^samegame-cli: 'standard:1': there are no moves to review\n$" review standard:1)
file(WRITE "${WORK_DIR}/illegal.samegame" [=[{"format": "samegame", "version": 1, "rules": "standard",
    "board": ["112"], "moves": [[1, 3]]}]=])
refuse(1 "^samegame-cli: illegal.samegame: [^\n]*\n$" review illegal.samegame)
file(WRITE "${WORK_DIR}/refilled.samegame" [=[{"format": "samegame", "version": 1, "rules": "standard",
    "board": ["1122"], "refill": {"generator": 1, "seed": "4", "colors": 5}, "moves": [[1, 1]]}]=])
refuse(1 "^samegame-cli: [^\n]*refill[^\n]*\n$" review refilled.samegame)
refuse(1 "^samegame-cli: [^\n]*\n$" review absent.samegame)
refuse(2 "--playouts" review game.samegame --playouts 0)
refuse(2 "--seconds" review game.samegame --playouts 10 --seconds 1)
