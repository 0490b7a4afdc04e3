#pragma once

#include <QCoreApplication>
#include <QFont>
#include <QPixmap>

#include <optional>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/boardgeometry.h"
#include "app/gui/board/boardoverlay.h"
#include "app/gui/board/shownboard.h"

/// Draws a board at rest with all its markings. Keeps pictures of the parts that change rarely.
class BoardScene {
    Q_DECLARE_TR_FUNCTIONS(BoardScene)

public:
    /// What is drawn. An empty group means that there is none.
    struct Content {
        const ShownBoard& shown;
        const BoardMarkings& markings;
        const samegame::Group& hovered;
        const samegame::Group& selection;          ///< Waits for its second click.
        std::optional<samegame::Cell> cursor = {}; ///< Of the keyboard, while it is in use.
        QFont font;
    };

    /// The theme outlives the scene.
    explicit BoardScene(const BoardTheme& theme) : m_theme(theme) {}

    /// The painter is in device pixels.
    void paint(QPainter& painter, const BoardGeometry& geometry, const Content& content);

    void forgetPictures(); ///< Board, theme or size have changed.
    void forgetEmphasis(); ///< Another line or color stands out.

private:
    const QPixmap& stillPicture(const BoardGeometry& geometry, const Content& content);
    const QPixmap& emphasizedPicture(const BoardGeometry& geometry, const Content& content);
    static QString sizeAndPoints(int size, int points, bool movesEarn);
    static void paintBadges(BoardOverlay& overlay, const Content& content);

    const BoardTheme& m_theme;
    QPixmap m_picture;    ///< Ground and blocks; null if not drawn yet.
    QPixmap m_emphasized; ///< m_picture with the line or color of the markings; null if not drawn.
};
