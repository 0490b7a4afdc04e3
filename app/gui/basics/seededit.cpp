#include "app/gui/basics/seededit.h"

#include <QAction>
#include <QRandomGenerator>
#include <QStyle>

#include <algorithm>
#include <limits>

#include "app/gui/basics/engineerrors.h"
#include "app/gui/basics/outsidetext.h"
#include "engine/base/text.h"

SeedEdit::SeedEdit(const QString& objectName, Empty empty, QWidget* parent)
    : QLineEdit(parent),
      m_empty(empty),
      m_sign(addAction(style()->standardIcon(QStyle::SP_MessageBoxWarning), TrailingPosition)) {
    setObjectName(objectName);
    setAccessibleName(tr("Seed"));
    if (m_empty == Empty::Random) {
        setPlaceholderText(tr("random"));
        setClearButtonEnabled(true);
    }
    m_sign->setObjectName(objectName + "Sign");
    connect(this, &QLineEdit::textChanged, this, &SeedEdit::showError);
    connect(this, &QLineEdit::textChanged, this, [this] { updateGeometry(); });
    showError();
}

/// The whole seed is seen.
QSize SeedEdit::minimumSizeHint() const {
    const QSize base = QLineEdit::minimumSizeHint(); // with room for one letter, the widest
    const QFontMetrics metrics = fontMetrics();
    const int digit = metrics.horizontalAdvance('0');
    const int text = std::min(metrics.horizontalAdvance(this->text()) + digit, 21 * digit);
    const int needed = base.width() - metrics.maxWidth() + text;
    return {std::max(12 * digit, needed), base.height()};
}

std::optional<std::uint64_t> SeedEdit::value() const {
    return samegame::parse_seed(text().trimmed().toStdString());
}

std::uint64_t SeedEdit::valueOrRandom() const {
    return value().value_or(QRandomGenerator::global()->generate64());
}

std::uint64_t SeedEdit::newSeed() {
    return QRandomGenerator::global()->bounded(1'000'000U);
}

void SeedEdit::setValue(std::optional<std::uint64_t> seed) {
    setText(seed ? QString::number(*seed) : QString());
}

std::optional<samegame::Error> SeedEdit::error() const {
    if (value() || (text().isEmpty() && m_empty == Empty::Random))
        return std::nullopt;
    return samegame::Error{
        {QT_TRANSLATE_NOOP("EngineError", "A seed is a whole number from 0 to %1"),
         std::numeric_limits<std::uint64_t>::max()}};
}

/// The sentence is the tooltip of the sign, and the line's description for who hears the window.
void SeedEdit::showError() {
    const auto wrong = error();
    const QString sentence = wrong ? errorText(*wrong) : QString();
    m_sign->setVisible(!sentence.isEmpty());
    m_sign->setToolTip(plainToolTip(sentence));
    setAccessibleDescription(sentence);
}
