#pragma once

#include <QSize>

#include <vector>

#include "app/gui/basics/columntable.h"
#include "app/gui/session/runstore.h"

/// The kept runs as a table, each with a small picture of its scores. The names that people give
/// them are edited here. Follows the store.
class KeptRunsModel : public ColumnTable {
    Q_OBJECT

public:
    enum Column { Kind, Name, Boards, Searchers, Count, Mean, Date, ColumnCount };

    /// The store outlives the model; `picture` is the size of the pictures.
    KeptRunsModel(RunStore* store, QSize picture, QObject* parent = nullptr);

    const KeptRun& run(int row) const;  ///< Without its content.
    int rowOf(const QString& id) const; ///< -1 if there is no such run.

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    void reload(); ///< Of what another window or program has changed, too.

signals:
    void failed(const QString& message);

private:
    QString searchersOf(int row) const;
    QString factsOf(int row) const;

    RunStore* m_store;
    QSize m_picture;
    std::vector<KeptRun> m_runs;
};
