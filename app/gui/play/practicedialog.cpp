#include "app/gui/play/practicedialog.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>
#include <string>
#include <vector>

#include "app/gui/basics/announcer.h"
#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/lineplantext.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/board/boardview.h"
#include "app/gui/session/bestknownline.h"
#include "app/gui/session/settings.h"
#include "engine/game/line.h"
#include "engine/solvers/solver_registry.h"

namespace {

using samegame::Exercise;
using samegame::ExerciseMove;
using samegame::ExerciseQuestion;

/// Without the empty rows at the top and columns at the right: cells keep their names, and the
/// blocks that are left become larger.
samegame::Board withoutEmptyEdges(const samegame::Board& board) {
    int rows = 1;
    int columns = 1;
    for (int column = 0; column < board.columns(); ++column) {
        rows = std::max(rows, board.height(column));
        if (board.height(column) > 0)
            columns = column + 1;
    }
    std::vector<samegame::Color> cells;
    for (int row = rows - 1; row >= 0; --row)
        for (int column = 0; column < columns; ++column)
            cells.push_back(board.color_at(samegame::cell_at(column, row)));
    return {rows, columns, board.color_count(), cells};
}

/// "42 sky blue blocks", as questions and answers of `keep` name them.
QString harvestText(const Exercise& exercise) {
    return PracticeDialog::tr("%1 %2 blocks", "12 sky blue blocks")
        .arg(numberText(exercise.harvest), colorName(exercise.color));
}

QString questionText(const Exercise& exercise) {
    switch (exercise.question) {
    case ExerciseQuestion::clear:
        return PracticeDialog::tr("After which move can the board still be cleared?");
    case ExerciseQuestion::keep:
        return PracticeDialog::tr("After which move can %1 still go in one move?")
            .arg(harvestText(exercise));
    case ExerciseQuestion::best:
        return PracticeDialog::tr("After which move can most points still be reached?");
    }
    return {};
}

QString originText(const DayExercise& exercise) {
    const KeptExercise& kept = exercise.kept;
    const samegame::Board& board = kept.position.board;
    const QString origin =
        kept.isOwn() ? PracticeDialog::tr("From your game on %1 of %2, move %3.")
                           .arg(titleOfBoard(kept.name, board.rows(), board.columns()),
                                QLocale().toString(kept.playedAt.date(), QLocale::ShortFormat),
                                numberText(kept.move))
                     : PracticeDialog::tr("The same for everybody on this day.");
    return SharedText::sentences(
        {origin, exercise.exercise.is_proven
                     ? PracticeDialog::tr("What is right is proven.")
                     : PracticeDialog::tr("What is right was found by a search: each right move "
                                          "is better than each wrong one by more than it may be "
                                          "wrong.")});
}

QString rightText(const Exercise& exercise, const ExerciseMove& move) {
    switch (exercise.question) {
    case ExerciseQuestion::clear:
        return PracticeDialog::tr("Right: the board can still be cleared; proven.");
    case ExerciseQuestion::keep:
        return PracticeDialog::tr("Right: this keeps the %1; proven.").arg(harvestText(exercise));
    case ExerciseQuestion::best:
        break;
    }
    if (exercise.is_proven)
        return PracticeDialog::tr("Right: %1 can be reached, and no move reaches more; proven.")
            .arg(pointsText(move.reachable));
    const ExerciseMove& wrong = exercise.closest_wrong();
    return PracticeDialog::tr("Right: the best game known after it earns %1; the best wrong move "
                              "gives away about %2 (±%3).")
        .arg(pointsText(move.reachable), numberText(wrong.loss), numberText(wrong.spread));
}

QString wrongText(const Exercise& exercise, const ExerciseMove& move) {
    switch (exercise.question) {
    case ExerciseQuestion::clear:
        return PracticeDialog::tr("No: after that the board can no longer be cleared; proven.");
    case ExerciseQuestion::keep:
        return PracticeDialog::tr(
                   "No: after that %1 can no longer go in one move, which gives away %2; proven.")
            .arg(harvestText(exercise), pointsText(move.loss));
    case ExerciseQuestion::best:
        break;
    }
    return exercise.is_proven
               ? PracticeDialog::tr("No: that gives away %1; proven.").arg(pointsText(move.loss))
               : PracticeDialog::tr("No: that gives away about %1 (±%2).")
                     .arg(pointsText(move.loss), numberText(move.spread));
}

/// What the move does for its line, as a sentence; empty if nothing can be said.
QString reasonSentence(const Exercise& exercise, const ExerciseMove& move) {
    const QString reason = firstReasonText(exercise.position, move.line);
    return reason.isEmpty() ? QString() : PracticeDialog::tr("It %1.").arg(reason);
}

QString exerciseStateText(ExerciseState state) {
    switch (state) {
    case ExerciseState::Open:
        return PracticeDialog::tr("Not done yet.");
    case ExerciseState::FirstTry:
        return PracticeDialog::tr("Solved at the first try.");
    case ExerciseState::Later:
        return PracticeDialog::tr("Solved after wrong tries.");
    case ExerciseState::Shown:
        return PracticeDialog::tr("The answer was shown.");
    }
    return {};
}

} // namespace

