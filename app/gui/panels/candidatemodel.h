#pragma once

#include <QPixmap>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "app/gui/basics/columntable.h"
#include "app/gui/basics/fittedtext.h"
#include "engine/game/group.h"
#include "engine/game/position.h"
#include "engine/search/candidate.h"

// The texts about a candidate for table and board alike.

/// The sign that stands where the best line known goes.
QString knownLineMark();

/// The visits of a candidate, given as `visits`, with the mark if the best known line begins with
/// it. Without visits, if the search that counted them tried other moves or proved this one.
QString candidateVisitsText(const samegame::Candidate& candidate, const QString& visits,
                            bool isKnown);

/// The sign of candidates whose line clears the board.
QString clearedMark();

/// The best final score of the game after a candidate that has one.
QString candidateScoreText(const samegame::Candidate& candidate, int scoreBefore);

/// What a candidate that has a score loses against the best of all.
QString candidateLossText(const samegame::CandidateStanding& standing);

/// How sure score and loss are: "exact", "any order", "± 60", "?" if the search does not know.
QString candidateSpreadText(const samegame::Candidate& candidate,
                            const samegame::CandidateStanding& standing);

/// The places that a candidate may have: "3", "1–7"; empty if the search does not know.
QString candidatePlaceText(const samegame::CandidateStanding& standing);

/// The same in sentences, for tool tips and screen readers.
QString candidateSentences(const samegame::Candidate& candidate,
                           const samegame::CandidateStanding& standing);

/// What screen readers say of a label on the board: its place, its score or loss, how sure that is.
QString spokenCandidate(const samegame::Candidate& candidate,
                        const samegame::CandidateStanding& standing, bool showsLoss,
                        int scoreBefore);

/// Whether some of the losses have a spread.
bool haveSpreads(std::span<const samegame::CandidateStanding> standings);

/// Less is known of the candidate than of others: it has no score, or no spread although others
/// have one. Never true for the best one.
bool isUncertain(const samegame::CandidateStanding& standing, bool othersHaveSpreads);

/// The candidates of a search as a table: what a move is, what it is worth and what it is for in
/// the first columns, what the search counts in the columns that a person asks for (isUsual). Rows
/// keep their places while the numbers change, so that a selection stays; a proxy sorts them (by
/// SortRole), and by Best the rows with equal scores stand in the order of their keys.
class CandidateModel : public ColumnTable {
    Q_OBJECT

public:
    enum Column {
        Group, ///< Its picture (setPictures) and its size.
        Points,
        Best,
        Loss,
        Spread,
        Clears,
        Rank,
        Place,
        Mean,
        Known,
        Visits,
        Share,
        Reason, ///< The last one: it takes the room that is left.
        ColumnCount
    };
    enum Role {
        ShareRole = ColumnTable::FirstOwnRole, ///< The candidate's share of the visits, 0 to 1.
        UncertainRole, ///< Whether the candidate is drawn faint: isUncertain().
        PointedRole,   ///< Whether the candidate is the move of setPointedMove().
    };

    explicit CandidateModel(QObject* parent = nullptr);

    /// Whether a column is shown to people who have not chosen their columns.
    static bool isUsual(Column column);
    /// How settings call a column; never translated.
    static QString nameOf(Column column);

    /// `candidates` best first, with as many `standings`; `rows` is the board's height,
    /// `scoreBefore` what was earned up to the position, added to every final score; `finders` say
    /// whose each candidate is.
    void setCandidates(const std::vector<samegame::Candidate>& candidates,
                       const std::vector<samegame::CandidateStanding>& standings, int rows,
                       int scoreBefore, const QStringList& finders = {});
    void clear();

    /// Where the lines of the candidates to come begin, so that each tells what its move is for,
    /// and shows its group. Takes away the rows of another position.
    void setPosition(const samegame::Position& position);

    using PictureMaker = std::function<QPixmap(const samegame::Board&, const samegame::Group&)>;
    /// What draws the groups, in the present look; they are drawn anew, each when it is seen.
    /// Without it there are no pictures.
    void setPictures(PictureMaker maker);

    /// Shows means as what is lost against the highest one: 0 for it, negative for all others.
    void setShowsLoss(bool showsLoss);
    void setHasKeys(bool hasKeys) { m_hasKeys = hasKeys; } ///< Keys play candidates, as by default.
    bool showsLoss() const { return m_showsLoss; }

    /// The move with which the best line known goes on, if any, and who found that line: it bears
    /// the mark of knownLineMark().
    void setKnownMove(const std::optional<samegame::Move>& move, const QString& finder);

    /// The move that is pointed at on the board, if any.
    void setPointedMove(const std::optional<samegame::Move>& move);

    const samegame::Candidate& candidate(int row) const;
    int rank(int row) const; ///< The place in the list, from 1: the key that plays it.
    std::optional<int> rowOf(samegame::Move move) const;

    QString title(int column, bool showsLoss) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    struct Row {
        samegame::Candidate candidate;
        samegame::CandidateStanding standing;
        int rank = 0;
        QString finder;
        mutable std::optional<QString> reason; // made when it is first asked for
        mutable QPixmap picture;               // likewise; null before
    };
    bool hasSameMoves(const std::vector<samegame::Candidate>& candidates) const;
    void summarize();
    void keepMadeParts(const std::vector<Row>& before);
    void announceRow(const std::optional<samegame::Move>& move);
    samegame::Group groupOf(const Row& row) const; ///< Empty if the board has none there.
    QString reason(const Row& row) const;
    QVariant picture(const Row& row) const;
    QVariant spokenText(const Row& row, int column) const; ///< Where it is not the shown one.
    QString description(const Row& row) const;
    double share(const Row& row) const;

    std::vector<Row> m_rows; // in the order of moves
    PictureMaker m_makePicture;
    std::uint64_t m_visits = 0;
    bool m_hasSpreads = false;
    double m_bestMean = 0;
    samegame::Position m_position;
    int m_boardRows = 0;
    int m_scoreBefore = 0;
    bool m_showsLoss = false;
    bool m_hasKeys = true;
    std::optional<samegame::Move> m_pointedMove;
    std::optional<samegame::Move> m_knownMove;
    QString m_finder; // of the line that begins with m_knownMove
};

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
