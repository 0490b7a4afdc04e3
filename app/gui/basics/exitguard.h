#pragma once

#include <functional>

/// Runs a function where the program is ended from within by exit(), which destroys nothing that
/// main() holds. So Qt does when the window system goes away. The program ends then at once, with
/// exit status 1: there may be threads that still search. One at a time.
class ExitGuard {
public:
    explicit ExitGuard(const std::function<void()>& keep);
    ~ExitGuard(); ///< From here on exit() is what it is.
    ExitGuard(const ExitGuard&) = delete;
    ExitGuard& operator=(const ExitGuard&) = delete;
};
