#pragma once

#include <QString>

/// What people call a board: "Standard board 3", "Random board 42", "Position 7 of 250".
QString titleOfStandardBoard(int number);
QString titleOfRandomBoard(const QString& seed);
QString titleOfPosition(const QString& number);
