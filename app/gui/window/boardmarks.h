#pragma once

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

#include "app/gui/board/boardview.h"
#include "app/gui/play/gamepresenter.h"
#include "app/gui/session/gamesession.h"
#include "engine/search/candidate.h"

class HintBubble;

/// Shows assistant, candidates and replay on the board: labels, a hint with its words, a marked
/// group, the line of a candidate with what it saves, or another board, where a reviewed game lost
/// something with what was better, or may be. What the assistant knows is marked in a replay as in
/// the game; a hint is marked in the game alone. Where two lines are compared and part, both their
/// groups are marked instead.
class BoardMarks : public QObject {
    Q_OBJECT

public:
    /// What is handed over outlives the marks; the presenter is of the view and the session.
    BoardMarks(BoardView* view, GamePresenter* presenter, GameSession* session,
               QObject* parent = nullptr);

    bool hasMark() const { return m_selected || m_hint; }
    void clear(); ///< Takes away the hint and the selection of a candidate.

    void setHintRoom(QWidget* room);      ///< A widget that is free for the words of hints.
    void setPreviewsLines(bool previews); ///< Whether a candidate under the mouse shows its line.

public slots:
    void setLabelCount(int count);
    void setShowsLoss(bool showsLoss);
    void setShowsVisits(bool showsVisits); ///< On labels, as the table does; usually not.
    /// Marks the candidate selected in the table.
    void select(const std::optional<samegame::Move>& move);
    /// Marks the candidate under the mouse in the table.
    void hover(const std::optional<samegame::Move>& move);
    /// Follows the group under the mouse or the cursor on the board: its line comes after a stay.
    void hoverGroup(const samegame::Group& group);
    void showHint(const Hint& hint);

signals:
    void markChanged();

private:
    void followMove();
    bool isBehind() const;
    void waitForStay();
    void showLabels(); ///< And the marks.
    std::vector<CandidateLabel> labels() const;
    CandidateLabel labelOf(const samegame::Candidate& candidate,
                           const samegame::CandidateStanding& standing) const;
    void showReplay();
    void showMarks();
    bool showDifferenceIn(BoardMarkings& marks) const;
    void showBetterIn(BoardMarkings& marks) const;
    const samegame::ReviewedMove* improvableMove() const;
    void showHintIn(BoardMarkings& marks) const;
    void showLineIn(BoardMarkings& marks, samegame::Move first) const;
    LinePreview previewOf(const samegame::MoveList& moves) const;
    void tellHint();

    BoardView* m_view;
    GamePresenter* m_presenter;
    GameSession* m_session;
    GameDocument* m_document;
    Assistant* m_assistant;
    LineReplay* m_replay;
    HintBubble* m_bubble; // of the view
    int m_labelCount = 0;
    bool m_showsLoss = false;
    bool m_showsVisits = false;
    bool m_previewsLines = true;
    std::vector<CandidateLabel> m_labels;
    std::optional<Hint> m_hint;
    bool m_tellsAfterReplay = false; // the words of the hint, which a replay hides
    std::optional<samegame::Move> m_selected;
    std::optional<samegame::Move> m_hovered; // the move under the mouse in the table
    std::optional<samegame::Move> m_pointed; // the move pointed at on the board
    bool m_hasStayed = false;                // m_pointed was pointed at for a while
    QTimer m_stayTimer{this};
};
