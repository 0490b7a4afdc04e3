#pragma once

#include <QWidget>

#include <optional>

#include "app/analysis/assistant.h"
#include "app/analysis/candidatemodel.h"

class QSortFilterProxyModel;
class QSpinBox;
class QTableView;

/// The candidates of the position on the board as a table that can be sorted.
class CandidatesPanel : public QWidget {
    Q_OBJECT

public:
    /// Both outlive the panel.
    CandidatesPanel(Assistant* assistant, GameDocument* document, QWidget* parent = nullptr);

    int labelCount() const; ///< How many candidates the board shall label.
    void setLabelCount(int count);

    QSize sizeHint() const override; ///< Wide enough for every column.

signals:
    void labelCountChanged(int count);
    /// The person selected a row (or none is selected any more).
    void moveSelected(const std::optional<samegame::Move>& move);

private:
    void sizeColumns();
    void showResult();
    void select();

    Assistant* m_assistant;
    GameDocument* m_document;
    CandidateModel* m_model;
    QSortFilterProxyModel* m_proxy;
    QTableView* m_table;
    QSpinBox* m_labelCount;
    int m_columnsWidth = 0; // pixels
};
