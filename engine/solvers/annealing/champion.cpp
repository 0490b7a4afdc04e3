#include "engine/solvers/annealing/champion.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <vector>

#include "engine/game/group.h"
#include "engine/search/endgame_proof.h"
#include "engine/search/endgame_try.h"
#include "engine/search/search_team.h"

namespace samegame {

class Champion::Search {
public:
    Search(const Options& options, const Board& root, const Rules& rules, SearchTeam& team)
        : m_options(options), m_root(root), m_rules(rules), m_team(team) {
        for (const Group& group : groups(root))
            m_first_moves.push_back(group.move());
        for (int worker = 0; worker < team.size(); ++worker)
            m_annealers.push_back(std::make_unique<Annealer>(root, rules, options.chain,
                                                             options.start, team.context(worker)));
        m_entries.resize(m_annealers.size());
        m_lines_of_moves.resize(m_first_moves.size());
    }

    StopReason run() {
        const StopReason reason = search();
        // A spent budget is not kept, so that a later run with more of it goes on.
        if (reason == StopReason::proven_optimal)
            keep_states();
        return reason;
    }

private:
    StopReason search() {
        open();
        if (is_solved())
            return StopReason::proven_optimal;
        begin();
        for (std::size_t starts = least_starts; !is_over(); starts *= 2)
            play_tournament(starts);
        return m_team.stop_reason();
    }

    struct Entry {
        MoveList moves;
        int score = 0;
    };
    static constexpr std::size_t least_starts = 10; // on each thread, without a budget
    static constexpr std::int64_t lists_of_opening = 3'000;
    static constexpr double of_opening = 0.02;     // of the budget
    static constexpr double of_first_round = 0.45; // of the budget
    static constexpr double of_late = 2.0 / 3;     // of the part of the first moves
    static constexpr std::size_t attempts = 3;     // of each first move
    static constexpr std::size_t most_lines = 12;  // before which first moves are put
    static constexpr double of_chains = 0.95;      // of their part; the rest puts them first

    /// Calls task(annealer, entries, worker) on every worker's thread, with entries of its own; all
    /// of them join the field.
    template <class Task>
    void run_workers(const Task& task) {
        SearchJournal* const journal = m_team.journal();
        keep_states();
        if (journal != nullptr)
            journal->begin_phase();
        m_team.run([&](SearchContext&, int worker) {
            const auto i = static_cast<std::size_t>(worker);
            m_entries[i].clear();
            task(*m_annealers[i], m_entries[i], worker);
        });
        if (journal != nullptr)
            journal->end_phase();
        keep_states();
        for (const std::vector<Entry>& entries : m_entries)
            m_field.insert(m_field.end(), entries.begin(), entries.end());
        std::ranges::stable_sort(m_field, std::ranges::greater{}, &Entry::score);
        keep_best();
    }

    /// Keeps the states of all workers in the journal, if there is one.
    void keep_states() {
        if (m_team.journal() != nullptr)
            m_team.journal()->keep_all([this](int worker) {
                return m_annealers[static_cast<std::size_t>(worker)]->state().bytes();
            });
    }

    /// The nodes of all workers; an earlier run counted them as they were then.
    std::uint64_t nodes() {
        return lead().noted(m_team.journal(), [this] { return m_team.nodes(); });
    }

    /// The best lines of all rounds, each once.
    void keep_best() {
        for (const Entry& entry : m_field)
            add_once(m_best, entry);
        std::ranges::stable_sort(m_best, std::ranges::greater{}, &Entry::score);
        m_best.resize(std::min(m_best.size(), attempts));
    }

    std::size_t step() const { return m_annealers.size(); }

    bool is_over() {
        return std::ranges::all_of(m_annealers,
                                   [](auto& annealer) { return annealer->must_stop(); });
    }
    Annealer& lead() { return *m_annealers.front(); }
    double spent() { return lead().spent(); }

    static void keep(const Annealer& annealer, std::vector<Entry>& entries) {
        entries.push_back({annealer.best(), annealer.best_score()});
    }

