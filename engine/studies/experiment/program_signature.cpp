#include "engine/studies/experiment/program_signature.h"

#include "engine/studies/experiment/bench_signature.h"

namespace samegame {

/// Computes it once: for the program that writes the source of the others, and for programs of
/// another machine, which cannot be run while they are built.
std::string program_signature() {
    static const std::string signature = bench_signature();
    return signature;
}

} // namespace samegame
