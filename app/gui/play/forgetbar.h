#pragma once

#include <QWidget>

#include <vector>

#include "app/gui/session/gamestatistics.h"

class OwnResults;
class QLabel;
class QPushButton;

/// Forgets games of a person, tells that it did, also when it is made anew, and brings them back;
/// as long as the program runs. Has a line for what else is to be said. Takes no room where there
/// is nothing to say.
class ForgetBar : public QWidget {
    Q_OBJECT

public:
    /// The results outlive the bar.
    explicit ForgetBar(OwnResults* results, QWidget* parent = nullptr);

    void forget(const std::vector<PlayedGame>& games);
    void say(const QString& sentence);

private:
    void undo();
    void showForgotten();

    OwnResults* m_results;
    QLabel* m_message;
    QPushButton* m_undo;
};
