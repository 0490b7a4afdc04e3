#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/game/position.h"
#include "engine/search/budget.h"

namespace samegame {

struct SearchRequest;

/// The program that keeps a search; only the same one goes on with it.
struct SearchProgram {
    std::string name;      ///< "samegame 1.0.0"
    std::string signature; ///< Its bench signature.
};

/// A search that is kept in a file: what was asked for, and how far it is.
struct KeptSearch {
    Position start;
    std::string solver;
    std::vector<std::string> options; ///< "key=value", of all options.
    Budget budget;                    ///< Its memory is above 0.
    int threads = 1;
    std::uint64_t seed = 0;
    std::string learned_check; ///< Of what it began with (SearchRequest::learned); may be empty.
    double seconds = 0;        ///< For how long it has searched.
    bool has_ended = false;    ///< By its budget or a proof, not by a stop.
    std::string journal;       ///< SearchJournal::content().
};

/// The file of `kept`: a line of JSON, the journal as bytes, and a line with a check of both. Only
/// the line of JSON is for other programs:
///
///     {"format":"samegame-search","version":1,"program":"samegame 1.0.0","signature":"…",
///      "board":"id:…","solver":"nrpa","options":{"level":"3",…},"budget":{"playouts":1000000},
///      "memory":4294967296,"threads":2,"seed":"1","learned":"","seconds":61.5,"ended":false,
///      "bytes":52413}
std::string to_text(const KeptSearch& kept, const SearchProgram& program);

/// `text` with the line that checks it.
std::string with_check(std::string text);

/// The search that `text` keeps. The error says why `program` cannot go on with it: it is another
/// file or version, it is damaged, or another program wrote it.
Result<KeptSearch> parse_kept_search(std::string_view text, const SearchProgram& program);

/// What is kept of a search for `request`, but for its journal and how far it is.
KeptSearch kept_search_of(const SearchRequest& request);

/// Why a search for another request is kept; nothing if `kept` and `wanted` are for the same one. A
/// search that has ended may have more of its budget.
std::optional<Error> difference(const KeptSearch& kept, const KeptSearch& wanted);

} // namespace samegame
