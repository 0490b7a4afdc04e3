#pragma once

#include <QDockWidget>
#include <QLabel>
#include <QSlider>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <vector>

#include "app/gui/basics/numbertext.h"
#include "app/gui/board/boardview.h"
#include "app/gui/panels/candidatemodel.h"
#include "app/gui/panels/linepanel.h"
#include "app/gui/research/distributionmodel.h"
#include "app/gui/window/mainwindow.h"
#include "engine/game/scoring.h"
#include "tests/support/qtest_text.h"

/// Checks that all a window shows of its game and of results is of the position on the board. The
/// scoring is one where moves earn points, and candidates show scores, not losses.
class ShownResults {
public:
    /// The window outlives the checks.
    explicit ShownResults(MainWindow* window) : m_window(window) {}

    /// Fails the running test at the first thing that is of another position.
    void check() const {
        for (const auto part :
             {&ShownResults::checkGame, &ShownResults::checkLine, &ShownResults::checkCandidates,
              &ShownResults::checkBest, &ShownResults::checkLabels, &ShownResults::checkMarks,
              &ShownResults::checkHint, &ShownResults::checkDistribution}) {
            (this->*part)();
            if (QTest::currentTestFailed())
                return;
        }
    }

private:
    void checkGame() const {
        const samegame::MoveList& moves = document()->line().moves;
        const auto line = samegame::replay(start().board, start().rules, moves);
        QVERIFY(line.ok());
        QVERIFY(document()->line() == *line);
        QCOMPARE(document()->board(),
                 samegame::board_after(start().board, start().rules, moves, moves.size()));
        if (!isReplaying())
            QCOMPARE(view()->shownBoard(), document()->board());
    }

    /// The table has a line of this game; while it is replayed, the board follows it.
    void checkLine() const {
        const QAbstractItemModel* table = find<QTableView>("lineTable")->model();
        const int length = table->rowCount() - 1;
        samegame::MoveList moves;
        for (int row = 1; row <= length; ++row)
            moves.push_back(moveOf(table->index(row, LineModel::Group).data().toString()));
        const auto line = samegame::replay(start().board, start().rules, moves);
        QVERIFY(line.ok());
        const auto score = [&](int row) {
            return table->index(row, LineModel::Score).data().toString();
        };
        if (length >= 0)
            QCOMPARE(score(length), numberText(line->score));
        if (!isReplaying())
            return;
        const int index = find<QSlider>("replaySlider")->value();
        QCOMPARE(view()->shownBoard(), samegame::board_after(start().board, start().rules, moves,
                                                             static_cast<std::size_t>(index)));
        QCOMPARE(find<QLabel>("score")->text(), "Score " + score(index));
    }

    /// The table has every move of the position, each with a line that earns what it says.
    void checkCandidates() const {
        const CandidateModel* table = candidates();
        if (table->rowCount() == 0)
            return;
        samegame::MoveList legal = samegame::legal_moves(view()->shownBoard());
        std::ranges::sort(legal);
        QCOMPARE(table->rowCount(), static_cast<int>(legal.size()));
        for (int row = 0; row < table->rowCount(); ++row) { // rows are in the order of moves
            QCOMPARE(table->candidate(row).move, legal[static_cast<std::size_t>(row)]);
            checkCandidate(table->candidate(row));
            if (table->candidate(row).has_best())
                QCOMPARE(table->index(row, CandidateModel::Best).data().toString(),
                         numberText(scoreShown() + table->candidate(row).best));
        }
    }

    void checkCandidate(const samegame::Candidate& candidate) const {
        const samegame::Board& board = view()->shownBoard();
        QCOMPARE(candidate.cells, samegame::group_at(board, candidate.move.cell).size());
        QCOMPARE(candidate.points, samegame::move_points(start().rules, candidate.cells));
        if (!candidate.has_best())
            return;
        const auto line = samegame::replay(board, start().rules, candidate.line.moves);
        QVERIFY(line.ok());
        QVERIFY(candidate.line == *line);
        QVERIFY(line->finished);
        QCOMPARE(line->score, candidate.best);
        QCOMPARE(line->moves.front(), candidate.move);
    }

    /// The best score told is that of the best candidate.
    void checkBest() const {
        const CandidateModel* table = candidates();
        const QString best = find<QLabel>("bestScore")->text();
        if (best == "–" || table->rowCount() == 0)
            return;
        for (int row = 0; row < table->rowCount(); ++row)
            if (table->rank(row) == 1)
                QCOMPARE(best, table->index(row, CandidateModel::Best).data().toString());
    }

