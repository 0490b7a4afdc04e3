// The program of all fuzz targets where there is no libFuzzer: the first argument names a target,
// every file of the folders that follow is one input of it. A folder need not exist, but there must
// be one file at least.

#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/fuzz/fuzz.h"

int main(int count, char** arguments) {
    const auto& targets = samegame::fuzz::targets();
    const auto target = count < 2 ? targets.end() : targets.find(arguments[1]);
    if (target == targets.end()) {
        std::fprintf(stderr, "The first argument names no target.\n");
        return 1;
    }
    int files = 0;
    for (int i = 2; i < count; ++i) {
        if (!std::filesystem::is_directory(arguments[i]))
            continue;
        for (const auto& entry : std::filesystem::directory_iterator(arguments[i])) {
            std::printf("%s\n", entry.path().c_str());
            std::fflush(stdout); // the last line names the file that ends the program
            std::ifstream file(entry.path(), std::ios::binary);
            const std::string content{std::istreambuf_iterator<char>(file), {}};
            target->second(reinterpret_cast<const std::uint8_t*>(content.data()), content.size());
            ++files;
        }
    }
    std::printf("%d files\n", files);
    return files > 0 ? 0 : 1;
}
