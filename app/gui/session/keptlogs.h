#pragma once

#include <QByteArray>

#include <cstddef>
#include <optional>

#include "app/gui/session/runlog.h"

// The runs of searches as bytes for the store, and back: nothing if the bytes are damaged.

/// The newest runs, up to `mostKeptPoints` points of their curves.
QByteArray encoded(const RunLog::Content& content);
std::optional<RunLog::Content> decodedRuns(const QByteArray& bytes);

/// The same for the runs of one game; empty if there is none.
QByteArray encoded(const RunLog::GameLog& log);
std::optional<RunLog::GameLog> decodedLog(const QByteArray& bytes);

inline constexpr std::size_t mostKeptPoints = 50'000;
