#include <fstream>
#include <iostream>

#include "engine/studies/experiment/program_signature.h"

/// Run while building: writes the source FILE in which program_signature() is a constant.
int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "usage: samegame_write_signature FILE\n";
        return 2;
    }
    std::ofstream file(argv[1]);
    file << "#include \"engine/studies/experiment/program_signature.h\"\n\n"
         << "std::string samegame::program_signature() {\n"
         << "    return \"" << samegame::program_signature() << "\";\n}\n";
    file.close();
    if (!file)
        std::cerr << "cannot write " << argv[1] << '\n';
    return file ? 0 : 1;
}
