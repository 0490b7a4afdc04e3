#include "app/gui/basics/boardlistedit.h"

#include "app/gui/basics/setuppage.h"

const ListedBoards::List& ListedBoards::of(const std::string& text) {
    if (!m_list || text != m_text) {
        m_text = text;
        m_list = samegame::parse_board_list(text);
    }
    return *m_list;
}

BoardListEdit::BoardListEdit(const QString& objectName, QWidget* parent) : QLineEdit(parent) {
    setObjectName(objectName);
}

QString BoardListEdit::list() const {
    return text().trimmed();
}

std::optional<samegame::Error> BoardListEdit::error() const {
    if (list().isEmpty())
        return std::nullopt;
    const ListedBoards::List& boards = m_listed.of(list().toStdString());
    return boards ? std::nullopt : std::optional(boards.error());
}

std::size_t BoardListEdit::count() const {
    return list().isEmpty() ? 1 : m_listed.of(list().toStdString()).value().size();
}

std::vector<samegame::NamedBoard> BoardListEdit::boards(const samegame::Rules& rules) const {
    std::vector<samegame::NamedBoard> boards = m_listed.of(list().toStdString()).value();
    for (samegame::NamedBoard& board : boards)
        board.start = startOfName(board.name, board.start, rules);
    return boards;
}
