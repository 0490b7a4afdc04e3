#pragma once

#include <QString>

/// A time in hours, minutes and seconds, for tables: "0:01:05".
QString durationText(double seconds);
