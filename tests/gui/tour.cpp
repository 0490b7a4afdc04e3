#include "tests/gui/tour.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QGraphicsItem>
#include <QGraphicsView>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QXmlStreamReader>

#include <algorithm>
#include <utility>

#include "app/gui/basics/announcer.h"
#include "tests/gui/textrecorder.h"

using namespace samegame;

namespace {

// Of Unicode's private use: no text of the program has them, and no font needs to.
constexpr ushort firstMark = 0xe000;
constexpr ushort secondMark = 0xe100;
constexpr int marks = 0x100;

std::vector<SceneEntry>& sceneList() {
    static std::vector<SceneEntry> all;
    return all;
}

void addItems(QStringList& texts, const QAbstractItemView* view) {
    const auto* model = view->model();
    if (!model)
        return;
    const auto addHeader = [&](Qt::Orientation direction, int sections) {
        for (int i = 0; i < sections; ++i)
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                texts << model->headerData(i, direction, role).toString();
    };
    const int columns = model->columnCount(view->rootIndex());
    const int rows = std::min(model->rowCount(view->rootIndex()), 200);
    addHeader(Qt::Horizontal, columns);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const QModelIndex index = model->index(row, column, view->rootIndex());
            if (!view->visualRect(index).intersects(view->viewport()->rect()))
                continue;
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole,
                                   Qt::AccessibleDescriptionRole})
                texts << model->data(index, role).toString();
        }
}

/// What a screen reader is told of the widget and what is in it.
void addSpoken(QStringList& texts, QAccessibleInterface* spoken, int depth = 0) {
    constexpr int deepest = 12;
    if (!spoken || !spoken->isValid() || depth > deepest)
        return;
    for (const auto kind :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        texts << spoken->text(kind);
    if (auto* actions = spoken->actionInterface())
        for (const QString& name : actions->actionNames())
            texts << actions->localizedActionName(name)
                  << actions->localizedActionDescription(name);
    if (auto* table = spoken->tableInterface(); table && table->rowCount() > 0)
        texts << table->rowDescription(0) << table->columnDescription(0);
    const int children = std::min(spoken->childCount(), 500);
    for (int i = 0; i < children; ++i) {
        QAccessibleInterface* child = spoken->child(i);
        if (child && !child->state().invisible)
            addSpoken(texts, child, depth + 1);
    }
}

} // namespace

QString ProgramText::toString() const {
    QString text = context + " | " + source;
    if (!comment.isEmpty())
        text += " | " + comment;
    return text.replace('\n', "\\n");
}

size_t qHash(const ProgramText& message, size_t seed) {
    return qHashMulti(seed, message.context, message.source, message.comment);
}

MarkedLanguage::MarkedLanguage(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    QXmlStreamReader xml(&file);
    ProgramText message{};
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement()) {
            if (xml.name() == u"name")
                context = xml.readElementText();
            else if (xml.name() == u"message")
                message = {context, {}, {}};
            else if (xml.name() == u"source")
                message.source = xml.readElementText();
            else if (xml.name() == u"comment")
                message.comment = xml.readElementText();
        } else if (xml.isEndElement() && xml.name() == u"message") {
            m_places.insert(message, static_cast<int>(m_messages.size()));
            m_messages.push_back(message);
        }
    }
    if (xml.hasError() || m_messages.empty())
        qFatal("%s is no file of translations", qPrintable(path));
}

QString MarkedLanguage::translate(const char* context, const char* sourceText,
                                  const char* disambiguation, int /*n*/) const {
    const QString source = QString::fromUtf8(sourceText);
    const auto place =
        m_places.constFind({QString::fromUtf8(context), source, QString::fromUtf8(disambiguation)});
    if (place == m_places.constEnd())
        return {};
    return QString(QChar(static_cast<ushort>(firstMark + *place / marks))) +
           QChar(static_cast<ushort>(secondMark + *place % marks)) + source;
}

QSet<int> MarkedLanguage::messagesIn(const QString& text) {
    QSet<int> places;
    for (qsizetype i = 1; i < text.size(); ++i) {
        const int first = text[i - 1].unicode() - firstMark;
        const int second = text[i].unicode() - secondMark;
        if (first >= 0 && first < marks && second >= 0 && second < marks)
            places << first * marks + second;
    }
    return places;
}

