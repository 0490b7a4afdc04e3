#pragma once

#include <QStatusBar>
#include <QToolBar>

/// A toolbar whose buttons bear texts where all of them fit, and icons alone where they do not: no
/// button is hidden in a narrow window.
class FittingToolBar : public QToolBar {
    Q_OBJECT

public:
    using QToolBar::QToolBar;

protected:
    bool event(QEvent* event) override;

private:
    void fit();

    int m_wholeWidth = 0; ///< With every text.
};

/// A status bar that shows all of a message: in a narrow window over several rows.
class WrappingStatusBar : public QStatusBar {
    Q_OBJECT

public:
    explicit WrappingStatusBar(QWidget* parent = nullptr);

    /// Keeps the rows that this text needs: a message no longer than it moves nothing above.
    void reserve(const QString& longest);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QRect wholeRect() const;
    QRect textRect() const;
    int heightOf(const QString& text, int width) const;
    void fit();

    QString m_longest;
};
