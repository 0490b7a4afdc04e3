#include "app/gui/session/knownlines.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

#include "app/gui/basics/enginetexts.h"
#include "engine/game/refill.h"
#include "engine/game/scoring.h"

namespace {

struct FinderTexts {
    Q_DECLARE_TR_FUNCTIONS(Finder)
};

constexpr std::size_t mostEntries = 10'000; // at about a kilobyte each
constexpr std::size_t placeCount = 1 << 17;
constexpr std::size_t neighbors = 4; // that a position may stand in

} // namespace

Finder Finder::of(const std::optional<samegame::RecordSource>& source) {
    return source ? Finder{Kind::Solver, source->solver} : Finder();
}

QString textOf(const Finder& finder) {
    if (finder.kind == Finder::Kind::Person)
        return FinderTexts::tr("Played by hand");
    if (finder.kind == Finder::Kind::EarlierSession)
        return FinderTexts::tr("Found in an earlier session");
    return foundByText(finder.solver);
}

bool KnownLines::add(const samegame::Position& start, const samegame::Line& line,
                     const Finder& finder) {
    if (!line.finished || line.moves.empty())
        return false;
    m_places.resize(placeCount);
    const std::uint64_t number = m_firstEntry + m_entries.size();
    m_entries.push_back({start, line.moves, finder});
    bool isBestOfStart = false;
    bool isUsed = false;
    samegame::Position position = start;
    int rest = samegame::replay(start.board, start.rules, line.moves).value().score;
    for (std::size_t ply = 0; ply < line.moves.size(); ++ply) {
        const Place here{position.hash(), number, static_cast<std::uint32_t>(ply), rest};
        Place& place = m_places[indexOf(here.hash)];
        const bool isKnown = isOf(place, here.hash);
        if (isKnown && goesOnAs(place, line.moves, ply))
            break; // it has been added from here on
        if (!isKnown || place.score < rest) {
            place = here;
            isUsed = true;
            isBestOfStart |= ply == 0;
        }
        const int blocks = samegame::play(position.board, position.rules, line.moves[ply]);
        rest -= samegame::move_points(position.rules, blocks);
    }
    if (!isUsed)
        m_entries.pop_back();
    if (m_entries.size() > mostEntries) {
        m_entries.pop_front();
        ++m_firstEntry;
    }
    return isBestOfStart;
}

std::optional<KnownLine> KnownLines::find(const samegame::Position& position) const {
    if (m_places.empty())
        return std::nullopt;
    const Place wanted{position.hash()};
    const Place& place = m_places[indexOf(wanted.hash)];
    if (!isOf(place, wanted.hash) || !(positionAt(place) == position))
        return std::nullopt; // nothing, or another position with the same hash
    const Entry& entry = m_entries[place.entry - m_firstEntry];
    const auto rest =
        samegame::replay(position.board, position.rules,
                         std::span(entry.moves.begin(), entry.moves.end()).subspan(place.ply));
    return rest ? std::optional(KnownLine{*rest, entry.finder}) : std::nullopt;
}

/// The place of the position, else that of the oldest line among those it may stand in.
std::size_t KnownLines::indexOf(std::uint64_t hash) const {
    const std::size_t first = hash % (placeCount / neighbors) * neighbors;
    const auto places = std::span(m_places).subspan(first, neighbors);
    auto found =
        std::ranges::find_if(places, [&](const Place& place) { return isOf(place, hash); });
    if (found == places.end())
        found = std::ranges::min_element(places, {}, &Place::entry);
    return first + static_cast<std::size_t>(found - places.begin());
}

/// Whether that is known of a position with this hash.
bool KnownLines::isOf(const Place& place, std::uint64_t hash) const {
    return place.entry >= m_firstEntry && place.hash == hash;
}

/// Whether the line of a place goes on from there as `moves` go on from `ply`.
bool KnownLines::goesOnAs(const Place& place, const samegame::MoveList& moves,
                          std::size_t ply) const {
    const samegame::MoveList& known = m_entries[place.entry - m_firstEntry].moves;
    return std::equal(known.begin() + static_cast<std::ptrdiff_t>(place.ply), known.end(),
                      moves.begin() + static_cast<std::ptrdiff_t>(ply), moves.end());
}

samegame::Position KnownLines::positionAt(const Place& place) const {
    const Entry& entry = m_entries[place.entry - m_firstEntry];
    return samegame::position_after(entry.start, entry.moves, place.ply);
}
