#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QHeaderView>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QToolButton>

#include <algorithm>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/panels/candidatemodel.h"
#include "app/gui/panels/candidatespanel.h"
#include "app/gui/session/gamesession.h"
#include "app/gui/window/gameexchange.h"
#include "engine/formats/board_library.h"
#include "tests/gui/changedcells.h"
#include "tests/gui/patience.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The table of candidates in its window, linked with the board.
class TestCandidatesPanel : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { open(); }
    void cleanup() { close(); }

    void assistantFillsCandidatesAndLabels();
    void emptyTableSaysWhatToDo();
    void emptyTableCutsNoRow();
    void selectedCandidateIsMarked();
    void selectionGoesWithItsPosition();
    void keyboardSelectsRows();
    void hoveredRowIsTold();
    void hoveredRowFollowsTheSorting();
    void hoveredGroupMarksItsRow();
    void doubleClickAndEnterPlay();
    void replayShowsItsCandidates();
    void lineOfACandidateHasItsMenu();
    void endedGameIsLookedThrough();
    void lossIsShownInTableAndOnBoard();
    void columnsAreChosenAndKept();
    void groupsAreDrawn();
    void lossIsRemembered();
    void columnsShrinkWithThePanel();
    void titlesHaveTheirRoom_data();
    void titlesHaveTheirRoom();
    void narrowColumnsHoldTheirNumbers_data();
    void narrowColumnsHoldTheirNumbers();
    void wideNumbersAreShownWhole_data();
    void wideNumbersAreShownWhole();
    void itsModelsAreSound();

private:
    /// What has a label on the board.
    std::vector<Move> labelled() const {
        std::vector<Move> moves;
        for (const CandidateLabel& label : view()->markings().candidates)
            moves.push_back(label.move);
        return moves;
    }
    using MaybeMove = std::optional<Move>;
    CandidatesPanel* panel() const { return find<CandidatesPanel>("candidatesPanel"); }
    QModelIndex cell(int row, int column) const {
        return candidates()->model()->index(row, column);
    }
    QPoint middleOf(int row) const { return candidates()->visualRect(cell(row, 1)).center(); }
    bool isPointed(int row) const {
        return cell(row, 0).data(CandidateModel::PointedRole).toBool();
    }
    int rowOf(Move move) const;
    static MaybeMove lastMove(const QSignalSpy& spy) {
        return spy.last().first().value<MaybeMove>();
    }
    Move moveOf(int row) const;
    static QStringList allColumns() {
        QStringList names;
        for (int column = 0; column < CandidateModel::ColumnCount; ++column)
            names << CandidateModel::nameOf(static_cast<CandidateModel::Column>(column));
        return names;
    }
};

Move TestCandidatesPanel::moveOf(int row) const {
    const QString place = cell(row, CandidateModel::Place).data().toString();
    const int boardRows = document()->board().rows();
    return from_notation({place.section(',', 0, 0).toInt(), place.section(',', 1).toInt()},
                         boardRows);
}

int TestCandidatesPanel::rowOf(Move move) const {
    for (int row = 0; row < candidates()->model()->rowCount(); ++row)
        if (moveOf(row) == move)
            return row;
    return -1;
}

void TestCandidatesPanel::assistantFillsCandidatesAndLabels() {
    QCOMPARE(candidates()->model()->rowCount(), 0);
    QCOMPARE(find<QLabel>("bestScore")->text(), "–");
    const QImage unlabelled = view()->grab().toImage();
    search(300);
    QCOMPARE(candidates()->model()->rowCount(),
             static_cast<int>(legal_moves(standard_board(1)).size()));
    QCOMPARE(find<QLabel>("playoutCount")->text(), "300");
    QVERIFY(find<QLabel>("bestScore")->text() != "–");
    QVERIFY(find<QLabel>("usedSeed")->text() != "–");
    QVERIFY(changedJustAt(labelled(), view(), unlabelled, view()->grab().toImage()));
    find<QSpinBox>("labelCount")->setValue(0);
    QCOMPARE(view()->grab().toImage(), unlabelled);
}

