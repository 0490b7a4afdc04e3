#pragma once

#include <QDialog>

/// Explains, in a page, how to play and what every number in the window means.
class HelpDialog : public QDialog {
    Q_OBJECT

public:
    explicit HelpDialog(QWidget* parent = nullptr);

private:
    static QString page();
};
