#pragma once

#include <QString>

#include <functional>
#include <string>

class QWidget;

/// Dialogs that ask for a file and return at once; `use` is called with the path once one is
/// chosen.
void askOpenPath(QWidget* parent, const std::function<void(const QString&)>& use);

/// Asks where to save a game: in a solution file, or (by its suffix .txt) as board text.
void askSaveGamePath(QWidget* parent, const QString& suggestion,
                     const std::function<void(const QString&)>& use);

/// Asks where to save a line, in a solution file alone.
void askSaveLinePath(QWidget* parent, const QString& suggestion,
                     const std::function<void(const QString&)>& use);

/// Asks where to export to: in files that `filter` describes, with this suffix.
void askExportPath(QWidget* parent, const QString& suggestion, const QString& filter,
                   const QString& suffix, const std::function<void(const QString&)>& use);

/// The name of a solution file, or of another one, of the board that people call `name`.
QString suggestedFileName(const QString& name, const QString& suffix = "samegame");

/// Writes the file, whole or not at all; returns a sentence on the failure, or an empty text.
QString writeFile(const QString& path, const std::string& content);
