#pragma once

#include <QString>

#include <span>

#include "engine/search/candidate.h"

// The texts about a candidate for table and board alike.

/// The sign that stands where the best line known goes.
QString knownLineMark();

/// The visits of a candidate, given as `visits`, with the mark if the best known line begins with
/// it. Without visits, if the search that counted them tried other moves or proved this one.
QString candidateVisitsText(const samegame::Candidate& candidate, const QString& visits,
                            bool isKnown);

/// The best final score of the game after a candidate that has one.
QString candidateScoreText(const samegame::Candidate& candidate, int scoreBefore);

/// What a candidate that has a score loses against the best of all.
QString candidateLossText(const samegame::CandidateStanding& standing);

/// How sure score and loss are: "exact", "any order", "± 60", "?" if the search does not know.
QString candidateSpreadText(const samegame::Candidate& candidate,
                            const samegame::CandidateStanding& standing);

/// The places that a candidate may have: "3", "1–7"; empty if the search does not know.
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

/// Less is known of the candidate than of others: it has no score, or no spread although others
/// have one. Never true for the best one.
bool isUncertain(const samegame::CandidateStanding& standing, bool othersHaveSpreads);
