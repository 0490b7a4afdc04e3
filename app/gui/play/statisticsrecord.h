#pragma once

#include <QDate>
#include <QPixmap>
#include <QWidget>

#include <array>

#include "app/gui/basics/columntable.h"
#include "app/gui/session/dailyrecord.h"
#include "app/gui/session/duelrecord.h"
#include "app/gui/session/gamestatistics.h"

class QLabel;
class QTableView;

/// The record of duels: a row for each opponent, with its picture.
class DuelsModel : public ColumnTable {
    Q_OBJECT

public:
    enum Column { Name, Won, Lost, Drawn, WithHelp, ColumnCount };

    explicit DuelsModel(QObject* parent = nullptr);

    void setTallies(const DuelTallies& tallies);
    void setPictures(int size, qreal ratio, const QPalette& palette);

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : opponentCount;
    }

private:
    const DuelTally& tally(int row) const { return m_tallies[static_cast<std::size_t>(row)]; }

    DuelTallies m_tallies;
    std::array<QPixmap, opponentCount> m_pictures;
};

/// What a person has won, of all games: medals, duels, and the boards of days.
class RecordPage : public QWidget {
    Q_OBJECT

public:
    explicit RecordPage(QWidget* parent = nullptr);

    void setMedals(const MedalCount& medals);
    void setDuels(const DuelTallies& tallies);
    void setDays(const DailyRecord& days, const QDate& today);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showPictures();

    std::array<QLabel*, 3> m_coins{};  // gold, silver, bronze
    std::array<QLabel*, 3> m_counts{}; // the same
    QLabel* m_medals;
    DuelsModel* m_model;
    QTableView* m_duels;
    QLabel* m_noDuels;
    QLabel* m_days;
};
