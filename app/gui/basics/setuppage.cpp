#include "app/gui/basics/setuppage.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSettings>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>

#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/keptchoices.h"
#include "app/gui/basics/layouts.h"
#include "engine/formats/board_id.h"

namespace {

constexpr int wide = 80; // digits; from here on the parts stand beside each other

constexpr int mostKept = 100; ///< Far more than any list shows: settings may claim any length.

} // namespace

SetupPage::SetupPage(const QString& name, QWidget* first, QWidget* second, QWidget* parent)
    : QScrollArea(parent),
      m_parts(new QBoxLayout(QBoxLayout::TopToBottom)),
      m_error(makeTextLabel(name + "Error")) {
    m_error->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_error->hide();
    m_parts->addWidget(first, 0, Qt::AlignTop);
    m_parts->addWidget(second, 1, Qt::AlignTop);
    m_parts->setSpacing(spacing::part);

    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(spacing::tight, spacing::tight, spacing::tight, spacing::tight);
    layout->addWidget(m_error);
    layout->addLayout(m_parts);
    layout->addStretch(1);
    setObjectName(name + "Setup");
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
}

void SetupPage::setError(const QString& sentence) {
    m_error->setText(sentence.isEmpty() ? QString() : QStringLiteral("⚠ ") + sentence);
    m_error->setVisible(!sentence.isEmpty());
}

void SetupPage::resizeEvent(QResizeEvent* event) {
    const bool isWide = width() >= wide * fontMetrics().horizontalAdvance('0');
    m_parts->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    widget()->layout()->activate(); // or the page keeps the width it needed before
    QScrollArea::resizeEvent(event);
}

samegame::Position startOfName(const std::string& name, samegame::Position start,
                               const samegame::Rules& rules) {
    if (!samegame::is_id_name(name))
        start.rules = rules;
    return start;
}

PairList::PairList(const Form& form, QWidget* parent)
    : QWidget(parent),
      m_form(form),
      m_layout(new QVBoxLayout(this)),
      m_addButton(new QPushButton(form.addText)) {
    m_addButton->setObjectName(form.name + "Add");
    connect(m_addButton, &QPushButton::clicked, this, [this] {
        addRow(m_rows.empty() ? Pair() : pairs().back());
        showRows();
        m_rows.back().choice->setFocus();
        emit changed();
    });
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(spacing::tight);
    m_layout->addWidget(m_addButton, 0, Qt::AlignLeft);
}

std::vector<PairList::Pair> PairList::pairs() const {
    std::vector<Pair> pairs;
    for (const Row& row : m_rows) {
        const QString shown = row.choice->currentText();
        const int item = row.choice->findText(shown, Qt::MatchExactly);
        const QVariant value = row.choice->itemData(item);
        const QString written = m_form.valueOfText ? m_form.valueOfText(shown) : shown.trimmed();
        pairs.push_back(
            {value.isValid() ? value.toString() : written, row.editor.text().trimmed()});
    }
    return pairs;
}

void PairList::setPairs(const std::vector<Pair>& pairs) {
    for (const Row& row : m_rows)
        delete row.widget;
    m_rows.clear();
    const auto most = static_cast<std::size_t>(m_form.most);
    for (std::size_t i = 0; i < std::min(pairs.size(), most); ++i)
        addRow(pairs[i]);
    showRows();
    emit changed();
}

void PairList::addRow(const Pair& pair) {
    auto* choice = new FittedBox;
    m_form.fillChoices(choice);
    const int index = choice->findData(pair.choice);
    if (index >= 0)
        choice->setCurrentIndex(index);
    else if (choice->isEditable())
        choice->setCurrentText(m_form.textOfValue ? m_form.textOfValue(pair.choice) : pair.choice);
    choice->setAccessibleName(m_form.choiceName);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(8); // in a narrow dock
    const Editor editor = m_form.makeEditor(this, choice, pair.text);
    auto* remove = new QPushButton("−");
    remove->setAccessibleName(tr("Remove"));
    remove->setToolTip(tr("Removes this row"));
    remove->setMaximumWidth(remove->sizeHint().height());

    auto* widget = new QWidget;
    auto* layout = new QHBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(choice, 1);
    layout->addWidget(editor.widget, 1);
    layout->addWidget(remove);
    m_layout->insertWidget(static_cast<int>(m_rows.size()), widget);
    m_rows.push_back({widget, choice, editor, remove});
    connect(choice, &QComboBox::currentTextChanged, this, &PairList::changed);
    connect(remove, &QPushButton::clicked, this, [this, widget] { removeRow(widget); });
}

void PairList::removeRow(const QWidget* widget) {
    const auto row = std::find_if(m_rows.begin(), m_rows.end(),
                                  [&](const Row& other) { return other.widget == widget; });
    row->widget->deleteLater(); // its button is being clicked
    row->widget->hide();
    m_rows.erase(row);
    showRows();
    emit changed();
}

void PairList::showRows() {
    const int count = static_cast<int>(m_rows.size());
    for (int i = 0; i < count; ++i) {
        const Row& row = m_rows[static_cast<std::size_t>(i)];
        const QString name = m_form.name + QString::number(i);
        row.choice->setObjectName(name + "Choice");
        row.editor.widget->setObjectName(name + "Text");
        row.remove->setObjectName(name + "Remove");
        row.remove->setEnabled(count > m_form.fewest);
    }
    m_addButton->setEnabled(count < m_form.most);
}

std::vector<PairList::Pair> keptPairs(const QString& array, const PairList::Pair& keys) {
    QSettings settings;
    const int count = std::min(settings.beginReadArray(array), mostKept);
    std::vector<PairList::Pair> pairs;
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        pairs.push_back(
            {settings.value(keys.choice).toString(), settings.value(keys.text).toString()});
    }
    return pairs;
}

void keepPairs(KeptChoices& kept, const QString& array, const PairList::Pair& keys,
               const std::vector<PairList::Pair>& pairs, const std::vector<PairList::Pair>& usual) {
    QStringList texts;
    for (const PairList::Pair& pair : pairs)
        texts << pair.choice << pair.text;
    if (!kept.isChosen(array, texts))
        return;
    QSettings settings;
    settings.remove(array);
    if (pairs == usual)
        return;
    settings.beginWriteArray(array, static_cast<int>(pairs.size()));
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        settings.setArrayIndex(static_cast<int>(i));
        settings.setValue(keys.choice, pairs[i].choice);
        settings.setValue(keys.text, pairs[i].text);
    }
}
