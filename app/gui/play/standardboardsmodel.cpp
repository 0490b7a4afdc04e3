#include "app/gui/play/standardboardsmodel.h"

#include <algorithm>
#include <chrono>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/rulestext.h"
#include "engine/formats/board_library.h"

namespace {

constexpr std::chrono::milliseconds pictureInterval(200); // a search improves its line in bursts

} // namespace

StandardBoardsModel::StandardBoardsModel(const OwnResults* results, QObject* parent)
    : QAbstractListModel(parent), m_results(results), m_standings(samegame::standard_board_count) {
    m_updateTimer.setSingleShot(true);
    m_updateTimer.setInterval(pictureInterval);
    connect(&m_updateTimer, &QTimer::timeout, this, &StandardBoardsModel::reload);
    if (results)
        connect(results, &OwnResults::changed, this, [this] {
            if (!m_updateTimer.isActive())
                m_updateTimer.start();
        });
    reload();
}

void StandardBoardsModel::setRules(const samegame::Rules& rules) {
    if (rules == m_rules)
        return;
    m_rules = rules;
    reload();
}

void StandardBoardsModel::reload() {
    if (!m_results)
        return;
    constexpr int count = samegame::standard_board_count;
    for (int row = 0; row < count; ++row)
        m_standings[static_cast<std::size_t>(row)] = m_results->standing({board(row), m_rules}, 0);
    emit dataChanged(createIndex(0, 0), createIndex(count - 1, 0));
}

samegame::Board StandardBoardsModel::board(int row) {
    return samegame::standard_board(row + 1);
}

QString StandardBoardsModel::ownText(int row) const {
    const BoardStanding& own = standing(row);
    if (own.bestUnaided)
        return tr("Own best %1").arg(finalScoreText(m_rules, *own.bestUnaided));
    if (own.bestAided)
        return tr("With help %1").arg(finalScoreText(m_rules, *own.bestAided));
    return tr("Not played yet");
}

QString StandardBoardsModel::solverText(int row) const {
    const auto& best = standing(row).bestOfSolver;
    return best ? tr("Solver %1").arg(finalScoreText(m_rules, *best)) : QString();
}

int StandardBoardsModel::rowOf(const samegame::Board& board) {
    for (int row = 0; row < samegame::standard_board_count; ++row)
        if (StandardBoardsModel::board(row) == board)
            return row;
    return -1;
}

int StandardBoardsModel::nextUnplayed(int row, int present) const {
    for (int step = 1; m_results && step <= rowCount(); ++step) {
        const int next = (row + step) % rowCount();
        if (next != present && standing(next).games == 0)
            return next;
    }
    const int last = std::max(row, 0);
    return last == present ? (last + 1) % rowCount() : last;
}

int StandardBoardsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : samegame::standard_board_count;
}

QVariant StandardBoardsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return QString::number(index.row() + 1);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return accessibleText(index.row());
    default:
        return {};
    }
}

/// "Standard board 3, own best 2,345, solver's best 3,001".
QString StandardBoardsModel::accessibleText(int row) const {
    const BoardStanding& best = standing(row);
    const auto score = [this](int value) { return finalScoreText(m_rules, value); };
    QStringList parts{titleOfStandardBoard(row + 1)};
    if (best.bestUnaided)
        parts << tr("own best %1").arg(score(*best.bestUnaided));
    if (best.bestAided)
        parts << tr("best with help %1").arg(score(*best.bestAided));
    if (!best.bestUnaided && !best.bestAided)
        parts << tr("not played yet");
    if (best.bestOfSolver)
        parts << tr("solver's best %1").arg(score(*best.bestOfSolver));
    return parts.join(QStringLiteral(", "));
}
