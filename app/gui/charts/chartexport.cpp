#include "app/gui/charts/chartexport.h"

#include <QAction>
#include <QCoreApplication>
#include <QFileDialog>
#include <QMenu>

#include <algorithm>
#include <optional>

#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/keptfiles.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/charts/figuredialog.h"
#include "app/gui/charts/scorechart.h"
#include "app/version/version.h"

namespace {

QString capitalized(const QString& word) {
    return word.left(1).toUpper() + word.mid(1);
}

QString kindOf(FigureFormat format) {
    switch (format) {
    case FigureFormat::Svg:
        return ChartExport::tr("Scalable pictures (*.svg)");
    case FigureFormat::Png:
        return ChartExport::tr("Pictures (*.png)");
    case FigureFormat::Pdf:
        break;
    }
    return ChartExport::tr("PDF files (*.pdf)");
}

} // namespace

ChartExport::ChartExport(DrawnChart* chart, const QString& fileName, QObject* parent)
    : QObject(parent), m_chart(chart), m_fileName(fileName) {}

void ChartExport::addTable(const QString& name, const QString& actionText, const Csv& csv) {
    m_tables.push_back({name, csv, nullptr});
    if (!m_menu)
        return;
    QAction* action = makeAction(actionText, m_fileName + capitalized(name) + "Csv");
    connect(action, &QAction::triggered, this,
            [this, name] { askPath(name, "csv", tr("Comma-separated values (*.csv)")); });
    m_menu->insertAction(m_figure, action);
    m_tables.back().action = action;
}

void ChartExport::offerTable(const QString& name, bool isOffered) {
    const auto table = std::ranges::find(m_tables, name, &Table::name);
    if (table != m_tables.end() && table->action != nullptr)
        table->action->setVisible(isOffered);
}

void ChartExport::fillMenu(QMenu* menu) {
    m_menu = menu;
    m_figure = makeAction(tr("&Picture for printing…"), m_fileName + "Figure");
    connect(m_figure, &QAction::triggered, this, &ChartExport::askFigure);
    menu->addAction(m_figure);
}

QAction* ChartExport::makeAction(const QString& text, const QString& objectName) {
    auto* action = new QAction(text, m_menu);
    action->setObjectName(objectName);
    return action;
}

void ChartExport::askFigure() {
    FigureLook look = FigureLook::kept();
    look.names = m_names;
    auto* dialog = new FigureDialog(look, m_chart->seriesNames(), m_chart->chosenBinWidth(),
                                    m_chart->window());
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const FigureLook chosen = dialog->look();
        chosen.keep();
        m_names = chosen.names;
        if (const auto width = dialog->binWidth())
            m_chart->chooseBinWidth(*width);
        askPath({}, suffixOf(chosen.format), kindOf(chosen.format));
    });
    openOnce(dialog);
}

void ChartExport::askPath(const QString& table, const QString& suffix, const QString& kind) {
    auto* dialog = new QFileDialog(m_chart->window(), tr("Export"), {}, kind);
    dialog->setObjectName("exportDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(m_fileName + (table.isEmpty() ? QString() : '-' + table) + '.' + suffix);
    connect(dialog, &QFileDialog::fileSelected, this, [this, table](const QString& path) {
        const QString error = write(path, table);
        if (error.isEmpty())
            emit written(SharedText::savedAs(path));
        else
            emit failed(error);
    });
    dialog->open();
}

QString ChartExport::write(const QString& path, const QString& table) const {
    std::optional<QByteArray> content;
    const auto numbers = std::ranges::find(m_tables, table, &Table::name);
    if (path.endsWith(".csv", Qt::CaseInsensitive) && numbers != m_tables.end())
        content = numbers->csv().toUtf8();
    for (const FigureFormat format : {FigureFormat::Pdf, FigureFormat::Svg, FigureFormat::Png}) {
        if (!path.endsWith('.' + suffixOf(format), Qt::CaseInsensitive))
            continue;
        FigureLook look = FigureLook::kept();
        look.names = m_names;
        content = figureContent(m_chart, look, caption(), format);
    }
    if (!content)
        return tr("%1 cannot be written: the name of the file must end with .csv, .pdf, .svg or "
                  ".png")
            .arg(shortFileName(path));
    const QString reason = content->isEmpty() ? shortOfMemoryText() : writeWhole(path, *content);
    if (!reason.isEmpty())
        return tr("%1 cannot be written: %2").arg(shortFileName(path), reason);
    return {};
}

ChartExport::Caption ChartExport::caption() const {
    Caption caption = m_caption ? m_caption() : Caption{m_chart->accessibleName(), {}};
    if (const QString version = QCoreApplication::applicationVersion();
        caption.isOfThisVersion && !version.isEmpty())
        caption.facts << "SameGame " +
                             QString::fromStdString(samegame::with_commit(version.toStdString()));
    return caption;
}
