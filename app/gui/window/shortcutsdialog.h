#pragma once

#include <QDialog>
#include <QList>

class QAction;

/// Lists the shortcuts of `actions`.
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutsDialog(const QList<QAction*>& actions, QWidget* parent = nullptr);
};
