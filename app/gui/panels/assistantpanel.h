#pragma once

#include <QWidget>

#include "app/gui/session/assistant.h"

class AssistantForm;
class QLabel;
class QPushButton;
class ValueLabel;

/// Chooses the solver, its options and its budget, turns the assistant on and off, and shows in
/// words and numbers how far it is.
class AssistantPanel : public QWidget {
    Q_OBJECT

public:
    /// Assistant and document outlive the panel.
    AssistantPanel(Assistant* assistant, GameDocument* document, QWidget* parent = nullptr);

    QSize sizeHint() const override;

private:
    QWidget* makeHead();
    QWidget* makeProgress();
    void applySettings(); ///< Passes the form to the assistant.
    void showProgress();
    struct Best {
        int score = 0; ///< From the position on.
        QString finder;
    };
    std::optional<Best> best() const;
    void showCounts(const samegame::SearchSnapshot& result);
    void showState();
    static QString playoutsTitle();
    static QString playoutRateTitle();
    QString doneText() const;
    QString stateText() const;

    Assistant* m_assistant;
    GameDocument* m_document;
    AssistantForm* m_form;
    QLabel* m_state;
    QPushButton* m_startButton;
    ValueLabel* m_best;
    QLabel* m_finder;
    ValueLabel* m_ceiling;
    ValueLabel* m_rate;
    QLabel* m_rateTitle;
    ValueLabel* m_count; // playouts, or nodes where the solver plays none
    QLabel* m_countTitle;
    ValueLabel* m_elapsed;
    ValueLabel* m_usedSeed;
    bool m_isApplying = false; // the form is ahead of the assistant
};
