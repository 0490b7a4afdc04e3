#pragma once

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QTableView>
#include <QTest>

#include <memory>

#include "app/gui/session/gamedocument.h"
#include "tests/gui/testsettings.h"

/// A panel by itself, with empty settings and a new game. Test classes inherit it, make m_panel
/// and then show it.
template <class Panel>
class PanelFixture {
protected:
    /// Once for all tests.
    void prepare() {
        QLocale::setDefault(QLocale::c());
        keepSettingsIn(m_folder);
    }

    void begin() {
        QSettings().clear();
        m_document = std::make_unique<GameDocument>();
    }

    /// The model of its table is watched as long as the panel lives.
    void show(const char* tableName, QSize size) {
        new QAbstractItemModelTester(find<QTableView>(tableName)->model(), m_panel.get());
        m_panel->resize(size);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    }

    template <class T>
    T* find(const QString& objectName) const {
        T* object = m_panel->template findChild<T*>(objectName);
        if (!object)
            qFatal("no %s", qPrintable(objectName));
        return object;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<GameDocument> m_document;
    std::unique_ptr<Panel> m_panel;
};
