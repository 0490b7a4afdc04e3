#pragma once

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
