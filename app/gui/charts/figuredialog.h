#pragma once

#include <QDialog>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

#include "app/gui/charts/figure.h"

class CountBox;
class NumberBox;
class QCheckBox;
class QComboBox;
class QFontComboBox;
class QLineEdit;

/// Asks how a chart is drawn for a file: its kind, size, font and caption, and what its series are
/// called.
class FigureDialog : public QDialog {
    Q_OBJECT

public:
    /// `series` are the names in the legend; `binWidth` is the width chosen (DrawnChart).
    FigureDialog(const FigureLook& look, const QStringList& series, std::optional<int> binWidth,
                 QWidget* parent = nullptr);

    FigureLook look() const;
    std::optional<int> binWidth() const; ///< Nothing for a chart without bins.

private:
    QWidget* makePage(const QStringList& series, std::optional<int> binWidth);
    void showLook(const FigureLook& look);
    void showFont();

    QComboBox* m_format = nullptr;
    NumberBox* m_width = nullptr;
    NumberBox* m_height = nullptr;
    QCheckBox* m_ownFont = nullptr;
    QFontComboBox* m_font = nullptr;
    NumberBox* m_points = nullptr;
    QCheckBox* m_caption = nullptr;
    CountBox* m_binWidth = nullptr;                      // nullptr: there are no bins
    std::vector<std::pair<QString, QLineEdit*>> m_names; // by their own names
};
