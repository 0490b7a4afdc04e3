#pragma once

#include <QStatusBar>

/// A status bar that shows all of a message: in a narrow window over several lines, for as long as
/// it stands there.
class WrappingStatusBar : public QStatusBar {
    Q_OBJECT

public:
    explicit WrappingStatusBar(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QRect textRect() const;
    void fit();
};
