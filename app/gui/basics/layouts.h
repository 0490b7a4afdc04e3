#pragma once

#include <QLayout>
#include <QList>

/// The grid of the window's layouts, in logical pixels: multiples of three, as Qt's own style keeps
/// 6 between widgets and 9 around them. Layouts that say nothing have those; a layout that needs
/// another distance takes it from here.
namespace spacing {

inline constexpr int tight = 3;  ///< Between things that are one: buttons of a bar, rows of a list.
inline constexpr int usual = 6;  ///< Between widgets.
inline constexpr int margin = 9; ///< Around the widgets of a page; between words of a strip.
inline constexpr int part = 12;  ///< Between parts that have subjects of their own.

} // namespace spacing

/// Widgets in a row from the left, with as many further rows as they need.
class FlowLayout : public QLayout {
public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;    ///< One row.
    QSize minimumSize() const override; ///< A row for each widget would do.
    void setGeometry(const QRect& rect) override;

private:
    int gap() const;
    template <class Visitor>
    int visitPlaces(int width, Visitor visit) const;

    QList<QLayoutItem*> m_items;
};

/// Two parts beside each other; if both do not fit, the second stands under the first. The second
/// part takes the remaining room.
class FoldLayout : public QLayout {
public:
    explicit FoldLayout(QWidget* parent = nullptr);
    ~FoldLayout() override;

    void addItem(QLayoutItem* item) override; ///< The first one, then the second, and no other.
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;    ///< Beside each other.
    QSize minimumSize() const override; ///< The width in which one stands under the other.
    void setGeometry(const QRect& rect) override;

private:
    bool isFolded(int width) const;
    int gap() const;

    QList<QLayoutItem*> m_parts;
};
