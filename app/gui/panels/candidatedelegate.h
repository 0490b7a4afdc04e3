#pragma once

#include "app/gui/basics/numbercells.h"

/// Draws the cells of the candidates: uncertain ones faint and slanted, the one pointed at on the
/// board marked, and a bar under each share. Knows them by the roles of CandidateModel.
class CandidateDelegate : public NumberCells {
    Q_OBJECT

public:
    using NumberCells::NumberCells;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};
