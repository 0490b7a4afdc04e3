#include "app/gui/play/gamestrip.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyle>

#include <algorithm>
#include <utility>

#include "app/gui/basics/boardpainter.h"
#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/play/clearinglamp.h"
#include "app/gui/play/duelscore.h"
#include "app/gui/play/verdictlabel.h"

ScoreLabel::ScoreLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

void ScoreLabel::setLarge(bool isLarge, int size) {
    m_isLarge = isLarge;
    m_size = size;
    updateGeometry();
    update();
}

QFont ScoreLabel::numberFont() const {
    QFont font = this->font();
    font.setBold(true);
    if (m_isLarge)
        font.setPointSize(m_size);
    return font;
}

/// Calls `visit` with each letter of a text: its place, its width, itself, and whether it belongs
/// to a number, as signs before and between digits do. Returns the width of all.
template <class Visitor>
int ScoreLabel::visitLetters(const QString& text, Visitor visit) const {
    const QFontMetrics letters = fontMetrics();
    const QFontMetrics numbers(numberFont());
    const int digitWidth = widestDigit(numbers);
    const auto isDigitAt = [&](qsizetype i) {
        return i >= 0 && i < text.size() && (text[i].isDigit() || text[i] == '?');
    };
    int x = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isDigit = isDigitAt(i);
        const bool isNumber = isDigit || (isDigitAt(i + 1) && !text[i].isLetter() &&
                                          (isDigitAt(i - 1) || !text[i].isSpace()));
        const int width =
            isDigit ? digitWidth : (isNumber ? numbers : letters).horizontalAdvance(text[i]);
        visit(x, width, text[i], isNumber);
        x += width;
    }
    return x;
}

QSize ScoreLabel::sizeHint() const {
    return {widthOf(text()), QFontMetrics(numberFont()).height()};
}

int ScoreLabel::widthOf(const QString& text) const {
    return visitLetters(text, [](int, int, QChar, bool) {});
}

QSize ScoreLabel::minimumSizeHint() const {
    return sizeHint();
}

void ScoreLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const QFont big = numberFont();
    const auto baseline = [this](const QFontMetrics& metrics) {
        return (height() - metrics.height()) / 2 + metrics.ascent();
    };
    const int start = isRightToLeft() ? width() - widthOf(text()) : 0;
    visitLetters(text(), [&](int x, int width, QChar letter, bool isNumber) {
        painter.setFont(isNumber ? big : font());
        const int inset = (width - painter.fontMetrics().horizontalAdvance(letter)) / 2;
        painter.drawText(start + x + inset, baseline(painter.fontMetrics()), letter);
    });
}

namespace {

constexpr int narrowGap = 2; // pixels between a color and its number
constexpr int wideGap = 4;

} // namespace

ColorCounts::ColorCounts(QWidget* parent) : QWidget(parent), m_theme(palette()) {
    connect(CurrentLook::instance(), &CurrentLook::changed, this, &ColorCounts::renewTheme);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setAccessibleName(tr("Blocks left of each color"));
}

void ColorCounts::setBoard(const samegame::Board& board) {
    m_counts.clear();
    for (int color = 1; color <= board.color_count(); ++color)
        m_counts.push_back(board.block_count(static_cast<samegame::Color>(color)));
    describe();
    updateGeometry();
    update();
}

/// Tool tip and screen readers have the same text.
void ColorCounts::describe() {
    QStringList numbers;
    for (std::size_t i = 0; i < m_counts.size(); ++i)
        numbers << tr("%1: %2", "color, number of blocks")
                       .arg(colorName(static_cast<samegame::Color>(i + 1)),
                            numberText(m_counts[i]));
    setAccessibleDescription(SharedText::list(numbers));
    setToolTip(tr("Blocks left of each color – %1").arg(accessibleDescription()));
}

void ColorCounts::setStart(const samegame::Board& board) {
    m_starts.clear();
    for (int color = 1; color <= board.color_count(); ++color)
        m_starts.push_back(board.block_count(static_cast<samegame::Color>(color)));
}

int ColorCounts::placeWidth(std::size_t color, int usual) const {
    const int start = color < m_starts.size() ? leastWidth(m_starts[color]) : 0;
    return std::max({start, leastWidth(m_counts[color]), leastWidth(usual)});
}

