#include "app/gui/window/settingsdialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

#include "app/gui/basics/choicebox.h"
#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/language.h"
#include "app/gui/play/sounds.h"
#include "app/gui/window/lookspage.h"

namespace {

constexpr int leastLetters = 16; // of a choice, where there is no room for all of them

} // namespace

SettingsDialog::SettingsDialog(const Settings& settings, QWidget* parent) : QDialog(parent) {
    setObjectName("settingsDialog");
    setWindowTitle(tr("Settings"));
    auto* gamePage = new QWidget;
    auto* form = new QFormLayout(gamePage);
    m_clickMode = addChoice(form, "clickMode", tr("&Click"),
                            tr("What a click, or Enter at the board's cursor, does to a group"));
    m_animationSpeed = addChoice(form, "animationSpeed", tr("&Animation"),
                                 tr("How fast blocks fall and columns move"));
    m_previews = addSwitch(
        form, "previewLines", tr("&Preview of candidates"),
        tr("A candidate under the mouse shows on the board how the game goes on after it"));
    m_sounds =
        addSwitch(form, "playSounds", tr("S&ounds"),
                  tr("Plays a sound for each group that is removed, and at the end of a game"));
    form->setRowVisible(m_sounds, Sounds::isAvailable());
    m_language = addChoice(form, "language", tr("&Language"), tr("Language of the program"));
    m_looks = new LooksPage;
    connect(m_looks, &LooksPage::changed, this, [this] { emit settingsChanged(this->settings()); });
    fillChoices();
    showSettings(settings);
    auto* pages = new QTabWidget;
    pages->setObjectName("settingsPages");
    pages->addTab(new PanelScroll(gamePage), tr("&Game"));
    auto* looks = new PanelScroll(m_looks);
    pages->addTab(looks, tr("Loo&ks"));
    connect(m_looks, &LooksPage::checkShown, this, [this, looks] { growFor(this, looks); });

    auto* buttons =
        new QDialogButtonBox(QDialogButtonBox::RestoreDefaults | QDialogButtonBox::Close);
    auto* defaults = buttons->button(QDialogButtonBox::RestoreDefaults);
    defaults->setObjectName("defaultSettings");
    defaults->setText(tr("&Defaults"));
    connect(defaults, &QPushButton::clicked, this, &SettingsDialog::restoreDefaults);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(pages, 1);
    layout->addWidget(buttons);
    fitScreen(this);
}

Settings SettingsDialog::settings() const {
    Settings settings;
    settings.clickMode = choicebox::chosen<ClickMode>(m_clickMode);
    settings.animationSpeed = choicebox::chosen<AnimationSpeed>(m_animationSpeed);
    m_looks->store(settings);
    settings.previewsLines = m_previews->isChecked();
    settings.playsSounds = m_sounds->isChecked();
    settings.language = m_language->currentData().toString();
    return settings;
}

// Choices and check boxes listen to what a person does, not to what the dialog itself sets.
QComboBox* SettingsDialog::addChoice(QFormLayout* form, const char* objectName,
                                     const QString& label, const QString& help) {
    QComboBox* box = choicebox::addTo(form, objectName, label, help);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(leastLetters);
    connect(box, &QComboBox::activated, this, [this] { emit settingsChanged(settings()); });
    return box;
}

QCheckBox* SettingsDialog::addSwitch(QFormLayout* form, const char* objectName, const QString& text,
                                     const QString& help) {
    auto* box = new QCheckBox(text);
    box->setObjectName(objectName);
    box->setToolTip(help);
    form->addRow(QString(), box);
    connect(box, &QCheckBox::clicked, this, [this] { emit settingsChanged(settings()); });
    return box;
}

void SettingsDialog::fillChoices() {
    using choicebox::add;
    add(m_clickMode, tr("Plays the group at once"), ClickMode::PlayAtOnce);
    add(m_clickMode, tr("Selects the group, a second click plays it"),
        ClickMode::SelectThenConfirm);
    add(m_animationSpeed, tr("Follow the desktop"), AnimationSpeed::FollowDesktop);
    add(m_animationSpeed, tr("Off"), AnimationSpeed::Off);
    add(m_animationSpeed, tr("Slow"), AnimationSpeed::Slow);
    add(m_animationSpeed, tr("Normal"), AnimationSpeed::Normal);
    add(m_animationSpeed, tr("Fast"), AnimationSpeed::Fast);
    m_language->addItem(tr("Follow the desktop"), QString());
    // Each language is named in itself, so that people find their own among any others.
    for (const QString& code : Language::codes())
        m_language->addItem(Language::nameOf(code), code);
}

void SettingsDialog::showSettings(const Settings& settings) {
    choicebox::select(m_clickMode, settings.clickMode);
    choicebox::select(m_animationSpeed, settings.animationSpeed);
    m_looks->showSettings(settings);
    m_previews->setChecked(settings.previewsLines);
    m_sounds->setChecked(settings.playsSounds);
    choicebox::select(m_language, settings.language);
}

void SettingsDialog::restoreDefaults() {
    const Settings before = settings();
    Settings defaults;
    defaults.ownColors = before.ownColors; // work of somebody's, and not in use any more
    showSettings(defaults);
    if (!(settings() == before))
        emit settingsChanged(settings());
}
