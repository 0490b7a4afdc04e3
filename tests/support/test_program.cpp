#include "tests/support/test_program.h"

#include <cstdio>
#include <filesystem>
#include <functional>
#include <map>
#include <string>

namespace samegame {

namespace {

using Tests = std::map<std::string, TestEntry::Run, std::less<>>;

/// Made at its first use: each entry is a static variable of another source.
Tests& tests() {
    static Tests all;
    return all;
}

} // namespace

TestEntry::TestEntry(const char* source, Run run) {
    tests().emplace(std::filesystem::path(source).stem().string(), run);
}

} // namespace samegame

int main(int argc, char** argv) {
    if (argc < 2) {
        for (const auto& [name, run] : samegame::tests())
            std::puts(name.c_str());
        return 0;
    }
    const auto test = samegame::tests().find(argv[1]);
    if (test == samegame::tests().end()) {
        std::fprintf(stderr, "%s has no test %s; without arguments it lists its tests.\n", argv[0],
                     argv[1]);
        return 2;
    }
    argv[1] = argv[0];
    return test->second(argc - 1, argv + 1);
}
