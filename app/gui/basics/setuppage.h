#pragma once

#include <QScrollArea>

#include <string>

#include "engine/game/position.h"

class QBoxLayout;
class QLabel;

/// The setup of a chart: two parts, beside each other if there is room, and a sentence on what is
/// wrong with them. Scrolls in a low dock.
class SetupPage : public QScrollArea {
    Q_OBJECT

public:
    /// `name` begins the names of objects.
    SetupPage(const QString& name, QWidget* first, QWidget* second, QWidget* parent = nullptr);

    void setError(const QString& sentence); ///< An empty one: nothing is wrong.

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QBoxLayout* m_parts;
    QLabel* m_error;
};

/// A board that a setup names, as it is played: under `rules`, the game's, or under its own if an
/// ID names it.
samegame::Position startOfName(const std::string& name, samegame::Position start,
                               const samegame::Rules& rules);
