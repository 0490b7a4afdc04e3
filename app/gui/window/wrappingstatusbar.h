#pragma once

#include <QStatusBar>

/// A status bar that shows all of a message: in a narrow window over several lines.
class WrappingStatusBar : public QStatusBar {
    Q_OBJECT

public:
    explicit WrappingStatusBar(QWidget* parent = nullptr);

    /// Keeps the lines that this text needs: a message no longer than it moves nothing above.
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
