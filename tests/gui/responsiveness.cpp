// Measures how the window answers while the engine works on all cores and every dock is visible:
// the time from a click to the board's next frame, the CPU time of event handlers and of what is
// done in each panel and dialog (panelActs), and how often each panel is repainted. Run it on an X
// server (xvfb-run); it is no part of pass or fail in the tests, but exits with 1 where a handler
// or an act needs more than 16 ms or a panel is repainted more than 15 times a second.

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "app/gui/board/boardview.h"
#include "app/gui/play/exportdialog.h"
#include "app/gui/play/practicedialog.h"
#include "app/gui/window/mainwindow.h"
#include "engine/base/rng.h"

namespace {

constexpr double mostHandlerTime = 16; // ms of CPU time
constexpr int mostRepaints = 15;       // of a panel, a second

double cpuMilliseconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

double quantile(std::vector<double> values, double fraction) {
    std::ranges::sort(values);
    const auto last = static_cast<double>(values.size() - 1);
    return values.empty() ? 0 : values[static_cast<std::size_t>(fraction * last + 0.5)];
}

/// Times every event that the event loop delivers, whatever it leads to included.
class TimedApplication : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        const bool isOurs = receiver->thread() == thread(); // workers have their own events
        if (!isOurs || m_depth > 0 || !isMeasuring)
            return QApplication::notify(receiver, event);
        const QString name = QString("%1, event %2 %3")
                                 .arg(receiver->metaObject()->className())
                                 .arg(event->type())
                                 .arg(receiver->objectName());
        ++m_depth;
        const double before = cpuMilliseconds();
        const bool result = QApplication::notify(receiver, event);
        const double used = cpuMilliseconds() - before;
        --m_depth;
        handlerTimes.push_back(used);
        worst[name] = std::max(worst[name], used);
        return result;
    }

    bool isMeasuring = false;
    std::vector<double> handlerTimes; ///< ms of CPU time
    std::map<QString, double> worst;  ///< of each receiver and kind of event

private:
    int m_depth = 0;
};

/// When a widget was painted, in ms.
class PaintRecorder : public QObject {
public:
    explicit PaintRecorder(const QElapsedTimer& clock) : m_clock(clock) {}

    void watch(QWidget* widget) { widget->installEventFilter(this); }
    void watchAll(QWidget* panel) {
        watch(panel);
        for (QWidget* widget : panel->findChildren<QWidget*>())
            watch(widget);
    }
    const std::vector<double>& times(QObject* widget) { return m_times[widget]; }
    void clear() { m_times.clear(); }

    /// The part of the panel with the most frames within any second.
    QWidget* busiestPartOf(QWidget* panel) {
        QWidget* busiest = panel;
        for (QWidget* widget : panel->findChildren<QWidget*>())
            if (mostInASecond(widget) > mostInASecond(busiest))
                busiest = widget;
        return busiest;
    }

    /// The most frames within any second.
    int mostInASecond(QObject* widget) {
        const std::vector<double>& times = m_times[widget];
        std::ptrdiff_t most = 0;
        for (auto first = times.begin(); first != times.end(); ++first)
            most = std::max(most, std::upper_bound(first, times.end(), *first + 1000) - first);
        return static_cast<int>(most);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint)
            m_times[watched].push_back(static_cast<double>(m_clock.nsecsElapsed()) / 1e6);
        return false;
    }

private:
    const QElapsedTimer& m_clock;
    std::map<QObject*, std::vector<double>> m_times;
};

std::optional<samegame::Move> randomMove(const samegame::Board& board, samegame::Rng& rng) {
    samegame::MoveList moves;
    for (int column = 0; column < board.columns(); ++column)
        for (int row = 0; row < board.rows(); ++row) {
            const samegame::Cell cell{static_cast<std::uint8_t>(column),
                                      static_cast<std::uint8_t>(row)};
            if (const auto group = samegame::group_at(board, cell);
                !group.empty() && group.move().cell == cell)
                moves.push_back(group.move());
        }
    if (moves.empty())
        return std::nullopt;
    return moves[rng.bounded(static_cast<std::uint32_t>(moves.size()))];
}

