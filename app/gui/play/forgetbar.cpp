#include "app/gui/play/forgetbar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>

#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/session/ownresults.h"

ForgetBar::ForgetBar(OwnResults* results, QWidget* parent)
    : QWidget(parent),
      m_results(results),
      m_message(new QLabel),
      m_undo(
          makeDialogButton("statisticsUndo", tr("&Undo"),
                           SharedText::withKey(tr("Brings back the games that were forgotten last"),
                                               QKeySequence::Undo))) {
    m_message->setObjectName("statisticsMessage");
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_message, 1);
    layout->addWidget(m_undo);
    connect(m_undo, &QPushButton::clicked, this, &ForgetBar::undo);
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, m_undo,
            &QPushButton::click);
    connect(m_results, &OwnResults::gamesChanged, this, &ForgetBar::showForgotten);
    showForgotten();
}

void ForgetBar::forget(const std::vector<PlayedGame>& games) {
    std::vector<qint64> numbers;
    for (const PlayedGame& game : games)
        numbers.push_back(game.number);
    const QString error = m_results->forget(numbers);
    if (!error.isEmpty())
        say(error);
    else if (m_results->forgottenCount() > 0)
        m_undo->setFocus();
}

void ForgetBar::undo() {
    if (m_results->forgottenCount() == 0)
        return; // Ctrl+Z without anything to bring back
    const QString error = m_results->restoreForgotten();
    if (!error.isEmpty())
        say(error);
}

void ForgetBar::say(const QString& sentence) {
    m_message->setText(sentence);
    m_message->setVisible(!sentence.isEmpty());
}

void ForgetBar::showForgotten() {
    const int count = m_results->forgottenCount();
    m_undo->setVisible(count > 0);
    if (count == 0)
        say({});
    else if (count == 1)
        say(tr("1 game was forgotten. It can be brought back until SameGame is closed."));
    else
        say(tr("%Ln games were forgotten. They can be brought back until SameGame is closed.",
               nullptr, count));
}
