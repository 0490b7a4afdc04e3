#include <QTouchEvent>

#include <algorithm>

#include "app/gui/board/boardview.h"

namespace {

constexpr int undoFingers = 2;

} // namespace

bool BoardView::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
        touch(static_cast<const QTouchEvent&>(*event));
        event->accept();
        return true;
    case QEvent::TouchCancel:
        m_pressed.reset();
        m_mouse.reset();
        m_fingers = 0;
        updateHovered();
        return true;
    default:
        return QWidget::event(event);
    }
}

/// One finger does what the mouse does: the group under it is told of while it is down, and played
/// when it leaves the board there. Two fingers together take the last move back.
void BoardView::touch(const QTouchEvent& event) {
    const auto fingers = static_cast<int>(event.points().size());
    const QPointF place = event.points().first().position();
    if (event.type() == QEvent::TouchBegin) {
        m_fingers = 0;
        press(place, event.timestamp());
    }
    m_fingers = std::max(m_fingers, fingers);
    if (m_fingers > 1)
        m_pressed.reset();
    if (event.type() != QEvent::TouchEnd) {
        m_mouse = place;
        setCursorActive(false);
        return;
    }
    m_mouse.reset(); // no finger hovers
    if (m_fingers == 1)
        release(place);
    else if (m_fingers == undoFingers && m_mode == ViewMode::Play && m_document)
        m_document->undoStack()->undo();
    updateHovered();
}
