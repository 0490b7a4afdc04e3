#pragma once

#include <QHash>
#include <QPixmap>
#include <QStyledItemDelegate>

class PictureTheme;
class StandardBoardsModel;

/// Paints a standard board in a list: its picture, and below it number, own best and solver's best.
class StandardBoardDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// Model and theme outlive the delegate.
    StandardBoardDelegate(const StandardBoardsModel* model, const PictureTheme* theme,
                          QObject* parent = nullptr);

    void forgetPictures(); ///< The looks have changed.

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const QPixmap& picture(int row, const QStyleOptionViewItem& option) const;
    void paintTexts(QPainter* painter, const QStyleOptionViewItem& option, int row) const;

    const StandardBoardsModel* m_model;
    const PictureTheme* m_theme;
    mutable QHash<int, QPixmap> m_pictures; // drawn when first shown
};
