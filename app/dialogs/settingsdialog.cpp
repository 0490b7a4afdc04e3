#include "app/dialogs/settingsdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

#include "app/effects/sounds.h"

namespace {

void select(QComboBox* box, const QVariant& data) {
    box->setCurrentIndex(std::max(0, box->findData(data)));
}

template <class Enum>
void add(QComboBox* box, const QString& text, Enum value) {
    box->addItem(text, static_cast<int>(value));
}

template <class Enum>
Enum chosen(const QComboBox* box) {
    return static_cast<Enum>(box->currentData().toInt());
}

} // namespace

SettingsDialog::SettingsDialog(const Settings& settings, QWidget* parent) : QDialog(parent) {
    setObjectName("settingsDialog");
    setWindowTitle(tr("Settings"));
    auto* form = new QFormLayout;
    m_clickMode = addChoice(form, "clickMode", tr("&Click"),
                            tr("What a click, or Enter at the board's cursor, does to a group"));
    m_animationSpeed = addChoice(form, "animationSpeed", tr("&Animation"),
                                 tr("How fast blocks fall and columns close"));
    m_colorScheme = addChoice(form, "colorScheme", tr("Color &scheme"), tr("Colors of the window"));
    m_glyphs = addSwitch(form, "showGlyphs", tr("&Marks on the blocks"),
                         tr("Each color has a mark of its own, for eyes that see them alike"));
    m_previews = addSwitch(form, "previewLines", tr("&Preview of lines"),
                           tr("A candidate under the mouse shows its line on the board"));
    m_sounds = addSwitch(form, "playSounds", tr("S&ounds"),
                         tr("Lets hear the groups that are removed and how a game ends"));
    form->setRowVisible(m_sounds, Sounds::isAvailable());
    m_language = addChoice(form, "language", tr("&Language"), tr("Language of the program"));
    fillChoices();
    showSettings(settings);

    auto* buttons =
        new QDialogButtonBox(QDialogButtonBox::RestoreDefaults | QDialogButtonBox::Close);
    auto* defaults = buttons->button(QDialogButtonBox::RestoreDefaults);
    defaults->setObjectName("defaultSettings");
    defaults->setText(tr("&Defaults"));
    connect(defaults, &QPushButton::clicked, this, &SettingsDialog::restoreDefaults);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addStretch(1);
    layout->addWidget(buttons);
}

Settings SettingsDialog::settings() const {
    Settings settings;
    settings.clickMode = chosen<ClickMode>(m_clickMode);
    settings.animationSpeed = chosen<AnimationSpeed>(m_animationSpeed);
    settings.colorScheme = chosen<ColorScheme>(m_colorScheme);
    settings.showsGlyphs = m_glyphs->isChecked();
    settings.previewsLines = m_previews->isChecked();
    settings.playsSounds = m_sounds->isChecked();
    settings.language = m_language->currentData().toString();
    return settings;
}

// Choices and check boxes listen to what a person does, not to what the dialog itself sets.
QComboBox* SettingsDialog::addChoice(QFormLayout* form, const char* objectName,
                                     const QString& label, const QString& help) {
    auto* box = new QComboBox;
    box->setObjectName(objectName);
    box->setToolTip(help);
    form->addRow(label, box);
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
    add(m_clickMode, tr("Plays the group at once"), ClickMode::PlayAtOnce);
    add(m_clickMode, tr("Selects the group, a second click plays it"),
        ClickMode::SelectThenConfirm);
    add(m_animationSpeed, tr("Follow the desktop"), AnimationSpeed::FollowDesktop);
    add(m_animationSpeed, tr("Off"), AnimationSpeed::Off);
    add(m_animationSpeed, tr("Slow"), AnimationSpeed::Slow);
    add(m_animationSpeed, tr("Normal"), AnimationSpeed::Normal);
    add(m_animationSpeed, tr("Fast"), AnimationSpeed::Fast);
    add(m_colorScheme, tr("Follow the desktop"), ColorScheme::FollowDesktop);
    add(m_colorScheme, tr("Light"), ColorScheme::Light);
    add(m_colorScheme, tr("Dark"), ColorScheme::Dark);
    m_language->addItem(tr("Follow the desktop"), QString());
    // Each language stands in its own words, so that whoever is lost among the others finds it.
    m_language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    m_language->addItem(QStringLiteral("Deutsch"), QStringLiteral("de"));
}

void SettingsDialog::showSettings(const Settings& settings) {
    select(m_clickMode, static_cast<int>(settings.clickMode));
    select(m_animationSpeed, static_cast<int>(settings.animationSpeed));
    select(m_colorScheme, static_cast<int>(settings.colorScheme));
    m_glyphs->setChecked(settings.showsGlyphs);
    m_previews->setChecked(settings.previewsLines);
    m_sounds->setChecked(settings.playsSounds);
    select(m_language, settings.language);
}

void SettingsDialog::restoreDefaults() {
    const Settings before = settings();
    showSettings(Settings());
    if (!(settings() == before))
        emit settingsChanged(settings());
}
