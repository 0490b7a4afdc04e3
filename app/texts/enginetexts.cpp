#include "app/texts/enginetexts.h"

#include <QCoreApplication>

namespace {

// Names of algorithms are not translated, but listed all the same: the test wants every text.
constexpr const char* texts[] = {
    QT_TRANSLATE_NOOP("Engine", "SP-MCTS"),
    QT_TRANSLATE_NOOP("Engine", "Nested Monte-Carlo"),
    QT_TRANSLATE_NOOP(
        "Engine", "Single-player Monte-Carlo tree search: a tree of positions grown by playouts"),
    QT_TRANSLATE_NOOP(
        "Engine", "Nested Monte-Carlo search: every move is judged by a search one level below"),
    QT_TRANSLATE_NOOP("Engine",
                      "How the two bounds of formula 1 combine: added as printed, multiplied, or "
                      "multiplied with a square root instead of the logarithm"),
    QT_TRANSLATE_NOOP("Engine", "C: higher tries moves more that were tried less"),
    QT_TRANSLATE_NOOP("Engine", "D: higher tries rarely visited moves longer"),
    QT_TRANSLATE_NOOP(
        "Engine",
        "T: visits of a position before the formula chooses there instead of the playout policy"),
    QT_TRANSLATE_NOOP("Engine",
                      "Nodes added: one a playout, or all children of a position visited T times"),
    QT_TRANSLATE_NOOP("Engine",
                      "Nodes after which a new tree begins (randomized restarts); 0 never"),
    QT_TRANSLATE_NOOP("Engine", "Values of all other options: ours, or a setting of the paper as "
                                "its text or as its program has it"),
    QT_TRANSLATE_NOOP("Engine", "The logarithm of the visits in formula 1"),
    QT_TRANSLATE_NOOP("Engine", "W: weight of the top score beside the mean"),
    QT_TRANSLATE_NOOP("Engine", "Whether the top score is added to the mean with weight W, or "
                                "takes the share W of their sum"),
    QT_TRANSLATE_NOOP(
        "Engine",
        "One search for the whole game, or one for every move with a share of the budget"),
    QT_TRANSLATE_NOOP("Engine",
                      "Moves of a game, among which a search for every move shares out the budget"),
    QT_TRANSLATE_NOOP("Engine", "The move that a search for every move follows: of the best line, "
                                "or the move with the highest mean or the most visits"),
    QT_TRANSLATE_NOOP("Engine", "Trees among which the budget, or a move's share of it, is shared "
                                "out (randomized restarts)"),
    QT_TRANSLATE_NOOP("Engine",
                      "Seconds after which a new tree begins (randomized restarts); 0 never"),
    QT_TRANSLATE_NOOP("Engine",
                      "Whether a position has one node for all orders of moves that lead to it, "
                      "and whether new trees begin with what earlier ones found there"),
    QT_TRANSLATE_NOOP("Engine", "Visits at which a move's own mean counts as much as that of all "
                                "playouts that play it later (RAVE); 0 turns it off"),
    QT_TRANSLATE_NOOP("Engine",
                      "Moves the formula may choose from: all, or more and more of them with the "
                      "visits of the position, by progressive widening or unpruning"),
    QT_TRANSLATE_NOOP("Engine", "Once the memory is full: recycle the nodes below rarely visited "
                                "positions, or begin a new tree"),
    QT_TRANSLATE_NOOP("Engine", "Flat Monte-Carlo"),
    QT_TRANSLATE_NOOP("Engine", "Depth-budgeted search"),
    QT_TRANSLATE_NOOP("Engine", "Greedy search"),
    QT_TRANSLATE_NOOP("Engine", "Best-first search"),
    QT_TRANSLATE_NOOP(
        "Engine",
        "Flat Monte-Carlo search: plays the move whose playouts went best, and so on to the end"),
    QT_TRANSLATE_NOOP("Engine", "Depth-budgeted search, the Banker's algorithm: every first move "
                                "gets a budget, which is shared out among the moves below it"),
    QT_TRANSLATE_NOOP("Engine",
                      "Greedy search: every move leads to the position with the best estimate"),
    QT_TRANSLATE_NOOP("Engine", "Best-first search: the open position with the best estimate goes "
                                "on; proves its line on small boards"),
    QT_TRANSLATE_NOOP(
        "Engine", "What judges a position: the points so far, with the points of the groups still "
                  "there, or with those of each color as one group, which no line exceeds"),
    QT_TRANSLATE_NOOP("Engine", "Which child is played, that with the biggest or with the best "
                                "average playout, and after which playouts: random or biased ones"),
    QT_TRANSLATE_NOOP("Engine", "Policy of the playouts; auto is that of the method"),
    QT_TRANSLATE_NOOP("Engine", "R: playouts after every child before one of them is played"),
    QT_TRANSLATE_NOOP("Engine", "Playouts shared by all children before one of them is played; 0: "
                                "each has playouts-per-child"),
    QT_TRANSLATE_NOOP(
        "Engine",
        "Games played to the end before the search ends; 0 goes on until the budget ends"),
    QT_TRANSLATE_NOOP(
        "Engine",
        "Which lines count: those of all playouts, or only the games played, as in the paper"),
    QT_TRANSLATE_NOOP(
        "Engine",
        "What ranks the children of a position: a playout after each of them, or an estimate"),
    QT_TRANSLATE_NOOP("Engine", "Budget of a child in relation to the next better one: 1 shares it "
                                "out evenly, 0 gives the best child everything"),
    QT_TRANSLATE_NOOP("Engine", "What plays to the end where the budget is used up: the policy, or "
                                "greedy moves by the estimate"),
    QT_TRANSLATE_NOOP(
        "Engine",
        "Playouts for every child of the root in the first round; doubled from round to round"),
    QT_TRANSLATE_NOOP("Engine", "Policy of the playouts"),
    QT_TRANSLATE_NOOP(
        "Engine",
        "Depth of nesting: each level multiplies the playouts of one search by about 700"),
    QT_TRANSLATE_NOOP("Engine", "Random"),
    QT_TRANSLATE_NOOP("Engine", "Every group with the same probability"),
    QT_TRANSLATE_NOOP("Engine", "Tabu random"),
    QT_TRANSLATE_NOOP("Engine", "One color, picked at random when the playout starts, is left "
                                "alone as long as there is another group"),
    QT_TRANSLATE_NOOP("Engine", "Tabu color random"),
    QT_TRANSLATE_NOOP("Engine", "The color with the most blocks when the playout starts is left "
                                "alone as long as there is another group"),
    QT_TRANSLATE_NOOP("Engine", "Probability of a move that may be of any color"),
    QT_TRANSLATE_NOOP("Engine", "1 picks the color again before every move, 0 at the start"),
    QT_TRANSLATE_NOOP("Engine", "Roulette wheel"),
    QT_TRANSLATE_NOOP("Engine", "A color is drawn before every move, the more rarely the more "
                                "blocks it has left; then a group of it"),
    QT_TRANSLATE_NOOP("Engine", "How much the full board weighs frequent colors down"),
    QT_TRANSLATE_NOOP("Engine",
                      "Share of the smallest color's blocks that is taken off every color's"),
    QT_TRANSLATE_NOOP("Engine", "Fixed exponent in place of beta's; 0 is beta's"),
    QT_TRANSLATE_NOOP("Engine", "Greedy"),
    QT_TRANSLATE_NOOP("Engine", "The largest group, at random among equals"),
    QT_TRANSLATE_NOOP("Engine", "Softmax"),
    QT_TRANSLATE_NOOP(
        "Engine",
        "Groups by their size: one of n blocks with a probability proportional to exp(bias * "
        "min(cap, n - 2)); what nested rollout policy adaptation starts from"),
    QT_TRANSLATE_NOOP("Engine", "Weight of each block above two"),
    QT_TRANSLATE_NOOP("Engine", "Most blocks above two that count"),
    QT_TRANSLATE_NOOP("Engine", "1 leaves the color with the most blocks at the start alone as "
                                "long as there is another group"),
    QT_TRANSLATE_NOOP("Engine", "Which lines count in a search for every move: those of all "
                                "playouts, or only the games played"),
    QT_TRANSLATE_NOOP("Engine", "Values of all other options: ours, or as the generic "
                                "implementation is printed, with random playouts"),
    QT_TRANSLATE_NOOP(
        "Engine",
        "Which of several moves with equal results is followed: a random one, or the last"),
    QT_TRANSLATE_NOOP("Engine",
                      "Whether a search goes on along its best sequence so far where the results "
                      "of a step are worse, or always along the best of the step"),
    QT_TRANSLATE_NOOP("Engine", "Searches from the start of the board before a thread ends; 0 goes "
                                "on until the budget ends"),
    QT_TRANSLATE_NOOP("Engine", "NRPA"),
    QT_TRANSLATE_NOOP(
        "Engine",
        "Nested rollout policy adaptation: playouts learn from the best lines, level by level"),
    QT_TRANSLATE_NOOP(
        "Engine",
        "Values of all other options: ours, or those of the paper's text or of its program"),
    QT_TRANSLATE_NOOP("Engine", "Depth of nesting"),
    QT_TRANSLATE_NOOP("Engine", "N: how often a level repeats the one below; 0 fits it to the "
                                "budget, so that one search fills it"),
    QT_TRANSLATE_NOOP("Engine", "Step of the weights toward the best line"),
    QT_TRANSLATE_NOOP("Engine", "What of a move a weight is learned for"),
    QT_TRANSLATE_NOOP("Engine", "Leaves the color with the most blocks at the start alone as long "
                                "as there is another group"),
    QT_TRANSLATE_NOOP("Engine",
                      "Moves after which groups of two of that color may be played all the same"),
    QT_TRANSLATE_NOOP("Engine",
                      "Plays that color like any other where its blocks are a single group"),
    QT_TRANSLATE_NOOP("Engine",
                      "Weight of each block of a group above two, beside what is learned"),
    QT_TRANSLATE_NOOP("Engine", "Blocks of a group above two that count for the bias"),
    QT_TRANSLATE_NOOP("Engine", "Higher plays more at random: divides the weights"),
    QT_TRANSLATE_NOOP("Engine", "Weights that a search begins with: zero, or random"),
    QT_TRANSLATE_NOOP("Engine",
                      "P: playouts of level 1 between two adaptations, the best of which counts"),
    QT_TRANSLATE_NOOP("Engine", "R: a level ends once its best line came again so often; 0 never"),
    QT_TRANSLATE_NOOP("Engine", "Lines, each with its policy, that level 1 keeps"),
    QT_TRANSLATE_NOOP("Engine", "Lines, each with its policy, that level 2 keeps"),
    QT_TRANSLATE_NOOP("Engine", "Lines, each with its policy, that higher levels keep"),
    QT_TRANSLATE_NOOP("Engine", "What lines of a beam must differ in"),
    QT_TRANSLATE_NOOP(
        "Engine", "Use of several threads: each its own searches, or jobs of several threads that "
                  "share a policy, or whose policies are their own until the best one is taken"),
    QT_TRANSLATE_NOOP("Engine", "Level whose calls of the one below a job's threads share out"),
    QT_TRANSLATE_NOOP("Engine", "M: threads of a job; there are as many jobs as the threads "
                                "suffice for. 0: one job of all"),
    QT_TRANSLATE_NOOP("Engine", "Whether a child is ranked by the best line that was ever found "
                                "from its position, if it is better than the new playout"),
    QT_TRANSLATE_NOOP("Engine", "A*"),
    QT_TRANSLATE_NOOP(
        "Engine",
        "A*: the open position that promises most goes on; proves its line on small boards"),
    QT_TRANSLATE_NOOP(
        "Engine", "What a position can still earn at most: the blocks of each color as one group "
                  "and the bonus (plain), without the bonus where a color has a single block left "
                  "(dead-color), or with groups only of blocks that can still meet (separated)"),
    QT_TRANSLATE_NOOP("Engine", "IDA*"),
    QT_TRANSLATE_NOOP("Engine", "IDA*: depth-first searches of all that promises a score, which is "
                                "lowered step by step; proves its line on small boards"),
    QT_TRANSLATE_NOOP("Engine", "How far the threshold falls after each iteration: to the next "
                                "lower estimate, or until as many positions come in as there were"),
    QT_TRANSLATE_NOOP("Engine", "Remembers what was learned of a position, whatever the order of "
                                "the moves to it and in which iteration"),
    QT_TRANSLATE_NOOP("Engine", "Branch and bound"),
    QT_TRANSLATE_NOOP("Engine", "Branch and bound: all lines but those that cannot be better than "
                                "the best so far; proves its line on small boards"),
    QT_TRANSLATE_NOOP(
        "Engine",
        "Remembers what was learned of a position, whatever the order of the moves to it"),
    QT_TRANSLATE_NOOP(
        "Engine", "Playouts of tabu-color-random before the search, for a best line to begin with"),
    QT_TRANSLATE_NOOP("Engine", "Exact endgames"),
    QT_TRANSLATE_NOOP("Engine",
                      "Exact search: the best end of good lines, from ever further back; proves "
                      "its line, or whether the board can be cleared, on small boards"),
    QT_TRANSLATE_NOOP(
        "Engine",
        "What is to be found: the best score, or whether the board can be cleared at all; then the "
        "search ends with the first line that does so, or with the proof that none does"),
    QT_TRANSLATE_NOOP("Engine", "Beam search"),
    QT_TRANSLATE_NOOP("Engine",
                      "Beam search: of all positions with as many blocks removed, the best go on"),
    QT_TRANSLATE_NOOP("Engine", "Positions kept in each layer, as far as memory reaches; 0 runs "
                                "beams of doubling width one after the other"),
    QT_TRANSLATE_NOOP("Engine", "Positions compete with those that have as many blocks removed, or "
                                "that are as many moves from the start"),
    QT_TRANSLATE_NOOP("Engine",
                      "What ranks positions: the score; with the points of the groups there are, "
                      "or of each color as one group; with what the colors promise, less the more "
                      "pieces they are in; or with a playout, of the best by that"),
    QT_TRANSLATE_NOOP("Engine", "With the evaluation \"playouts\": candidates that get playouts, "
                                "for each position that is kept"),
    QT_TRANSLATE_NOOP(
        "Engine",
        "With the evaluation \"playouts\": playouts from each candidate, of which the best counts"),
    QT_TRANSLATE_NOOP("Engine", "Points taken off the estimate of a position that can no longer be "
                                "cleared, since a color has a single block left"),
    QT_TRANSLATE_NOOP("Engine", "Leaves out positions that cannot reach more than the best line, "
                                "even with the blocks of each color as one group"),
    QT_TRANSLATE_NOOP("Engine", "What chooses below T visits: the playout policy, or first a "
                                "random cell, whose group may be of the tabu color"),
    QT_TRANSLATE_NOOP("Engine", "Cell scan"),
    QT_TRANSLATE_NOOP("Engine", "The group of the next block from a random cell on, up its column "
                                "and the next ones: large groups are likelier"),
    QT_TRANSLATE_NOOP("Engine", "1 leaves the color with the most blocks left alone as long as "
                                "there is another group, 2 a color drawn before every move"),
    QT_TRANSLATE_NOOP("Engine",
                      "Probability that a block of that color is played where the search meets it"),
};

} // namespace

QString engineText(const std::string& english) {
    return QCoreApplication::translate("Engine", english.c_str());
}

std::span<const char* const> listedEngineTexts() {
    return texts;
}
