#include "app/gui/session/sharedscores.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

#include "app/gui/session/kepttexts.h"
#include "app/gui/session/sessionstore.h"

namespace {

constexpr auto sharedItem = "shared-scores"; // a list of boards, each followed by its score

} // namespace

void SharedScores::load() {
    if (!m_store)
        return;
    const auto later = std::exchange(m_scores, {});
    const QJsonArray kept = QJsonDocument::fromJson(m_store->loadItem(sharedItem)).array();
    for (qsizetype i = 0; i + 1 < kept.size(); i += 2)
        if (kept[i].isString() && kept[i + 1].isDouble())
            add(kept[i].toString(), kept[i + 1].toInt());
    for (const auto& [board, score] : later)
        add(board, score);
}

void SharedScores::add(const QString& board, int score) {
    std::erase_if(m_scores, [&](const auto& known) { return known.first == board; });
    m_scores.emplace_back(board, score);
    if (m_scores.size() > mostKept)
        m_scores.erase(m_scores.begin());
}

void SharedScores::set(const samegame::Position& start, int score) {
    add(boardKey(start), score);
    if (!m_store)
        return;
    QJsonArray kept;
    for (const auto& [board, known] : m_scores) {
        kept << board;
        kept << known;
    }
    m_store->saveItem(sharedItem, QJsonDocument(kept).toJson(QJsonDocument::Compact));
}

std::optional<int> SharedScores::of(const samegame::Position& start) const {
    if (m_scores.empty())
        return std::nullopt;
    const QString board = boardKey(start);
    const auto found =
        std::ranges::find_if(m_scores, [&](const auto& known) { return known.first == board; });
    return found == m_scores.end() ? std::nullopt : std::optional(found->second);
}
