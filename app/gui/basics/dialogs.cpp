#include "app/gui/basics/dialogs.h"

#include <QDialog>
#include <QList>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
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

QSize roomFor(const QDialog* dialog) {
    const QWidget* place = dialog->parentWidget() ? dialog->parentWidget() : dialog;
    return place->screen()->availableSize() - windowFrame;
}

} // namespace

PanelScroll::PanelScroll(QWidget* panel) {
    setWidget(new Page(panel));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false); // the dock's own is the same
    widget()->setAutoFillBackground(false);
}

void PanelScroll::keepRoomForBar() {
    m_room = verticalScrollBar()->sizeHint().width();
    verticalScrollBar()->parentWidget()->installEventFilter(this); // Qt shows and hides that one
    fitRoom();
}

void PanelScroll::fitRoom() {
    setViewportMargins(0, 0, verticalScrollBar()->isVisibleTo(this) ? 0 : m_room, 0);
}

bool PanelScroll::eventFilter(QObject* watched, QEvent* event) {
    if (watched == verticalScrollBar()->parentWidget() &&
        (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent))
        fitRoom();
    return QScrollArea::eventFilter(watched, event);
}

int PanelScroll::neededHeight(int width) const {
    return widget()->heightForWidth(width - m_room);
}

/// Qt tells the layouts around a layout of its changes by events, thus later.
void PanelScroll::renewLayouts() {
    const QList<QWidget*> widgets = findChildren<QWidget*>();
    for (auto widget = widgets.rbegin(); widget != widgets.rend(); ++widget) { // inner ones first
        if (QLayout* layout = (*widget)->layout())
            layout->activate();
    }
    updateGeometry();
}

QSize PanelScroll::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 8, fontMetrics().height() * 3};
}

void fitScreen(QDialog* dialog, QSize wanted) {
    dialog->resize(wanted.boundedTo(roomFor(dialog)));
}

void fitScreen(QDialog* dialog) {
    fitScreen(dialog, dialog->layout()->totalSizeHint());
}

void fitScreen(QDialog* dialog, PanelScroll* page, int width) {
    page->renewLayouts();
    const QMargins margins = dialog->layout()->contentsMargins();
    const int others = dialog->layout()->totalSizeHint().height() - page->sizeHint().height();
    const int sides = margins.left() + margins.right();
    const int wanted = std::max({width, dialog->layout()->totalMinimumSize().width(),
                                 page->widget()->minimumSizeHint().width() + sides});
    const int fitting = std::min(wanted, roomFor(dialog).width());
    const int pageWidth = fitting - sides;
    fitScreen(dialog, {fitting, others + page->neededHeight(pageWidth)});
}

void stayOnScreen(QDialog* dialog) {
    const QRect room = dialog->screen()->availableGeometry();
    const int lowest = room.bottom() - dialog->frameGeometry().height();
    dialog->move(dialog->x(), std::max(room.top(), std::min(dialog->y(), lowest)));
}

void growFor(QDialog* dialog, PanelScroll* page) {
    page->renewLayouts();
    dialog->layout()->activate();
    const int missing = page->neededHeight(page->width()) - page->height();
    if (missing <= 0)
        return;
    fitScreen(dialog, dialog->size() + QSize(0, missing));
    stayOnScreen(dialog);
}

void openOnce(QDialog* dialog) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

QPushButton* makeDialogButton(const char* objectName, const QString& text, const QString& help) {
    auto* button = new QPushButton(text);
    button->setObjectName(objectName);
    button->setToolTip(help);
    button->setAutoDefault(false);
    return button;
}

void nameButton(QWidget* parent, const char* objectName, const QString& name) {
    if (auto* button = parent->findChild<QAbstractButton*>(objectName)) {
        button->setAccessibleName(name);
        button->setToolTip(name);
    }
}
