#include "app/gui/research/boardmeansmodel.h"

#include <tuple>

#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/sharedtexts.h"

BoardMeansModel::BoardMeansModel(QObject* parent) : ColumnTable(parent) {
    const auto ofRow = [this](auto say) {
        return [this, say](int row) { return say(m_rows[static_cast<std::size_t>(row)]); };
    };
    const auto number = [ofRow](auto part) {
        return ofRow([part](const Row& row) { return static_cast<qulonglong>(row.*part); });
    };
    // What there is of a board at least.
    const auto ofBoards = [ofRow](auto part) {
        return ofRow(
            [part](const Row& row) { return row.boards > 0 ? QVariant(row.*part) : QVariant(); });
    };
    const auto ifKnown = [ofRow](auto part) {
        return ofRow(
            [part](const Row& row) { return row.*part ? QVariant(*(row.*part)) : QVariant(); });
    };
    const auto interval = [ofRow](auto part) {
        return ofRow([part](const Row& row) { return row.*part; });
    };
    setColumns(
        {{.title = tr("Playouts of"),
          .alignment = Qt::AlignLeft,
          .text = ofRow([](const Row& row) { return row.name; }),
          .toolTip = ofRow([](const Row& row) { return plainToolTip(row.name); })},
         {.title = tr("Boards"), .value = number(&Row::boards)},
         {.title = tr("Playouts"), .help = tr("On each board"), .value = number(&Row::playouts)},
         {.title = tr("Mean"),
          .help = tr("Mean of the boards, each of which counts once"),
          .value = ofBoards(&Row::mean),
          .decimals = 1},
         intervalColumn(SharedText::meanOfBoardsLikeThese(),
                        SharedText::meanOfBoardsLikeTheseHelp(), interval(&Row::interval)),
         {.title = tr("Deviation"),
          .help = tr("Standard deviation between the means of the boards"),
          .value = ifKnown(&Row::deviation),
          .decimals = 1},
         {.title = tr("Worst"), .value = ofBoards(&Row::worst)},
         {.title = tr("Best"), .value = ofBoards(&Row::best)},
         {.title = tr("Difference"),
          .help = tr("Mean difference to the first policy, this one less the first, on the same "
                     "boards"),
          .value = ifKnown(&Row::difference),
          .decimals = 1},
         intervalColumn(SharedText::differenceOnBoardsLikeThese(),
                        SharedText::differenceIntervalOnBoardsLikeThese(),
                        interval(&Row::differenceInterval))});
}

void BoardMeansModel::setDistributions(const QStringList& names,
                                       const samegame::BoardDistributions& drawn) {
    const bool isUpdate = names.size() == rowCount();
    if (!isUpdate)
        beginResetModel();
    m_rows.clear();
    for (qsizetype i = 0; i < names.size(); ++i)
        m_rows.push_back(rowOf(names[i], drawn, static_cast<std::size_t>(i)));
    if (!isUpdate)
        endResetModel();
    else
        announceCells();
}

BoardMeansModel::Row BoardMeansModel::rowOf(const QString& name,
                                            const samegame::BoardDistributions& drawn,
                                            std::size_t policy) {
    Row row;
    row.name = name;
    row.boards = drawn.boards.size();
    row.playouts = drawn.playouts;
    if (drawn.boards.empty())
        return row;
    const samegame::BoardValues means = samegame::means_of(drawn, policy);
    row.mean = means.mean();
    row.interval = means.intervals().boards_like_these;
    if (means.boards() > 1)
        row.deviation = means.deviation();
    std::tie(row.worst, row.best) = samegame::score_range_of(drawn, policy);
    if (policy > 0) {
        const samegame::BoardValues differences = samegame::differences_of(drawn, policy);
        row.difference = differences.mean();
        row.differenceInterval = differences.intervals().boards_like_these;
    }
    return row;
}

int BoardMeansModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}
