// The dialogs that the window opens.

#include <QDialog>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/play/boardeditor.h"
#include "app/gui/play/dailyboard.h"
#include "app/gui/play/dailydialog.h"
#include "app/gui/play/newgamedialog.h"
#include "app/gui/play/solvedboardsdialog.h"
#include "app/gui/play/statisticsdialog.h"
#include "app/gui/window/helpdialog.h"
#include "app/gui/window/mainwindow.h"
#include "app/gui/window/rulesdialog.h"
#include "app/gui/window/settingsdialog.h"
#include "app/gui/window/windowactions.h"
#include "engine/game/refill.h"

namespace {

/// Opens a dialog that ends when it is closed.
void openOnce(QDialog* dialog) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace

void MainWindow::startNewGame() {
    auto* dialog = new NewGameDialog(m_session.results(), document()->start().board, this);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { playNamed(dialog->game()); });
    openOnce(dialog);
}

void MainWindow::showDailyBoards() {
    auto* days = new DayWatch;
    auto* dialog = new DailyDialog(m_session.results(), days->today(), this);
    days->setParent(dialog);
    connect(days, &DayWatch::dayChanged, dialog, &DailyDialog::setToday);
    connect(dialog, &DailyDialog::playRequested, this, [this](const QDate& day) {
        samegame::GameRecord record;
        record.start = boardOfDay(day);
        play(record, titleOfName(nameOfDay(day)));
    });
    openOnce(dialog);
}

void MainWindow::editBoard() {
    auto* editor = new BoardEditor(document()->start(), document()->name(), this);
    connect(editor, &QDialog::accepted, this, [this, editor] { playNamed(editor->game()); });
    openOnce(editor);
}

void MainWindow::chooseRules() {
    auto* dialog = new RulesDialog(document()->start().rules, this);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const auto game = samegame::new_game(document()->start().board, dialog->rules());
        if (game == document()->start())
            return;
        document()->newGame(game, document()->name());
        chooseReplay();
    });
    openOnce(dialog);
}

void MainWindow::showSolvedBoards() {
    if (!m_session.archive())
        return;
    auto* dialog = new SolvedBoardsDialog(m_session.archive(), this);
    connect(dialog, &SolvedBoardsDialog::playRequested, this, &MainWindow::play);
    connect(dialog, &SolvedBoardsDialog::replayRequested, this,
            [this](const samegame::GameRecord& start, const QString& name) {
                play(start, name);
                replay(ReplaySource::BestLine);
            });
    openOnce(dialog);
}

void MainWindow::showStatistics() {
    if (!m_session.results())
        return;
    auto* dialog = new StatisticsDialog(m_session.results(), document()->start(), this);
    connect(dialog, &StatisticsDialog::playRequested, this, &MainWindow::play);
    connect(dialog, &StatisticsDialog::replayRequested, this,
            [this](const samegame::GameRecord& game, const QString& title) {
                play(game, title);
                m_session.replay()->first();
                m_session.replay()->setPlaying(true);
            });
    openOnce(dialog);
}

void MainWindow::showSettings(const QString& control) {
    auto* dialog = new SettingsDialog(m_settings, this);
    connect(dialog, &SettingsDialog::settingsChanged, this, [this](const Settings& settings) {
        applySettings(settings);
        if (!settings.save())
            showError(tr("The settings cannot be stored."));
        emit settingsChanged(settings);
    });
    if (auto* widget = control.isEmpty() ? nullptr : dialog->findChild<QWidget*>(control))
        widget->setFocus();
    openOnce(dialog);
}

void MainWindow::showHelp() {
    openOnce(new HelpDialog(this));
}

void MainWindow::showShortcuts() {
    openOnce(new ShortcutsDialog(m_actions->all(), this));
}