    /// Finds a line at once and, where time counts, fair ones within milliseconds by a short chain
    /// and the narrowest beam, since the beam of the first round takes longer.
    void open() {
        run_workers([](Annealer& annealer, auto&, int) {
            if (annealer.must_stop())
                return;
            annealer.take_random_game();
            if (annealer.has_counted_budget())
                return;
            annealer.cool(lists_of_opening, of_opening);
            if (annealer.spent() >= of_opening || annealer.must_stop())
                return;
            annealer.take_start(1);
            annealer.cool(lists_of_opening, of_opening);
        });
    }

    /// A board with few blocks is an endgame: its ends are searched along the lines of short
    /// chains, until it is proven or a part of the budget is spent.
    bool is_solved() {
        return lead().noted(m_team.journal(), [this] { return prove_endgame() ? 1 : 0; }) == 1;
    }

    bool prove_endgame() {
        constexpr int lines_per_limit = 4;
        constexpr std::int64_t lists_for_a_line = 1000;
        constexpr int few_blocks = 64;
        const double part = m_root.block_count() <= few_blocks ? 0.5 : 0.125;
        const std::uint64_t most = EndgameTry::most_positions(m_root.block_count());
        SearchContext& context = m_team.lead();
        EndgameProof proof(m_root, m_rules, {.counts_visits = false}, context.memory() / 2,
                           context);
        const auto next_line = [&]() -> std::optional<MoveList> {
            if (proof.positions() >= most || spent() >= part || is_over())
                return std::nullopt;
            lead().take_random_game();
            lead().cool(lists_for_a_line, part);
            proof.offer(lead().best());
            return lead().best();
        };
        return proof.search_lines(next_line, lines_per_limit) == EndgameProof::Progress::done;
    }

    /// Plays a line of a beam on each thread, and every first move before the best of these, so
    /// that each first move has a line from the beginning.
    void begin() {
        run_workers([](Annealer& annealer, auto& entries, int) {
            if (annealer.must_stop())
                return;
            annealer.take_start();
            keep(annealer, entries);
        });
        put_first_moves_first();
    }

    /// The best lines of the rounds and of the first moves, each once.
    std::vector<Entry> best_lines() const {
        std::vector<Entry> lines = m_best;
        for (const Entry& line : m_lines_of_moves)
            add_once(lines, line);
        std::ranges::stable_sort(lines, std::ranges::greater{}, &Entry::score);
        lines.resize(std::min(lines.size(), most_lines));
        return lines;
    }

    static void add_once(std::vector<Entry>& lines, const Entry& line) {
        if (!line.moves.empty() && std::ranges::count(lines, line.moves, &Entry::moves) == 0)
            lines.push_back(line);
    }

    /// Puts a first move before each of these lines and returns the results, best first; fewer if
    /// the search must return.
    std::vector<Entry> put_first(std::size_t move, const std::vector<Entry>& lines,
                                 Annealer& annealer) {
        std::vector<Entry> with_move;
        for (const Entry& line : lines) {
            if (annealer.must_stop())
                break;
            annealer.take(line.moves);
            annealer.put_first(m_first_moves[move]);
            keep(annealer, with_move);
            keep_of_move(move, annealer);
        }
        std::ranges::stable_sort(with_move, std::ranges::greater{}, &Entry::score);
        return with_move;
    }

    void keep_of_move(std::size_t move, const Annealer& annealer) {
        Entry& line = m_lines_of_moves[move];
        if (line.moves.empty() || annealer.best_score() > line.score)
            line = {annealer.best(), annealer.best_score()};
    }

    /// Calls task(move, annealer, worker) for every first move, each on one worker's thread.
    template <class Task>
    void for_first_moves(const Task& task) {
        run_workers([&](Annealer& annealer, auto&, int worker) {
            for (auto move = static_cast<std::size_t>(worker); move < m_first_moves.size();
                 move += step())
                task(move, annealer, worker);
        });
    }

    /// Puts every first move before the best lines.
    void put_first_moves_first() {
        const std::vector<Entry> lines = best_lines();
        for_first_moves(
            [&](std::size_t move, Annealer& annealer, int) { put_first(move, lines, annealer); });
    }

