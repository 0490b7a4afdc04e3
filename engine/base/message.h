#pragma once

/// Marks a text that people read, so that translators are given it: `lupdate` collects what stands
/// here as it does for QT_TRANSLATE_NOOP (`-tr-function-alias`, see app/CMakeLists.txt). Contexts
/// are "Engine" (titles, summaries and help of solvers, options and policies) and "EngineError"
/// (patterns of errors). The value is the English text itself, a literal.
#define SAMEGAME_TEXT(context, text) text
