#include "app/gui/session/boarddifficulty.h"

#include <QCoreApplication>

using samegame::DifficultyLevel;

namespace {

struct Difficulty {
    Q_DECLARE_TR_FUNCTIONS(BoardDifficulty)
};

} // namespace

std::optional<DifficultyLevel> BoardDifficulty::levelOf(const samegame::Position& start) {
    const samegame::Board& board = start.board;
    if (start.rules.refill || board.cell_count() == 0 || board.block_count() < board.cell_count())
        return std::nullopt;
    const samegame::DifficultyScale::Kind kind{board.rows(), board.columns(), board.color_count(),
                                               start.rules.gravity};
    if (!m_scale || m_scale->kind() != kind)
        m_scale.emplace(kind);
    return m_scale->level_of(board);
}

QString difficultyText(DifficultyLevel level) {
    switch (level) {
    case DifficultyLevel::easy:
        return Difficulty::tr("An easy board");
    case DifficultyLevel::medium:
        return Difficulty::tr("A medium board");
    case DifficultyLevel::hard:
        break;
    }
    return Difficulty::tr("A hard board");
}

QString difficultyHelp() {
    return Difficulty::tr("The program plays quick games that save the most frequent color, and "
                          "compares their mean score with random boards of the same size and "
                          "colors: the highest third is easy, the lowest third hard");
}
