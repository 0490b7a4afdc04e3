#pragma once

#include <QAbstractButton>
#include <QPixmap>

#include <vector>

#include "engine/game/board.h"

class PictureTheme;

/// A choice as a card to click: a picture of one board, of several, or a widget in its place; below
/// it a bold title and two details, which break into up to three rows. Enter and Space press it;
/// arrows ask its grid for another card. Its size follows font and texts, its picture takes the
/// room that there is.
class ChoiceCard : public QAbstractButton {
    Q_OBJECT

public:
    ChoiceCard(const char* objectName, const QString& title, QWidget* parent = nullptr);

    /// What stands below the title; screen readers hear it too.
    void setDetails(const QString& first, const QString& second = {});
    void setHelp(const QString& help); ///< A sentence for the tool tip and for screen readers.
    void setBoards(std::vector<samegame::Board> boards); ///< One, or the first four in a square.
    void setContent(QWidget* content); ///< In place of a picture; owned by the card.

    QString details() const; ///< Both, as a sentence goes on: "8×8, 3 colors, can be cleared".

    int textRowsIn(int width) const; ///< That title and details have on a card of this width.
    void setTextRows(int rows);      ///< Keeps room for so many below the picture.

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override; ///< Where most titles and details fit.

signals:
    void stepped(int key); ///< An arrow, Home or End.
    void focused();        ///< The card, or its content, has the focus now.

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QStringList detailRows(int width) const;
    QRect pictureRect() const;
    const QPixmap& picture() const;
    void paintFrame(QPainter& painter) const;
    void paintTexts(QPainter& painter) const;
    void pressByKey();
    void tellByToolTip();

    PictureTheme* m_theme;
    QStringList m_details;
    int m_textRows;
    std::vector<samegame::Board> m_boards;
    QWidget* m_content = nullptr;
    mutable QPixmap m_picture; // painted when first shown
};

/// Cards of the same size in rows from the left, at most four beside each other, so that two rows
/// of them fill a small window. Arrows, Home and End move the focus among them.
class CardGrid : public QWidget {
    Q_OBJECT

public:
    explicit CardGrid(QWidget* parent = nullptr);

    void add(ChoiceCard* card); ///< Takes it.
    const std::vector<ChoiceCard*>& cards() const { return m_cards; }

private:
    void step(const ChoiceCard* from, int key);
    int columnCount() const;

    std::vector<ChoiceCard*> m_cards;
};
