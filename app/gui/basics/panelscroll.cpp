#include "app/gui/basics/panelscroll.h"

#include <QVBoxLayout>

#include <algorithm>

namespace {

/// Around a panel with texts that wrap: QScrollArea would give it the height that it likes, and
/// scroll, where it could do with less.
class Page : public QWidget {
public:
    explicit Page(QWidget* panel) : m_panel(panel) {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(panel);
    }

    QSize sizeHint() const override { return m_panel->sizeHint(); }

    QSize minimumSizeHint() const override {
        const QSize least = m_panel->minimumSizeHint();
        return wraps() ? QSize(least.width(), 0) : least;
    }

    int heightForWidth(int width) const override {
        const int least = m_panel->minimumSizeHint().height();
        return wraps() ? std::max(least, m_panel->layout()->totalMinimumHeightForWidth(width))
                       : least;
    }

private:
    bool wraps() const { return m_panel->layout() && m_panel->layout()->hasHeightForWidth(); }

    QWidget* m_panel;
};

} // namespace

PanelScroll::PanelScroll(QWidget* panel) {
    setWidget(new Page(panel));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false); // the dock's own is the same
    widget()->setAutoFillBackground(false);
}

int PanelScroll::neededHeight(int width) const {
    return widget()->heightForWidth(width);
}

QSize PanelScroll::sizeHint() const {
    return widget()->sizeHint();
}

QSize PanelScroll::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 8, fontMetrics().height() * 3};
}
