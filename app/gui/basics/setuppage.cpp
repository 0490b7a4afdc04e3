#include "app/gui/basics/setuppage.h"

#include <QBoxLayout>
#include <QLabel>

#include "app/gui/basics/layouts.h"
#include "engine/formats/board_id.h"

namespace {

constexpr int wide = 80; // digits; from here on the parts stand beside each other

} // namespace

SetupPage::SetupPage(const QString& name, QWidget* first, QWidget* second, QWidget* parent)
    : QScrollArea(parent), m_parts(new QBoxLayout(QBoxLayout::TopToBottom)), m_error(new QLabel) {
    m_error->setObjectName(name + "Error");
    m_error->setTextFormat(Qt::PlainText);
    m_error->setWordWrap(true);
    m_error->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_error->hide();
    m_parts->addWidget(first, 0, Qt::AlignTop);
    m_parts->addWidget(second, 1, Qt::AlignTop);
    m_parts->setSpacing(spacing::part);

    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(spacing::tight, spacing::tight, spacing::tight, spacing::tight);
    layout->addWidget(m_error);
    layout->addLayout(m_parts);
    layout->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
}

void SetupPage::setError(const QString& sentence) {
    m_error->setText(sentence.isEmpty() ? QString() : QStringLiteral("⚠ ") + sentence);
    m_error->setVisible(!sentence.isEmpty());
}

void SetupPage::resizeEvent(QResizeEvent* event) {
    const bool isWide = width() >= wide * fontMetrics().horizontalAdvance('0');
    m_parts->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    widget()->layout()->activate(); // or the page keeps the width it needed before
    QScrollArea::resizeEvent(event);
}

samegame::Position startOfName(const std::string& name, samegame::Position start,
                               const samegame::Rules& rules) {
    if (!samegame::is_id_name(name))
        start.rules = rules;
    return start;
}
