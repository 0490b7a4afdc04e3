#include "app/gui/play/gamestrip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

#include "app/gui/basics/boardpainter.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/play/clearinglamp.h"
#include "app/gui/play/duelscore.h"
#include "app/gui/play/verdictlabel.h"

ScoreLabel::ScoreLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

void ScoreLabel::setLarge(bool isLarge) {
    m_isLarge = isLarge;
    updateGeometry();
    update();
}

QFont ScoreLabel::numberFont() const {
    QFont font = this->font();
    font.setBold(true);
    if (m_isLarge)
        font.setPointSize(largeSize);
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
        return i >= 0 && i < text.size() && text[i].isDigit();
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
    visitLetters(text(), [&](int x, int width, QChar letter, bool isNumber) {
        painter.setFont(isNumber ? big : font());
        const int inset = (width - painter.fontMetrics().horizontalAdvance(letter)) / 2;
        painter.drawText(x + inset, baseline(painter.fontMetrics()), letter);
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
    setAccessibleDescription(numbers.join(", "));
    setToolTip(tr("Blocks left of each color – %1").arg(accessibleDescription()));
}

/// As wide as the usual numbers of every color, or as these where they are longer.
QSize ColorCounts::sizeHint() const {
    const int usual = leastWidth(999) + spacing::tight + spacing::usual;
    int width = 0;
    for (const int count : m_counts)
        width += std::max(usual, leastWidth(count) + spacing::usual);
    return {width, swatchSize() + spacing::tight};
}

QSize ColorCounts::minimumSizeHint() const {
    const int width =
        std::accumulate(m_counts.begin(), m_counts.end(), 0, [this](int sum, int count) {
            return sum + std::max(leastWidth(count), leastWidth(99));
        });
    return {width, sizeHint().height()};
}

/// Each color has what its number needs, and its share of the rest. Mirrored as the window is.
std::vector<QRect> ColorCounts::entries() const {
    std::vector<QRect> entries;
    const int spare = width() - minimumSizeHint().width();
    const auto count = static_cast<int>(m_counts.size());
    int left = 0;
    for (int i = 0; i < count; ++i) {
        const int least =
            std::max(leastWidth(m_counts[static_cast<std::size_t>(i)]), leastWidth(99));
        const int entry = least + (i + 1) * spare / count - i * spare / count;
        entries.push_back(
            QStyle::visualRect(layoutDirection(), rect(), QRect(left, 0, entry, height())));
        left += entry;
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
            return QStyle::visualRect(layoutDirection(), entry,
                                      QRect(entry.left() + left, 0, width, height()));
        };
        painter.setOpacity(m_counts[i] == 0 ? 0.35 : 1.0);
        painter.drawPixmap(placed(0, size).left(), (height() - size) / 2,
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
    return swatchSize() + narrowGap + tabularWidth(fontMetrics(), numberText(count));
}

namespace {

constexpr int longestName = 40; // letters; the window's title and a tool tip have all of it

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
      m_lamp(new ClearingLamp(this)),
      m_verdict(new VerdictLabel),
      m_moves(makeLabel<NumberLabel>("moveCount")),
      m_aid(makeLabel<ElidedLabel>("aid")),
      m_counts(new ColorCounts),
      m_hovered(makeLabel<ElidedLabel>("hoveredGroup")),
      m_first(new QHBoxLayout),
      m_second(new QHBoxLayout) {
    QFont italic = m_rules->font();
    italic.setItalic(true);
    m_rules->setFont(italic);
    m_name->setElidesMiddle();
    m_counts->setObjectName("colorCounts");
    m_verdict->hide();
    m_toBeat->hide();
    m_toBeat->setToolTip(tr("What the person reached who shared this board"));
    connect(m_lamp, &ClearingLamp::clicked, this, &GameStrip::goBackRequested);
    m_hovered->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    // A long name or group must not make the window wider.
    m_hovered->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);

    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(spacing::tight, spacing::tight, spacing::tight, spacing::tight);
    rows->setSpacing(spacing::tight);
    rows->addLayout(m_first);
    rows->addLayout(m_second);
    for (QHBoxLayout* row : {m_first, m_second})
        row->setSpacing(spacing::margin);
    arrange();
    connect(document, &GameDocument::positionChanged, this, &GameStrip::showGame);
    connect(document, &GameDocument::aidChanged, this, &GameStrip::showGame);
    connect(document, &GameDocument::nameChanged, this, &GameStrip::showGame);
    showGame();
}

void GameStrip::setLarge(bool isLarge) {
    m_score->setLarge(isLarge);
    fitRows();
}

/// In a narrow window what changes with each move has the first line.
void GameStrip::arrange() {
    QList<QWidget*> changing{m_score, m_duel, m_lamp, m_moves, m_aid};
    QList<QWidget*> of{m_name, m_rules, m_toBeat};
    if (m_isWide)
        changing.insert(3, m_verdict);
    else
        of << m_verdict;
    for (QHBoxLayout* row : {m_first, m_second})
        while (QLayoutItem* item = row->takeAt(0))
            delete item;
    for (QWidget* part : m_isWide ? of + changing : changing)
        m_first->addWidget(part);
    if (m_isWide)
        m_first->addWidget(m_counts);
    m_first->addWidget(m_hovered, 1);
    if (m_isWide)
        return;
    for (QWidget* part : of)
        m_second->addWidget(part);
    m_second->addStretch(1);
    m_second->addWidget(m_counts);
}

int GameStrip::changingWidth() const {
    const QString aid = textOf(Aid{.hints = 9, .visibleMoves = 99});
    const int score = m_duel->isHidden() ? m_score->widthOf(tr("Score %1").arg(numberText(9999)))
                                         : m_duel->sizeHint().width();
    return score + (m_isLampWanted ? m_lamp->sizeHint().width() + spacing::margin : 0) +
           (m_verdict->isHidden() ? 0 : m_verdict->usualWidth() + spacing::margin) +
           tabularWidth(fontMetrics(), tr("%Ln moves", nullptr, 99)) +
           tabularWidth(fontMetrics(), aid) + 3 * spacing::margin;
}

int GameStrip::scoreWidth() const {
    return m_duel->isHidden() ? m_score->sizeHint().width() : m_duel->sizeHint().width();
}

/// How the game was aided may be elided, and the word of the lamp.
QSize GameStrip::minimumSizeHint() const {
    const int lamp = m_isLampWanted ? m_lamp->minimumSizeHint().width() + spacing::margin : 0;
    const int changing = scoreWidth() + lamp + m_moves->sizeHint().width() + 2 * spacing::margin;
    const int width = std::max(changing, m_counts->minimumSizeHint().width() + 2 * spacing::margin);
    return {width, QWidget::minimumSizeHint().height()};
}

/// One line where there is room for some of the name and of the group under the mouse besides.
void GameStrip::fitRows() {
    const int others = fontMetrics().averageCharWidth() * 30;
    const bool isWide = width() >= changingWidth() + m_counts->sizeHint().width() + others;
    if (isWide != m_isWide) {
        m_isWide = isWide;
        arrange();
    }
    giveRoom();
}

/// In two rows the words of lamp and verdict have what they need before names and aid have any.
void GameStrip::giveRoom() {
    constexpr int gaps = 4;
    const int row = width() - 2 * spacing::tight - gaps * spacing::margin;
    const auto give = [row](QWidget* widget, int others) {
        const int least = widget->minimumSizeHint().width();
        const int wanted = std::max(least, widget->sizeHint().width());
        widget->setMinimumWidth(std::clamp(row - others, least, wanted));
    };
    give(m_lamp, scoreWidth() + m_moves->sizeHint().width());
    if (m_isWide)
        m_verdict->setMinimumWidth(0); // there is room
    else
        give(m_verdict, m_counts->minimumSizeHint().width());
}

void GameStrip::resizeEvent(QResizeEvent* event) {
    fitRows();
    QWidget::resizeEvent(event);
}

void GameStrip::showHovered(const samegame::Group& group, int points) {
    if (group.empty())
        m_hovered->clear();
    else
        m_hovered->setText(
            sizeAndPointsText(group.size(), points, movesEarn(m_document->start().rules)));
}

void GameStrip::showReplay(const samegame::Board& board, int moves, int score) {
    show(board, moves, score);
    m_hovered->setText(tr("Replay"));
}

void GameStrip::showGame() {
    show(m_document->board(), static_cast<int>(m_document->line().moves.size()),
         m_document->score());
}

void GameStrip::showClearing(ClearingWatch::State state, bool canGoBack, bool isWanted) {
    m_isLampWanted = isWanted;
    m_lamp->setState(state, canGoBack);
    fitRows();
}

void GameStrip::showScoreToBeat(const std::optional<int>& score) {
    m_toBeat->setText(score ? tr("Beat %1").arg(numberText(*score)) : QString());
    m_toBeat->setVisible(score.has_value());
    fitRows();
}

void GameStrip::showDuel(const std::optional<DuelView>& duel) {
    m_score->setVisible(!duel);
    m_duel->show(duel);
    fitRows();
}

void GameStrip::showVerdict(const std::optional<samegame::ReviewedMove>& move, bool isWanted) {
    m_verdict->setVisible(isWanted); // before it is told of
    m_verdict->setMove(move);
    fitRows();
}

void GameStrip::show(const samegame::Board& board, int moves, int score) {
    const int room = longestName * fontMetrics().averageCharWidth();
    m_name->setText(fittedName(fontMetrics(), shortName(m_document->name()), room));
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
    m_aid->setToolTip(source ? plainToolTip(foundByText(source->solver)) : explanationOf(aid));
    m_aid->setVisible(source || !aid.isNone() || aid.wasHelpedBefore);
    m_counts->setBoard(board);
    fitRows();
}
