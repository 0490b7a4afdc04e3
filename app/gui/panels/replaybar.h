#pragma once

#include <QKeySequence>
#include <QWidget>

#include <optional>

#include "app/gui/session/linereplay.h"

class QBoxLayout;
class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;
class ComparedLine;
class ElidedLabel;
class ReplaySlider;
class ScoreCurve;

/// The keys of the actions that do the same as the buttons of the bar.
struct ReplayKeys {
    QKeySequence first;
    QKeySequence previous;
    QKeySequence play;
    QKeySequence next;
    QKeySequence last;
    QKeySequence loop;
    QKeySequence takeOver;
    QKeySequence back;
    QKeySequence otherLine;
};

/// A bar below the board that replays a line on it: the curve of its score over a slider, buttons
/// to walk and to play, the way out of the replay, and a row on another line that is compared,
/// which takes the room of the curve, so that the board stays where it is.
class ReplayBar : public QWidget {
    Q_OBJECT

public:
    /// The replay outlives the bar.
    explicit ReplayBar(LineReplay* replay, const ReplayKeys& keys = {}, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override; ///< With icons in the place of texts.

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeButtons();
    void makeWays();
    static QToolButton* makeButton(const QString& objectName, const QString& text,
                                   const QString& toolTip, const QString& icon);
    void arrange();
    void place(bool isWide);
    void fitWays();
    void compare();
    void shareHeight();
    void showLine();
    void showIndex();
    static QString placeOf(LineKind kind);
    void showPlace(std::optional<int> hovered);
    void fitCaptions();
    void showPlaying();

    LineReplay* m_replay;
    ReplayKeys m_keys;
    ScoreCurve* m_curve;
    ReplaySlider* m_slider;
    ElidedLabel* m_place;         // caption of the curve: where the line stands
    QLabel* m_endPoints;          // caption of its last step
    QWidget* m_steps;             // the buttons that walk
    QWidget* m_track;             // curve and slider
    QBoxLayout* m_ways = nullptr; // the ways out of the replay
    ComparedLine* m_compared;     // the row below all others
    QGridLayout* m_layout = nullptr;
    bool m_isWide = false;
    bool m_isComparing = false;
    QToolButton* m_firstButton;
    QToolButton* m_previousButton;
    QToolButton* m_playButton;
    QToolButton* m_nextButton;
    QToolButton* m_lastButton;
    QToolButton* m_loopButton;
    QComboBox* m_speed;
    QPushButton* m_takeOverButton;
    QPushButton* m_backButton;
};
