#include "app/gui/research/publishedbutton.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QSettings>

#include <algorithm>

#include "app/gui/basics/outsidetext.h"
#include "app/gui/research/publishedboards.h"
#include "app/gui/session/settings.h"

namespace {

constexpr auto publishedKey = "comparison/published";

QString keptId() {
    return QSettings().value(publishedKey).toString();
}

} // namespace

PublishedButton::PublishedButton(QWidget* parent) : QToolButton(parent) {
    setObjectName("comparisonPublished");
    setText(tr("Published"));
    setToolTip(tr("Show a published result of the same boards beside the runs"));
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
        std::ranges::find(m_results, keptId().toStdString(), &samegame::PublishedResult::id);
    return found == m_results.end() ? nullptr : *found;
}

void PublishedButton::fillMenu() {
    menu()->clear();
    delete findChild<QActionGroup*>();
    new QActionGroup(this); // of which one is checked
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
    QSettings settings;
    keepChosen(settings, publishedKey, id, QString());
    emit chosenChanged();
}
