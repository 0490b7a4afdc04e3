#include "app/gui/basics/enginetexts.h"

#include <QCoreApplication>
#include <QStringList>

#include <new>
#include <vector>

#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "engine/base/exceptions.h"
#include "engine/playout/policy_registry.h"
#include "engine/solvers/solver_registry.h"

QString engineText(const std::string& english) {
    return QCoreApplication::translate("Engine", english.c_str());
}

namespace {

/// A number has the window's minus sign; what a file or a person wrote stays as it is, in quotes.
std::string shown(const std::string& text) {
    bool isNumber = false;
    QString::fromStdString(text).toDouble(&isNumber);
    return isNumber ? withMinusSign(QString::fromStdString(text)).toStdString() : text;
}

/// `context` is that of the patterns, and `shown` says what becomes of the texts in their places.
template <class Shown>
QString translated(const samegame::Message& message, const char* context, Shown shown) {
    std::vector<std::string> texts;
    for (const samegame::Message::Argument& argument : message.arguments)
        texts.push_back(argument.message()
                            ? translated(*argument.message(), context, shown).toStdString()
                            : shown(*argument.text()));
    const QString pattern = QCoreApplication::translate(context, message.pattern);
    return QString::fromStdString(samegame::filled(pattern.toStdString(), texts));
}

/// Where the value of a free text begins with its name: it takes all that follows, blanks too. The
/// end of `text` without one.
qsizetype startOfText(const samegame::SolverEntry& solver, const QString& text) {
    for (const samegame::OptionSpec& spec : solver.options) {
        const QString start = QString::fromStdString(spec.name) + '=';
        const qsizetype place =
            text.startsWith(start) ? 0 : text.indexOf(' ' + start) + 1; // 0: nowhere
        if (spec.type == samegame::OptionType::text && (place > 0 || text.startsWith(start)))
            return place;
    }
    return text.size();
}

/// The chosen options, in the solver's order, each value written by `textOf`.
template <class TextOf>
QString joinedOptions(const samegame::SolverEntry& solver, const samegame::OptionValues& options,
                      TextOf textOf) {
    const samegame::OptionValues chosen = chosenOptions(solver, options);
    QStringList parts;
    for (const samegame::OptionSpec& spec : solver.options)
        if (const auto option = chosen.find(spec.name); option != chosen.end())
            parts << QString::fromStdString(spec.name) + '=' + textOf(spec, option->second);
    return parts.join(' ');
}

} // namespace

QString errorText(const samegame::Error& error) {
    return translated(with_place(error), "EngineError", shown);
}

QString shortOfMemoryText() {
    return errorText(samegame::error_of(std::bad_alloc()));
}

QString engineSentence(const samegame::Message& sentence) {
    return translated(sentence, "Engine", [](const std::string& text) {
        bool isNumber = false;
        const int number = QString::fromStdString(text).toInt(&isNumber);
        return isNumber ? numberText(number).toStdString() : text;
    });
}

samegame::OptionValues chosenOptions(const samegame::SolverEntry& solver,
                                     const samegame::OptionValues& options) {
    samegame::OptionValues implying; // presets
    for (const samegame::OptionSpec& spec : solver.options)
        if (const auto option = options.find(spec.name);
            option != options.end() && !spec.implied.empty())
            implying.insert(*option);
    const auto implied = samegame::complete_options(solver.options, implying);
    samegame::OptionValues chosen;
    for (const samegame::OptionSpec& spec : solver.options) {
        const auto option = options.find(spec.name);
        const samegame::OptionValue& usual =
            spec.implied.empty() ? implied.at(spec.name) : spec.default_value;
        if (option != options.end() && option->second != usual)
            chosen.insert(*option);
    }
    return chosen;
}

QString optionsText(const samegame::SolverEntry& solver, const samegame::OptionValues& options) {
    return joinedOptions(solver, options, [](const auto&, const samegame::OptionValue& value) {
        return QString::fromStdString(samegame::to_string(value));
    });
}

samegame::Result<samegame::OptionValues> parseOptionsText(const samegame::SolverEntry& solver,
                                                          const QString& text) {
    std::vector<std::string> parts;
    const qsizetype end = startOfText(solver, text);
    for (const QString& part : text.left(end).simplified().split(' ', Qt::SkipEmptyParts))
        parts.push_back(part.toStdString());
    if (end < text.size())
        parts.push_back(text.mid(end).toStdString());
    return samegame::parse_options(solver.options, parts);
}

QString shownValueText(const samegame::OptionSpec& spec, const samegame::OptionValue& value) {
    const QString text = QString::fromStdString(samegame::to_string(value));
    if (spec.type == samegame::OptionType::text)
        return shortName(text);
    return spec.type == samegame::OptionType::policy ? policyText(text) : text;
}

QString shownOptionsText(const samegame::SolverEntry& solver,
                         const samegame::OptionValues& options) {
    return joinedOptions(solver, options, shownValueText);
}

QString solverText(const samegame::SolverEntry& solver, const samegame::OptionValues& options) {
    return (engineText(solver.title) + ' ' + shownOptionsText(solver, options)).trimmed();
}

QString policyText(const QString& policy) {
    const QString name = policy.section(':', 0, 0);
    const QString parameters = policy.section(':', 1).replace(':', ' ');
    for (const samegame::PolicyEntry& entry : samegame::policy_registry())
        if (entry.name == name.toStdString())
            return (engineText(entry.title) + ' ' + parameters).trimmed();
    return policy;
}

QString policyOfText(const QString& text) {
    const QString written = text.simplified();
    QString policy = text.trimmed();
    qsizetype longest = 0; // of two titles that fit, the longer one is meant
    for (const samegame::PolicyEntry& entry : samegame::policy_registry()) {
        const QString title = engineText(entry.title);
        if (title.size() <= longest || !written.startsWith(title, Qt::CaseInsensitive))
            continue;
        const QString rest = written.mid(title.size());
        if (!rest.isEmpty() && rest[0] != ' ' && rest[0] != ':')
            continue;
        longest = title.size();
        policy = QString::fromStdString(entry.name);
        if (const QString parameters = rest.mid(1); !parameters.isEmpty())
            policy += ':' + QString(parameters).replace(' ', ':');
    }
    return policy;
}

QString foundByText(const std::string& solver) {
    const auto* known = samegame::find_solver(solver);
    const QString name = known ? engineText(known->title) : QString::fromStdString(solver);
    return QCoreApplication::translate("Finder", "Found by %1").arg(shortName(name));
}
