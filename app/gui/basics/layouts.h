#pragma once

#include <QLayout>
#include <QList>

/// Distances in the window's layouts, in logical pixels: multiples of three, as Qt's own style
/// keeps 6 between widgets and 9 around them.
namespace spacing {

inline constexpr int tight = 3;  ///< Between things that are one: buttons of a bar, rows of a list.
inline constexpr int usual = 6;  ///< Between widgets.
inline constexpr int margin = 9; ///< Around the widgets of a page; between words of a strip.
inline constexpr int part = 12;  ///< Between parts that have subjects of their own.

} // namespace spacing

/// A layout without margins of its own that keeps its items in a list.
class ListLayout : public QLayout {
public:
    ~ListLayout() override { qDeleteAll(m_items); }

    void addItem(QLayoutItem* item) override { m_items << item; }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;

protected:
    explicit ListLayout(QWidget* parent) : QLayout(parent) { setContentsMargins(0, 0, 0, 0); }

    const QList<QLayoutItem*>& items() const { return m_items; }

    /// Between two items: the distance of the layout around it, or of the style, if none was set.
    int gap() const;

private:
    QList<QLayoutItem*> m_items;
};

/// Widgets in a row from the left, with as many further rows as they need.
class FlowLayout : public ListLayout {
public:
    explicit FlowLayout(QWidget* parent = nullptr) : ListLayout(parent) {}

    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;    ///< One row.
    QSize minimumSize() const override; ///< A row for each widget would do.
    void setGeometry(const QRect& rect) override;

private:
    template <class Visitor>
    int visitPlaces(int width, Visitor visit) const;
};

/// Two parts beside each other; if both do not fit, the second stands under the first. The second
/// part takes the remaining room.
class FoldLayout : public ListLayout {
public:
    explicit FoldLayout(QWidget* parent = nullptr) : ListLayout(parent) {}

    void addItem(QLayoutItem* item) override; ///< The first one, then the second, and no other.
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;    ///< Beside each other.
    QSize minimumSize() const override; ///< The width in which one stands under the other.
    void setGeometry(const QRect& rect) override;

private:
    bool isFolded(int width) const;
};
