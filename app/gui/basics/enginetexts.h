#pragma once

#include <QString>

#include <string>

/// The engine's English texts for people (titles, summaries and help of solvers, options and
/// policies) in the language of the window. They are marked where they stand in the engine
/// (SAMEGAME_TEXT).
QString engineText(const std::string& english);
