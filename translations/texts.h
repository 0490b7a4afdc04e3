#pragma once

#include <QtGlobal>

// Texts for translators that stand in no source of the program.

/// What desktops are told of the program (resources/desktop); a semicolon ends each keyword.
inline const char* const desktop_texts[] = {
    QT_TRANSLATE_NOOP("Desktop", "Block Puzzle"),
    QT_TRANSLATE_NOOP("Desktop",
                      "Remove groups of blocks, and let Monte-Carlo solvers show how far a "
                      "board goes"),
    QT_TRANSLATE_NOOP("Desktop", "samegame;blocks;groups;puzzle;solver;Monte-Carlo;"),
    QT_TRANSLATE_NOOP("Desktop", "Remove groups of blocks, and see how far a board goes"),
    QT_TRANSLATE_NOOP("Desktop",
                      "A board of colored blocks, and every move removes a group of neighbors"
                      " of one color. The larger the group, the more it earns, and an empty "
                      "board earns a bonus. It takes a minute to learn, and no program is "
                      "known to play it perfectly."),
    QT_TRANSLATE_NOOP("Desktop", "Monte-Carlo solvers help as much as you like:"),
    QT_TRANSLATE_NOOP("Desktop",
                      "hints in three steps, the best candidates for the next move, and the "
                      "best game found so far"),
    QT_TRANSLATE_NOOP("Desktop",
                      "a review of each game that says which moves lost how many points"),
    QT_TRANSLATE_NOOP("Desktop",
                      "a board for each day, practice, and boards that can be cleared for "
                      "sure"),
    QT_TRANSLATE_NOOP("Desktop",
                      "several solvers, playouts and runs compared in charts, on the boards "
                      "of research papers too"),
    QT_TRANSLATE_NOOP("Desktop", "SameGame solution"),
    QT_TRANSLATE_NOOP("Desktop", "SameGame trials"),
    QT_TRANSLATE_NOOP("Desktop", "The board, with the score and what is left beside it"),
    QT_TRANSLATE_NOOP("Desktop", "Candidates for the next move, on the board and in a table"),
    QT_TRANSLATE_NOOP("Desktop", "A hint that says which blocks the next moves save"),
    QT_TRANSLATE_NOOP("Desktop", "The review of a game, with its largest losses"),
    QT_TRANSLATE_NOOP("Desktop", "Three solvers compared on one board"),
};

/// The head of the player's guide as a page (resources/help).
inline const char* const page_texts[] = {
    QT_TRANSLATE_NOOP("Page", "Player's guide"),
    QT_TRANSLATE_NOOP("Page", "This is the text of F1 in the program."),
};

/// Keys as menus name them where Qt's own texts are wrong: "Backspae" in Japanese.
inline const char* const key_texts[] = {
    QT_TRANSLATE_NOOP("QShortcut", "Backspace"),
};
