#pragma once

#include <QString>

#include <optional>
#include <string>

#include "engine/base/result.h"

/// The engine's sentence on bad input, in the language of the program, with its place. The engine
/// speaks English only; its sentences are known here as patterns with places for what varies.
QString errorText(const samegame::Error& error);
QString errorText(const std::string& english);

/// The translation of a sentence; nothing if it fits no pattern (then errorText leaves it as it
/// is). A test holds every sentence of the engine against this.
std::optional<QString> translatedEngineError(const QString& english);
