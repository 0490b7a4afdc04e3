#include "app/forms/seededit.h"

#include <QAction>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QStyle>

#include <limits>

#include "app/texts/engineerrors.h"
#include "app/texts/outsidetext.h"
#include "engine/base/text.h"

SeedEdit::SeedEdit(const QString& objectName, Empty empty, QWidget* parent)
    : QLineEdit(parent),
      m_empty(empty),
      m_sign(addAction(style()->standardIcon(QStyle::SP_MessageBoxWarning), TrailingPosition)) {
    setObjectName(objectName);
    setAccessibleName(tr("Seed"));
    setValidator(new QRegularExpressionValidator(QRegularExpression("[0-9]{0,20}"), this));
    setMinimumWidth(fontMetrics().horizontalAdvance('0') * 12);
    if (m_empty == Empty::Random) {
        setPlaceholderText(tr("random"));
        setClearButtonEnabled(true);
    }
    m_sign->setObjectName(objectName + "Sign");
    connect(this, &QLineEdit::textChanged, this, &SeedEdit::showError);
    showError();
}

std::optional<std::uint64_t> SeedEdit::value() const {
    return samegame::parse_seed(text().toStdString());
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
