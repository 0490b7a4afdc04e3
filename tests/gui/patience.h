#pragma once

#include <QTest>

/// How long a test waits, in milliseconds: until just before the test runner ends it, since a test
/// must not fail because the machine is slow. Then it says what it waited for.
inline constexpr int patience = 240'000;

/// QTRY_VERIFY, QTRY_VERIFY2 and QTRY_COMPARE, which give up after five seconds, with patience.
#define TRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, patience)
#define TRY_VERIFY2(condition, otherwise) QTRY_VERIFY2_WITH_TIMEOUT(condition, otherwise, patience)
#define TRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, patience)
