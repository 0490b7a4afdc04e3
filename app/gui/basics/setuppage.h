#pragma once

#include <QScrollArea>
#include <QString>
#include <QWidget>

#include <functional>
#include <string>
#include <vector>

#include "engine/game/position.h"

class KeptChoices;
class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

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

/// A short list of pairs of texts: a choice, and something that is edited beside it. Rows are added
/// and removed by buttons. Objects are named after the list and their row: "series0Choice",
/// "series0Text", "series0Remove", "seriesAdd".
class PairList : public QWidget {
    Q_OBJECT

public:
    struct Pair {
        QString choice;
        QString text;

        bool operator==(const Pair&) const = default;
    };

    /// What edits a text: a widget, and what it holds now.
    struct Editor {
        QWidget* widget = nullptr;
        std::function<QString()> text;
    };

    /// What rows look like and how many there may be.
    struct Form {
        QString name;       ///< What names of objects begin with.
        QString choiceName; ///< What screen readers call a choice.
        QString addText;
        int fewest = 1;
        int most = 8;
        std::function<void(QComboBox*)> fillChoices; ///< The data of an item, if any, is its value.
        /// For choices that can be typed: the text of a value that no item has, and the inverse.
        std::function<QString(const QString&)> textOfValue = {};
        std::function<QString(const QString&)> valueOfText = {};
        /// Makes the editor of a row, which holds `text` at first. It may follow the choice of its
        /// row, and notifies the list when its text changes.
        std::function<Editor(PairList* list, QComboBox* choice, const QString& text)> makeEditor;
    };

    explicit PairList(const Form& form, QWidget* parent = nullptr);

    std::vector<Pair> pairs() const;
    void setPairs(const std::vector<Pair>& pairs); ///< Emits changed(), once.

signals:
    void changed();

private:
    struct Row {
        QWidget* widget = nullptr;
        QComboBox* choice = nullptr;
        Editor editor;
        QPushButton* remove = nullptr;
    };
    void addRow(const Pair& pair);
    void removeRow(const QWidget* widget);
    void showRows();

    Form m_form;
    QVBoxLayout* m_layout;
    QPushButton* m_addButton;
    std::vector<Row> m_rows;
};

/// The pairs of an array in the settings; `keys` name the choice and the text.
std::vector<PairList::Pair> keptPairs(const QString& array, const PairList::Pair& keys);
/// Keeps pairs that were chosen, if they are not as usual, see keepChosen().
void keepPairs(KeptChoices& kept, const QString& array, const PairList::Pair& keys,
               const std::vector<PairList::Pair>& pairs, const std::vector<PairList::Pair>& usual);