/// Every dock, none behind another.
void showSideBySide(MainWindow& window) {
    const auto dock = [&window](const char* name) {
        auto* found = window.findChild<QDockWidget*>(name);
        found->show();
        return found;
    };
    for (const char* name : {"distributionDock", "comparisonDock", "convergenceDock"}) {
        window.removeDockWidget(dock(name));
        window.addDockWidget(Qt::BottomDockWidgetArea, dock(name), Qt::Horizontal);
        dock(name)->show();
    }
    for (const char* name : {"assistantDock", "candidatesDock", "lineDock"})
        dock(name);
}

void trigger(MainWindow& window, const char* action) {
    window.findChild<QAction*>(action)->trigger();
}

void playRandomMove(MainWindow& window) {
    samegame::Rng rng(1);
    if (const auto move = randomMove(window.document()->board(), rng))
        window.document()->play(move->cell);
}

/// What a person does in a panel, several times: `round` counts from 0. `begin` makes it ready,
/// such as by opening a dialog, and `end` leaves it; their time is not judged.
struct PanelAct {
    const char* name;
    std::function<void(int round)> act;
    std::function<void()> begin = [] {};
    std::function<void()> end = [] {};
};

void press(MainWindow& window, const QString& button) {
    window.findChild<QAbstractButton*>(button)->click();
}

std::vector<PanelAct> actsOfTheSearch(MainWindow& window) {
    auto* table = window.findChild<QTableView*>("candidates");
    return {
        {"candidates: another row",
         [table](int round) { table->selectRow(round % std::max(1, table->model()->rowCount())); }},
        {"candidates: another order",
         [table](int round) {
             table->sortByColumn(round % table->model()->columnCount(),
                                 round % 2 == 0 ? Qt::AscendingOrder : Qt::DescendingOrder);
         }},
        {"candidates: more columns or fewer", [&window](int) { trigger(window, "column-visits"); }},
        {"assistant: more or less of it", [&window](int) { press(window, "moreButton"); }},
        {"assistant: another strength",
         [&window](int round) { press(window, round % 2 == 0 ? "strength2" : "strength1"); }},
        {"hint bubble: the next step", [&window](int) { trigger(window, "hint"); }},
    };
}

std::vector<PanelAct> actsOfTheReplay(MainWindow& window, GameSession& session) {
    // A step back without a replay would end the search.
    const auto backToGame = [&window, &session] {
        if (session.replay()->isActive())
            trigger(window, "stepBack");
    };
    const auto compare = [&window, &session] {
        if (window.document()->line().moves.empty()) // the game stands beside the best line
            playRandomMove(window);
        press(window, "compareButton");
        if (!session.replay()->other())
            std::printf("no line was compared\n");
    };
    return {
        {"best line: a step of its replay, or back to the game",
         [&window, backToGame](int round) {
             round % 2 == 0 ? trigger(window, "nextMove") : backToGame();
         }},
        {"replay's comparison: begun, or back to the game",
         [compare, backToGame](int round) { round % 2 == 0 ? compare() : backToGame(); }, [] {},
         backToGame},
        {"replay's comparison: a step, or along the other line",
         [&window](int round) { trigger(window, round % 2 == 0 ? "nextMove" : "otherLine"); },
         compare, backToGame},
    };
}

std::vector<PanelAct> actsAfterMoves(MainWindow& window) {
    const auto turnOn = [&window](const char* name) {
        if (!window.findChild<QAction*>(name)->isChecked())
            trigger(window, name);
    };
    return {
        {"lamp: shown or hidden", [&window](int) { trigger(window, "showClearing"); }},
        {"word after each move: on or off", [&window](int) { trigger(window, "judgeMoves"); }},
        {"lamp and word: a move, or taken back",
         [&window](int round) {
             round % 2 == 0 ? playRandomMove(window) : trigger(window, "undo");
         },
         [&window, turnOn] {
             window.document()->takeOver({});
             turnOn("showClearing");
             turnOn("judgeMoves");
         }},
    };
}

