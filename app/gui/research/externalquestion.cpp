#include "app/gui/research/externalquestion.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

#include "app/gui/basics/dialogs.h"
#include "engine/base/child_process.h"
#include "engine/base/text.h"
#include "engine/solvers/solver_registry.h"

std::vector<std::string> commandsToPermit(std::span<const samegame::Entrant> entrants) {
    std::vector<std::string> commands;
    for (const samegame::Entrant& entrant : entrants) {
        const auto command = samegame::command_of(*entrant.solver, entrant.options);
        if (command && !samegame::is_permitted(*command) &&
            std::ranges::find(commands, *command) == commands.end())
            commands.push_back(*command);
    }
    return commands;
}

ExternalQuestion::ExternalQuestion(const std::vector<std::string>& commands, QWidget* parent)
    : QDialog(parent) {
    setObjectName("externalQuestion");
    setWindowTitle(tr("External programs"));
    auto* question = new QLabel(tr("The comparison starts %Ln external programs, which may do all "
                                   "that you may do. Start only what you know.",
                                   nullptr, static_cast<int>(commands.size())));
    question->setWordWrap(true);
    auto* list = new QPlainTextEdit;
    list->setObjectName("externalCommands");
    list->setAccessibleName(tr("Commands"));
    list->setReadOnly(true);
    list->setTabChangesFocus(true);
    for (const std::string& command : commands)
        list->appendPlainText(QString::fromStdString(samegame::visible(command)));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* start = makeDialogButton("externalStart", tr("Start"),
                                   tr("Permits these commands until SameGame is closed"));
    buttons->addButton(start, QDialogButtonBox::AcceptRole);
    buttons->button(QDialogButtonBox::Cancel)->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::accepted, this, [commands] {
        for (const std::string& command : commands)
            samegame::permit_command(command);
    });
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(question);
    layout->addWidget(list);
    layout->addWidget(buttons);
    fitScreen(this, {60 * fontMetrics().horizontalAdvance('0'), sizeHint().height()});
}
