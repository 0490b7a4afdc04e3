#pragma once

#include <QPainter>
#include <QWidget>

#include <memory>
#include <vector>

class QVariantAnimation;

/// Something short that is drawn over the board and then is gone. Knows its picture at each moment,
/// in the coordinates of the layer that it is drawn on.
class Effect {
public:
    virtual ~Effect() = default;

    /// How long it lasts at the normal pace, in milliseconds.
    virtual int duration() const = 0;

    /// `progress` goes from 0 to 1, evenly in time.
    virtual void paint(QPainter& painter, double progress) const = 0;
};

/// Plays effects over its parent widget, which it always covers; is hidden while there are none.
/// Mouse and keyboard go through it. GUI thread only.
class EffectLayer : public QWidget {
    Q_OBJECT

public:
    explicit EffectLayer(QWidget* parent);
    ~EffectLayer() override;

    /// Plays an effect beside those that play already. `pace` multiplies how long it lasts.
    void play(std::unique_ptr<Effect> effect, double pace = 1);

    /// Ends all effects at once.
    void finish();

    int count() const { return static_cast<int>(m_playing.size()); } ///< Effects that play.

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Playing {
        int number;
        std::unique_ptr<Effect> effect;
        std::unique_ptr<QVariantAnimation> timeline;
    };

    void remove(int number);

    int m_begun = 0; ///< Effects that were ever played.
    std::vector<Playing> m_playing;
};