std::vector<PanelAct> actsOfTheReview(MainWindow& window) {
    return {
        {"review: begun, or brought up", [&window](int) { trigger(window, "review"); }},
        {"review: another loss",
         [&window](int round) { trigger(window, round % 2 == 0 ? "nextLoss" : "previousLoss"); }},
    };
}

std::vector<PanelAct> actsOfDialogs(MainWindow& window, GameSession& session) {
    const auto open = [&window](const char* action) {
        return [&window, action] { trigger(window, action); };
    };
    const auto close = [&window](const char* dialog) {
        return [&window, dialog] {
            if (auto* found = window.findChild<QDialog*>(dialog))
                found->close();
        };
    };
    const auto openPractice = [&window, &session] {
        trigger(window, "practice");
        constexpr int longest = 120'000; // ms
        if (!QTest::qWaitFor([&session] { return !session.practice()->isMaking(); }, longest))
            std::printf("not all exercises were made\n");
    };
    const auto folder = std::make_shared<QTemporaryDir>();
    return {
        {"practice: another exercise",
         [&window](int round) {
             const int dot = round % static_cast<int>(Practice::exerciseCount) + 1;
             press(window, QStringLiteral("practiceDot%1").arg(dot));
         },
         openPractice, close("practiceDialog")},
        {"practice: an answer, or the next exercise",
         [&window](int round) {
             auto* board = window.findChild<BoardView*>("practiceBoard");
             samegame::Rng rng(static_cast<std::uint64_t>(round));
             if (board->mode() == ViewMode::Replay)
                 press(window, "practiceNext");
             else if (const auto move = randomMove(board->shownBoard(), rng))
                 board->activate(move->cell);
         },
         openPractice, close("practiceDialog")},
        {"practice: the answer shown, or the next exercise",
         [&window](int round) { press(window, round % 2 == 0 ? "practiceShow" : "practiceNext"); },
         openPractice, close("practiceDialog")},
        {"export: another format",
         [&window](int round) {
             auto* formats = window.findChild<QComboBox*>("exportFormat");
             formats->setCurrentIndex(round % formats->count());
         },
         open("exportLine"), close("exportDialog")},
        {"export: an animation is begun",
         [&window, folder](int) {
             if (auto* dialog = window.findChild<ExportDialog*>("exportDialog")) // not done yet
                 dialog->exportTo(folder->filePath("line.gif"));
         },
         open("exportLine"), close("exportDialog")},
    };
}

/// Of each panel and dialog that shows what is known of a position or a game; a new one comes with
/// a row. The review comes last, since it takes the place of the game.
std::vector<PanelAct> panelActs(MainWindow& window, GameSession& session) {
    std::vector<PanelAct> acts;
    for (const auto& part :
         {actsOfTheSearch(window), actsOfTheReplay(window, session), actsAfterMoves(window),
          actsOfDialogs(window, session), actsOfTheReview(window)})
        acts.insert(acts.end(), part.begin(), part.end());
    return acts;
}

/// The most CPU time that an act takes, in ms; what it leads to afterwards are events.
double measurePanels(MainWindow& window, GameSession& session, int rounds) {
    const auto timeOf = [](const std::function<void()>& work) {
        const double before = cpuMilliseconds();
        work();
        const double used = cpuMilliseconds() - before;
        QTest::qWait(50); // some frames
        return used;
    };
    double most = 0;
    for (const PanelAct& each : panelActs(window, session)) {
        timeOf(each.begin);
        std::vector<double> times;
        for (int round = 0; round < rounds; ++round)
            times.push_back(timeOf([&each, round] { each.act(round); }));
        timeOf(each.end);
        std::printf("ms of CPU time: median %5.1f, most %5.1f  %s\n", quantile(times, 0.5),
                    quantile(times, 1), each.name);
        most = std::max(most, quantile(times, 1));
    }
    return most;
}

} // namespace

