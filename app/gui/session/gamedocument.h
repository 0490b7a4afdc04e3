#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QUndoStack>

#include <algorithm>
#include <chrono>
#include <functional>
#include <optional>
#include <vector>

#include "app/gui/session/aid.h"
#include "app/gui/session/ownrecords.h"
#include "engine/formats/game_record.h"
#include "engine/game/board.h"
#include "engine/game/line.h"
#include "engine/game/played_line.h"
#include "engine/game/position.h"
#include "engine/game/transition.h"

/// A game that was begun and has not ended.
struct OpenGame {
    QString name; ///< The board's for people.
    samegame::Position start;
    samegame::Position position; ///< After the moves played so far.
    int score = 0;
    int moves = 0;
    /// Of a window that is open: there alone it goes on, and here its board begins anew.
    bool isInOtherWindow = false;
    QString duel = {}; ///< The duel that it is a game of (GameDocument::duel); empty for none.

    bool operator==(const OpenGame&) const = default;
};

/// There is a game, and playing its board here goes on with it.
inline bool goesOnHere(const std::optional<OpenGame>& game) {
    return game && !game->isInOtherWindow;
}

QString pointsOf(const OpenGame& game);   ///< "120 points"; "42 blocks" where moves earn nothing.
QString standingOf(const OpenGame& game); ///< "120 points, 9 moves", and whether elsewhere.
/// What playing its board does, and how that begins anew; two sentences.
QString goingOnText(const OpenGame& game);

/// The game being played: the only owner of its board, rules, moves and score.
///
/// Every action of a person (a move, a new game, an opened file) is one command on the undo stack,
/// and can be undone, also across games and after a restart (history). GUI thread only.
class GameDocument : public QObject {
    Q_OBJECT

public:
    /// How the position changed; a view animates the transition or just shows the new board.
    enum class Change { NewGame, MovePlayed, MoveUndone, Jumped };
    Q_ENUM(Change)

    explicit GameDocument(QObject* parent = nullptr); ///< Starts with standard board 1.

    const samegame::Position& start() const { return m_game.start(); }
    /// The board's for people: "Standard board 3", "Random board 42", a file name.
    QString name() const;
    /// The same in every language, see nameOfTitle().
    QString keptName() const { return m_game.name; }
    /// The board after the moves played so far.
    const samegame::Board& board() const { return m_game.position().board; }
    /// The board with its rules; with refill these determine the columns to come.
    const samegame::Position& position() const { return m_game.position(); }
    /// The moves played so far, with the score they earn.
    const samegame::Line& line() const { return m_game.line(); }
    int score() const { return line().score; }
    /// The line with every position of the game, from its start to the one on the board.
    const samegame::PlayedLine& played() const { return m_game.played; }
    bool isFinished() const { return line().finished; }
    /// What this game owes to help; kept with it. At an end to which undo, redo or a
    /// replay came back it is what it was when the end was played: what was tried beside it since
    /// has not helped to reach it.
    Aid aid() const { return aidOf(m_game); }
    /// For each move of line() whether it came with a line that was taken over, or with the moves
    /// of a solver that were opened. Of a game that a file brings nobody knows which of a person's
    /// moves were.
    ///
    /// A game that was gone on with keeps it, unless it comes from another window; the moves that
    /// it had then count as they did, also where they are taken back and played once more.
    std::vector<bool> takenOver() const;
    samegame::GameRecord record() const; ///< The game as a solution file holds it.

    /// The game was opened with these moves, and none was played here.
    bool isOpenedLine() const;
    /// The game has come to this end by a move that was played here, however it comes back to it;
    /// not by moves that were taken over or opened. Only such an end makes a game of the person.
    bool hasEndedByHand() const;
    /// The move that was played last came back by redo.
    bool isRedone() const { return m_isRedone; }
    /// What the end on the board was measured at when it was first played, if keepRecords has said
    /// so. It stays the same however the game comes back to this end, also if its last move is
    /// played once more.
    std::optional<OwnRecords> recordsBefore() const;
    void keepRecords(const OwnRecords& records); ///< Of the end on the board.
    /// The solver that found these moves, if they were opened.
    std::optional<samegame::RecordSource> source() const;

    /// Says whether a board was played with help before.
    using HelpMemory = std::function<bool(const samegame::Position&)>;
    /// Called whenever a game begins, and at once for a game that has not begun.
    void setHelpMemory(HelpMemory memory);

    /// The duel that this game is one of, by the name that Duel has for it; empty for none. Kept
    /// with the game. Nothing while nobody has said so since the game began.
    const std::optional<QString>& duel() const { return m_game.duel; }
    void setDuel(const QString& duel) { m_game.duel = duel; }

