#pragma once

#include <QString>

#include "engine/base/result.h"

/// An error of the engine, or of the window's own reading of files, in the language of the program,
/// with its place. Its patterns are translated in the context "EngineError". GUI thread.
QString errorText(const samegame::Error& error);