void TestCandidatesPanel::emptyTableSaysWhatToDo() {
    auto* text = find<QLabel>("candidatesEmptyText");
    QVERIFY(text->isVisible());
    QVERIFY(text->text().contains("F5"));
    search(100);
    QVERIFY(!text->isVisible());
    document()->newGame({standard_board(2), {}}, "Board 2");
    QVERIFY(text->isVisible());
}

void TestCandidatesPanel::emptyTableCutsNoRow() {
    auto* text = find<ElidedLabel>("candidatesEmptyText");
    const int row = text->fontMetrics().lineSpacing();
    for (int rows = 1; rows <= 2; ++rows) {
        text->resize(150, rows * row + row / 2);
        QVERIFY2(text->shownText().count('\n') < rows && text->shownText().endsWith("…"),
                 qPrintable(text->shownText()));
    }
    text->resize(150, 20 * row);
    QCOMPARE(text->shownText().replace('\n', ' ').simplified(), text->text());
}

void TestCandidatesPanel::selectedCandidateIsMarked() {
    search(200);
    find<QSpinBox>("labelCount")->setValue(0);
    const QImage unmarked = view()->grab().toImage();
    candidates()->selectRow(2);
    QVERIFY(view()->markings().marked);
    QVERIFY(
        changedJustAt({*view()->markings().marked}, view(), unmarked, view()->grab().toImage()));
    candidates()->clearSelection();
    QCOMPARE(view()->grab().toImage(), unmarked);
}

/// Also where the moves of the next position bear the same names, and where a game begins anew.
void TestCandidatesPanel::selectionGoesWithItsPosition() {
    const Move only{{0, 1}};
    const Position start{drawn("3./2./23/14"), {}};
    document()->newGame(start, "one way");
    search(50);
    click(only);
    search(50);
    QCOMPARE(legal_moves(document()->board()).size(), 1U);
    QCOMPARE(legal_moves(document()->board())[0], only);
    QCOMPARE(candidates()->model()->rowCount(), 1);
    for (const char* change : {"undo", "redo"}) {
        candidates()->selectRow(0);
        QVERIFY(view()->markings().marked == only);
        action(change)->trigger();
        QCOMPARE(candidates()->model()->rowCount(), 1);
        QVERIFY(!candidates()->selectionModel()->hasSelection());
        QVERIFY(!view()->markings().marked);
    }
    action("undo")->trigger();
    candidates()->selectRow(0);
    document()->newGame(start, "one way");
    QVERIFY(!candidates()->selectionModel()->hasSelection());
    QVERIFY(!view()->markings().marked);
}

void TestCandidatesPanel::keyboardSelectsRows() {
    search(200);
    QSignalSpy selected(panel(), &CandidatesPanel::moveSelected);
    candidates()->setFocus();
    candidates()->selectRow(0);
    QCOMPARE(lastMove(selected).value(), moveOf(0));
    QTest::keyClick(candidates(), Qt::Key_Down);
    QCOMPARE(lastMove(selected).value(), moveOf(1));
    click(legal_moves(document()->board())[0]);
    QVERIFY(!lastMove(selected));
}

void TestCandidatesPanel::hoveredRowIsTold() {
    search(200);
    QSignalSpy hovered(panel(), &CandidatesPanel::moveHovered);
    QTest::mouseMove(candidates()->viewport(), middleOf(1));
    TRY_COMPARE(hovered.count(), 1);
    QCOMPARE(lastMove(hovered).value(), moveOf(1));
    QTest::mouseMove(candidates()->viewport(), middleOf(1) + QPoint(3, 0));
    QTest::mouseMove(candidates()->viewport(), middleOf(2));
    TRY_COMPARE(hovered.count(), 2);
    QCOMPARE(lastMove(hovered).value(), moveOf(2));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(candidates()->viewport(), &leave);
    QCOMPARE(hovered.count(), 3);
    QVERIFY(!lastMove(hovered));
}

