#pragma once

#include <QScrollArea>

/// A panel that scrolls if it has less room than it needs, so that a small window cuts nothing off.
class PanelScroll : public QScrollArea {
public:
    /// Takes the panel.
    explicit PanelScroll(QWidget* panel);

    /// The least height in which a panel of this width shows all of itself.
    int neededHeight(int width) const;

    QSize sizeHint() const override;        ///< As much as the panel likes, without a scroll bar.
    QSize minimumSizeHint() const override; ///< A few words.
};
