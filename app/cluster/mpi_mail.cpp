#include "app/cluster/mpi_mail.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <mpi.h>
#include <sched.h>
#include <thread>
#include <unistd.h>

namespace samegame::cluster {

namespace {

/// The exit code of the process if MPI does not end; for a signal handler.
std::atomic<int> code_of_end = 0;
static_assert(std::atomic<int>::is_always_lock_free);

void end_process(int /*signal*/) {
    _exit(code_of_end);
}

int size_of(const Bytes& content) {
    return static_cast<int>(content.size());
}

/// The ranks of `machine` that may run on the same cores divide them evenly.
int share_of_cores(MPI_Comm machine, int ranks) {
    cpu_set_t own;
    CPU_ZERO(&own);
    if (sched_getaffinity(0, sizeof own, &own) != 0)
        return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) / ranks);
    std::vector<cpu_set_t> all(static_cast<std::size_t>(ranks));
    MPI_Allgather(&own, sizeof own, MPI_BYTE, all.data(), sizeof own, MPI_BYTE, machine);
    const auto sharing = std::ranges::count_if(
        all, [&](const cpu_set_t& other) { return CPU_EQUAL(&own, &other) != 0; });
    return std::max(1, CPU_COUNT(&own) / static_cast<int>(sharing));
}

} // namespace

struct MpiMail::Outgoing {
    int rank = 0;
    Bytes content;
    MPI_Request request = MPI_REQUEST_NULL;
};

struct MpiMail::Incoming {
    Letter letter;
    MPI_Request request = MPI_REQUEST_NULL;
};

MpiMail::MpiMail(int& argc, char**& argv) {
    int provided = 0;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
    if (provided < MPI_THREAD_FUNNELED)
        MPI_Abort(MPI_COMM_WORLD, 1); // no MPI-3 library of today
    // A letter that cannot be sent does not arrive, and the rank is missed later.
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_rank(MPI_COMM_WORLD, &m_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &m_size);
    m_unsent.resize(static_cast<std::size_t>(m_size));
    MPI_Comm machine = MPI_COMM_NULL;
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, m_rank, MPI_INFO_NULL, &machine);
    MPI_Comm_size(machine, &m_ranks_on_machine);
    m_cores = share_of_cores(machine, m_ranks_on_machine);
    MPI_Comm_free(&machine);
}

MpiMail::~MpiMail() = default;

void MpiMail::send(int rank, Kind kind, Bytes content) {
    if (rank == m_rank) {
        m_own.push_back({rank, kind, std::move(content)});
        return;
    }
    auto outgoing = std::make_unique<Outgoing>();
    outgoing->rank = rank;
    outgoing->content = std::move(content);
    const int result = MPI_Isend(outgoing->content.data(), size_of(outgoing->content), MPI_BYTE,
                                 rank, static_cast<int>(kind), MPI_COMM_WORLD, &outgoing->request);
    if (result != MPI_SUCCESS)
        return;
    m_sending.push_back(std::move(outgoing));
    ++m_unsent[static_cast<std::size_t>(rank)];
}

void MpiMail::forget_sent() {
    std::erase_if(m_sending, [this](const auto& outgoing) {
        int is_sent = 0;
        const int result = MPI_Test(&outgoing->request, &is_sent, MPI_STATUS_IGNORE);
        if (result == MPI_SUCCESS && is_sent == 0)
            return false;
        --m_unsent[static_cast<std::size_t>(outgoing->rank)];
        return true;
    });
}

/// Begins to receive all announced messages. Each is matched as it is seen, so that the messages of
/// one rank stay in order and no other rank's message waits for them.
void MpiMail::look_for_letters() {
    for (;;) {
        int is_there = 0;
        MPI_Message message = MPI_MESSAGE_NULL;
        MPI_Status status;
        if (MPI_Improbe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &is_there, &message,
                        &status) != MPI_SUCCESS ||
            is_there == 0)
            return;
        int bytes = 0;
        MPI_Get_count(&status, MPI_BYTE, &bytes);
        auto incoming = std::make_unique<Incoming>();
        incoming->letter.rank = status.MPI_SOURCE;
        incoming->letter.kind = static_cast<Kind>(status.MPI_TAG);
        incoming->letter.content.resize(static_cast<std::size_t>(bytes));
        MPI_Imrecv(incoming->letter.content.data(), bytes, MPI_BYTE, &message, &incoming->request);
        m_arriving.push_back(std::move(incoming));
    }
}

std::optional<Letter> MpiMail::receive() {
    if (!m_own.empty()) {
        Letter letter = std::move(m_own.front());
        m_own.pop_front();
        return letter;
    }
    forget_sent();
    look_for_letters();
    std::vector<int> late; // ranks of which an earlier letter is still on its way
    for (auto incoming = m_arriving.begin(); incoming != m_arriving.end(); ++incoming) {
        const int rank = (*incoming)->letter.rank;
        if (std::ranges::find(late, rank) != late.end())
            continue;
        int is_whole = 0;
        MPI_Test(&(*incoming)->request, &is_whole, MPI_STATUS_IGNORE);
        if (is_whole == 0) {
            late.push_back(rank);
            continue;
        }
        Letter letter = std::move((*incoming)->letter);
        m_arriving.erase(incoming);
        return letter;
    }
    return std::nullopt;
}

std::string MpiMail::broadcast(std::string text) {
    auto bytes = static_cast<unsigned long>(text.size());
    MPI_Bcast(&bytes, 1, MPI_UNSIGNED_LONG, 0, MPI_COMM_WORLD);
    text.resize(bytes);
    MPI_Bcast(text.data(), static_cast<int>(bytes), MPI_CHAR, 0, MPI_COMM_WORLD);
    return text;
}

int MpiMail::sum(int number) {
    int all = 0;
    MPI_Allreduce(&number, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    return all;
}

void MpiMail::finish(int exit_code, std::chrono::seconds patience) {
    code_of_end = exit_code;
    std::signal(SIGALRM, end_process);
    alarm(static_cast<unsigned>(patience.count()));
    while (forget_sent(), !m_sending.empty()) {
        look_for_letters(); // what others send must not wait for this rank
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    MPI_Finalize();
    alarm(0);
}

void MpiMail::abort(int exit_code) {
    MPI_Abort(MPI_COMM_WORLD, exit_code);
    _exit(exit_code);
}

} // namespace samegame::cluster