QStringList textsOf(QWidget* window) {
    QStringList texts{window->windowTitle()};
    TextRecorder painted(window->size());
    window->render(&painted);
    for (const PaintedText& text : painted.texts())
        texts << text.text;
    QList<QWidget*> widgets = window->findChildren<QWidget*>();
    widgets.prepend(window);
    for (const QWidget* widget : widgets) {
        if (!widget->isVisible() || widget->window() != window)
            continue;
        texts << widget->toolTip() << widget->whatsThis() << widget->accessibleName()
              << widget->accessibleDescription();
        for (const char* property : {"text", "title", "placeholderText", "prefix", "suffix",
                                     "specialValueText", "plainText"})
            texts << widget->property(property).toString();
        if (const auto* view = qobject_cast<const QAbstractItemView*>(widget))
            addItems(texts, view);
        if (const auto* view = qobject_cast<const QGraphicsView*>(widget); view && view->scene())
            for (const QGraphicsItem* item : view->scene()->items())
                if (item->isVisible())
                    texts << item->toolTip();
        if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
            for (int i = 0; i < tabs->count(); ++i)
                texts << tabs->tabText(i) << tabs->tabToolTip(i);
        if (const auto* box = qobject_cast<const QComboBox*>(widget); box && box->isEnabled())
            for (int i = 0; i < box->count(); ++i)
                texts << box->itemText(i) << box->itemData(i, Qt::ToolTipRole).toString();
        if (const auto* menu = qobject_cast<const QMenu*>(widget))
            for (const QAction* action : menu->actions())
                texts << action->text()
                      << (menu->toolTipsVisible() ? action->toolTip() : QString());
        addSpoken(texts, QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget)), 10);
    }
    if (auto* spoken = QAccessible::queryAccessibleInterface(window))
        addSpoken(texts, spoken);
    texts.removeAll(QString());
    return texts;
}

Tour::Tour(MarkedLanguage* marks) : m_marks(marks), m_languageCode("en") {
    prepare();
}

Tour::Tour(QString language, QString folder)
    : m_languageCode(std::move(language)), m_pictures(std::move(folder)) {
    prepare();
}

Tour::~Tour() {
    end();
}

void Tour::begin(const QString& scene) {
    m_scene = scene;
    m_shots = 0;
    clear();
    QSettings().setValue("window/language", m_languageCode);
    m_language.use(m_languageCode);
    if (m_marks)
        QCoreApplication::installTranslator(m_marks);
    m_spoken = QObject::connect(Announcer::instance(), &Announcer::said,
                                [this](const QString& text) { keep({text}, m_scene); });
}

void Tour::end() {
    quit();
    QObject::disconnect(m_spoken);
    if (m_marks)
        QCoreApplication::removeTranslator(m_marks);
    m_language.use({});
}

void Tour::shot(const QString& name) {
    settle();
    const QString shot = QString("%1-%2%3")
                             .arg(m_scene)
                             .arg(m_shots++, 2, 10, QChar('0'))
                             .arg(name.isEmpty() ? QString() : "-" + name);
    int number = 0;
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (!window->isVisible())
            continue;
        const QString place = ++number == 1 ? shot : QString("%1-%2").arg(shot).arg(number);
        if (keep(textsOf(window), place) && !m_pictures.isEmpty())
            window->grab().save(QString("%1/%2.png").arg(m_pictures, place));
    }
}

void Tour::shot(QMenu* menu, const QString& name) {
    menu->popup(window()->mapToGlobal(QPoint(20, 20)));
    shot(name);
    menu->close();
}

void Tour::shotMenus() {
    for (const QAction* entry : window()->menuBar()->actions())
        if (entry->menu() && entry->isVisible())
            shot(entry->menu(), entry->menu()->objectName());
}

void Tour::shot(QWidget* widget, const QString& name) {
    widget->show();
    shot(name);
}

QDialog* Tour::open(const char* name, const char* dialog) {
    for (auto* opened : window()->findChildren<QDialog*>())
        opened->close();
    settle();
    action(name)->trigger();
    return find<QDialog>(dialog);
}

bool Tour::keep(const QStringList& texts, const QString& place) {
    const qsizetype known = m_texts.size();
    for (const QString& text : texts) {
        if (m_marks)
            m_shown |= MarkedLanguage::messagesIn(text);
        if (m_seen.contains(text))
            continue;
        m_seen << text;
        m_texts << place + ": " + QString(text).replace('\n', "\\n");
    }
    return m_texts.size() > known;
}

SceneEntry::SceneEntry(const char* sceneName, Play scenePlay) : name(sceneName), play(scenePlay) {
    if (std::none_of(sceneList().begin(), sceneList().end(),
                     [this](const SceneEntry& scene) { return qstrcmp(scene.name, name) == 0; }))
        sceneList().push_back(*this);
}

std::vector<SceneEntry> scenesOfTheTour() {
    std::vector<SceneEntry> scenes = sceneList();
    std::sort(scenes.begin(), scenes.end(),
              [](const SceneEntry& a, const SceneEntry& b) { return qstrcmp(a.name, b.name) < 0; });
    return scenes;
}
