#pragma once

#include <QList>
#include <QObject>

class QAction;
class QDockWidget;
class QMainWindow;

/// Where the docks of the window stand: arranged to its shape until the person moves one, then as
/// they were left. Remembered between runs.
class WindowLayout : public QObject {
    Q_OBJECT

public:
    /// What a dock is for, which decides its place.
    enum class Place { Side, Chart };

    /// The window outlives the layout.
    explicit WindowLayout(QMainWindow* window);

    /// Takes the content into a new dock of the window.
    QDockWidget* add(Place place, const char* objectName, const QString& title, QWidget* content);

    /// The actions that show and hide the docks, in the order they were added.
    QList<QAction*> toggleActions() const;

    /// Puts every dock where the window's present shape wants it; shows charts where there is room.
    void arrange();

    /// Brings back what save() kept; arranges if nothing was.
    void restore();
    void save() const;

    /// At the first start: makes the window no larger than its screen, and arranges it.
    void fitScreen();

    /// Shows the dock in front of those it shares its place with.
    static void bringUp(QDockWidget* dock);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Shape { Wide, Low, Tall };
    Shape shapeOfWindow() const;
    void changeShape(Shape shape);
    void placeDocks(Shape shape);
    void placeInColumn(Shape shape);
    void placeBelow();
    void stack(const QList<QDockWidget*>& docks);
    void sizeDocks(Shape shape);
    void followUser();
    void showTitles();

    QMainWindow* m_window;
    QList<QDockWidget*> m_side;
    QList<QDockWidget*> m_charts;
    QList<QDockWidget*> m_all;
    QList<QDockWidget*> m_hiddenCharts; ///< Charts hidden because the window is low.
    Shape m_shape = Shape::Wide;
    bool m_isAutomatic = true; ///< No dock was moved by hand since it was arranged.
    bool m_isArranging = false;
    bool m_isRestored = false;
};
