#pragma once

#include <QIcon>
#include <QStringList>
#include <QWidget>

#include <vector>

#include "app/gui/session/bestknownline.h"
#include "app/gui/session/linereplay.h"

class LineModel;
class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

/// The line of the replay (best line or game): its summary, and a table of its moves that follows
/// the replay and can jump to any move.
class LinePanel : public QWidget {
    Q_OBJECT

public:
    /// Replay, best line and document outlive the panel.
    LinePanel(LineReplay* replay, BestKnownLine* bestLine, GameDocument* document,
              QWidget* parent = nullptr);

    /// The colors as the board draws and names them, by number - 1.
    void setColors(const QList<QIcon>& icons, const QStringList& names);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void saveRequested(); ///< The line that is shown is to be saved.
    void solvedBoardsRequested();

private:
    void prepareTable();
    void sizeColumns();
    QString longestText(int column) const;
    void arrange();
    void chooseSource();
    void showSource();
    void showLine();
    void showSummary();
    static QString betterLineText(const samegame::GameRecord& better);
    void showIndex();
    void jump(int row);

    LineReplay* m_replay;
    BestKnownLine* m_bestLine;
    GameDocument* m_document;
    LineModel* m_model;
    QStringList m_colorNames;
    std::vector<int> m_widths; // of the columns, as last set here
    QComboBox* m_source;
    QLabel* m_summary;
    QTableView* m_table;
    QPushButton* m_saveButton;
    QPushButton* m_solvedBoardsButton;
    bool m_isFollowing = false; // the table follows the replay, not the person
};
