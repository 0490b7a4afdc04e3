#pragma once

#include <QTest>

#include <optional>
#include <type_traits>

/// A test program holds the test classes of a whole room and runs one of them in each process:
/// `unit_tests tst_board [FUNCTION...]`. Without arguments it lists them. Each class has
///
///     SAMEGAME_TEST(TestBoard)
///     SAMEGAME_TEST(TestBoardView, QApplication)
///
/// at the end of its source, with the application it runs in, if it needs one. The name of the test
/// is the name of that source.
///
/// As in QTEST_MAIN, a public `static void initMain()` of the class runs before the application is
/// made. A class that starts its own program again as a child has a public `static
/// std::optional<int> runChild(int argc, char** argv)`, which runs the child and returns its
/// status, or returns nothing if the arguments are those of a test.

namespace samegame {

/// Stands for the application in a test that needs none.
struct NoApplication {
    NoApplication(int& /*argc*/, char** /*argv*/) {}
};

/// Adds a test to its program.
class TestEntry {
public:
    using Run = int (*)(int argc, char** argv);

    TestEntry(const char* source, Run run);
};

template <class Test, class Application = NoApplication>
int run_test(int argc, char** argv) {
    QTest::Internal::callInitMain<Test>();
    [[maybe_unused]] const Application application(argc, argv);
    if constexpr (std::is_base_of_v<QCoreApplication, Application>)
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    if constexpr (requires { Test::runChild(argc, argv); }) {
        if (const std::optional<int> status = Test::runChild(argc, argv))
            return *status;
    }
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace samegame

#define SAMEGAME_JOINED_AS_IS(a, b) a##b
#define SAMEGAME_JOINED(a, b) SAMEGAME_JOINED_AS_IS(a, b)
#define SAMEGAME_TEST(...)                                                                         \
    namespace {                                                                                    \
    const samegame::TestEntry                                                                      \
        SAMEGAME_JOINED(test_entry_, __COUNTER__)(__FILE__, samegame::run_test<__VA_ARGS__>);      \
    }
