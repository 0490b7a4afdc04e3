# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

set(small train-bias --solver nrpa --playouts 200 --rows 8 --columns 8 --colors 4 --boards 10 --threads 2)

# A table of weights, another of what they foretell, and a file that begins with its command.
run(0 ${small} --output a.bias --resume lines.jsonl)
expect_match("${out}" "^feature +weight +by size alone\nsize +")
expect_match("${out}" "\nfitted to [0-9]+ positions of 8 boards; on [0-9]+ positions of 2 other boards:\n")
expect_match("${out}" "\nlearned +-[0-9.]+ +[0-9.]+ %\n$")
file(READ "${WORK_DIR}/a.bias" bias)
expect_match("${bias}" "^samegame-bias 1\n# samegame-cli train-bias --solver nrpa --playouts 200 --boards 10 --rows 8 --columns 8 --colors 4 --seed 1\n")
expect_match("${bias}" "\nweights 16\nsize -?[0-9.]+\n")

# The same lines, kept or made again, give the same weights; another penalty takes the kept lines.
run(0 ${small} --output b.bias --resume lines.jsonl --quiet)
run(0 ${small} --output c.bias --quiet)
foreach(name IN ITEMS b c)
    file(READ "${WORK_DIR}/${name}.bias" again)
    expect_equal("${again}" "${bias}")
endforeach()
run(0 ${small} --penalty 1000 --resume lines.jsonl --json)
expect_json("${out}" "1000.0" penalty)

# nrpa plays with it; files that are none are refused.
run(0 solve random:1 --solver nrpa --option bias-file=a.bias --playouts 50 --threads 1 --seed 1)
file(WRITE "${WORK_DIR}/none.bias" "size 1\n")
refuse(2 "line 1: it is no learned bias" compare nrpa "nrpa bias-file=none.bias" --playouts 10)
refuse(2 "bias-file is 'missing.bias'" compare nrpa "nrpa bias-file=missing.bias" --playouts 10)
refuse(2 "boards" train-bias --boards 4)
