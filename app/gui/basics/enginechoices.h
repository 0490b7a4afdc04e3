#pragma once

class QComboBox;

/// Boxes that offer what the engine's registries hold.

/// The solvers by their titles; the data of an item is the name. The tooltip explains the solver
/// shown.
void fillSolvers(QComboBox* box);

/// The playout policies by their titles, each with a tooltip; the data of an item is the name. The
/// box can be edited: a policy's parameters are written behind its title, see policyOfText().
void fillPolicies(QComboBox* box);
