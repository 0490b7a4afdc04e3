#pragma once

#include <QStringList>
#include <QWidget>

class QPushButton;

/// A row of buttons for values that are chosen often; what they stand for can be chosen otherwise
/// too, so none may be down.
class QuickChoices : public QWidget {
    Q_OBJECT

public:
    /// The buttons are named `objectName` with their index behind it.
    QuickChoices(const char* objectName, const QStringList& texts, QWidget* parent = nullptr);

    void setAccessibleNames(const QStringList& names); ///< Where the texts alone say too little.
    void setCurrent(int index);                        ///< The button that is down; -1 for none.

signals:
    void chosen(int index);

private:
    QList<QPushButton*> m_buttons;
};
