#pragma once

#include <QString>

#include <span>

#include "engine/search/candidate.h"

// What table and board tell of a candidate, in the same words.

/// The sign that stands where the best line known goes.
QString knownLineMark();

/// The visits of a candidate, which are written as `visits`: with the mark where the best line
/// known goes. Nothing is told of visits where the search that counted them tried another move or
/// proved this one.
QString candidateVisitsText(const samegame::Candidate& candidate, const QString& visits,
                            bool isKnown);

/// The best final score of the game after a candidate that has one.
QString candidateScoreText(const samegame::Candidate& candidate, int scoreBefore);

/// What a candidate that has a score loses against the best of all.
QString candidateLossText(const samegame::CandidateStanding& standing);

/// How sure score and loss are: "exact", "any order", "± 60", "?" where the search cannot tell.
QString candidateSpreadText(const samegame::Candidate& candidate,
                            const samegame::CandidateStanding& standing);

/// The places that a candidate may have: "3", "1–7"; none where the search cannot tell.
QString candidatePlaceText(const samegame::CandidateStanding& standing);

/// The same in sentences, for tool tips and screen readers.
QString candidateSentences(const samegame::Candidate& candidate,
                           const samegame::CandidateStanding& standing);

/// What screen readers say of a label on the board: its place, its score or loss, how sure that is.
QString spokenCandidate(const samegame::Candidate& candidate,
                        const samegame::CandidateStanding& standing, bool showsLoss,
                        int scoreBefore);

/// Whether some of the losses have a spread.
bool haveSpreads(std::span<const samegame::CandidateStanding> standings);

/// Less is known of the candidate than of others: it has no score, or no spread where they have
/// one. Never so of the best one.
bool isUncertain(const samegame::CandidateStanding& standing, bool othersHaveSpreads);
