#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

#include "engine/studies/experiment/experiment.h"

/// An experiment that comes with the program, with the trials of it that are done.
struct KeptExperiment {
    samegame::Experiment experiment; ///< At its scale.
    std::vector<samegame::Trial> trials;
    QString run;                   ///< Its ID among the kept runs (RunStore).
    bool isOfOtherVersion = false; ///< Trials of this version do not belong among its trials.
    int threads = 0;               ///< On which all its trials ran; 0: not known.

    bool isComplete() const;
};

/// The shipped experiment of this name at a scale; nothing if there is none, or no such scale.
std::optional<samegame::Experiment> shippedExperiment(const QString& name, double scale);

/// The trials of an experiment as its file has them, which `samegame-cli experiment` goes on with.
samegame::TrialTable tableInFile(const samegame::Experiment& experiment);

/// As bytes for the store, and back: nothing if the bytes are damaged, or of an experiment that
/// comes with the program no longer. Empty without trials.
QByteArray encoded(const KeptExperiment& kept);
/// Takes a while where there are many trials.
std::optional<KeptExperiment> decodedExperiment(const QByteArray& bytes);
/// Whether bytes that are not decoded here need not be damaged: this version has other entries in
/// the experiment of their name, or has it no longer.
bool isOfOtherExperiment(const QByteArray& bytes);
