#include "app/gui/board/effectlayer.h"

#include <QEvent>
#include <QVariantAnimation>

#include <utility>

EffectLayer::EffectLayer(QWidget* parent) : QWidget(parent) {
    setObjectName("effectLayer");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    parent->installEventFilter(this);
    hide();
}

EffectLayer::~EffectLayer() = default;

void EffectLayer::play(std::unique_ptr<Effect> effect, double pace) {
    auto timeline = std::make_unique<QVariantAnimation>();
    timeline->setStartValue(0.0);
    timeline->setEndValue(1.0);
    timeline->setDuration(static_cast<int>(effect->duration() * pace));
    connect(timeline.get(), &QVariantAnimation::valueChanged, this, [this] { update(); });
    // Later: a timeline must not be deleted while it tells that it has finished.
    connect(
        timeline.get(), &QVariantAnimation::finished, this,
        [this, number = ++m_begun] { remove(number); }, Qt::QueuedConnection);
    timeline->start();
    m_playing.push_back({m_begun, std::move(effect), std::move(timeline)});
    setGeometry(parentWidget()->rect());
    raise();
    show();
}

void EffectLayer::finish() {
    m_playing.clear();
    hide();
}

void EffectLayer::remove(int number) {
    std::erase_if(m_playing, [number](const Playing& one) { return one.number == number; });
    if (m_playing.empty())
        hide();
}

bool EffectLayer::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void EffectLayer::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Playing& one : m_playing) {
        painter.save();
        one.effect->paint(painter, one.timeline->currentValue().toDouble());
        painter.restore();
    }
}
