#include "app/gui/window/closequestion.h"

#include <QLocale>
#include <QPushButton>

#include "app/gui/basics/sharedtexts.h"

namespace {

constexpr auto closeQuestionName = "closeQuestion";

} // namespace

CloseQuestion::CloseQuestion(GameSession* session, QWidget* window)
    : QObject(window), m_session(session), m_window(window) {}

QString CloseQuestion::runsDoneText() const {
    const samegame::TrialProgress& progress = m_session->comparisonRunner()->progress();
    return tr("Solvers are being compared: %1 of %2 runs are done.")
        .arg(QLocale().toString(static_cast<qulonglong>(progress.done)),
             QLocale().toString(static_cast<qulonglong>(progress.total)));
}

bool CloseQuestion::ask() {
    if (auto* asked = m_window->findChild<QMessageBox*>(closeQuestionName)) {
        asked->raise();
        return true;
    }
    const GameSession::Loss loss = m_mayLose ? GameSession::Loss() : m_session->lossAtClosing();
    if (!loss.reason.isEmpty()) {
        QMessageBox* box =
            make(textOf(loss), tr("Close all the same"), QMessageBox::DestructiveRole, &m_mayLose);
        box->setInformativeText(SharedText::sentences(
            {loss.reason, tr("Once that is mended, \"Try again\" stores it and closes.")}));
        const QPushButton* again = box->addButton(tr("Try again"), QMessageBox::AcceptRole);
        connect(again, &QPushButton::clicked, this, [this, box] { closeAfter(box); });
        box->open();
        return true;
    }
    if (m_session->comparisonRunner()->isRunning() && !m_mayStop) {
        QMessageBox* box =
            make(runsDoneText(), tr("Stop and close"), QMessageBox::AcceptRole, &m_mayStop);
        box->setInformativeText(tr("The comparison goes on while this is asked. If it is stopped, "
                                   "the runs done are kept, and after the next start \"Continue\" "
                                   "goes on with the others."));
        connect(m_session->comparisonRunner(), &ComparisonRunner::progressChanged, box,
                [this, box] { box->setText(runsDoneText()); });
        box->open();
        return true;
    }
    return false;
}

QString CloseQuestion::textOf(const GameSession::Loss& loss) {
    QStringList lost;
    if (loss.games > 0)
        lost << tr("Closing now loses %Ln finished games.", nullptr, loss.games);
    if (loss.isGame)
        lost << tr("Closing now loses the game on the board.");
    return SharedText::sentences(lost);
}

/// A question whose answers are to close, which `permission` remembers until a question is
/// canceled, and not to close.
QMessageBox* CloseQuestion::make(const QString& text, const QString& answer,
                                 QMessageBox::ButtonRole role, bool* permission) {
    auto* box =
        new QMessageBox(QMessageBox::Question, tr("SameGame"), text, QMessageBox::Cancel, m_window);
    box->setObjectName(closeQuestionName);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(box, &QMessageBox::rejected, this, [this] { m_mayLose = m_mayStop = false; });
    const QPushButton* closing = box->addButton(answer, role);
    connect(closing, &QPushButton::clicked, this, [this, box, permission] {
        *permission = true;
        closeAfter(box);
    });
    return box;
}

/// Once the question is gone.
void CloseQuestion::closeAfter(QMessageBox* question) {
    question->setObjectName({}); // it is answered
    QMetaObject::invokeMethod(m_window, &QWidget::close, Qt::QueuedConnection);
}
