#pragma once

/// Threads that the machine runs side by side; 1 where it does not say.
int coreCount();
