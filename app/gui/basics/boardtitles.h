#pragma once

#include <QDate>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

#include "engine/game/board.h"

/// What people call a board: "Standard board 3", "Random board 42", "Clearable board 42", "Daily
/// board November 23, 2026", "Position 7 of 250", "Pasted board", "Edited board".
QString titleOfStandardBoard(int number);
QString titleOfRandomBoard(const QString& seed);
QString titleOfClearableBoard(const QString& seed);
QString titleOfPastedBoard();
QString titleOfEditedBoard();

/// The date as the language of the window writes it in words, without the day of the week:
/// "November 23, 2026".
QString dayText(const QDate& day);

/// A title is in the language of the window. What is kept for longer is a name, the same in every
/// language: "standard:3". Any other text, such as the name of a file, is its own name and title.
QString titleOfName(const QString& name);

/// The same title in fewer and fewer words, for places without enough room: "Board 3" and "3", of a
/// day its date alone. None of a title without a number.
QStringList shorterTitles(const QString& title);

/// The name of a title in this language or another; also what earlier versions kept.
QString nameOfTitle(const QString& title);

/// The seed of a board that was made so that it can be cleared; nothing of another name.
std::optional<std::uint64_t> seedOfClearableBoard(const QString& name);

/// The title of a game from a file of that name: "./standard:3" if the name looks like a board's
/// name or title.
QString titleOfFile(const QString& fileName);

/// The name of a board that is known by its blocks alone, as it is kept: "standard:3", "random:7";
/// empty if it has none.
QString boardNameOf(const samegame::Board& board);

/// What a list calls a board of this size whose name or title was kept: "Board of 4 × 9 cells" if
/// neither is known.
QString titleOfBoard(const QString& kept, int rows, int columns);
