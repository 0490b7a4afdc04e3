#include "app/gui/session/threadcount.h"

#include <QThread>

#include <algorithm>

int coreCount() {
    return std::max(1, QThread::idealThreadCount());
}
