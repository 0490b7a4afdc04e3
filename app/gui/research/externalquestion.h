#pragma once

#include <QDialog>

#include <span>
#include <string>
#include <vector>

#include "engine/studies/experiment/trial.h"

/// The commands of external programs among these solvers that nobody has permitted since the
/// program was started (samegame::permit_command), each once. They come from settings, from a
/// session or from a file, so that they start only once a person has seen them.
std::vector<std::string> commandsToPermit(std::span<const samegame::Entrant> entrants);

/// Shows commands whole and asks whether they may start. Accepted, it permits them until the
/// program ends.
class ExternalQuestion : public QDialog {
    Q_OBJECT

public:
    explicit ExternalQuestion(const std::vector<std::string>& commands, QWidget* parent = nullptr);
};
