#include "app/gui/play/standardboardspage.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/play/boardpicture.h"
#include "engine/formats/board_library.h"
#include "engine/game/refill.h"

namespace {

constexpr std::chrono::milliseconds pictureInterval(200); // a search improves its line in bursts

} // namespace

StandardBoardsModel::StandardBoardsModel(const OwnResults* results, const GameDocument* games,
                                         QObject* parent)
    : QAbstractListModel(parent),
      m_results(results),
      m_games(games),
      m_standings(samegame::standard_board_count),
      m_marks(samegame::standard_board_count),
      m_open(samegame::standard_board_count) {
    m_updateTimer.setSingleShot(true);
    m_updateTimer.setInterval(pictureInterval);
    connect(&m_updateTimer, &QTimer::timeout, this, &StandardBoardsModel::reload);
    if (results)
        connect(results, &OwnResults::changed, this, [this] {
            if (!m_updateTimer.isActive())
                m_updateTimer.start();
        });
    reload();
}

void StandardBoardsModel::setRules(const samegame::Rules& rules) {
    if (rules == m_rules)
        return;
    m_rules = rules;
    reload();
}

void StandardBoardsModel::reload() {
    constexpr int count = samegame::standard_board_count;
    for (int row = 0; row < count; ++row) {
        const samegame::Position start = samegame::new_game(board(row), m_rules);
        if (m_results) {
            BoardStanding& known = m_standings[static_cast<std::size_t>(row)];
            known = m_results->standing(start, 0);
            m_marks[static_cast<std::size_t>(row)] = m_results->medalMark(start, known);
        }
        if (m_games)
            m_open[static_cast<std::size_t>(row)] = m_games->openGame(start);
    }
    emit dataChanged(createIndex(0, 0), createIndex(count - 1, 0));
}

samegame::Board StandardBoardsModel::board(int row) {
    return samegame::standard_board(row + 1);
}

/// How far the game is comes first: it is what the row goes on with.
QString StandardBoardsModel::ownText(int row) const {
    if (const auto& open = m_open[static_cast<std::size_t>(row)])
        return tr("Under way: %1")
            .arg(movesEarn(m_rules) ? numberText(open->score)
                                    : blocksText(open->position.board.block_count()));
    const BoardStanding& own = standing(row);
    if (own.bestUnaided)
        return tr("Own best %1").arg(finalScoreText(m_rules, *own.bestUnaided));
    if (own.bestAided)
        return tr("With help %1").arg(finalScoreText(m_rules, *own.bestAided));
    return tr("Not played yet");
}

QString StandardBoardsModel::computerText(int row) const {
    const auto& best = standing(row).bestOfSolver;
    return best ? tr("Computer %1").arg(finalScoreText(m_rules, *best)) : QString();
}

Medal StandardBoardsModel::medal(int row) const {
    const BoardStanding& known = standing(row);
    const auto own = std::max(known.bestUnaided, known.bestAided); // as the record counts medals
    const auto& mark = m_marks[static_cast<std::size_t>(row)];
    return own && mark ? medalOf(m_rules, *own, *mark) : Medal::None;
}

int StandardBoardsModel::rowOf(const samegame::Board& board) {
    for (int row = 0; row < samegame::standard_board_count; ++row)
        if (StandardBoardsModel::board(row) == board)
            return row;
    return -1;
}

int StandardBoardsModel::nextUnplayed(int row, int present) const {
    for (int step = 1; m_results && step <= rowCount(); ++step) {
        const int next = (row + step) % rowCount();
        if (next != present && standing(next).games == 0)
            return next;
    }
    const int last = std::max(row, 0);
    return last == present ? (last + 1) % rowCount() : last;
}

int StandardBoardsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : samegame::standard_board_count;
}

QVariant StandardBoardsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return QString::number(index.row() + 1);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return accessibleText(index.row());
    default:
        return {};
    }
}

/// "Standard board 3, under way: 120 points, 9 moves, own best 2,345, the computer's best 3,001,
/// silver medal".
QString StandardBoardsModel::accessibleText(int row) const {
    const BoardStanding& best = standing(row);
    const auto score = [this](int value) { return finalScoreText(m_rules, value); };
    QStringList parts{titleOfStandardBoard(row + 1)};
    if (const auto& open = m_open[static_cast<std::size_t>(row)])
        parts << tr("under way: %1").arg(standingOf(*open));
    if (best.bestUnaided)
        parts << tr("own best %1").arg(score(*best.bestUnaided));
    if (best.bestAided)
        parts << tr("best with help %1").arg(score(*best.bestAided));
    if (!best.bestUnaided && !best.bestAided && !isUnderWay(row))
        parts << tr("not played yet");
    if (best.bestOfSolver)
        parts << tr("the computer's best %1").arg(score(*best.bestOfSolver));
    if (const Medal won = medal(row); won != Medal::None)
        parts << titleOf(won);
    return SharedText::list(parts);
}

namespace {

constexpr int padding = 6;  // logical pixels around picture and texts
constexpr int textRows = 3; // number, own best, the computer's best

/// Six rows of text high, so that it grows with the font, and all boards fit into the dialog.
int pictureSide(const QFontMetrics& metrics) {
    return 6 * metrics.lineSpacing();
}

} // namespace

