#include "app/gui/play/standardboardspage.h"

#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

#include <algorithm>

#include "app/gui/play/boardpicture.h"
#include "app/gui/play/standardboarddelegate.h"
#include "app/gui/play/standardboardsmodel.h"
#include "engine/formats/board_library.h"

StandardBoardsPage::StandardBoardsPage(const OwnResults* results, const samegame::Rules& rules,
                                       int lastNumber, const samegame::Board& inPlay,
                                       QWidget* parent)
    : QWidget(parent),
      m_model(new StandardBoardsModel(results, this)),
      m_theme(new PictureTheme(this)),
      m_delegate(new StandardBoardDelegate(m_model, m_theme, this)),
      m_list(new QListView) {
    m_list->setObjectName("standardBoards");
    m_list->setAccessibleName(tr("Standard boards"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setSpacing(2);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto* help = new QLabel(tr("The 20 boards on which the published programs are compared: 15 "
                               "rows, 15 columns, 5 colors."));
    help->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_list, 1);
    layout->addWidget(help);

    m_model->setRules(rules);
    setNumber(m_model->nextUnplayed(lastNumber - 1, StandardBoardsModel::rowOf(inPlay)) + 1);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &StandardBoardsPage::numberChanged);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &StandardBoardsPage::keepOneSelected);
    connect(m_theme, &PictureTheme::changed, this, &StandardBoardsPage::renewPictures);
    connect(m_list, &QListView::doubleClicked, this, &StandardBoardsPage::playRequested);
    setFocusProxy(m_list);
}

int StandardBoardsPage::number() const {
    return m_list->currentIndex().row() + 1;
}

void StandardBoardsPage::setNumber(int number) {
    const int row = std::clamp(number, 1, samegame::standard_board_count) - 1;
    m_list->setCurrentIndex(m_model->index(row));
}

void StandardBoardsPage::setRules(const samegame::Rules& rules) {
    m_model->setRules(rules);
    m_list->doItemsLayout(); // other rules may have longer texts
}

void StandardBoardsPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        renewPictures();
    QWidget::changeEvent(event);
}

void StandardBoardsPage::renewPictures() {
    m_delegate->forgetPictures();
    m_list->viewport()->update();
}

/// A click between the boards chooses none of them, so the one that was chosen stays.
void StandardBoardsPage::keepOneSelected() {
    if (!m_list->selectionModel()->hasSelection())
        m_list->selectionModel()->select(m_list->currentIndex(), QItemSelectionModel::Select);
}
