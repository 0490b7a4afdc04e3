#pragma once

#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

/// A short list of pairs of texts: a choice, and something written beside it. Rows are added and
/// removed by buttons. Objects are named after the list and their row: "series0Choice",
/// "series0Text", "series0Remove", "seriesAdd".
class PairList : public QWidget {
    Q_OBJECT

public:
    struct Pair {
        QString choice;
        QString text;

        bool operator==(const Pair&) const = default;
    };

    /// What rows look like and how many there may be.
    struct Form {
        QString name;       ///< Of objects.
        QString choiceName; ///< For screen readers.
        QString textName;
        QString textHint; ///< Stands in the empty line.
        QString textHelp; ///< Tooltip.
        QString addText;
        int fewest = 1;
        int most = 8;
        std::function<void(QComboBox*)> fillChoices; ///< The data of an item, if any, is its value.
        QStringList suggestions;                     ///< For the text.
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
        QLineEdit* text = nullptr;
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
