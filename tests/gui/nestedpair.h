#pragma once

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSpinBox>

#include "app/gui/basics/optionform.h"

/// Chooses two settings of one solver in the panel that compares solvers, within `parent`: so that
/// none is done before its budget.
inline void chooseNestedPair(const QWidget* parent, int runs, double playouts) {
    for (const char* field : {"entrant0Choice", "entrant1Choice"}) {
        auto* box = parent->findChild<QComboBox*>(field);
        box->setCurrentIndex(box->findData("nested-monte-carlo"));
    }
    parent->findChild<OptionButton*>("entrant1Text")->setOptions("level=1");
    parent->findChild<QComboBox*>("comparisonUnit")->setCurrentText("playouts");
    parent->findChild<QDoubleSpinBox*>("comparisonAmount")->setValue(playouts);
    parent->findChild<QSpinBox*>("comparisonRuns")->setValue(runs);
}