PracticeDialog::PracticeDialog(Practice* practice, QWidget* parent)
    : QDialog(parent),
      m_practice(practice),
      m_board(new BoardView),
      m_question(makeTextLabel("practiceQuestion")),
      m_origin(makeTextLabel("practiceOrigin")),
      m_verdict(makeTextLabel("practiceVerdict")),
      m_record(makeTextLabel("practiceRecord")),
      m_show(makeDialogButton("practiceShow", tr("&Show answer"),
                              tr("Frames a right move and says what it is good for; the exercise "
                                 "then counts as not solved"))),
      m_next(makeDialogButton("practiceNext", tr("&Next exercise"),
                              tr("Goes to the next exercise that is not done"))),
      m_open(makeDialogButton(
          "practiceOpen", tr("&Open game in the window"),
          tr("Plays the moves of the answer on the board of the window; can be undone there"))) {
    setObjectName("practiceDialog");
    setWindowTitle(tr("Practice"));
    m_board->setObjectName("practiceBoard");
    m_board->setAccessibleName(tr("Board of the exercise"));
    const Settings settings = Settings::load();
    m_board->setClickMode(settings.clickMode);
    m_board->setShowsGlyphs(settings.showsGlyphs);
    arrange();
    connect(m_board, &BoardView::groupClicked, this, &PracticeDialog::answer);
    connect(m_board, &BoardView::replayActivated, this, [this] {
        if (m_board->activeCursor()) // a click only looks
            goOn();
    });
    connect(m_show, &QPushButton::clicked, this, &PracticeDialog::giveUp);
    connect(m_next, &QPushButton::clicked, this, &PracticeDialog::goOn);
    connect(m_open, &QPushButton::clicked, this, &PracticeDialog::openLine);
    connect(practice, &Practice::changed, this, &PracticeDialog::follow);
    choose(nextOpen().value_or(0));
    fitScreen(this, {600, 640});
}

void PracticeDialog::arrange() {
    QFont bold = m_question->font();
    bold.setBold(true);
    m_question->setFont(bold);
    auto* dots = new QHBoxLayout;
    dots->setSpacing(spacing::tight);
    for (std::size_t number = 0; number < Practice::exerciseCount; ++number) {
        auto* dot = new QToolButton;
        dot->setObjectName(QStringLiteral("practiceDot%1").arg(number + 1));
        dot->setText(numberText(static_cast<int>(number) + 1));
        dot->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        dot->setCheckable(true);
        dot->setAutoRaise(true);
        dot->setFocusPolicy(Qt::StrongFocus);
        connect(dot, &QToolButton::clicked, this, [this, number] { choose(number); });
        dots->addWidget(dot);
        m_dots << dot;
    }
    dots->addStretch(1);
    auto* words = new QWidget;
    auto* texts = new QVBoxLayout(words);
    texts->setContentsMargins(0, 0, 0, 0);
    for (QLabel* label : {m_verdict, m_origin, m_record})
        texts->addWidget(label);
    texts->addStretch(1);
    auto* actions = new QWidget;
    auto* row = new FlowLayout(actions);
    for (QPushButton* button : {m_show, m_next, m_open})
        row->addWidget(button);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &PracticeDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(dots);
    layout->addWidget(m_question);
    layout->addWidget(m_board, 1);
    m_words = new PanelScroll(words);
    connect(m_words->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int most) {
        m_words->setFocusPolicy(most > 0 ? Qt::TabFocus : Qt::NoFocus); // arrow keys scroll it
    });
    m_words->setAccessibleName(tr("About this exercise"));
    const int rows = 5; // of text; more scrolls
    m_words->setFixedHeight(rows * fontMetrics().lineSpacing() + 2 * spacing::usual);
    layout->addWidget(m_words);
    layout->addWidget(actions);
    layout->addWidget(buttons);
}

