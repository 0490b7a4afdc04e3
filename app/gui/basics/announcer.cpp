#include "app/gui/basics/announcer.h"

#include <QAccessible>
#include <QPointer>
#include <QWidget>

namespace {

/// The notification that carries what is said. It lies in the window where that was said, and is
/// none of its children, since there is nothing to be found in it later.
class Voice final : public QAccessibleInterface {
public:
    void tell(QWidget* window, const QString& text) {
        m_window = window;
        m_text = text;
    }

    bool isValid() const override { return m_window; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_window ? m_window->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(m_window);
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text type) const override {
        return type == QAccessible::Name ? m_text : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override { return {}; }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override { return {}; }

private:
    QPointer<QWidget> m_window;
    QString m_text;
};

/// Qt owns the voice, and ends it with the application.
Voice* voice() {
    static QAccessible::Id id = 0;
    auto* known = id ? QAccessible::accessibleInterface(id) : nullptr;
    if (!known) {
        known = new Voice;
        id = QAccessible::registerAccessibleInterface(known);
    }
    return static_cast<Voice*>(known);
}

} // namespace

Announcer* Announcer::instance() {
    static Announcer announcer;
    return &announcer;
}

void Announcer::announce(QWidget* widget) {
    const QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
    say(widget, accessible ? accessible->text(QAccessible::Name) : QString());
    QAccessibleEvent alert(widget, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void Announcer::say(QWidget* widget, const QString& text) {
    if (QAccessible::isActive() && !text.isEmpty()) {
        voice()->tell(widget->window(), text);
        for (const auto type : {QAccessible::NameChanged, QAccessible::ObjectShow}) {
            QAccessibleEvent event(voice(), type);
            QAccessible::updateAccessibility(&event);
        }
    }
    emit announced(widget);
    emit said(text);
}