    /// Runs chains that begin with each first move and continue as the best lines do: `attempts`
    /// for each, within this part of the budget. Without a budget they have this part of the
    /// tournament's lists.
    void try_first_moves(double part) {
        const bool has_budget = lead().has_budget();
        const double begin = spent();
        const double chains_part = has_budget ? of_chains * std::min(part, 1 - begin) : 1;
        const auto threads = static_cast<double>(m_team.size());
        const auto moves = static_cast<double>(m_first_moves.size());
        const double chains = moves * attempts;
        const double lists = has_budget
                                 ? chains_part / m_cost_of_list * threads / chains
                                 : part * static_cast<double>(nodes() - m_begin_nodes) / chains;
        if (m_best.empty() || part <= 0 || chains_part <= 0 || (!has_budget && lists < 1))
            return;
        // With a budget its part ends the chains, otherwise their length does.
        const auto length = static_cast<std::int64_t>(std::ceil(has_budget ? 2 * lists : lists));
        // Each first move is put before the lines twice, now and at the end, which takes some lists
        // each time.
        const double affordable_lines = (1 - of_chains) * lists * attempts / 4;
        std::vector<Entry> lines = best_lines();
        lines.resize(
            std::clamp(static_cast<std::size_t>(affordable_lines), std::size_t{1}, lines.size()));
        for_first_moves([&](std::size_t move, Annealer& annealer, int worker) {
            const std::vector<Entry> starts = put_first(move, lines, annealer);
            RunningStats scores;
            for (std::size_t attempt = 0; attempt < attempts && !annealer.must_stop(); ++attempt) {
                annealer.take(starts[attempt % starts.size()].moves);
                annealer.put_first(m_first_moves[move]);
                const auto done = static_cast<double>(move * attempts + (attempt + 1) * step());
                annealer.cool(length, begin + chains_part * std::min(1.0, done / chains),
                              m_options.warm_progress());
                scores.add(annealer.best_score());
                keep_of_move(move, annealer);
            }
            if (!annealer.must_stop())
                m_team.context(worker).take_attempts(m_first_moves[move], scores);
        });
        if (affordable_lines >= 1)
            put_first_moves_first();
    }

    /// Plays rounds of chains, of which the best go on, and then the first moves. Without a budget
    /// there are `starts` starts on each thread.
    void play_tournament(std::size_t starts) {
        const bool has_budget = lead().has_budget();
        m_cost_of_list = lead().cost_of_list();
        const double lists = has_budget ? (1 - spent()) / m_cost_of_list : 0;
        const std::int64_t length = m_options.first_length(lists, m_rules);
        constexpr double least_chains = 3;
        m_begin_nodes = nodes();
        m_end = has_budget ? 1 - of_late * m_options.first_moves : 1;
        if (has_budget && lists < least_chains * static_cast<double>(length))
            play_last_round(0);
        else
            play_rounds(length, has_budget ? 0 : starts);
        if (!is_over())
            try_first_moves(of_late * m_options.first_moves);
        if (has_budget)
            play_rest();
    }

    /// Spends what the first moves have left of the budget.
    void play_rest() {
        m_end = 1;
        m_field = m_best;
        play_last_round(m_options.warm_progress());
    }

    void play_rounds(std::int64_t length, std::size_t starts) {
        play_first_round(length, starts);
        for (bool is_first = true;; is_first = false) {
            select();
            if (is_first)
                try_first_moves((1 - of_late) * m_options.first_moves);
            if (is_over() || spent() >= m_end || m_field.size() <= m_annealers.size())
                break;
            length *= 2;
            play_round(length);
        }
        if (starts == 0)
            play_last_round(m_options.warm_progress());
    }

    /// Plays `starts` chains on each thread, or as many as the budget allows if that is 0.
    void play_first_round(std::int64_t length, std::size_t starts) {
        m_field.clear();
        run_workers([&](Annealer& annealer, auto& entries, int) {
            const double begin = annealer.spent();
            std::size_t wanted = starts == 0 ? 1 : starts;
            while (entries.size() < wanted && !annealer.must_stop()) {
                annealer.take_start();
                annealer.cool(length);
                keep(annealer, entries);
                if (starts == 0 && entries.size() == 1)
                    wanted = affordable((1 - begin) * of_first_round, annealer.spent() - begin);
            }
        });
    }

    static std::size_t affordable(double budget, double cost) {
        constexpr double most = 100'000;
        return static_cast<std::size_t>(std::clamp(budget / std::max(cost, 1e-9), 1.0, most));
    }

    /// One of every `go_on` goes on, but at least one for each thread.
    void select() {
        const auto go_on = static_cast<std::size_t>(m_options.go_on);
        const std::size_t count =
            std::max(m_annealers.size(), (m_field.size() + go_on - 1) / go_on);
        m_field.resize(std::min(m_field.size(), count));
    }