int main(int argc, char** argv) {
    QStandardPaths::setTestModeEnabled(true);
    const QTemporaryDir folder;
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
    TimedApplication application(argc, argv);
    QApplication::setApplicationName("samegame");
    QApplication::setOrganizationName("samegame");
    const int clicks = argc > 1 ? QString(argv[1]).toInt() : 200;

    GameSession session;
    MainWindow window(&session);
    window.show();
    trigger(window, "researchLayout");
    showSideBySide(window);
    if (!QTest::qWaitForWindowExposed(&window))
        return 2;
    auto* board = window.findChild<BoardView*>("boardView");
    QElapsedTimer clock;
    clock.start();
    PaintRecorder paints(clock);
    paints.watch(board);
    for (QDockWidget* dock : window.findChildren<QDockWidget*>())
        paints.watchAll(dock->widget());
    QTest::qWait(500);

    trigger(window, "startStop");
    trigger(window, "distribution");
    trigger(window, "comparison");
    QTest::qWait(1000);
    application.isMeasuring = true;

    // 1. The engine works, nobody clicks: how often do panels paint?
    paints.clear();
    QTest::qWait(5000);
    int mostPaints = 0;
    for (QDockWidget* dock : window.findChildren<QDockWidget*>()) {
        QWidget* busiest = paints.busiestPartOf(dock->widget());
        const int most = paints.mostInASecond(busiest);
        std::printf("repaints in a second, at most: %2d  %s (%s %s)\n", most,
                    qPrintable(dock->objectName()), busiest->metaObject()->className(),
                    qPrintable(busiest->objectName()));
        mostPaints = std::max(mostPaints, most);
    }

    // 2. Clicks at random groups, a fifth of a second apart.
    samegame::Rng rng(1);
    std::vector<double> latencies;
    for (int i = 0; i < clicks; ++i) {
        const auto move = randomMove(window.document()->board(), rng);
        if (!move) {
            window.document()->takeOver({});
            QTest::qWait(300);
            continue;
        }
        const QPoint at = board->cellRect(move->cell).center();
        const auto isPainted = [&, frames = paints.times(board).size()] {
            return paints.times(board).size() > frames;
        };
        const double start = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, board->mapTo(&window, at));
        while (!isPainted())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        latencies.push_back(paints.times(board).back() - start);
        QTest::qWait(200);
    }

    // 3. What is done in the panels.
    const double mostOfActs = measurePanels(window, session, 20);
    application.isMeasuring = false;
    trigger(window, "stepBack");

    std::printf("click to paint, ms of wall time: median %.1f, 90 %% %.1f, 99 %% %.1f, most %.1f\n",
                quantile(latencies, 0.5), quantile(latencies, 0.9), quantile(latencies, 0.99),
                quantile(latencies, 1));
    const double most = quantile(application.handlerTimes, 1);
    std::printf("%zu events, ms of CPU time: median %.3f, 99 %% %.2f, 99.9 %% %.2f, most %.1f\n",
                application.handlerTimes.size(), quantile(application.handlerTimes, 0.5),
                quantile(application.handlerTimes, 0.99), quantile(application.handlerTimes, 0.999),
                most);
    std::vector<std::pair<double, QString>> slowest;
    for (const auto& [name, time] : application.worst)
        slowest.emplace_back(time, name);
    std::ranges::sort(slowest, std::ranges::greater());
    for (std::size_t i = 0; i < std::min<std::size_t>(8, slowest.size()); ++i)
        std::printf("  %6.1f ms  %s\n", slowest[i].first, qPrintable(slowest[i].second));
    return std::max(most, mostOfActs) > mostHandlerTime || mostPaints > mostRepaints ? 1 : 0;
}
