#pragma once

#include <QObject>

class QDropEvent;

/// What other programs drop on this one is copied, never moved: an editor would delete the text
/// that was dragged out of it, also where nothing could be made of it here. Installed on the
/// application, for fields and everything else that takes drops.
class CopiedDrops : public QObject {
public:
    using QObject::QObject;

    /// The event proposes to copy; where the source cannot, a link, or nothing at all.
    static void forbidMoving(QDropEvent* event);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};