const DayExercise* PracticeDialog::current() const {
    const auto& exercise = m_practice->exercise(m_number);
    return exercise ? &*exercise : nullptr;
}

/// The right move that the person found, or the best one.
const ExerciseMove& PracticeDialog::answerShown(const DayExercise& exercise) const {
    const ExerciseMove* chosen = m_answer ? exercise.exercise.move_at(m_answer->cell) : nullptr;
    if (chosen)
        return *chosen;
    return exercise.exercise.moves.front();
}

/// The next exercise after the present one that is not done; the present one comes last.
std::optional<std::size_t> PracticeDialog::nextOpen() const {
    for (std::size_t step = 1; step <= Practice::exerciseCount; ++step) {
        const std::size_t number = (m_number + step) % Practice::exerciseCount;
        const auto& exercise = m_practice->exercise(number);
        if (exercise && !exercise->kept.isDone())
            return number;
    }
    return std::nullopt;
}

void PracticeDialog::choose(std::size_t number) {
    m_number = number;
    m_shown.reset();
    showExercise();
    showDots();
    showRecord();
}

bool PracticeDialog::isShown() const {
    const DayExercise* exercise = current();
    return exercise && m_shown == exercise->exercise.position &&
           exercise->kept.isDone() == (m_board->mode() == ViewMode::Replay);
}

/// An exercise was made or done, here or in another window, or another day has begun.
void PracticeDialog::follow() {
    if (!isShown())
        showExercise();
    showDots();
    showRecord();
}

void PracticeDialog::showExercise() {
    const DayExercise* exercise = current();
    m_board->setVisible(exercise != nullptr);
    if (!exercise) {
        m_shown.reset();
        m_question->setText(stateOf(m_number));
        m_origin->clear();
        m_verdict->clear();
        return;
    }
    const bool isNew = m_shown != exercise->exercise.position;
    m_shown = exercise->exercise.position;
    if (isNew)
        m_answer.reset();
    m_question->setText(questionText(exercise->exercise));
    m_board->setAccessibleDescription(m_question->text());
    m_origin->setText(originText(*exercise));
    showBoard();
    m_board->setFocus();
    if (isNew)
        say(m_question);
    if (exercise->kept.isDone())
        tell(doneText(*exercise));
    else
        m_verdict->setText(tr("Click the group, or choose it with the arrow keys and Enter."));
}

QString PracticeDialog::doneText(const DayExercise& exercise) const {
    const ExerciseMove& move = answerShown(exercise);
    QStringList texts{exerciseStateText(exercise.kept.state)};
    if (!m_answer)
        texts << tr("The answer is framed: row %1, column %2.")
                     .arg(m_board->shownBoard().rows() - move.move.cell.row)
                     .arg(move.move.cell.column + 1);
    texts << rightText(exercise.exercise, move) << reasonSentence(exercise.exercise, move);
    if (m_board->activeCursor() && nextOpen())
        texts << tr("Enter goes to the next exercise.");
    return SharedText::sentences(texts);
}

/// A done exercise is only looked at, with the group of its answer outlined.
void PracticeDialog::showBoard() {
    const DayExercise& exercise = *current();
    const samegame::Position& position = exercise.exercise.position;
    ShownBoard shown = shownBoardOf({withoutEmptyEdges(position.board), position.rules});
    if (exercise.kept.isDone()) {
        shown.mode = ViewMode::Replay;
        shown.next = answerShown(exercise).move;
    }
    m_board->show(shown);
}

void PracticeDialog::answer(samegame::Move move) {
    const DayExercise* exercise = current();
    if (!exercise || exercise->kept.isDone())
        return;
    const ExerciseMove* chosen = exercise->exercise.move_at(move.cell);
    if (chosen && chosen->is_right)
        m_answer = chosen->move;
    const ExerciseMove* known = m_practice->answer(m_number, move.cell);
    if (known && !known->is_right && !current()->kept.isDone())
        tell(wrongText(current()->exercise, *known));
}

void PracticeDialog::giveUp() {
    m_practice->giveUp(m_number);
}

void PracticeDialog::goOn() {
    if (const auto next = nextOpen())
        choose(*next);
}

