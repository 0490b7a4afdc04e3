#pragma once

#include <QLineEdit>

#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/studies/experiment/board_list.h"

/// The boards of a list, made anew only if its text is another than the last: there may be a
/// thousand of them.
class ListedBoards {
public:
    using List = samegame::Result<std::vector<samegame::NamedBoard>>;

    const List& of(const std::string& text); ///< Until the next call.

private:
    std::string m_text;
    std::optional<List> m_list; ///< That of the text, once there was one.
};

/// A field for a list of boards as parse_board_list reads it, or for none.
class BoardListEdit : public QLineEdit {
    Q_OBJECT

public:
    explicit BoardListEdit(const QString& objectName, QWidget* parent = nullptr);

    QString list() const; ///< The list as written, without blanks around it; empty: none.
    /// Boards of the list, or one where there is none; only without an error.
    std::size_t count() const;
    std::optional<samegame::Error> error() const; ///< What is wrong; nothing if nothing is.
    /// The boards as they are played: under `rules`, the game's, or under their own if an ID names
    /// them; only if there is a list without an error.
    std::vector<samegame::NamedBoard> boards(const samegame::Rules& rules) const;

private:
    mutable ListedBoards m_listed; // a cache
};
