#pragma once

#include <QToolButton>

#include <vector>

#include "engine/studies/experiment/published_results.h"

class QAction;

/// Chooses the published result that the runs stand beside, or none; remembered. Hidden where there
/// is none to choose.
class PublishedButton : public QToolButton {
    Q_OBJECT

public:
    explicit PublishedButton(QWidget* parent = nullptr);

    /// Offers these, which live as long as the program.
    void setResults(const std::vector<const samegame::PublishedResult*>& results);
    /// The one that was chosen, if it is offered; nullptr: none.
    const samegame::PublishedResult* chosen() const;

signals:
    void chosenChanged();

private:
    void fillMenu();
    QAction* addChoice(const QString& text, const QString& help, const QString& id);
    void choose(const QString& id);

    std::vector<const samegame::PublishedResult*> m_results;
};
