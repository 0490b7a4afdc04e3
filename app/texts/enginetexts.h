#pragma once

#include <QString>

#include <span>
#include <string>

/// The engine's English texts for people (titles, summaries and help of solvers, options and
/// policies) in the language of the window.
QString engineText(const std::string& english);

/// Every text that translators are given; the registries hold no other (a test compares).
std::span<const char* const> listedEngineTexts();