/// As wide as the usual numbers of every color, or as these where they are longer.
QSize ColorCounts::sizeHint() const {
    int width = 0;
    for (std::size_t i = 0; i < m_counts.size(); ++i)
        width += placeWidth(i, 999) + spacing::tight + spacing::usual;
    return {width, swatchSize() + spacing::tight};
}

QSize ColorCounts::minimumSizeHint() const {
    int width = 0;
    for (std::size_t i = 0; i < m_counts.size(); ++i)
        width += placeWidth(i, 99);
    return {width, sizeHint().height()};
}

/// All of them where they fit, else as many in each row.
int ColorCounts::perRow(int width) const {
    const auto count = static_cast<int>(m_counts.size());
    if (count == 0 || minimumSizeHint().width() <= width)
        return std::max(1, count);
    int widest = 1;
    for (std::size_t i = 0; i < m_counts.size(); ++i)
        widest = std::max(widest, placeWidth(i, 99));
    const int fitting = std::clamp(width / widest, 1, count);
    const int rows = (count + fitting - 1) / fitting;
    return (count + rows - 1) / rows;
}

int ColorCounts::heightForWidth(int width) const {
    const int inRow = perRow(width);
    const int rows = (static_cast<int>(m_counts.size()) + inRow - 1) / inRow;
    return std::max(1, rows) * sizeHint().height();
}

/// In one row each color has what its number needs, and its share of the rest; in several all
/// places are as wide. Mirrored as the window is.
std::vector<QRect> ColorCounts::entries() const {
    std::vector<QRect> entries;
    const auto count = static_cast<int>(m_counts.size());
    const int inRow = height() >= heightForWidth(width()) ? perRow(width()) : count;
    const int rowHeight = inRow < count ? sizeHint().height() : height();
    const int spare = width() - minimumSizeHint().width();
    int left = 0;
    for (int i = 0; i < count; ++i) {
        const int column = i % inRow;
        QRect entry(left, 0, 0, rowHeight);
        if (inRow < count)
            entry = {column * width() / inRow, i / inRow * rowHeight,
                     (column + 1) * width() / inRow - column * width() / inRow, rowHeight};
        else
            entry.setWidth(placeWidth(static_cast<std::size_t>(i), 99) + (i + 1) * spare / count -
                           i * spare / count);
        entries.push_back(QStyle::visualRect(layoutDirection(), rect(), entry));
        left += entry.width();
    }
    return entries;
}

void ColorCounts::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int size = swatchSize();
    const int gap = width() < sizeHint().width() ? narrowGap : wideGap;
    const Qt::Alignment side = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    const std::vector<QRect> places = entries();
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        const auto color = static_cast<samegame::Color>(i + 1);
        const QRect& entry = places[i];
        const auto placed = [&](int left, int width) {
            return QStyle::visualRect(
                layoutDirection(), entry,
                QRect(entry.left() + left, entry.top(), width, entry.height()));
        };
        painter.setOpacity(m_counts[i] == 0 ? 0.35 : 1.0);
        painter.drawPixmap(placed(0, size).left(), entry.top() + (entry.height() - size) / 2,
                           blockPicture(m_theme, color, size, devicePixelRatioF()));
        painter.setPen(palette().color(QPalette::WindowText));
        const int room = entry.width() - size - gap;
        const QString number = numberText(m_counts[i]);
        if (fontMetrics().horizontalAdvance(number) <= room) // else the tool tip has it alone
            painter.drawText(placed(size + gap, room), side | Qt::AlignAbsolute | Qt::AlignVCenter,
                             number);
    }
}

