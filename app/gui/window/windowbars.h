#pragma once

#include <QStatusBar>
#include <QString>
#include <QToolBar>
#include <QWidget>

/// Asks, in the status bar, whether a game goes on by hand from the position of a replay. Visible
/// from ask() until the answer.
class TakeOverQuestion : public QWidget {
    Q_OBJECT

public:
    explicit TakeOverQuestion(QWidget* parent = nullptr);

    /// Asks; asked a second time, the answer is yes.
    void ask(bool wasPlaying);

signals:
    void accepted();
    void declined(bool wasPlaying); ///< Whether the replay was running when it was asked.
    void shown(bool isShown);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    bool m_wasPlaying = false;
};

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

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QRect textRect() const;
    void fit();
};
