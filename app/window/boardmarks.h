#pragma once

#include <QObject>

#include <optional>

#include "app/analysis/assistant.h"
#include "app/analysis/linereplay.h"
#include "app/board/boardview.h"

/// Shows on the board what the assistant, the candidates and the replay have to show: labels, a
/// marked group, or another board.
class BoardMarks : public QObject {
    Q_OBJECT

public:
    /// All outlive the marks; the view follows the document already.
    BoardMarks(BoardView* view, GameDocument* document, Assistant* assistant, LineReplay* replay,
               QObject* parent = nullptr);

    bool hasMark() const { return m_mark.has_value(); }

public slots:
    void setLabelCount(int count);
    void setShowsLoss(bool showsLoss);
    void mark(const std::optional<samegame::Move>& move);

signals:
    void markChanged();

private:
    void showLabels();
    void showReplay();

    BoardView* m_view;
    GameDocument* m_document;
    Assistant* m_assistant;
    LineReplay* m_replay;
    int m_labelCount = 0;
    bool m_showsLoss = false;
    std::optional<samegame::Move> m_mark;
};
