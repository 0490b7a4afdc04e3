#include "app/gui/session/knownlines.h"

#include <QCoreApplication>

#include <span>

#include "app/gui/basics/enginetexts.h"
#include "engine/game/played_line.h"

namespace {

struct FinderTexts {
    Q_DECLARE_TR_FUNCTIONS(Finder)
};

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
    const auto played = samegame::PlayedLine::of(start, line.moves).value();
    const std::uint64_t number = m_firstEntry + m_entries.size();
    bool isBestOfStart = false;
    bool isUsed = false;
    for (std::size_t ply = 0; ply < line.moves.size(); ++ply) {
        const Place place{number, ply, played.line().score - played.scores()[ply]};
        const auto [known, isNew] = m_places.try_emplace(played.positions()[ply].hash(), place);
        if (!isNew && known->second.score >= place.score)
            continue;
        known->second = place;
        isUsed = true;
        isBestOfStart |= ply == 0;
    }
    if (isUsed)
        m_entries.push_back({start, line.moves, finder});
    if (m_places.size() > capacity)
        forgetOldest();
    return isBestOfStart;
}

std::optional<KnownLine> KnownLines::find(const samegame::Position& position) const {
    const auto found = m_places.find(position.hash());
    if (found == m_places.end() || !(positionAt(found->second) == position))
        return std::nullopt; // nothing, or another position with the same hash
    const Entry& entry = m_entries[found->second.entry - m_firstEntry];
    const auto rest = samegame::replay(
        position.board, position.rules,
        std::span(entry.moves.begin(), entry.moves.end()).subspan(found->second.ply));
    return rest ? std::optional(KnownLine{*rest, entry.finder}) : std::nullopt;
}

samegame::Position KnownLines::positionAt(const Place& place) const {
    const Entry& entry = m_entries[place.entry - m_firstEntry];
    return samegame::position_after(entry.start, entry.moves, place.ply);
}

void KnownLines::forgetOldest() {
    while (m_places.size() > capacity / 2 && m_entries.size() > 1) {
        const std::uint64_t forgotten = m_entries.size() / 2;
        m_firstEntry += forgotten;
        m_entries.erase(m_entries.begin(),
                        m_entries.begin() + static_cast<std::ptrdiff_t>(forgotten));
        std::erase_if(m_places,
                      [this](const auto& item) { return item.second.entry < m_firstEntry; });
    }
}
