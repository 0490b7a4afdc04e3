#pragma once

#include <QLocale>
#include <QMouseEvent>
#include <QTest>

#include <memory>

#include "app/gui/board/boardview.h"
#include "app/gui/play/gamepresenter.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"

/// A board view on a game of its own, shown in a window, for tests that play on it.
class BoardViewFixture : public QObject {
protected:
    void open() {
        QLocale::setDefault(QLocale::c());
        m_session = std::make_unique<GameSession>();
        m_document = m_session->document();
        m_view = std::make_unique<BoardView>();
        m_view->setAnimationDuration(0);
        m_presenter = new GamePresenter(m_view.get(), m_session.get());
        m_view->resize(600, 500);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void close() { m_view.reset(); }

    void newGame(const samegame::Board& board) { m_document->newGame({board, {}}, {}); }
    void newGame(std::string_view rows) { newGame(samegame::drawn(rows)); }

    QPoint center(samegame::Cell cell) const { return m_view->cellRect(cell).center(); }
    void click(samegame::Cell cell) {
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, center(cell));
    }
    /// QTest::mouseMove moves the cursor of the screen, which offscreen belongs to no window.
    void hover(QPoint place) {
        QMouseEvent event(QEvent::MouseMove, place, m_view->mapToGlobal(place), Qt::NoButton,
                          Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_view.get(), &event);
    }
    /// A line from the board of the game, as it is marked on the board.
    LinePreview previewOf(const samegame::MoveList& moves) const {
        return {moves,
                samegame::RemovalOrder(m_document->board(), m_document->start().rules, moves)};
    }
    QImage picture() { return m_view->grab().toImage(); }
    /// What is drawn in one cell.
    QImage picture(samegame::Cell cell) { return m_view->grab(m_view->cellRect(cell)).toImage(); }

    /// Shows what is known on the card, instead of what the session knows.
    void setKnown(const KnownResults& known) {
        GameSummary summary = summaryOf(*m_document);
        summary.known = known;
        m_view->findChild<EndCard*>("endCard")->setSummary(summary);
    }
    /// A solver offers a line of this score, which must be higher than the best one known.
    void setBestKnownScore(int score, bool isProven = false) {
        samegame::Line line = m_document->line();
        if (line.moves.empty())
            line.moves.push_back(samegame::legal_moves(m_document->board()).front());
        line.score = score;
        line.finished = true;
        samegame::RecordSource source;
        if (isProven)
            source.upper_bound = score;
        QVERIFY(m_session->bestLine()->offer(m_document->start(), line, source) ||
                m_session->bestLine()->record()->line == line);
    }

    std::unique_ptr<GameSession> m_session;
    GameDocument* m_document = nullptr; ///< Of the session.
    std::unique_ptr<BoardView> m_view;
    GamePresenter* m_presenter = nullptr; ///< Of the view.
};
