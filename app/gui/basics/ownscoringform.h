#pragma once

#include <QWidget>

#include <optional>

#include "engine/base/result.h"
#include "engine/game/rules.h"

class QLineEdit;

/// Describes a scoring of one's own: the points of groups, a bonus and a penalty, as texts
/// (samegame::OwnScoringText).
class OwnScoringForm : public QWidget {
    Q_OBJECT

public:
    /// The usual scoring, to begin with.
    explicit OwnScoringForm(QWidget* parent = nullptr);

    /// The scoring of the texts; while they are wrong, the last one that was right.
    const samegame::Scoring& scoring() const { return m_scoring; }
    /// A scoring of one's own. Texts that say the same already stay as they are.
    void setScoring(const samegame::Scoring& scoring);
    /// How amounts are written, which stands beside the form, for screen readers.
    void setHelp(const QString& help);
    std::optional<samegame::Error> error() const; ///< What is wrong; nothing if nothing is.

signals:
    void changed();

private:
    QLineEdit* addEdit(const char* objectName, const QString& text);
    samegame::Result<samegame::Scoring> scoringOfTexts() const;

    QLineEdit* m_points;
    QLineEdit* m_bonus;
    QLineEdit* m_penalty;
    samegame::Scoring m_scoring;
};
