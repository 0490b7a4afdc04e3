#include "app/gui/basics/solverbox.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCoreApplication>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/layouts.h"
#include "engine/solvers/solver_registry.h"

namespace {

/// Solvers of one kind, the strongest first; tst_forms holds that each solver is in one group.
struct SolverGroup {
    const char* title;
    std::vector<const char*> solvers;
};

const std::array<SolverGroup, 4>& solverGroups() {
    static const std::array<SolverGroup, 4> groups{{
        {QT_TRANSLATE_NOOP("SolverGroups", "Lists of clicks: the strongest"),
         {"champion", "annealing"}},
        {QT_TRANSLATE_NOOP("SolverGroups", "Playouts: random games, ever better ones"),
         {"nrpa", "nested-monte-carlo", "sp-mcts", "flat-monte-carlo", "depth-budgeted"}},
        {QT_TRANSLATE_NOOP("SolverGroups", "Beams and greedy games: quick looks"),
         {"beam-search", "greedy"}},
        {QT_TRANSLATE_NOOP("SolverGroups", "Proofs: endgames and small boards"),
         {"exact", "branch-and-bound", "a-star", "ida-star", "best-first"}},
    }};
    return groups;
}

constexpr int listWidth = 60;        // digits; the lines then take two rows at most
constexpr double smallLetters = 0.9; // of the size of the title

/// Draws a solver as its title with its line below, and a heading in bold.
class SolverRows : public QStyledItemDelegate {
public:
    explicit SolverRows(QComboBox* box) : QStyledItemDelegate(box), m_box(box) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        const int title = QFontMetrics(item.font).height();
        const QString line = lineOf(index);
        const int below = line.isEmpty() ? 0
                                         : QFontMetrics(lineFont(item))
                                               .boundingRect(0, 0, lineWidth(), QWIDGETSIZE_MAX,
                                                             Qt::TextWordWrap, line)
                                               .height();
        return {0, title + below + 2 * spacing::tight};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        const QString title = std::exchange(item.text, {});
        item.features.setFlag(QStyleOptionViewItem::HasCheckIndicator, false);
        item.widget->style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
        const bool isSelected = item.state.testFlag(QStyle::State_Selected);
        const bool isHeading = !index.data(Qt::UserRole).isValid();
        QRect place = item.rect.adjusted(isHeading ? spacing::tight : indent(), spacing::tight,
                                         -spacing::tight, -spacing::tight);
        painter->save();
        painter->setPen(item.palette.color(QPalette::Active, isSelected ? QPalette::HighlightedText
                                                                        : QPalette::Text));
        item.font.setBold(isHeading);
        painter->setFont(item.font);
        painter->drawText(place, Qt::AlignLeft | Qt::AlignTop, title);
        place.setTop(place.top() + QFontMetrics(item.font).height());
        painter->setFont(lineFont(item));
        painter->drawText(place, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, lineOf(index));
        painter->restore();
    }

private:
    static QString lineOf(const QModelIndex& index) {
        return index.data(Qt::AccessibleDescriptionRole).toString();
    }
    static QFont lineFont(const QStyleOptionViewItem& item) {
        QFont font = item.font;
        font.setPointSizeF(font.pointSizeF() * smallLetters);
        return font;
    }
    static int indent() { return spacing::part; }
    int lineWidth() const {
        return std::max(m_box->width(), m_box->view()->minimumWidth()) - indent() -
               4 * spacing::tight; // margins, and the frame of the list
    }

    const QComboBox* m_box;
};

QString helpOfSolver(const samegame::SolverEntry& entry) {
    return "<p>" + engineText(entry.summary).toHtmlEscaped() + "</p><p><i>" +
           QString::fromStdString(entry.paper).toHtmlEscaped() + "</i></p>";
}

void addHeading(QComboBox* box, const QString& title) {
    box->addItem(title);
    if (auto* model = qobject_cast<QStandardItemModel*>(box->model()))
        model->item(box->count() - 1)->setFlags(Qt::NoItemFlags);
}

void addSolver(QComboBox* box, const samegame::SolverEntry& entry) {
    box->addItem(engineText(entry.title), QString::fromStdString(entry.name));
    const int item = box->count() - 1;
    box->setItemData(item, helpOfSolver(entry), Qt::ToolTipRole);
    box->setItemData(item, engineText(entry.summary), Qt::AccessibleDescriptionRole);
}

void addSolvers(QComboBox* box) {
    for (const SolverGroup& group : solverGroups()) {
        addHeading(box, QCoreApplication::translate("SolverGroups", group.title));
        for (const char* name : group.solvers)
            addSolver(box, *samegame::find_solver(name));
    }
}

void finish(QComboBox* box) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(14);
    box->setItemDelegate(new SolverRows(box));
    box->view()->setMinimumWidth(listWidth * box->fontMetrics().horizontalAdvance('0'));
    // A heading stands before a solver: a letter that finds it finds the solver.
    const auto explain = [box] {
        if (!box->currentData().isValid() && box->currentIndex() >= 0)
            box->setCurrentIndex(box->currentIndex() + 1);
        box->setToolTip(box->currentData(Qt::ToolTipRole).toString());
    };
    QObject::connect(box, &QComboBox::currentIndexChanged, box, explain);
    explain();
}

} // namespace

void fillSolvers(QComboBox* box) {
    addSolvers(box);
    finish(box);
}

void fillSolversAndPrograms(QComboBox* box) {
    addSolvers(box);
    addHeading(box, QCoreApplication::translate("SolverGroups", "Other programs: your own solver"));
    addSolver(box, samegame::external_solver());
    finish(box);
}