void ColorCounts::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        renewTheme();
    } else if (event->type() == QEvent::FontChange) {
        m_widths.clear();
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

void ColorCounts::renewTheme() {
    m_theme = BoardTheme(palette());
    describe(); // colors may have other names
    update();
}

int ColorCounts::swatchSize() const {
    return fontMetrics().height();
}

int ColorCounts::leastWidth(int count) const {
    int& width = m_widths[count];
    if (width == 0)
        width = swatchSize() + narrowGap + tabularWidth(fontMetrics(), numberText(count));
    return width;
}

namespace {

constexpr int nameLetters = 18; // that come before room between the counts
constexpr int longestName = 40; // letters; the window's title and a tool tip have all of it
constexpr QChar replaySign(u'▶');

template <class Label = QLabel>
Label* makeLabel(const char* objectName) {
    auto* label = new Label;
    label->setObjectName(objectName);
    return label;
}

} // namespace

GameStrip::GameStrip(GameDocument* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_name(makeLabel<ElidedLabel>("gameName")),
      m_rules(makeLabel<ElidedLabel>("gameRules")),
      m_toBeat(makeLabel<ElidedLabel>("scoreToBeat")),
      m_score(makeLabel<ScoreLabel>("score")),
      m_duel(new DuelScore),
      m_moves(makeLabel<NumberLabel>("moveCount")),
      m_aid(makeLabel<ElidedLabel>("aid")),
      m_counts(new ColorCounts),
      m_hovered(makeLabel<ElidedLabel>("hoveredGroup")),
      m_lamp(new ClearingLamp),
      m_verdict(new VerdictLabel),
      m_room(new QWidget) {
    QFont italic = m_rules->font();
    italic.setItalic(true);
    m_rules->setFont(italic);
    m_name->setElidesMiddle();
    m_counts->setObjectName("colorCounts");
    m_room->setObjectName("stripRoom");
    m_room->hide();
    m_verdict->hide();
    m_toBeat->hide();
    m_toBeat->setToolTip(tr("What the person reached who shared this board"));
    for (QWidget* part : QList<QWidget*>{m_name, m_rules, m_toBeat, m_score, m_duel, m_moves, m_aid,
                                         m_counts, m_hovered, m_lamp, m_verdict, m_room})
        part->setParent(this);
    m_verdict->lower(); // names may lie on its empty place
    connect(m_lamp, &ClearingLamp::clicked, this, &GameStrip::goBackRequested);
    connect(document, &GameDocument::positionChanged, this, &GameStrip::showGame);
    connect(document, &GameDocument::aidChanged, this, &GameStrip::showGame);
    connect(document, &GameDocument::nameChanged, this, &GameStrip::showGame);
    showGame();
}

void GameStrip::setLarge(bool isLarge) {
    m_score->setLarge(isLarge);
    m_duel->setLarge(isLarge);
    refit();
}

void GameStrip::setShape(Shape shape) {
    if (shape == m_shape)
        return;
    m_shape = shape;
    refit();
}

int GameStrip::lineHeight() const {
    return fontMetrics().height() + spacing::tight;
}

int GameStrip::scoreHeight() const {
    return std::max(m_score->sizeHint().height(),
                    m_duel->isHidden() ? 0 : m_duel->sizeHint().height());
}

int GameStrip::scoreWidth() const {
    return m_duel->isHidden() ? m_score->sizeHint().width() : m_duel->minimumSizeHint().width();
}

/// Wide enough for about the largest score of a board of this size.
int GameStrip::usualScoreWidth() const {
    const samegame::Board& start = m_document->start().board;
    const int cells = start.rows() * start.columns();
    return m_score->widthOf(movesEarn(m_document->start().rules)
                                ? tr("Score %1").arg(numberText(-cells * cells - 1000))
                                : tr("%Ln blocks left", nullptr, cells));
}

/// Each move takes two blocks at least, but new columns bring more.
int GameStrip::usualMovesWidth() const {
    const samegame::Board& start = m_document->start().board;
    const int moves = std::max(99, start.rows() * start.columns() / 2);
    return tabularWidth(fontMetrics(), tr("%Ln moves", nullptr, moves));
}

QSize GameStrip::sizeHint() const {
    return m_shape == Shape::Column ? columnSize() : rowsSize();
}

/// What the help is told in where words give way: its number, with two digits at least.
int GameStrip::leastAidWidth() const {
    Aid aid;
    aid.hints = std::max(99, m_document->aid().count());
    return tabularWidth(m_aid->fontMetrics(), fewestWordsOf(aid)) + 1;
}

/// With a gap before it; nothing where there is none.
int GameStrip::toBeatWidth() const {
    return m_toBeat->isHidden() ? 0 : spacing::margin + m_toBeat->sizeHint().width();
}

/// Words may give way, those of the help and of the lamp and all texts of the second row, but no
/// number.
QSize GameStrip::rowsSize() const {
    const int lamp = m_isLampWanted ? m_lamp->minimumSizeHint().width() + spacing::margin : 0;
    const int first = scoreWidth() + toBeatWidth() + spacing::margin + m_moves->sizeHint().width() +
                      spacing::margin + leastAidWidth() + lamp;
    const int second = m_counts->minimumSizeHint().width();
    return {std::max(first, second) + 2 * spacing::tight,
            scoreHeight() + lineHeight() + 2 * spacing::tight};
}

namespace {

constexpr int leastColumnLetters = 36; // so wide that a duel has room
constexpr int mostColumnLetters = 46;
constexpr int aidRows = 2; // in a column: "without help; board played with help before" fits

} // namespace

QSize GameStrip::columnSize() const {
    const int numbers = std::max(scoreWidth(), usualScoreWidth());
    const int width = std::max(numbers, fontMetrics().averageCharWidth() * leastColumnLetters) +
                      2 * spacing::tight;
    return {width, visitColumn(width, [](QWidget*, const QRect&) {})};
}

int GameStrip::mostColumnWidth() const {
    return std::max(columnSize().width(), fontMetrics().averageCharWidth() * mostColumnLetters);
}

void GameStrip::place(QWidget* part, const QRect& rect) {
    part->setGeometry(QStyle::visualRect(layoutDirection(), this->rect(), rect));
}

void GameStrip::arrange() {
    const bool isColumn = m_shape == Shape::Column;
    m_hovered->setAlignment((isColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    m_aid->setAlignment(Qt::AlignLeft | (isColumn ? Qt::AlignTop : Qt::AlignVCenter));
    m_aid->setMostRows(isColumn ? aidRows : 1);
    if (isColumn) {
        const int end =
            visitColumn(width(), [this](QWidget* part, const QRect& rect) { place(part, rect); });
        place(m_room, QRect(0, end, width(), std::max(0, height() - end)));
    } else {
        arrangeFirstRow();
        arrangeSecondRow();
    }
    m_room->setVisible(isColumn);
}

/// What changes with each move. No number is cut; numbers have the room of longer ones where the
/// words leave enough: that of the lamp, or in a replay that for it. The help has what is left.
void GameStrip::arrangeFirstRow() {
    const int inner = width() - 2 * spacing::tight;
    const int gap = spacing::margin;
    const int leastScore = scoreWidth();
    const int leastMoves = m_moves->sizeHint().width();
    // While the lamp is off, a word may have its place; else it stands before it, so that nothing
    // but the help gives way to it.
    const bool isLampShown = !m_lamp->isHidden();
    const int wantedWord = m_hovered->text().isEmpty() ? 0 : m_hovered->sizeHint().width();
    const int leastWord =
        std::min(wantedWord, m_hovered->fontMetrics().horizontalAdvance(tr("Replay")) + 1);
    const int leastEnd = std::max(m_isLampWanted ? m_lamp->minimumSizeHint().width() : 0,
                                  isLampShown ? 0 : leastWord);
    const int endGap = leastEnd > 0 ? gap : 0;
    int spare = std::max(0, inner - leastScore - toBeatWidth() - gap - leastMoves - gap -
                                leastAidWidth() - endGap - leastEnd);
    const auto take = [&spare](int least, int usual) {
        const int more = std::clamp(usual - least, 0, spare);
        spare -= more;
        return least + more;
    };
    int atEnd = take(leastEnd, m_isLampWanted ? m_lamp->sizeHint().width() : 0);
    const int moves = take(leastMoves, usualMovesWidth());
    const int duelWidth = m_duel->isHidden() ? 0 : m_duel->sizeHint().width();
    const int score = take(leastScore, std::max(usualScoreWidth(), duelWidth));
    int beside = 0;
    if (isLampShown)
        beside = take(0, wantedWord > 0 ? wantedWord + gap : 0);
    else
        atEnd = take(atEnd, wantedWord);
    const int height = scoreHeight();
    int left = spacing::tight;
    const auto put = [&](QWidget* part, int width) {
        place(part, QRect(left, spacing::tight, width, height));
    };
    put(m_score, score);
    put(m_duel, std::min(score, m_duel->sizeHint().width()));
    left += score + gap;
    if (const int toBeat = toBeatWidth(); toBeat > 0) {
        put(m_toBeat, toBeat - gap);
        left += toBeat;
    }
    put(m_moves, moves);
    left += moves + gap;
    put(m_aid, leastAidWidth() + spare);
    left += leastAidWidth() + spare;
    if (isLampShown) {
        left += std::min(beside, gap);
        put(m_hovered, std::max(0, beside - gap));
        left += std::max(0, beside - gap);
    }
    left += endGap;
    const int rest = std::clamp(spacing::tight + inner - left, 0, atEnd);
    put(m_lamp, std::min(rest, m_lamp->sizeHint().width()));
    if (!isLampShown)
        put(m_hovered, rest);
}

/// What stays as it is, and words. Counts and the word for the last move come before names, which
/// have the room of a word that is not said yet.
void GameStrip::arrangeSecondRow() {
    const int top = scoreHeight() + spacing::tight;
    const int gap = spacing::margin;
    const int end = width() - spacing::tight;
    int left = spacing::tight;
    const auto put = [&](QWidget* part, int from, int width) {
        place(part, QRect(from, top, std::max(0, width), lineHeight()));
    };
    const int leastCounts = m_counts->minimumSizeHint().width();
    const bool hasVerdict = !m_verdict->isHidden();
    const int verdictWidth = std::max(m_verdict->usualWidth(), m_verdict->sizeHint().width());
    const int verdict =
        hasVerdict ? std::clamp(end - left - leastCounts - gap, 1, verdictWidth) + gap : 0;
    const int leastName =
        std::min(m_name->sizeHint().width(), fontMetrics().averageCharWidth() * nameLetters);
    int room = end - left - leastCounts - verdict - gap;
    const int counts =
        leastCounts + std::clamp(room - leastName, 0, m_counts->sizeHint().width() - leastCounts);
    room -= counts - leastCounts;
    put(m_counts, end - counts, counts);
    put(m_verdict, end - counts - verdict, verdict - gap);
    if (m_verdict->text().isEmpty())
        room += verdict;
    const auto take = [&](QWidget* part, int width) {
        const int taken = std::clamp(width, 0, std::max(0, room));
        put(part, left, taken);
        left += taken + gap;
        room -= taken + gap;
    };
    if (m_rules->isHidden())
        return take(m_name, m_name->sizeHint().width());
    take(m_name, std::min(m_name->sizeHint().width(), std::max(leastName, room * 55 / 100)));
    take(m_rules, m_rules->sizeHint().width());
}

/// Calls `visit` with each part and its place in a column of this width; returns where the last one
/// ends.
template <class Visitor>
int GameStrip::visitColumn(int width, Visitor visit) const {
    const int inner = width - 2 * spacing::tight;
    const int line = lineHeight();
    int top = spacing::tight;
    const auto put = [&](QWidget* part, int height) {
        visit(part, QRect(spacing::tight, top, inner, height));
        top += height;
    };
    put(m_name, line);
    // One of the two is rare, both of them are rarer still; their place is kept.
    const int toBeat = m_toBeat->isHidden() ? 0 : std::min(inner, m_toBeat->sizeHint().width());
    const int rules = m_rules->isHidden() ? 0 : inner - toBeat - (toBeat > 0 ? spacing::margin : 0);
    visit(m_rules, QRect(spacing::tight, top, std::max(0, rules), line));
    visit(m_toBeat,
          QRect(rules > 0 ? spacing::tight + inner - toBeat : spacing::tight, top, toBeat, line));
    top += line + spacing::part;
    const auto fitted = [&](QWidget* part) { return std::min(inner, part->sizeHint().width()); };
    visit(m_duel, QRect(spacing::tight, top, fitted(m_duel), scoreHeight()));
    put(m_score, scoreHeight());
    put(m_moves, line);
    put(m_aid, aidRows * line); // letters from other fonts are higher
    top += spacing::part;
    put(m_counts, m_counts->heightForWidth(inner));
    top += spacing::part;
    put(m_hovered, line);
    if (m_isLampWanted) {
        visit(m_lamp, QRect(spacing::tight, top, fitted(m_lamp), line));
        top += line;
    }
    if (!m_verdict->isHidden())
        put(m_verdict, line);
    return top + spacing::tight;
}

void GameStrip::changeAtOnce(const std::function<void()>& changes) {
    {
        const QScopedValueRollback isChanging(m_isChanging, true);
        changes();
    }
    refit();
}

void GameStrip::refit() {
    if (m_isChanging)
        return;
    arrange();
    const samegame::Board& start = m_document->start().board;
    const QSize rows = rowsSize();
    const QSize column = columnSize();
    std::vector<int> needs{static_cast<int>(m_shape),
                           start.rows(),
                           start.columns(),
                           rows.width(),
                           rows.height(),
                           column.width(),
                           column.height()};
    if (needs == m_needs)
        return;
    m_needs = std::move(needs);
    updateGeometry();
}

void GameStrip::resizeEvent(QResizeEvent* event) {
    arrange();
    QWidget::resizeEvent(event);
}

void GameStrip::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
        refit();
        updateGeometry(); // the board beside it changes its place too
    }
}

void GameStrip::showHovered(const samegame::Group& group, int points) {
    setWord(group.empty()
                ? QString()
                : sizeAndPointsText(group.size(), points, movesEarn(m_document->start().rules)));
}

/// In rows the other parts have its place while there is none.
void GameStrip::setWord(const QString& word, const QStringList& shorter) {
    m_hovered->setShorterTexts(shorter);
    m_hovered->setText(word);
    arrange();
}

void GameStrip::showReplay(const samegame::Board& board, int moves, int score) {
    setWord(tr("Replay"), {replaySign});
    show(board, moves, score);
}

void GameStrip::showGame() {
    show(m_document->board(), static_cast<int>(m_document->line().moves.size()),
         m_document->score());
}

void GameStrip::showClearing(ClearingWatch::State state, bool canGoBack, bool isWanted) {
    m_isLampWanted = isWanted;
    m_lamp->setState(state, canGoBack);
    refit();
}

void GameStrip::showScoreToBeat(const std::optional<int>& score) {
    m_toBeat->setText(score ? tr("Beat %1").arg(numberText(*score)) : QString());
    m_toBeat->setVisible(score.has_value());
    refit();
}

void GameStrip::showDuel(const std::optional<DuelView>& duel) {
    m_score->setVisible(!duel);
    m_duel->show(duel);
    refit();
}

void GameStrip::showVerdict(const std::optional<samegame::ReviewedMove>& move, bool isWanted) {
    m_verdict->setVisible(isWanted); // before it is told of
    m_verdict->setMove(move);
    refit();
}

void GameStrip::show(const samegame::Board& board, int moves, int score) {
    const int room = longestName * fontMetrics().averageCharWidth();
    const QString name = shortName(m_document->name());
    const QStringList shorter = shorterTitles(m_document->name());
    const bool isLong = fontMetrics().horizontalAdvance(name) > room && !shorter.isEmpty();
    m_name->setText(isLong ? shorter.first() : fittedName(fontMetrics(), name, room));
    m_name->setShorterTexts(shorter);
    m_name->setToolTip(plainToolTip(
        tr("The board of this game: %1. \"New game…\" in the menu Game chooses another")
            .arg(m_document->name())));
    const samegame::Rules& rules = m_document->start().rules;
    m_rules->setText(titleOf(rules));
    m_rules->setToolTip(rules.refill ? tr("%1\nThe new columns have the seed %2.")
                                           .arg(toolTipOf(rules))
                                           .arg(rules.refill->seed)
                                     : toolTipOf(rules));
    m_rules->setVisible(!(rules == samegame::Rules{}));
    // Where moves earn nothing, a score of 0 until the end would say nothing.
    m_score->setText(movesEarn(rules) ? tr("Score %1").arg(numberText(score))
                                      : tr("%Ln blocks left", nullptr, board.block_count()));
    m_moves->setText(tr("%Ln moves", nullptr, moves));
    const Aid aid = m_document->aid();
    const auto source = m_document->source();
    m_aid->setText(source ? foundByText(source->solver) : wholeTextOf(aid));
    m_aid->setShorterTexts(source ? QStringList()
                                  : QStringList{shortTextOf(aid), fewestWordsOf(aid)});
    m_aid->setToolTip(source ? plainToolTip(foundByText(source->solver)) : explanationOf(aid));
    m_aid->setVisible(source || !aid.isNone() || aid.wasHelpedBefore);
    m_counts->setStart(m_document->start().board);
    m_counts->setBoard(board);
    refit();
}
