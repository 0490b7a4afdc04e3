#pragma once

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

#include "app/gui/play/statisticsdialog.h"
#include "app/gui/play/statisticsmodel.h"
#include "app/gui/session/database.h"
#include "app/gui/session/ownresults.h"
#include "tests/gui/databasefile.h"
#include "tests/gui/tabs.h"
#include "tests/gui/testsettings.h"
#include "tests/support/board_drawing.h"

/// The statistics of some games. Test classes inherit it and call prepare() once, begin() and end()
/// for each test.
class StatisticsFixture {
protected:
    ~StatisticsFixture() = default;

    void prepare() {
        QLocale::setDefault(QLocale::c());
        keepSettingsIn(m_folder);
    }

    /// Three games of one kind, one of them aided, and one of another.
    void begin() {
        using samegame::drawn;
        QSettings().clear();
        m_days = 0;
        m_database = std::make_unique<Database>(":memory:");
        m_results = std::make_unique<OwnResults>(m_database.get());
        add(drawn("1122/1122"), 0, "Beta");
        add(drawn("1212/1122"), 0, "alpha", {}, {.hints = 2});
        add(drawn("1112/1122"), 0, "standard:10");
        add(drawn("123/123/123"), 1, "Gamma", {samegame::Scoring::clickomania});
    }
    void end() { m_dialog.reset(); }

    void add(const samegame::Board& board, std::size_t choice, const QString& name,
             const samegame::Rules& rules = {}, const Aid& aid = {}) {
        const samegame::GameRecord record = finishedRecord(board, choice, rules);
        const QDateTime first(QDate(2026, 11, 1), QTime(12, 0));
        QVERIFY(m_results->add({record.start, name, record.line, 4 + m_days, aid, 60.0 + m_days,
                                first.addDays(m_days++)}));
    }

    void openAtAllGames(ReviewStore* reviews = nullptr) {
        m_dialog = std::make_unique<StatisticsDialog>(m_results.get(), reviews);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    }
    /// With the kind that was played most, if any was.
    void open(ReviewStore* reviews = nullptr) {
        openAtAllGames(reviews);
        choice()->setCurrentIndex(std::min(1, choice()->count() - 1));
    }

    template <class T>
    T* find(const char* objectName) const {
        T* object = m_dialog->findChild<T*>(objectName);
        if (!object)
            qFatal("no %s", objectName);
        return object;
    }
    QTableView* table() const { return find<QTableView>("playedGames"); }
    QComboBox* choice() const { return find<QComboBox>("statisticsChoice"); }
    QString message() const { return find<QLabel>("statisticsMessage")->text(); }
    void showGames() const { showTab(find<QTabWidget>("statisticsTabs"), "Games"); }

    QStringList shownNames() const {
        QStringList names;
        for (int row = 0; row < table()->model()->rowCount(); ++row)
            names << table()->model()->index(row, PlayedGamesModel::Name).data().toString();
        return names;
    }

    void chooseGame(const QString& name) const {
        showGames();
        const auto row = shownNames().indexOf(name);
        QVERIFY(row >= 0);
        table()->selectRow(static_cast<int>(row));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<OwnResults> m_results;
    std::unique_ptr<StatisticsDialog> m_dialog;
    int m_days = 0; // since the first game
};
