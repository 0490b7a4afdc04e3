#pragma once

#include <QString>

class QValueAxis;

/// Shows at least `minimum` to `maximum` on the axis, with about `parts` round tick marks. The ends
/// are round too, so that the axis changes rarely while numbers grow: laying out its labels is what
/// costs most in a chart.
void setAxisRange(QValueAxis* axis, double minimum, double maximum, int parts,
                  const QString& unit = {});