void TestCandidatesPanel::hoveredRowFollowsTheSorting() {
    search(200);
    QSignalSpy hovered(panel(), &CandidatesPanel::moveHovered);
    QTest::mouseMove(candidates()->viewport(), middleOf(0));
    TRY_COMPARE(hovered.count(), 1);
    candidates()->sortByColumn(CandidateModel::Rank, Qt::DescendingOrder);
    QCOMPARE(lastMove(hovered).value(), moveOf(0));
    document()->newGame({standard_board(2), {}}, "Board 2"); // the rows are gone
    QVERIFY(!lastMove(hovered));
}

void TestCandidatesPanel::hoveredGroupMarksItsRow() {
    search(200);
    candidates()->selectRow(0);
    const Move move = moveOf(candidates()->model()->rowCount() - 1);
    QTest::mouseMove(view(), view()->cellRect(move.cell).center());
    const int row = rowOf(move);
    TRY_VERIFY(isPointed(row));
    QCOMPARE(candidates()->verticalScrollBar()->value(), 0); // what is read stays where it is
    QCOMPARE(candidates()->selectionModel()->selectedRows().first().row(), 0);
    QCOMPARE(candidates()->horizontalScrollBar()->value(), 0);
    panel()->highlightMove(std::nullopt);
    QVERIFY(!isPointed(row));
}

void TestCandidatesPanel::doubleClickAndEnterPlay() {
    search(200);
    QSignalSpy played(panel(), &CandidatesPanel::playRequested);
    const Move second = moveOf(1);
    QTest::mouseClick(candidates()->viewport(), Qt::LeftButton, {}, middleOf(1));
    QCOMPARE(played.count(), 0);
    QTest::mouseDClick(candidates()->viewport(), Qt::LeftButton, {}, middleOf(1));
    QCOMPARE(played.count(), 1);
    QCOMPARE(document()->line().moves.size(), std::size_t{1});
    QCOMPARE(document()->line().moves[0], second);
    action("undo")->trigger();
    candidates()->selectRow(2);
    const Move third = moveOf(2);
    QTest::keyClick(candidates(), Qt::Key_Return);
    QCOMPARE(document()->line().moves[0], third);
}

void TestCandidatesPanel::replayShowsItsCandidates() {
    search(200);
    const auto* note = find<QLabel>("candidatesReplayNote");
    LineReplay* replay = m_session->replay();
    QSignalSpy played(panel(), &CandidatesPanel::playRequested);
    QVERIFY(!note->isVisible());
    action("nextMove")->trigger();
    QVERIFY(note->isVisible());
    const auto count = static_cast<int>(legal_moves(replay->board()).size());
    TRY_COMPARE(candidates()->model()->rowCount(), count);
    TRY_VERIFY(!labelled().empty());
    for (const Move move : labelled())
        QVERIFY(!group_at(view()->shownBoard(), move.cell).empty());
    QVERIFY(!action("playCandidate1")->isEnabled());
    TRY_VERIFY(assistantState().startsWith("Done"));
    const int best = rowOf(*m_session->assistant()->candidateMove(1));
    candidates()->setFocus();
    candidates()->selectRow(best);
    const Move move = moveOf(best);
    QTest::keyClick(candidates(), Qt::Key_Return);
    QCOMPARE(played.count(), 0);
    QCOMPARE(replay->kind(), LineKind::Candidate);
    QCOMPARE(replay->index(), 1);
    QVERIFY(replay->nextMove() == move);
    QVERIFY(document()->line().moves.empty());
    action("stepBack")->trigger();
    QVERIFY(!note->isVisible());
    QTest::mouseClick(candidates()->viewport(), Qt::LeftButton, {}, middleOf(1));
    QTest::mouseDClick(candidates()->viewport(), Qt::LeftButton, {}, middleOf(1));
    QCOMPARE(played.count(), 1);
}

