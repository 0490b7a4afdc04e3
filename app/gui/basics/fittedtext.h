#pragma once

#include <QComboBox>
#include <QFontMetricsF>
#include <QHeaderView>
#include <QLabel>
#include <QString>
#include <QStringList>
#include <QStyledItemDelegate>
#include <QTableView>

/// As much of one row of text as fits into `width`, and "…" for the rest. A number is never cut,
/// since it would read as another number: the whole word around it gives way. Empty if even "…"
/// does not fit.
QString fittedText(const QFontMetricsF& metrics, const QString& text, double width);

/// The same in at most so many rows, which end where a language breaks rows; the last one has "…"
/// for the rest.
QStringList fittedRows(const QFontMetricsF& metrics, const QString& text, double width, int rows);

/// One row with "…" in the middle, for names that differ at their ends.
QString fittedName(const QFontMetricsF& metrics, const QString& name, double width);

/// A label of one row of plain text that gives way where there is no room, and then ends in "…"
/// (fittedText), or has it in the middle (fittedName). It may break into several rows first, or say
/// the same in fewer words.
class ElidedLabel : public QLabel {
public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// For names, which differ at their ends.
    void setElidesMiddle() { m_elidesMiddle = true; }
    /// At most so many, for which whoever places the label gives it the height.
    void setMostRows(int rows) { m_mostRows = rows; }
    /// As many as its height has room for.
    void fillRows() { m_mostRows = 0; }
    /// Texts in fewer and fewer words: the first of text() and these that fits whole is shown, or
    /// else "…" alone; of a name, as much of text() as fits. None elides text() as usual.
    void setShorterTexts(const QStringList& texts);

    QString shownText() const; ///< What of text() is to be seen, with a line break between rows.
    QSize minimumSizeHint() const override { return {1, QLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int mostRows() const;

    bool m_elidesMiddle = false;
    int m_mostRows = 1; ///< 0: as many as fit.
    QStringList m_shorter;
};

/// A label of a form whose text wraps. QFormLayout would keep the rows free that the text takes in
/// a narrow form, however wide the form is.
class WrappedLabel : public QLabel {
public:
    explicit WrappedLabel(const QString& text = {}, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
};

/// A combo box that shows its text as fittedText does where it is too narrow for it.
class FittedBox : public QComboBox {
public:
    using QComboBox::QComboBox;

protected:
    void initStyleOption(QStyleOptionComboBox* option) const override;
};

/// The width of the widest digit. Qt 6.4 cannot ask a font for its tabular digits, so places where
/// numbers change reserve room by it.
int widestDigit(const QFontMetrics& metrics);

/// The width of a text, as if each of its digits were the widest.
int tabularWidth(const QFontMetrics& metrics, const QString& text);

/// A label whose width depends on the number of its digits, not on which they are, so that nothing
/// beside a counting number trembles.
class NumberLabel : public QLabel {
public:
    using QLabel::QLabel;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
};

/// Draws the cells of tables in one row each, and never a part of a number (fittedText): a number
/// without enough room, or half out of sight, is shown as "…" and stands in the tool tip.
class NumberCells : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;
};

/// The same for the titles of columns.
class NumberHeader : public QHeaderView {
public:
    explicit NumberHeader(QTableView* table);

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override;
};

/// Prepares a table of whole rows in two shades, `extraHeight` pixels higher than their text and
/// drawn by NumberCells and NumberHeader. Tab goes on to the next control.
void prepareNumberTable(QTableView* table, QAbstractItemModel* model, const QString& objectName,
                        const QString& accessibleName, int extraHeight);

/// Gives a column of texts what room the other columns leave, but at least so many letters; then
/// the table scrolls.
void stretchColumn(QTableView* table, int column, int leastLetters);

/// A label of plain text in as many rows as it needs.
QLabel* makeTextLabel(const QString& objectName);