    /// The board's labels are the best rows of the table.
    void checkLabels() const {
        for (const CandidateLabel& label : view()->markings().candidates) {
            QVERIFY(isMoveShown(label.move));
            const auto row = candidates()->rowOf(label.move);
            QVERIFY(row || isReplaying());
            if (!row || isReplaying())
                continue;
            QCOMPARE(label.rank, candidates()->rank(*row));
            const QString best = candidates()->index(*row, CandidateModel::Best).data().toString();
            const bool isExact = candidates()->candidate(*row).is_exact;
            QCOMPARE(label.text, isExact ? "= " + best : best);
        }
    }

    void checkMarks() const {
        const BoardMarkings& marks = view()->markings();
        QVERIFY(!marks.marked || isMoveShown(*marks.marked));
        QVERIFY(!marks.hoveredCandidate || isMoveShown(*marks.hoveredCandidate));
        const auto isOfColor = [&](samegame::Move move) {
            return view()->shownBoard().color_at(move.cell) == *marks.color;
        };
        if (marks.color)
            QVERIFY(std::ranges::any_of(samegame::legal_moves(view()->shownBoard()), isOfColor));
        if (marks.preview)
            QVERIFY(
                samegame::replay(view()->shownBoard(), start().rules, marks.preview->moves).ok());
        const auto selected = find<QTableView>("candidates")->selectionModel()->selectedRows();
        if (!selected.isEmpty() && !isReplaying())
            QCOMPARE(marks.marked, std::optional(candidateOf(selected.first()).move));
    }

    /// The hint in words is the one that is marked.
    void checkHint() const {
        if (!find<QWidget>("hintBubble")->isVisible())
            return;
        const QString hint = find<QLabel>("hintText")->text();
        const bool isOfGroup = hint.contains("the marked group");
        const bool isOfLine = hint.startsWith("The next ");
        const BoardMarkings& marks = view()->markings();
        for (const samegame::Cell cell : marks.saved)
            QCOMPARE(view()->shownBoard().color_at(cell),
                     view()->shownBoard().color_at(marks.saved.front()));
        if (!isOfGroup && !isOfLine)
            return;
        QVERIFY(marks.marked);
        if (isOfGroup)
            QVERIFY(hint.contains(" at " + placeOf(*marks.marked) + " (row, column)"));
        if (!isOfLine)
            return;
        QVERIFY(marks.preview);
        const auto line =
            samegame::replay(document()->board(), start().rules, marks.preview->moves);
        QVERIFY(line.ok());
        QCOMPARE(line->moves.front(), *marks.marked);
        QVERIFY(marks.preview->numbered <= 5);
        QVERIFY(hint.contains(
            QString(" a score of %1. ").arg(numberText(document()->score() + line->score))));
    }

    /// A distribution, which may begin at an earlier position, is compared with the game as it is.
    void checkDistribution() const {
        if (!find<QDockWidget>("distributionDock")->widget()->isVisible())
            return; // it is brought up to date when it is shown
        const QAbstractItemModel* table = find<QTableView>("distributionTable")->model();
        // Where no move was played there is nothing to compare with.
        const QString own = document()->line().moves.empty() && !document()->isFinished()
                                ? QStringLiteral("–")
                                : numberText(document()->score());
        for (int row = 0; row < table->rowCount(); ++row)
            QCOMPARE(table->index(row, DistributionModel::OwnScore).data().toString(), own);
    }

    template <class T>
    T* find(const char* objectName) const {
        return m_window->findChild<T*>(objectName);
    }
    GameDocument* document() const { return m_window->document(); }
    const samegame::Position& start() const { return document()->start(); }
    BoardView* view() const { return find<BoardView>("boardView"); }
    bool isReplaying() const { return view()->mode() == ViewMode::Replay; }
    /// Earned before the position on the board.
    int scoreShown() const {
        return isReplaying() ? m_window->session()->replay()->score() : document()->score();
    }

    const QSortFilterProxyModel* sorted() const {
        return qobject_cast<QSortFilterProxyModel*>(find<QTableView>("candidates")->model());
    }
    const CandidateModel* candidates() const {
        return qobject_cast<CandidateModel*>(sorted()->sourceModel());
    }
    const samegame::Candidate& candidateOf(const QModelIndex& index) const {
        return candidates()->candidate(sorted()->mapToSource(index).row());
    }

    bool isMoveShown(samegame::Move move) const {
        const samegame::Group group = samegame::group_at(view()->shownBoard(), move.cell);
        return !group.empty() && group.move() == move;
    }
    /// As people write it, and back.
    QString placeOf(samegame::Move move) const {
        return QString::fromStdString(
            samegame::to_string(samegame::to_notation(move, start().board.rows())));
    }
    samegame::Move moveOf(const QString& place) const {
        return samegame::from_notation(
            {place.section(',', 0, 0).toInt(), place.section(',', 1).toInt()},
            start().board.rows());
    }

    MainWindow* m_window;
};