    /// How long the person was at the board for this game, as whoever counts it has said. Kept with
    /// the game. Nothing where that is not known, as of a game that was opened.
    const std::optional<std::chrono::milliseconds>& timeAtTheBoard() const {
        return m_game.atTheBoard;
    }
    void setTimeAtTheBoard(std::chrono::milliseconds time) { m_game.atTheBoard = time; }

    QUndoStack* undoStack() { return &m_undoStack; }
    bool hasHistory() const { return m_undoStack.count() > 0; } ///< Anything to undo or redo.
    /// The board's name for people of the game that the next redo brings back; nothing if redo
    /// stays in the game on the board.
    std::optional<QString> gameOfRedo() const;

    /// Where a move comes from, for the account of the aid.
    enum class MoveSource { Hand, Candidate };

    /// Plays the group at `cell`; false (and nothing changes) if there is none.
    bool play(samegame::Cell cell, MoveSource source = MoveSource::Hand);

    /// Starts a new game. Undoing it brings back the game before, moves and all.
    void newGame(const samegame::Position& start, const QString& name);

    /// Replaces the game by `record`, as newGame does, and then plays its moves, each a command.
    void openRecord(const samegame::GameRecord& record, const QString& name);

    /// The game on the board, if it was begun and has not ended; else the last such game that was
    /// left for another board and whose board was not played again since. Games of `passedOver` do
    /// not count; by default that is the start of no game.
    std::optional<OpenGame> openGameBeside(const samegame::Position& passedOver = {}) const;
    /// The same of the games on the board with this start alone, which is then under way; where
    /// there is none, that of another window, see lookElsewhere.
    std::optional<OpenGame> openGame(const samegame::Position& start) const;

    /// Brings the open game of this start onto the board as it was left, with all its moves; can be
    /// undone. Does nothing if it is there, or if there is none.
    void goOn(const samegame::Position& start);

    /// Learns from the history of another window of the game there on the board with this kept name
    /// and start, in place of what it knew; false if none is open.
    bool lookElsewhere(const QJsonObject& history, const QString& keptName,
                       const samegame::Position& start, bool isWindowOpen);
    void forgetElsewhere() { m_elsewhere.reset(); }

    /// Begins a new game on the same board, whose help counts from 0; one command.
    void restart();

    /// Goes to the position of this game after `moves` from its start; one command. Moves that go
    /// on from the present position count as aid. Without moves it is a restart.
    void takeOver(const samegame::MoveList& moves);

    /// Takes moves of this game back until so many are left: by undo, or where the undo stack has
    /// them together with others (take over), by one command. The position changes once.
    void goBackTo(std::size_t moveCount);

    /// Makes the game on the board the first one: its moves can be undone, but not its beginning.
    /// It is a new game or an opened one.
    void forgetEarlierGames();

    void addHint();
    /// Candidates of the position on the board can be seen: the next move from it counts as aided.
    void noteCandidatesShown() { noteSeen(Seen::Candidates); }
    /// A review tells of the position on the board: the next move from it counts as aided, too.
    void noteReviewed() { noteSeen(Seen::Review); }

    /// The game with everything that can be undone and redone, for restoreHistory. Cheap: games
    /// that are not on the board are written once and shared.
    ///
    ///     {"version": 1, "step": commands done, "games": [{"entered": "start" | "new game" |
    ///      "opened" | "take over" | "restart", "name": text, "file": solution file as text,
    ///      "position": moves (if others than the file's), "played": moves,
    ///      "duel": text (if it is a game of one),
    ///      "seen": "review" | "candidates" (if either told of its position),
    ///      "before": {"moves": moves, "taken_over": [numbers from 1]} (if it was gone on with, and
    ///                some of the moves that it had had were taken over),
    ///      "ends": [{"moves": moves, the aid as in a solution file,
    ///                "taken_over": true (if it was not played),
    ///                "records_before": {"score": points, "left": blocks, "group": blocks}
    ///                (if they are kept)}, ...] (if there are any)},
    ///      ...]}
    ///
    /// Each game begins with the position at which it was entered; moves are "row,column" pairs
    /// with blanks between them. The file has the game's source, hints and unknown members.
    QJsonObject history() const;

    /// Takes up a history in place of the game and its undo stack. On an error nothing changes and
    /// the sentence that says why is returned.
    QString restoreHistory(const QJsonObject& history);

signals:
    /// Comes after every change of the position, once the undo stack, too, has taken it: whoever
    /// hears may ask anything. Several steps of undo at once are one change. `transition` is set
    /// for MovePlayed (the move) and MoveUndone (the move that was taken back, `before` being the
    /// board now shown).
    void positionChanged(GameDocument::Change change,
                         const std::optional<samegame::Transition>& transition);
    void aidChanged(); ///< Comes after the change of the position that it belongs to, if to one.
    void nameChanged(const QString& name); ///< So does this.
    void seenChanged(); ///< More than before was seen of the position on the board.

private:
    class PlayCommand;
    class ReplaceCommand;
    struct Chapter;
    struct ReadChapter;

