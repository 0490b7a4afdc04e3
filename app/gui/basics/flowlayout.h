#pragma once

#include <QLayout>
#include <QList>

/// Widgets in a row, from the left; those for which there is no room stand in further rows.
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