void TestCandidatesPanel::lineOfACandidateHasItsMenu() {
    search(300);
    const auto* button = find<QToolButton>("candidateLineButton");
    QVERIFY(!button->isVisible());
    const int best = rowOf(*m_session->assistant()->candidateMove(1));
    const int second = rowOf(*m_session->assistant()->candidateMove(2));
    candidates()->selectRow(best);
    QVERIFY(button->isVisible());
    QVERIFY(!action("compareCandidate")->isEnabled()); // it is the best one
    candidates()->selectRow(second);
    const Move move = moveOf(second);
    panel()->disconnect(m_window->games()); // its file dialog
    QSignalSpy asked(panel(), &CandidatesPanel::saveRequested);
    action("saveCandidate")->trigger();
    QCOMPARE(asked.count(), 1);
    action("compareCandidate")->trigger();
    LineReplay* replay = m_session->replay();
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QVERIFY(replay->nextMove() == move);
    QVERIFY(replay->other().has_value());
    QVERIFY(find<QWidget>("comparedLine")->isVisible());
    press<QToolButton>("endComparisonButton");
    QVERIFY(!find<QWidget>("comparedLine")->isVisible());
    QVERIFY(replay->isActive());
    action("stepBack")->trigger();
    candidates()->selectRow(second);
    action("replayCandidate")->trigger();
    QVERIFY(replay->isActive() && !replay->other());
}

void TestCandidatesPanel::endedGameIsLookedThrough() {
    QVERIFY(m_window->openBoard("random:5/4x4x2"));
    const auto* button = find<QPushButton>("lookBackButton");
    QVERIFY(!button->isVisible());
    while (!document()->isFinished())
        click(legal_moves(document()->board())[0]);
    QVERIFY(button->isVisible());
    press<QPushButton>("lookBackButton");
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QVERIFY(!button->isVisible());
    TRY_VERIFY(view()->hasFocus()); // the keys step, and change no number
    TRY_VERIFY(candidates()->model()->rowCount() > 0);
    action("stepBack")->trigger();
    QCOMPARE(view()->mode(), ViewMode::Play);
    QCOMPARE(candidates()->model()->rowCount(), 0);
}

void TestCandidatesPanel::lossIsShownInTableAndOnBoard() {
    search(300);
    const QImage absolute = view()->grab().toImage();
    QCOMPARE(cell(0, CandidateModel::Loss).data().toString(), "0");
    QVERIFY(cell(5, CandidateModel::Loss).data().toString().replace("−", "-").toInt() <= 0);
    QSignalSpy changed(panel(), &CandidatesPanel::showsLossChanged);
    find<QCheckBox>("showsLoss")->click();
    QCOMPARE(changed.count(), 1);
    QVERIFY(panel()->showsLoss());
    QVERIFY(changedJustAt(labelled(), view(), absolute, view()->grab().toImage()));
    find<QCheckBox>("showsLoss")->click();
    QCOMPARE(view()->grab().toImage(), absolute);
}

void TestCandidatesPanel::columnsAreChosenAndKept() {
    QCOMPARE(panel()->shownColumns(), CandidatesPanel::usualColumns());
    QVERIFY(candidates()->isColumnHidden(CandidateModel::Visits));
    find<QAction>("column-visits")->trigger();
    find<QAction>("column-spread")->trigger();
    QVERIFY(!candidates()->isColumnHidden(CandidateModel::Visits));
    QVERIFY(candidates()->columnWidth(CandidateModel::Visits) > 0);
    QVERIFY(candidates()->isColumnHidden(CandidateModel::Spread));
    QVERIFY(find<QToolButton>("columnsButton")->menu());
    m_window->close();
    openAgain();
    QVERIFY(!candidates()->isColumnHidden(CandidateModel::Visits));
    QVERIFY(candidates()->isColumnHidden(CandidateModel::Spread));
    panel()->setShownColumns({"no such column"});
    QCOMPARE(panel()->shownColumns(), QStringList("group"));
}

