#include "app/gui/basics/enginechoices.h"

#include <QComboBox>

#include "app/gui/basics/enginetexts.h"
#include "engine/playout/policy_registry.h"
#include "engine/solvers/solver_registry.h"

namespace {

QString paragraph(const QString& text) {
    return "<p>" + text.toHtmlEscaped() + "</p>";
}

QString source(const std::string& paper) {
    return "<p><i>" + QString::fromStdString(paper).toHtmlEscaped() + "</i></p>";
}

QString helpOf(const samegame::SolverEntry& entry) {
    return paragraph(engineText(entry.summary)) + source(entry.paper);
}

QString helpOf(const samegame::PolicyEntry& entry) {
    QString help = paragraph(engineText(entry.help));
    for (const samegame::OptionSpec& parameter : entry.parameters)
        help += paragraph(QStringLiteral("%1=… %2").arg(QString::fromStdString(parameter.name),
                                                        engineText(parameter.help)));
    return help + source(entry.paper);
}

} // namespace

void fillSolvers(QComboBox* box) {
    for (const samegame::SolverEntry& entry : samegame::solver_registry()) {
        box->addItem(engineText(entry.title), QString::fromStdString(entry.name));
        box->setItemData(box->count() - 1, helpOf(entry), Qt::ToolTipRole);
    }
    const auto explain = [box] { box->setToolTip(box->currentData(Qt::ToolTipRole).toString()); };
    QObject::connect(box, &QComboBox::currentIndexChanged, box, explain);
    explain();
}

void fillPolicies(QComboBox* box) {
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    for (const samegame::PolicyEntry& entry : samegame::policy_registry()) {
        box->addItem(engineText(entry.title), QString::fromStdString(entry.name));
        box->setItemData(box->count() - 1, helpOf(entry), Qt::ToolTipRole);
    }
}
