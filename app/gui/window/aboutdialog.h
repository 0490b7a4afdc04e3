#pragma once

class QWidget;

/// Says what the program is, its version and its license; returns at once.
void showAbout(QWidget* parent);
