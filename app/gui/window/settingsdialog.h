#pragma once

#include <QDialog>

#include "app/gui/session/settings.h"

class LooksPage;
class PanelScroll;
class QCheckBox;
class QComboBox;
class QFormLayout;

/// Edits the settings. Every change applies at once; there is nothing to confirm.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    explicit SettingsDialog(const Settings& settings, QWidget* parent = nullptr);

    Settings settings() const;

signals:
    /// Comes once for each change by the user; the window applies and saves the settings.
    void settingsChanged(const Settings& settings);

private:
    QComboBox* addChoice(QFormLayout* form, const char* objectName, const QString& label,
                         const QString& help);
    QCheckBox* addSwitch(QFormLayout* form, const char* objectName, const QString& text,
                         const QString& help);
    void fillChoices();
    void showSettings(const Settings& settings);
    void restoreDefaults();

    QComboBox* m_clickMode;
    QComboBox* m_animationSpeed;
    QCheckBox* m_previews;
    QCheckBox* m_sounds;
    QComboBox* m_language;
    LooksPage* m_looks;
};
