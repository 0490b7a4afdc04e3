#pragma once

#include <QByteArray>
#include <QHash>
#include <QSizeF>
#include <QString>
#include <QStringList>

class DrawnChart;

/// What stands over a figure, so that it can stand alone.
struct FigureCaption {
    QString title;
    QStringList facts;           ///< The board, the rules, the seed...
    bool isOfThisVersion = true; ///< What is drawn was computed by this version of the program.
};

enum class FigureFormat { Pdf, Svg, Png };

/// How charts are drawn for files, whatever they look like in the window: black on white, at a size
/// on paper. Kept in the settings.
struct FigureLook {
    FigureFormat format = FigureFormat::Pdf;
    QSizeF size = {160, 90}; ///< In millimeters; 160 is the width of the text on a page of A4.
    QString family;          ///< Of the font; empty: the window's.
    double points = 9;       ///< The size of the font.
    bool hasCaption = true;
    QHash<QString, QString> names; ///< What series are called, by their own names; not kept.

    // Smaller figures have no room for axes, larger ones no paper.
    static constexpr double leastSide = 40;
    static constexpr double mostSide = 1000;
    static constexpr double leastPoints = 4;
    static constexpr double mostPoints = 48;

    static FigureLook kept(); ///< As chosen last.
    void keep() const;
};

/// "pdf", "svg" or "png".
QString suffixOf(FigureFormat format);

/// The chart and its caption as the content of a file. The chart on the screen stays as it is. PNG
/// has 300 dots per inch.
QByteArray figureContent(DrawnChart* chart, const FigureLook& look, const FigureCaption& caption,
                         FigureFormat format);
