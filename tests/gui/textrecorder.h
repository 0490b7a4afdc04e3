#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

#include <vector>

/// A text as a widget painted it: where, and how much of the picture was open to it there.
struct PaintedText {
    QString text;
    QRectF area;
    QRectF seen; ///< The part of the picture that was not clipped away.

    /// A third of a pixel is no letter.
    bool isWhole() const {
        return seen.adjusted(-0.4, 0, 0.4, 0).left() <= area.left() &&
               area.right() <= seen.right() + 0.4;
    }
};

/// Keeps the texts that are painted on it, and nothing else.
class TextRecorder : public QPaintDevice {
public:
    explicit TextRecorder(QSize size) : m_size(size), m_engine(size) {}

    QPaintEngine* paintEngine() const override { return &m_engine; }
    const std::vector<PaintedText>& texts() const { return m_engine.texts; }

protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDepth:
            return 32;
        case PdmNumColors:
            return 1 << 24;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return 96;
        }
    }

private:
    class Engine : public QPaintEngine {
    public:
        explicit Engine(QSize size) : QPaintEngine(AllFeatures), m_size(size) {}

        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        Type type() const override { return User; }
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawImage(const QRectF&, const QImage&, const QRectF&,
                       Qt::ImageConversionFlags) override {}
        void drawPath(const QPainterPath&) override {}
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
        void drawTextItem(const QPointF& place, const QTextItem& item) override {
            QRegion seen = QRect({}, m_size);
            if (!systemClip().isEmpty())
                seen &= systemClip();
            if (m_isClipped)
                seen &= m_clip;
            const QRectF area(place.x(), place.y() - item.ascent(), item.width(),
                              item.ascent() + item.descent());
            texts.push_back({item.text(), m_transform.mapRect(area), seen.boundingRect()});
        }
        void updateState(const QPaintEngineState& painter) override {
            const auto dirty = painter.state();
            if (dirty.testFlag(DirtyTransform))
                m_transform = painter.transform();
            if (dirty.testFlag(DirtyClipEnabled))
                m_isClipped = painter.isClipEnabled();
            if (dirty.testFlag(DirtyClipRegion))
                clip(painter, painter.transform().map(painter.clipRegion()));
            if (dirty.testFlag(DirtyClipPath))
                clip(painter, QRegion(painter.transform()
                                          .map(painter.clipPath())
                                          .boundingRect()
                                          .toAlignedRect()));
        }

        std::vector<PaintedText> texts;

    private:
        void clip(const QPaintEngineState& painter, const QRegion& region) {
            const auto operation = painter.clipOperation();
            m_isClipped = operation != Qt::NoClip;
            m_clip = operation == Qt::IntersectClip && m_wasClipped ? m_clip & region : region;
            m_wasClipped = m_isClipped;
        }

        QSize m_size;
        QTransform m_transform;
        QRegion m_clip;
        bool m_isClipped = false;
        bool m_wasClipped = false;
    };

    QSize m_size;
    mutable Engine m_engine;
};

/// What the widget alone paints, without those in it.
inline std::vector<PaintedText> textsPaintedBy(QWidget* widget) {
    TextRecorder recorder(widget->size());
    widget->render(&recorder, {}, {}, QWidget::RenderFlags());
    return recorder.texts();
}