StandardBoardDelegate::StandardBoardDelegate(const StandardBoardsModel* model,
                                             const PictureTheme* theme, QObject* parent)
    : QStyledItemDelegate(parent), m_model(model), m_theme(theme) {}

void StandardBoardDelegate::forgetPictures() {
    m_pictures.clear();
}

QSize StandardBoardDelegate::sizeHint(const QStyleOptionViewItem& option,
                                      const QModelIndex& /*index*/) const {
    const QFontMetrics& metrics = option.fontMetrics;
    const int side = pictureSide(metrics);
    int width = side;
    for (int row = 0; row < m_model->rowCount(); ++row)
        for (const QString& text : {m_model->ownText(row), m_model->computerText(row)})
            width = std::max(width, metrics.horizontalAdvance(text));
    return {width + 2 * padding, side + textRows * metrics.lineSpacing() + 3 * padding};
}

void StandardBoardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.text.clear();
    item.showDecorationSelected = true;
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    painter->save();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    const int side = pictureSide(item.fontMetrics);
    const QRect place(item.rect.left() + (item.rect.width() - side) / 2, item.rect.top() + padding,
                      side, side);
    painter->drawPixmap(place.topLeft(), picture(index.row(), item));
    paintMedal(painter, item, index.row(), place);
    paintTexts(painter, item, index.row());
    painter->restore();
}

void StandardBoardDelegate::paintMedal(QPainter* painter, const QStyleOptionViewItem& option,
                                       int row, const QRect& picture) const {
    const Medal won = m_model->medal(row);
    if (won == Medal::None)
        return;
    const int size = picture.width() / 4;
    const qreal ratio = option.widget ? option.widget->devicePixelRatioF() : 1;
    painter->drawPixmap(picture.right() + 1 - size, picture.bottom() + 1 - size,
                        medalPicture(won, size, ratio, option.palette));
}

void StandardBoardDelegate::paintTexts(QPainter* painter, const QStyleOptionViewItem& option,
                                       int row) const {
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const auto color = [&](QPalette::ColorRole role) {
        const bool isActive = option.state.testFlag(QStyle::State_Active);
        return option.palette.color(isActive ? QPalette::Active : QPalette::Inactive,
                                    isSelected ? QPalette::HighlightedText : role);
    };
    const int height = option.fontMetrics.lineSpacing();
    QRect textRow(option.rect.left(),
                  option.rect.top() + 2 * padding + pictureSide(option.fontMetrics),
                  option.rect.width(), height);
    QFont bold = option.font;
    bold.setBold(true);
    painter->setFont(bold);
    painter->setPen(color(QPalette::Text));
    painter->drawText(textRow, Qt::AlignCenter, QString::number(row + 1));
    painter->setFont(option.font);
    if (!m_model->isPlayed(row) && !m_model->isUnderWay(row))
        painter->setPen(color(QPalette::PlaceholderText));
    for (const QString& text : {m_model->ownText(row), m_model->computerText(row)}) {
        textRow.translate(0, height);
        painter->drawText(textRow, Qt::AlignCenter, text);
    }
}

const QPixmap& StandardBoardDelegate::picture(int row, const QStyleOptionViewItem& option) const {
    QPixmap& picture = m_pictures[row];
    const qreal ratio = option.widget ? option.widget->devicePixelRatioF() : 1;
    const int side = pictureSide(option.fontMetrics);
    if (picture.isNull() || picture.devicePixelRatio() != ratio)
        picture =
            boardPicture(StandardBoardsModel::board(row), {side, side}, ratio, m_theme->theme());
    return picture;
}

StandardBoardsPage::StandardBoardsPage(const OwnResults* results, const GameDocument* games,
                                       const samegame::Rules& rules, int lastNumber,
                                       QWidget* parent)
    : QWidget(parent),
      m_model(new StandardBoardsModel(results, games, this)),
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
    const int inPlay = games ? StandardBoardsModel::rowOf(games->start().board) : -1;
    setNumber(m_model->nextUnplayed(lastNumber - 1, inPlay) + 1);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &StandardBoardsPage::numberChanged);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &StandardBoardsPage::keepOneSelected);
    connect(m_model, &StandardBoardsModel::dataChanged, this,
            &StandardBoardsPage::standingsChanged);
    connect(m_theme, &PictureTheme::changed, this, &StandardBoardsPage::renewPictures);
    connect(m_list, &QListView::doubleClicked, this, &StandardBoardsPage::playRequested);
    setFocusProxy(m_list);
}

int StandardBoardsPage::playedCount() const {
    int count = 0;
    for (int row = 0; row < m_model->rowCount(); ++row)
        count += m_model->isPlayed(row) ? 1 : 0;
    return count;
}

int StandardBoardsPage::medalCount() const {
    int count = 0;
    for (int row = 0; row < m_model->rowCount(); ++row)
        count += m_model->medal(row) != Medal::None ? 1 : 0;
    return count;
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
