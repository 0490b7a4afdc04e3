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
        const Place* known = placeOf(here.hash);
        if (known && goesOnAs(*known, line.moves, ply))
            break; // it has been added from here on
        if (!known || known->score < rest) {
            placeFor(here.hash) = here;
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
    const Place* found = placeOf(position.hash());
    if (!found || !(positionAt(*found) == position))
        return std::nullopt; // nothing, or another position with the same hash
    const Entry& entry = m_entries[found->entry - m_firstEntry];
    const auto rest =
        samegame::replay(position.board, position.rules,
                         std::span(entry.moves.begin(), entry.moves.end()).subspan(found->ply));
    return rest ? std::optional(KnownLine{*rest, entry.finder}) : std::nullopt;
}

const KnownLines::Place* KnownLines::placeOf(std::uint64_t hash) const {
    if (m_places.empty())
        return nullptr;
    const std::size_t first = hash % (placeCount / neighbors) * neighbors;
    for (const Place& place : std::span(m_places).subspan(first, neighbors))
        if (isKept(place) && place.hash == hash)
            return &place;
    return nullptr;
}

/// That of the position, else the one of the oldest line.
KnownLines::Place& KnownLines::placeFor(std::uint64_t hash) {
    const std::size_t first = hash % (placeCount / neighbors) * neighbors;
    const auto places = std::span(m_places).subspan(first, neighbors);
    const auto same = std::ranges::find_if(
        places, [&](const Place& place) { return isKept(place) && place.hash == hash; });
    return same != places.end() ? *same : *std::ranges::min_element(places, {}, &Place::entry);
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
