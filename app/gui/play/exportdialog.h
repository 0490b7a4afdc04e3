#pragma once

#include <QDialog>
#include <QString>

#include <optional>
#include <vector>

#include "app/gui/session/exportrunner.h"

class CountBox;
class NumberBox;
class PictureTheme;
class QCheckBox;
class QComboBox;
class QProgressBar;
class QPushButton;

/// What there is to export: the position shown, and lines from one start.
struct ExportSource {
    /// A line with a move or more.
    struct Line {
        QString title;
        samegame::MoveList moves;
    };

    QString name; ///< Of the game, for people.
    samegame::Position start;
    std::vector<Line> lines; ///< The one that people mean most comes first.
    samegame::Position shown;
    std::optional<samegame::Move> next; ///< The next move of the line that is replayed.
};

/// Asks what a line or a position is to become, then for a file, and writes it in the background:
/// it closes when the file is written, or stops by Cancel, which leaves no file. What was chosen is
/// kept for the next time.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    explicit ExportDialog(const ExportSource& source, QWidget* parent = nullptr);

    void exportTo(const QString& path); ///< As chosen.

    void done(int result) override; ///< Stops an export.

signals:
    void exported(const QString& path);
    void failed(const QString& sentence);

private:
    void fillFormats();
    QWidget* makePage();
    void showChoices();
    void askPath();
    void takeSettings();
    void keepSettings() const;
    ExportFormat format() const;
    ExportRequest request(const QString& path) const;

    ExportSource m_source;
    QString m_lastPath; ///< To which an export was tried here; empty before.
    ExportRunner m_runner;
    PictureTheme* m_theme;
    QComboBox* m_format = nullptr;
    QComboBox* m_line = nullptr;
    CountBox* m_cell = nullptr;
    NumberBox* m_seconds = nullptr;
    QCheckBox* m_marksNext = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_start = nullptr;
};
