#include "app/gui/research/comparisonchoices.h"

#include <QAction>
#include <QActionGroup>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>

#include <algorithm>

#include "app/gui/basics/keptchoices.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/research/publishedboards.h"

using samegame::Reading;

namespace {

constexpr auto readingKey = "comparison/reading";
constexpr auto keptName = "these-boards"; // of the reading that is not the usual one

Reading otherThan(Reading reading) {
    return reading == Reading::these_boards ? Reading::boards_like_these : Reading::these_boards;
}

constexpr auto publishedKey = "comparison/published";

} // namespace

ReadingChoice::ReadingChoice(QWidget* parent)
    : QComboBox(parent),
      m_chosen(QSettings().value(readingKey).toString() == keptName ? Reading::these_boards
                                                                    : Reading::boards_like_these) {
    setObjectName("comparisonReading");
    setAccessibleName(tr("What the intervals are for"));
    addItem(tr("95 % for boards like these"), int(Reading::boards_like_these));
    addItem(tr("95 % for these boards"), int(Reading::these_boards));
    setToolTip(plainToolTip(
        tr("For boards like these: the boards are the sample, and the interval is of the mean over "
           "many more of them. For these boards: the runs on each are the sample, and the interval "
           "is of the mean of many more runs.")));
    setCurrentIndex(findData(int(m_chosen)));
    connect(this, &QComboBox::activated, this, &ReadingChoice::choose);
}

void ReadingChoice::setExtent(std::size_t boards, int runs) {
    if (boards == m_boards && runs == m_runs)
        return;
    m_boards = boards;
    m_runs = runs;
    showReadings();
}

bool ReadingChoice::exists(Reading reading) const {
    return reading == Reading::these_boards ? m_runs > 1 : m_boards > 1;
}

Reading ReadingChoice::reading() const {
    return !exists(m_chosen) && exists(otherThan(m_chosen)) ? otherThan(m_chosen) : m_chosen;
}

QString ReadingChoice::note() const {
    if (m_boards <= 1 && m_runs <= 1)
        return tr("one run has no interval");
    if (m_boards <= 1)
        return tr("one board says nothing of others");
    if (m_runs <= 1)
        return tr("one run on each says nothing of others");
    return {};
}

void ReadingChoice::choose(int index) {
    const auto chosen = static_cast<Reading>(itemData(index).toInt());
    if (chosen == m_chosen)
        return;
    m_chosen = chosen;
    QSettings settings;
    keepChosen(settings, readingKey,
               chosen == Reading::these_boards ? QString(keptName) : QString(), QString());
    emit readingChanged();
}

void ReadingChoice::showReadings() {
    setCurrentIndex(findData(int(reading())));
    setVisible(note().isEmpty()); // else there is nothing to choose
}

PublishedButton::PublishedButton(QWidget* parent)
    : QToolButton(parent), m_id(QSettings().value(publishedKey).toString()) {
    setObjectName("comparisonPublished");
    setText(tr("Published"));
    setToolTip(tr("Shows a published result of the same boards beside the runs"));
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::StrongFocus);
    setMenu(new QMenu(this));
    menu()->setToolTipsVisible(true);
    hide();
}

void PublishedButton::setResults(const std::vector<const samegame::PublishedResult*>& results) {
    setVisible(!results.empty());
    if (results == m_results)
        return;
    m_results = results;
    fillMenu();
}

const samegame::PublishedResult* PublishedButton::chosen() const {
    const auto found =
        std::ranges::find(m_results, m_id.toStdString(), &samegame::PublishedResult::id);
    return found == m_results.end() ? nullptr : *found;
}

void PublishedButton::fillMenu() {
    menu()->clear();
    delete findChild<QActionGroup*>();
    new QActionGroup(this); // one of them is checked
    addChoice(tr("None"), {}, {})->setChecked(chosen() == nullptr);
    for (const samegame::PublishedResult* result : m_results)
        addChoice(
            QStringLiteral("%1, %2").arg(QString::fromStdString(result->system)).arg(result->year),
            publishedHelp(*result), QString::fromStdString(result->id))
            ->setChecked(result == chosen());
}

QAction* PublishedButton::addChoice(const QString& text, const QString& help, const QString& id) {
    QAction* action = menu()->addAction(text);
    action->setObjectName("published-" + (id.isEmpty() ? "none" : id));
    action->setToolTip(plainToolTip(help));
    action->setCheckable(true);
    findChild<QActionGroup*>()->addAction(action);
    connect(action, &QAction::triggered, this, [this, id] { choose(id); });
    return action;
}

void PublishedButton::choose(const QString& id) {
    m_id = id;
    QSettings settings;
    keepChosen(settings, publishedKey, id, QString());
    emit chosenChanged();
}

TrialsButton::TrialsButton(QWidget* parent) : QToolButton(parent) {
    setObjectName("comparisonTrials");
    setText(tr("Trials"));
    setToolTip(
        tr("Keeps the runs with their lines in a file, those to come each as it ends, or goes "
           "on with those of a file; samegame-cli compare --resume uses the same files"));
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::StrongFocus);
    auto* menu = new QMenu(this);
    m_save = menu->addAction(tr("&Save trials…"), this, &TrialsButton::askSave);
    m_save->setObjectName("comparisonSaveTrials");
    m_open = menu->addAction(tr("&Open trials…"), this, &TrialsButton::askOpen);
    m_open->setObjectName("comparisonOpenTrials");
    setMenu(menu);
}

void TrialsButton::setCanSave(bool canSave) {
    m_save->setEnabled(canSave);
}

void TrialsButton::setCanOpen(bool canOpen) {
    m_open->setEnabled(canOpen);
}

QFileDialog* TrialsButton::makeDialog(const QString& title) {
    auto* dialog = new QFileDialog(window(), title);
    dialog->setObjectName("trialsDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters({tr("Trials (*.jsonl *.json)"), tr("All files (*)")});
    if (!m_suggestion.isEmpty())
        dialog->setDirectory(QFileInfo(m_suggestion).absolutePath());
    return dialog;
}

void TrialsButton::askSave() {
    QFileDialog* dialog = makeDialog(tr("Save trials"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix("jsonl");
    dialog->selectFile(m_suggestion.isEmpty() ? "comparison.jsonl"
                                              : QFileInfo(m_suggestion).fileName());
    connect(dialog, &QFileDialog::fileSelected, this, &TrialsButton::saveRequested);
    dialog->open();
}

void TrialsButton::askOpen() {
    QFileDialog* dialog = makeDialog(tr("Open trials"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &TrialsButton::openRequested);
    dialog->open();
}