    void play_round(std::int64_t length) {
        const std::vector<Entry> field = std::move(m_field);
        m_field.clear();
        run_workers([&](Annealer& annealer, auto& entries, int worker) {
            for (auto i = static_cast<std::size_t>(worker); i < field.size(); i += step()) {
                if (annealer.must_stop() || annealer.spent() >= m_end)
                    return;
                annealer.take(field[i].moves);
                annealer.cool(length, m_end, m_options.warm_progress());
                keep(annealer, entries);
            }
        });
    }

    /// Plays a chain on each thread to the end of the budget, from the best lines of the field.
    void play_last_round(double from) {
        const std::vector<Entry> field = std::move(m_field);
        m_field.clear();
        run_workers([&](Annealer& annealer, auto& entries, int worker) {
            if (annealer.must_stop() || annealer.spent() >= m_end)
                return;
            if (field.empty())
                annealer.take_start();
            else
                annealer.take(field[static_cast<std::size_t>(worker) % field.size()].moves);
            annealer.cool(Annealer::to_the_end, m_end, from);
            keep(annealer, entries);
        });
    }

    const Options& m_options;
    const Board& m_root;
    const Rules& m_rules;
    SearchTeam& m_team;
    std::vector<Move> m_first_moves;
    std::vector<std::unique_ptr<Annealer>> m_annealers;
    std::vector<std::vector<Entry>> m_entries; // of each worker in this round
    std::vector<Entry> m_field;                // best first
    std::vector<Entry> m_best;                 // of all rounds, best first
    std::vector<Entry> m_lines_of_moves;       // the best that begins with each first move
    double m_cost_of_list = 1;                 // of a thread's budget
    std::uint64_t m_begin_nodes = 0;           // when the tournament began
    double m_end = 1;                          // the part of the budget that ends its rounds
};

/// The progress of a chain that begins at `warm` (Chain::set_progress).
double Champion::Options::warm_progress() const {
    const auto place = [this](double temperature) {
        return chain.schedule == Schedule::linear ? temperature : std::log(temperature);
    };
    const double from = place(chain.hot);
    const double to = place(chain.cold);
    return to == from ? 0 : std::clamp((place(warm) - from) / (to - from), 0.0, 0.95);
}

/// Chains with a mild end go on gaining for longer.
std::int64_t Champion::Options::first_length(double lists, const Rules& rules) const {
    constexpr std::int64_t without_budget = 1'000'000;
    constexpr double of_root = 50;
    constexpr double of_root_if_mild = 100;
    if (length > 0)
        return length;
    if (lists <= 0)
        return without_budget;
    const double by_rating = has_mild_end(chain, rules) ? of_root_if_mild : of_root;
    const double factor = length_factor > 0 ? length_factor : by_rating;
    return static_cast<std::int64_t>(std::max(1000.0, factor * std::sqrt(lists)));
}

OptionTable<Champion::Options> Champion::option_table() {
    OptionTable<Options> table;
    add_annealing_options(table);
    table.integer("length", &Options::length, 0, 1e12,
                  SAMEGAME_TEXT("Engine", "Lists of a chain of the first round; 0: by the budget"));
    table.real("length-factor", &Options::length_factor, 0, 10000,
               SAMEGAME_TEXT("Engine", "With length 0, a chain of the first round has this many "
                                       "times the square root of the lists that a thread's budget "
                                       "allows, but at least 1,000; 0: 100 if the end is mild, "
                                       "else 50"));
    table.real("warm", &Options::warm, 0.01, 10000,
               SAMEGAME_TEXT("Engine",
                             "Temperature at the start of chains of later rounds, in points, "
                             "at most that of hot"));
    table.integer("go-on", &Options::go_on, 2, 1000,
                  SAMEGAME_TEXT("Engine", "One of this many chains goes on to the next round"));
    table.real("first-moves", &Options::first_moves, 0, 0.5,
               SAMEGAME_TEXT("Engine", "Part of the budget for chains that begin with each of the "
                                       "first moves"));
    return table;
}

StopReason Champion::solve(SearchTeam& team) {
    return Search(m_options, team.root(), team.rules(), team).run();
}

} // namespace samegame
