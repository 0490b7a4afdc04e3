# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

include("${CMAKE_CURRENT_LIST_DIR}/cli_test.cmake")

run(0 bench --seconds 0.05)
expect_match("${out}" "^Bench: [0-9a-f]+\n\npolicy +playouts/s\nrandom +[0-9]+\n")
run(0 bench --seconds 0.05 --json)
expect_json_type("${out}" STRING signature)
expect_json("${out}" "random" policies 0 policy)
json_get(rate "${out}" policies 0 playouts_per_second)
if(NOT rate GREATER 100)
    fail("only ${rate} playouts per second")
endif()
json_get(signature "${out}" signature)
refuse(2 "--seconds" bench --seconds -1)

# Every build of the playout core plays the same games; a machine without one says so.
foreach(isa IN ITEMS portable avx2 avx512)
    execute_process(COMMAND "${SAMEGAME_CLI}" bench --isa ${isa} --seconds 0.01 --json
        OUTPUT_VARIABLE out ERROR_VARIABLE err RESULT_VARIABLE code)
    if(code STREQUAL "0")
        expect_json("${out}" "${signature}" signature)
    elseif(NOT code STREQUAL "2" OR NOT err MATCHES "this machine does not have ${isa}"
            OR isa STREQUAL "portable")
        fail("exit code ${code}")
    endif()
endforeach()
run(0 --isa portable bench --seconds 0.01 --json)
expect_json("${out}" "${signature}" signature)
refuse(2 "--isa: expected portable, avx2 or avx512, not 'sse'" bench --isa sse)