void PracticeDialog::openLine() {
    const DayExercise* exercise = current();
    if (!exercise)
        return;
    const samegame::Position& start = exercise->exercise.position;
    NamedGame game;
    game.record.start = start;
    game.record.line =
        samegame::replay(start.board, start.rules, answerShown(*exercise).line).value();
    const std::string solver =
        exercise->exercise.is_proven ? "exact" : samegame::default_solver(start.rules).name;
    game.record.source = // or the moves would be the person's
        sourceOf(Finder{Finder::Kind::Solver, solver});
    game.name = tr("Exercise %1 of %2", "number, day")
                    .arg(static_cast<int>(m_number) + 1)
                    .arg(QLocale().toString(m_practice->day(), QLocale::ShortFormat));
    accept();
    emit openRequested(game);
}

void PracticeDialog::tell(const QString& text) {
    m_verdict->setText(text);
    m_words->ensureVisible(0, 0);
    say(m_verdict);
}

/// To screen readers, at once; what is there when the dialog opens they read by themselves.
void PracticeDialog::say(QWidget* text) const {
    if (isVisible())
        Announcer::instance()->announce(text);
}

/// Dots have the colors of the palette; and another window may have been in use.
void PracticeDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    const bool isNewLook =
        event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (isNewLook && m_dots.size() == static_cast<qsizetype>(Practice::exerciseCount))
        showDots();
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        m_practice->refresh();
}

QString PracticeDialog::stateOf(std::size_t number) const {
    const auto state = m_practice->state(number);
    const bool isHere = m_practice->exercise(number).has_value();
    if (!isHere && m_practice->isMaking())
        return tr("The exercise is being made …");
    if (!state || (!isHere && *state == ExerciseState::Open))
        return tr("The exercise could not be made.");
    const QString text = exerciseStateText(*state);
    return isHere
               ? text
               : SharedText::sentences({text, tr("This version cannot show the exercise again.")});
}

/// A ring; filled if solved at the first try, half if later, crossed if the answer was shown, and
/// only dotted as long as there is no exercise.
QIcon PracticeDialog::dotOf(std::size_t number) const {
    const int side = fontMetrics().height();
    QPixmap picture(QSize(side, side) * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto state = m_practice->state(number);
    const QColor ink = palette().color(QPalette::ButtonText);
    const double width = std::max(1.0, side / 9.0);
    const QRectF ring = QRectF(0, 0, side, side).adjusted(width, width, -width, -width);
    painter.setPen(QPen(ink, width, state ? Qt::SolidLine : Qt::DotLine));
    painter.drawEllipse(ring);
    constexpr int sixteenths = 16; // of a degree, Qt's unit of angles
    painter.setBrush(ink);
    if (state == ExerciseState::FirstTry)
        painter.drawEllipse(ring);
    else if (state == ExerciseState::Later)
        painter.drawPie(ring, 90 * sixteenths, 180 * sixteenths);
    else if (state == ExerciseState::Shown)
        painter.drawLine(ring.topLeft(), ring.bottomRight());
    return picture;
}

void PracticeDialog::showDots() {
    for (std::size_t number = 0; number < Practice::exerciseCount; ++number) {
        QToolButton* dot = m_dots[static_cast<qsizetype>(number)];
        dot->setIcon(dotOf(number));
        dot->setEnabled(m_practice->exercise(number).has_value());
        dot->setChecked(number == m_number);
        dot->setToolTip(stateOf(number));
        dot->setAccessibleName(tr("Exercise %1 of %2", "number, how many there are")
                                   .arg(static_cast<int>(number) + 1)
                                   .arg(static_cast<int>(Practice::exerciseCount)));
        dot->setAccessibleDescription(stateOf(number));
    }
    const DayExercise* exercise = current();
    const bool isDone = exercise && exercise->kept.isDone();
    m_show->setEnabled(exercise && !isDone);
    m_open->setEnabled(isDone);
    const auto next = nextOpen();
    m_next->setEnabled(next && *next != m_number);
}

void PracticeDialog::showRecord() {
    const PracticeRecord record = m_practice->record();
    QStringList texts;
    if (isAllDone())
        texts << tr("All five are done; every day brings five others.");
    if (record.exercises == 0)
        texts << tr("Nothing is done yet; what you solve is counted here.");
    else
        texts << tr("Solved: %1 of %2 · at the first try: %3 · days in a row with all five "
                    "done: %4")
                     .arg(numberText(record.solved), numberText(record.exercises),
                          numberText(record.firstTry), numberText(record.streak));
    m_record->setText(SharedText::sentences(texts));
}

bool PracticeDialog::isAllDone() const {
    for (std::size_t number = 0; number < Practice::exerciseCount; ++number)
        if (m_practice->state(number).value_or(ExerciseState::Open) == ExerciseState::Open)
            return false;
    return true;
}
