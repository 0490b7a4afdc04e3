#pragma once

#include <QLayout>
#include <QList>

/// Two parts beside each other; where both of them do not fit, the second stands under the first.
/// What room is left is the second one's.
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