void TestCandidatesPanel::groupsAreDrawn() {
    search(200);
    const auto picture = [this](int row) {
        return cell(row, CandidateModel::Group).data(Qt::DecorationRole).value<QPixmap>();
    };
    QVERIFY(!picture(0).isNull());
    QCOMPARE(picture(0).size(), picture(1).size());
    QCOMPARE(cell(0, CandidateModel::Group).data().toInt(),
             group_at(document()->board(), moveOf(0).cell).size());
    const QImage before = picture(0).toImage();
    BlockLook vivid = CurrentLook::instance()->look();
    const auto restore = qScopeGuard([usual = vivid] { CurrentLook::instance()->setLook(usual); });
    vivid.colors = colorsOf(PaletteChoice::Contrast);
    CurrentLook::instance()->setLook(vivid);
    QVERIFY(picture(0).toImage() != before);
}

void TestCandidatesPanel::lossIsRemembered() {
    find<QCheckBox>("showsLoss")->click();
    m_window->close();
    openAgain();
    QVERIFY(find<QCheckBox>("showsLoss")->isChecked());
}

void TestCandidatesPanel::columnsShrinkWithThePanel() {
    GameSession session;
    GameDocument& document = *session.document();
    Assistant& assistant = *session.assistant();
    CandidatesPanel alone(&assistant, &document);
    const auto* header = alone.findChild<QTableView*>("candidates")->horizontalHeader();
    alone.resize(600, 300);
    alone.show();
    QVERIFY(QTest::qWaitForWindowExposed(&alone));
    const int wide = header->sectionSize(CandidateModel::Points);
    int least = wide;
    for (int width = 600; width >= 300; width -= 2) {
        alone.resize(width, 150);
        QCoreApplication::processEvents();
        least = std::min(least, header->sectionSize(CandidateModel::Points));
    }
    QVERIFY(least < wide);
    QCOMPARE(header->sectionSize(CandidateModel::Points), wide); // the table scrolls
    QVERIFY(alone.minimumSizeHint().width() <= 300);
    QVERIFY(alone.minimumSizeHint().height() <= 160);
}

void TestCandidatesPanel::titlesHaveTheirRoom_data() {
    QTest::addColumn<bool>("showsLoss");
    QTest::addColumn<int>("sorted");
    for (const bool showsLoss : {false, true})
        for (int column = 0; column < CandidateModel::ColumnCount; ++column)
            QTest::addRow("%s, sorted by column %d", showsLoss ? "losses" : "scores", column)
                << showsLoss << column;
}

/// In a window of the usual size, beside a scroll bar.
void TestCandidatesPanel::titlesHaveTheirRoom() {
    QFETCH(const bool, showsLoss);
    QFETCH(const int, sorted);
    search(200);
    QVERIFY(candidates()->verticalScrollBar()->isVisible());
    find<QCheckBox>("showsLoss")->setChecked(showsLoss);
    candidates()->sortByColumn(sorted, Qt::DescendingOrder);
    const QHeaderView* header = candidates()->horizontalHeader();
    const QFontMetrics metrics = header->fontMetrics();
    const int margin = header->style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, header);
    const int arrow = header->style()->pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, header);
    for (int column = 0; column < CandidateModel::ColumnCount; ++column) {
        if (candidates()->isColumnHidden(column))
            continue;
        const QString title = header->model()->headerData(column, Qt::Horizontal).toString();
        const int needed =
            metrics.horizontalAdvance(title) + 2 * margin + (column == sorted ? arrow + margin : 0);
        QVERIFY2(header->sectionSize(column) >= needed, qPrintable(title));
    }
}

void TestCandidatesPanel::narrowColumnsHoldTheirNumbers_data() {
    QTest::addColumn<QLocale>("locale");
    QTest::newRow("without separators") << QLocale::c();
    QTest::newRow("German") << QLocale(QLocale::German);
}