    /// How a game came onto the board.
    enum class Entry { Start, NewGame, Opened, TakeOver, Restart };

    /// An end that the game came to, and the aid that it had then.
    struct Ending {
        samegame::MoveList moves;
        Aid aid;
        bool isByHand = false;                  ///< Its last move was played.
        std::optional<OwnRecords> records = {}; ///< See recordsBefore().
    };

    /// What has been told of a position; the most of it counts.
    enum class Seen { Nothing, Review, Candidates };

    /// The moves with which a game was gone on with, and which of them had been taken over.
    struct Before {
        samegame::MoveList moves;
        std::vector<bool> taken;
    };

    /// Everything that belongs to one game and changes hands with it.
    struct Game {
        QString name;
        samegame::PlayedLine played; ///< Folded while the game is not on the board.
        Aid aid;                     ///< As it was counted; see aidOf.
        std::vector<Ending> endings; ///< No two of one line.
        std::optional<samegame::RecordSource>
            source;                     ///< The source of `openedMoves`, not of what is played on.
        samegame::MoveList openedMoves; ///< With which the game was opened.
        Before before;                  ///< Empty if it was not gone on with.
        QByteArray unknownJson;         ///< Members of the file that are not ours; kept on saving.
        std::string unknownRefillJson;  ///< The same of its refill.
        std::optional<QString> duel;    ///< See duel().
        Seen seen = Seen::Nothing;      ///< Of its position, now or before; kept with the game.
        std::optional<std::chrono::milliseconds> atTheBoard; ///< See timeAtTheBoard().

        const samegame::Position& start() const { return played.start(); }
        const samegame::Position& position() const { return played.position(); }
        const samegame::Line& line() const { return played.line(); }
        bool isOpen() const { return !line().moves.empty() && !line().finished; }
    };

    struct Elsewhere {
        Game game;
        bool isWindowOpen = false;
    };

    /// What a step has changed, until it is told.
    struct News {
        Change change = Change::Jumped;
        std::optional<samegame::Transition> transition = {};
        bool isRenamed = false;
        bool isAidNews = false;
    };

    static Game gameOf(const samegame::GameRecord& record, const QString& name);
    static void takeSeen(Game& game, QJsonObject& members);
    static void insertSeen(QJsonObject& members, const Game& game);
    static void insertBefore(QJsonObject& members, const Game& game);
    static void takeBefore(Game& game, QJsonObject& members);
    static bool isSolved(const Game& game);
    static std::size_t solvedMoveCount(const Game& game);
    void noteSeen(Seen seen);
    std::vector<bool> takenOver(const Game& game, int steps) const;
    std::optional<int> stepsUntil(const Game& left) const;
    static Aid countedAid(const Game& game);
    template <class AnyGame>
    static auto* endingOf(AnyGame& game);
    static Aid aidOf(const Game& game);
    /// How a game comes to its end: by a move that is played or played again by redo, or with the
    /// end among its moves.
    enum class Arrival { Played, Redone, Brought };
    void noteEnding(Arrival arrival);
    static samegame::GameRecord recordOf(const Game& game, const samegame::Line& line,
                                         const Aid& aid);
    static samegame::Result<Game> gameAfter(Game game, const samegame::MoveList& moves);
    Game begun(Game game) const;
    void pushMoves(const samegame::MoveList& moves);
    template <class IsWanted>
    const Game* findOpen(IsWanted isWanted) const;
    const Game* findOpenOn(const samegame::Position& start) const;
    std::optional<OpenGame> told(const Game* open) const;
    void bringGame(const Game& game);
    void replaceGame(Game game, Entry entry);
    void exchangeGame(Game& other, Entry entry);
    void noteGame(const Game& before, Change change);
    void note(News news);
    void tell();

    std::vector<Chapter> chapters() const;
    static QJsonObject written(const Chapter& chapter);
    static samegame::Result<ReadChapter> readChapter(QJsonObject json, const Game* before);
    void rebuild(const std::vector<ReadChapter>& chapters, int step);

    Game m_game;
    std::optional<Elsewhere> m_elsewhere; // an open game of another window
    HelpMemory m_helpMemory;
    std::optional<News> m_news; // of a step that the undo stack is taking
    QUndoStack m_undoStack;
    bool m_isRedone = false;     // see isRedone()
    bool m_isRebuilding = false; // commands enter the stack, but the game stays as it is
};
