#pragma once

#include <QAbstractButton>
#include <QLabel>
#include <QTest>

#include "tests/gui/boardviewfixture.h"

/// A board view whose card at the end of a game is read and pressed.
class EndCardFixture : public BoardViewFixture {
protected:
    template <class Widget = QWidget>
    Widget* find(const char* name) const {
        return m_view->findChild<Widget*>(name);
    }
    QWidget* card() const { return find("endCard"); }
    QString textOf(const char* name) const { return find<QLabel>(name)->text(); }
    void press(const char* name) { QTest::mouseClick(find<QAbstractButton>(name), Qt::LeftButton); }
    /// For 4 and 1,000 points.
    void clearABoard() {
        newGame("1111");
        click({0, 0});
    }
};
