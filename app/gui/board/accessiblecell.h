#pragma once

#include <QAccessible>
#include <QCoreApplication>
#include <QPointer>

#include "app/gui/board/boardview.h"
#include "engine/game/cell.h"

/// One cell of the accessible board. Knows its place only; what stands there is read from the view
/// each time.
class AccessibleCell final : public QAccessibleInterface,
                             public QAccessibleTableCellInterface,
                             public QAccessibleActionInterface {
    Q_DECLARE_TR_FUNCTIONS(AccessibleCell)

public:
    AccessibleCell(BoardView* view, samegame::Cell cell) : m_view(view), m_cell(cell) {}

    samegame::Cell cell() const { return m_cell; }
    /// Whether the name is another than the one last asked for; true once for each change.
    bool takeNameChange();

    bool isValid() const override;
    QObject* object() const override { return nullptr; }
    QWindow* window() const override;
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text type) const override;
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    bool isSelected() const override;
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_cell.column; }
    int rowIndex() const override; ///< Rows count from the top.
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

    QStringList actionNames() const override;
    void doAction(const QString& action) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    QString name() const;
    QString contents() const;
    QString candidateText(const samegame::Group& group) const;

    QPointer<BoardView> m_view;
    samegame::Cell m_cell;
    mutable QString m_toldName; ///< The name told last; empty if nobody has asked yet.
};
