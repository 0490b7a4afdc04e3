#pragma once

class QComboBox;

/// Fills a box with every solver by its title, in groups under headings, each with a line on what
/// it does. The data of an item is the solver's name; headings have none and are passed over. The
/// tool tip of the box explains the solver shown. Called once for a box, which may stay narrower
/// than its list.
void fillSolvers(QComboBox* box);
/// The same, and external programs (samegame::external_solver), whose command is an option.
void fillSolversAndPrograms(QComboBox* box);
