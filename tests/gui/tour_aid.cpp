#include "tests/gui/tour.h"

using namespace samegame;

namespace {} // namespace
