#pragma once

#include <QTest>
#include <iterator>
#include <string>

#include "engine/playout/isa.h"

namespace samegame {

/// A row for each of `cases` on each build of the core that the machine has: the number of the case
/// in the column of that name, and the build in the column "isa".
template <class Cases, class Name>
void add_rows_on_builds(const char* column, const Cases& cases, Name name_of_case) {
    QTest::addColumn<int>(column);
    QTest::addColumn<int>("isa");
    for (const Isa isa : all_isas()) {
        const std::string build(name_of(isa));
        if (!is_supported(isa)) {
            qInfo("left out: this machine has no %s", build.c_str());
            continue;
        }
        for (std::size_t i = 0; i < std::size(cases); ++i)
            QTest::addRow("%s, %s", build.c_str(), name_of_case(cases[i]))
                << static_cast<int>(i) << static_cast<int>(isa);
    }
}

} // namespace samegame
