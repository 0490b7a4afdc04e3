#pragma once

#include <QString>

#include <string>

/// "Found by SP-MCTS", of a solver with this name; one that the registry does not know is called as
/// it is. Plain text.
QString foundByText(const std::string& solver);
