#pragma once

#include <string>

namespace samegame {

/// The bench signature of this program for the files that it writes: what bench_signature() gave on
/// the machine that built it, at no cost. Its library, samegame_signature, is compiled from what
/// cmake/write_signature.cpp writes while building.
std::string program_signature();

} // namespace samegame
