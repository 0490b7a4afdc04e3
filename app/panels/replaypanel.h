#pragma once

#include <QWidget>

#include "app/analysis/bestline.h"
#include "app/analysis/linereplay.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSlider;
class QToolButton;

/// Walks along the best line of the game, which the board shows meanwhile.
class ReplayPanel : public QWidget {
    Q_OBJECT

public:
    /// All outlive the panel.
    ReplayPanel(LineReplay* replay, BestLine* bestLine, GameDocument* document,
                QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeSteps();
    QToolButton* makeStep(const char* objectName, const QString& text, void (LineReplay::*step)());
    void showLine();
    void showIndex();
    void showPlaying();
    void showIcons();

    LineReplay* m_replay;
    BestLine* m_bestLine;
    GameDocument* m_document;
    QLabel* m_summary;
    QSlider* m_slider;
    QLabel* m_place;
    QToolButton* m_firstButton;
    QToolButton* m_previousButton;
    QToolButton* m_playButton;
    QToolButton* m_nextButton;
    QToolButton* m_lastButton;
    QComboBox* m_speed;
    QPushButton* m_takeOverButton;
    QPushButton* m_backButton;
};
