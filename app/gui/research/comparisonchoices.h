#pragma once

#include <QComboBox>
#include <QToolButton>

#include <vector>

#include "engine/stats/board_values.h"
#include "engine/studies/experiment/published_results.h"

class QAction;
class QFileDialog;

/// Chooses what the intervals of a comparison are for, and remembers it. If boards and runs leave
/// one reading alone, that reading counts, whatever was chosen, and the choice is hidden.
class ReadingChoice : public QComboBox {
    Q_OBJECT

public:
    explicit ReadingChoice(QWidget* parent = nullptr);

    /// Takes the boards of the comparison and the runs of each solver on each board.
    void setExtent(std::size_t boards, int runs);
    samegame::Reading reading() const; ///< What is shown.
    QString note() const; ///< Why there is one reading alone, or none; empty: there are both.

signals:
    void readingChanged();

private:
    void choose(int index);
    void showReadings();
    bool exists(samegame::Reading reading) const;

    samegame::Reading m_chosen;
    std::size_t m_boards = 2;
    int m_runs = 2;
};

/// Chooses the published result that the runs stand beside, or none, and remembers it. It is hidden
/// if there is nothing to choose.
class PublishedButton : public QToolButton {
    Q_OBJECT

public:
    explicit PublishedButton(QWidget* parent = nullptr);

    /// Offers these results, which live until the program ends.
    void setResults(const std::vector<const samegame::PublishedResult*>& results);
    /// The chosen result, if it is offered; nullptr: none.
    const samegame::PublishedResult* chosen() const;

signals:
    void chosenChanged();

private:
    void fillMenu();
    QAction* addChoice(const QString& text, const QString& help, const QString& id);
    void choose(const QString& id);

    std::vector<const samegame::PublishedResult*> m_results;
    QString m_id; // of the chosen one, which may not be offered; empty: none
};

/// Saves and opens files of trials: a menu that asks for their paths. A file that exists is
/// overwritten only if the person confirms it in the dialog.
class TrialsButton : public QToolButton {
    Q_OBJECT

public:
    explicit TrialsButton(QWidget* parent = nullptr);

    void setCanSave(bool canSave);
    void setCanOpen(bool canOpen);
    void setSuggestion(const QString& path) { m_suggestion = path; } ///< Empty: the usual name.

signals:
    void saveRequested(const QString& path);
    void openRequested(const QString& path);

private:
    QFileDialog* makeDialog(const QString& title);
    void askSave();
    void askOpen();

    QAction* m_save;
    QAction* m_open;
    QString m_suggestion;
};
