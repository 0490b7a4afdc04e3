#include "app/gui/panels/actionicon.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>

namespace {

/// Draws when asked, so that it follows a change of the colors by itself.
class ActionIconEngine final : public QIconEngine {
public:
    ActionIconEngine(const QString& name, const QByteArray& drawing)
        : m_name(name), m_drawing(drawing) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        QByteArray drawing = m_drawing;
        drawing.replace("currentColor", color(mode).name().toLatin1());
        const int side = std::min(rect.width(), rect.height());
        QRectF place(0, 0, side, side);
        place.moveCenter(QRectF(rect).center());
        QSvgRenderer(drawing).render(painter, place);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        const QString key = QStringLiteral("actionicon/%1/%2/%3x%4")
                                .arg(m_name, color(mode).name())
                                .arg(size.width())
                                .arg(size.height());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(&painter, QRect(QPoint(), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QIconEngine* clone() const override { return new ActionIconEngine(*this); }
    QString key() const override { return QStringLiteral("actionicon"); }
    QString iconName() override { return m_name; }

private:
    static QColor color(QIcon::Mode mode) {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        return QGuiApplication::palette().color(group, QPalette::ButtonText);
    }

    QString m_name;
    QByteArray m_drawing;
};

} // namespace

QIcon actionIcon(const QString& name) {
    QFile file(QStringLiteral(":/icons/actions/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new ActionIconEngine(name, file.readAll()));
}
