#pragma once

#include <QString>

/// A time in hours, minutes and seconds, for tables: "0:01:05".
QString durationText(double seconds);

/// A time that is left, rounded up, as short as it can be: "1:05:20", "0:07".
QString timeLeftText(double seconds);
