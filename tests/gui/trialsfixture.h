#pragma once

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include "app/gui/basics/optionform.h"
#include "app/gui/research/comparisonpanel.h"
#include "tests/gui/panelfixture.h"
#include "tests/gui/patience.h"
#include "tests/support/file_bytes.h"

/// The panel that compares solvers, with a file of trials that it may keep.
class TrialsFixture : protected PanelFixture<ComparisonPanel> {
protected:
    void prepare() {
        PanelFixture::prepare();
        QCoreApplication::setApplicationVersion("1.2.3");
    }

    void begin() {
        m_path = m_folder.filePath("comparison.jsonl");
        QFile::remove(m_path);
        PanelFixture::begin();
        makePanel();
    }

    void end() {
        m_panel.reset();
        m_runner.reset();
    }

    void makePanel() {
        m_panel.reset();
        m_runner = std::make_unique<ComparisonRunner>();
        m_panel = std::make_unique<ComparisonPanel>(m_runner.get(), m_document.get());
        m_failed = std::make_unique<QSignalSpy>(m_panel.get(), &ComparisonPanel::failed);
        show("comparisonTable", {900, 220});
    }

    /// Two settings of one solver, so that none is done before its budget.
    void setUp(const QString& boards, int runs, double playouts) const {
        for (const char* field : {"entrant0Choice", "entrant1Choice"}) {
            auto* box = find<QComboBox>(field);
            box->setCurrentIndex(box->findData("nested-monte-carlo"));
        }
        find<OptionButton>("entrant1Text")->setOptions("level=1");
        find<QComboBox>("comparisonUnit")->setCurrentText("playouts");
        find<QDoubleSpinBox>("comparisonAmount")->setValue(playouts);
        find<QLineEdit>("comparisonBoards")->setText(boards);
        find<QSpinBox>("comparisonRuns")->setValue(runs);
        find<QLineEdit>("comparisonSeed")->setText("5");
        find<QSpinBox>("comparisonThreads")->setValue(2);
    }

    void compare() const {
        QTest::mouseClick(find<QPushButton>("comparisonStart"), Qt::LeftButton);
        TRY_VERIFY(!m_runner->isRunning());
    }

    void goOn() const {
        QVERIFY(canGoOn());
        QTest::mouseClick(find<QPushButton>("comparisonContinue"), Qt::LeftButton);
        TRY_VERIFY(!m_runner->isRunning());
    }

    void choose(const char* action, const QString& path) const {
        find<QAction>(action)->trigger();
        auto* dialog = find<QFileDialog>("trialsDialog");
        emit dialog->fileSelected(path);
        delete dialog;
        TRY_VERIFY(!m_runner->isFiling());
    }

    void saveTrials(const QString& path) const { choose("comparisonSaveTrials", path); }

    void openTrials(const QString& path) const { choose("comparisonOpenTrials", path); }

    QString write(const QByteArray& content) const {
        writeContent(m_path, content);
        return m_path;
    }

    QString text(int row, int column) const {
        return find<QTableView>("comparisonTable")->model()->index(row, column).data().toString();
    }
    QString status() const { return find<QLabel>("comparisonStatus")->text(); }
    bool canGoOn() const { return !find<QPushButton>("comparisonContinue")->isHidden(); }

    std::unique_ptr<ComparisonRunner> m_runner;
    std::unique_ptr<QSignalSpy> m_failed;
    QString m_path;
};
