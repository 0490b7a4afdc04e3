#pragma once

#include <span>
#include <string_view>

namespace samegame::data {

/// A file of resources/experiments, as it was when the program was built.
struct ExperimentText {
    const char* name; ///< The name of the file without folder and ".json".
    const std::string_view& json;
};

/// The files that engine/CMakeLists.txt names, in its order.
std::span<const ExperimentText> experiment_texts();

} // namespace samegame::data
