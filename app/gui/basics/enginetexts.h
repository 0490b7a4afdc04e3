#pragma once

#include <QString>

#include <string>

#include "engine/base/result.h"
#include "engine/search/solver.h"

/// The engine's English texts for people (titles, summaries and help of solvers, options and
/// policies) in the language of the window. The engine marks them by SAMEGAME_TEXT.
QString engineText(const std::string& english);

/// An error of the engine, or of the window's own reading of files, in the language of the program,
/// with its place. Its patterns are translated in the context "EngineError". GUI thread.
QString errorText(const samegame::Error& error);

/// The reason why something was not made for which memory does not suffice.
QString shortOfMemoryText();

/// A sentence of the engine about a game, in the language of the program, with its numbers as
/// people write them. Its patterns are translated in the context "Engine". GUI thread.
QString engineSentence(const samegame::Message& sentence);

/// The options that differ from their defaults, or from what a chosen preset implies.
/// complete_options restores all of them from these.
samegame::OptionValues chosenOptions(const samegame::SolverEntry& solver,
                                     const samegame::OptionValues& options);

/// The chosen options as "key=value key=value"; empty if there are none. A free text comes last,
/// since it may have blanks.
QString optionsText(const samegame::SolverEntry& solver, const samegame::OptionValues& options);

/// The inverse of optionsText: complete options from such a text.
samegame::Result<samegame::OptionValues> parseOptionsText(const samegame::SolverEntry& solver,
                                                          const QString& text);

/// The value of an option as people read it: of a policy the title, any other as it is written.
QString shownValueText(const samegame::OptionSpec& spec, const samegame::OptionValue& value);

/// The chosen options as people read them, policies by their titles: "c=0.5 policy=Tabu random".
QString shownOptionsText(const samegame::SolverEntry& solver,
                         const samegame::OptionValues& options);

/// The solver's title, and the options that differ from their defaults: "SP-MCTS c=0.5".
QString solverText(const samegame::SolverEntry& solver, const samegame::OptionValues& options);

/// The title of a policy as make_playout_engine reads it, and its parameters:
/// "Tabu random epsilon=0.1".
QString policyText(const QString& policy);

/// The inverse of policyText; a text that begins with no title stays as it is.
QString policyOfText(const QString& text);

/// "Found by SP-MCTS" for a solver with this name; an unknown name is shown as it is. Plain text.
QString foundByText(const std::string& solver);
