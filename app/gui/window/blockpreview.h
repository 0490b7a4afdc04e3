#pragma once

#include <QWidget>

#include "app/gui/basics/blocklook.h"

/// A small board with every color, drawn by the board's own painter, to see a look before it is
/// played.
class BlockPreview : public QWidget {
    Q_OBJECT

public:
    explicit BlockPreview(QWidget* parent = nullptr);

    void setLook(const BlockLook& look, bool showsGlyphs);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    BlockLook m_look;
    bool m_showsGlyphs = true;
};
