#pragma once

#include <QAbstractButton>

#include "app/gui/session/clearingwatch.h"

/// A lamp with a word: whether the board can still be cleared. Pressing it asks to go back to the
/// last position that could be, where there is one; only then is it a button to a screen reader.
/// Hidden while nobody wants to know. It is as wide as its longest word, and the lamp stands alone
/// where there is no room for all of its word.
class ClearingLamp : public QAbstractButton {
    Q_OBJECT

public:
    explicit ClearingLamp(QWidget* parent = nullptr);

    void setState(ClearingWatch::State state, bool canGoBack);
    bool canGoBack() const { return m_canGoBack; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override; ///< Of the lamp alone.

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void tellNews(ClearingWatch::State before);
    int lampSize() const;
    void paintLamp(QPainter& painter, const QRectF& place) const;

    ClearingWatch::State m_state = ClearingWatch::State::Off;
    bool m_canGoBack = false;
    bool m_hasToldLoss = false; ///< That the board on which it stands can no longer be cleared.
};