void TestCandidatesPanel::narrowColumnsHoldTheirNumbers() {
    QFETCH(const QLocale, locale);
    QLocale::setDefault(locale);
    const auto restore = qScopeGuard([] { QLocale::setDefault(QLocale::c()); });
    GameSession session;
    GameDocument& document = *session.document();
    Assistant& assistant = *session.assistant();
    CandidatesPanel alone(&assistant, &document);
    alone.resize(300, 150);
    alone.show();
    QVERIFY(QTest::qWaitForWindowExposed(&alone));
    alone.setShownColumns(allColumns());
    auto* table = alone.findChild<QTableView*>("candidates");
    const auto needed = [&](int number) {
        QStandardItemModel model;
        model.appendRow(new QStandardItem(locale.toString(number)));
        QStyleOptionViewItem option;
        option.initFrom(table);
        return table->itemDelegate()->sizeHint(option, model.index(0, 0)).width();
    };
    QVERIFY(table->columnWidth(CandidateModel::Best) >= needed(9'999));
    QVERIFY(table->columnWidth(CandidateModel::Visits) >= needed(99'999));
}

void TestCandidatesPanel::wideNumbersAreShownWhole_data() {
    QTest::addColumn<QStringList>("columns");
    QTest::newRow("all columns") << allColumns();
    QTest::newRow("the usual columns") << CandidatesPanel::usualColumns();
}

/// Such as 32x32 blocks of one color earn. So are the titles where the table scrolls.
void TestCandidatesPanel::wideNumbersAreShownWhole() {
    QFETCH(const QStringList, columns);
    GameSession session;
    GameDocument& document = *session.document();
    Assistant& assistant = *session.assistant();
    CandidatesPanel alone(&assistant, &document);
    alone.resize(300, 150);
    alone.setShownColumns(columns);
    alone.show();
    QVERIFY(QTest::qWaitForWindowExposed(&alone));
    SearchSnapshot snapshot;
    for (const int best : {1'045'484, -12'345}) {
        Candidate& candidate = snapshot.candidates.emplace_back();
        candidate.move = legal_moves(document.board())[snapshot.candidates.size() - 1];
        candidate.cells = 1024;
        candidate.points = 1'044'484;
        candidate.best = best;
        candidate.mean = best;
        candidate.visits = 123'456'789;
        candidate.attempts.add(best);
        candidate.attempts.add(best - 100'000.0);
    }
    assistant.restoreResult(document.start(), snapshot);
    assistant.setPeeking(true);
    const auto* table = alone.findChild<QTableView*>("candidates");
    const auto titleWidth = [table](int column) {
        return table->fontMetrics().horizontalAdvance(
            table->model()->headerData(column, Qt::Horizontal).toString());
    };
    for (const bool showsLoss : {false, true}) {
        alone.setShowsLoss(showsLoss);
        for (int column = 0; column < CandidateModel::ColumnCount; ++column) {
            if (table->isColumnHidden(column))
                continue;
            QVERIFY(table->columnWidth(column) >= titleWidth(column));
            for (int row = 0; row < table->model()->rowCount(); ++row) {
                const QModelIndex index = table->model()->index(row, column);
                QStyleOptionViewItem option;
                option.initFrom(table);
                QVERIFY2(table->columnWidth(column) >=
                             table->itemDelegate()->sizeHint(option, index).width(),
                         qPrintable(index.data().toString()));
            }
        }
    }
    assistant.setPeeking(false);
}

void TestCandidatesPanel::itsModelsAreSound() {
    const QAbstractItemModelTester tester(candidates()->model());
    search(200);
    find<QCheckBox>("showsLoss")->click();
    candidates()->sortByColumn(CandidateModel::Visits, Qt::DescendingOrder);
    for (int i = 0; i < 3; ++i)
        click(legal_moves(document()->board())[0]);
    search(100);
    action("undo")->trigger();
    QVERIFY(m_window->openBoard("standard:5"));
}

SAMEGAME_TEST(TestCandidatesPanel, QApplication)
#include "tst_candidatespanel.moc"
