# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

set(histogram histogram standard:1 --playouts 3000 --seed 1)
run(0 ${histogram} --json)
set(both "${out}")
expect_json_length("${out}" 2 policies)
expect_json("${out}" "random" policies 0 policy)
expect_json("${out}" "tabu-color-random" policies 1 policy)
foreach(i RANGE 1)
    expect_json("${out}" "3000" policies ${i} playouts)
    json_get(policy "${out}" policies ${i})
    foreach(member IN ITEMS mean deviation min max)
        expect_json_type("${policy}" NUMBER ${member})
    endforeach()

    # Quantiles rise, and every playout is in one bin.
    set(previous -100000)
    foreach(fraction IN ITEMS 0.05 0.25 0.5 0.75 0.95)
        json_get(quantile "${policy}" quantiles ${fraction})
        if(quantile LESS previous)
            fail("quantile ${fraction} is below the one before")
        endif()
        set(previous "${quantile}")
    endforeach()
    set(sum 0)
    string(JSON bin_count LENGTH "${policy}" bins)
    math(EXPR last "${bin_count} - 1")
    foreach(bin RANGE ${last})
        json_get(count "${policy}" bins ${bin} count)
        math(EXPR sum "${sum} + ${count}")
    endforeach()
    expect_equal("${sum}" 3000)
endforeach()

# The seed alone decides, on any number of threads.
run(0 ${histogram} --json --threads 1)
expect_equal("${out}" "${both}")
run(0 ${histogram} --json --threads 3)
expect_equal("${out}" "${both}")

run(0 ${histogram} --policy random,tabu-random:epsilon=0.1)
expect_match("${out}" "^policy +playouts +mean +deviation +min +0.05 .* max\nrandom +3000 ")
expect_match("${out}" "\ntabu-random:epsilon=0.1 +3000 ")
expect_match("${out}" "\nseed 1, standard rules\n$")

run(0 ${histogram} --csv bins.csv --svg chart.svg)
file(READ "${WORK_DIR}/bins.csv" csv)
expect_match("${csv}" "^policy,from,to,count\nrandom,-?[0-9]+,-?[0-9]+,[0-9]+\n")
file(READ "${WORK_DIR}/chart.svg" svg)
expect_match("${svg}" "^<svg .*<path .*<path .*random, mean .*</svg>\n$")

# The legend stands below the plot, which ends at 480: no curve is there.
string(REGEX MATCHALL "y=\"[0-9.]+\" text-anchor=\"start\">(random|tabu-color-random), mean" names "${svg}")
list(LENGTH names count)
expect_equal("${count}" 2)
foreach(name IN LISTS names)
    string(REGEX REPLACE "y=\"([0-9]+).*" "\\1" y "${name}")
    if(y LESS 480)
        fail("the legend is within the plot, at ${y}")
    endif()
endforeach()
string(REGEX MATCHALL "<g><title>" groups "${svg}")
list(LENGTH groups count)
expect_equal("${count}" 2)

# One score only.
set(input "11\n")
run(0 histogram - --playouts 10 --svg one.svg --json)
expect_json("${out}" "1000.0" policies 0 mean)
expect_json_length("${out}" 1 policies 0 bins)
file(READ "${WORK_DIR}/one.svg" svg)
if(svg MATCHES "nan|inf[^a-z]")
    fail("the figure of one score has places that are no numbers")
endif()

# A board without a move has one score too, which is said in a sentence.
set(input "12\n21\n")
run(0 histogram - --playouts 10 --rules clickomania)
expect_equal("${out}" "no moves are left on this board: its score is -4, the penalty for its blocks, whatever the policy (clickomania rules)\n")
run(0 histogram - --playouts 10 --rules clickomania --json)
expect_json("${out}" "10" policies 0 playouts)
expect_json("${out}" "-4.0" policies 0 mean)

refuse(2 "clever.*tabu-color-random" histogram standard:1 --policy random,clever)
refuse(2 "epsilon" histogram standard:1 --policy tabu-random:epsilon=x)
refuse(2 "''" histogram standard:1 --policy random,)
refuse(2 "--playouts" histogram standard:1 --playouts 0)
refuse(1 "cannot write" histogram standard:1 --csv absent/bins.csv)

# One file cannot be both.
refuse(2 "--csv and --svg name the same file, './one'"
    histogram standard:1 --playouts 10 --csv one --svg ./one)

# One playout has no deviation.
run(0 histogram standard:1 --playouts 1 --seed 1 --json)
expect_json_type("${out}" NULL policies 0 deviation)
expect_json_type("${out}" NUMBER policies 0 mean)
