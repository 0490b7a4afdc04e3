#include "app/cluster/trial_worker.h"

#include <exception>

#include "app/cluster/message.h"
#include "engine/base/exceptions.h"
#include "engine/studies/experiment/trial_file.h"

namespace samegame::cluster {

TrialWorker::TrialWorker(const TrialTable& table, int threads, std::uint64_t memory, Mail& mail)
    : m_table(table), m_threads(threads), m_memory(memory), m_mail(mail), m_free(threads) {}

TrialWorker::~TrialWorker() {
    stop();
    for (const auto& running : m_running)
        running->thread.join();
}

void TrialWorker::stop() {
    m_is_stopped = true;
    m_dealt.clear();
    for (const auto& running : m_running)
        running->control.request_stop();
}

void TrialWorker::take(const Letter& letter) {
    if (letter.kind == Kind::stop)
        stop();
    if (letter.kind != Kind::deal || m_is_stopped)
        return;
    m_has_asked = false;
    const auto deal = message_of<TrialDeal>(letter.content);
    if (deal && deal->number < m_table.size())
        m_dealt.push_back(deal->number);
}

void TrialWorker::step(Clock::time_point now, bool was_told) {
    if (was_told)
        stop();
    collect();
    while (!m_dealt.empty() && entrant_of(m_dealt.front()).real_threads(m_threads) <= m_free) {
        begin(m_dealt.front());
        m_dealt.pop_front();
    }
    ask(now, was_told);
}

const Entrant& TrialWorker::entrant_of(std::uint64_t number) const {
    return m_table.entrants[m_table.place_of(number).entrant];
}

/// Begins a trial. If no thread can be started, the trial has failed.
void TrialWorker::begin(std::uint64_t number) {
    auto running = std::make_unique<Running>();
    running->number = number;
    running->threads = entrant_of(number).real_threads(m_threads);
    m_running.push_back(std::move(running)); // no memory may be short once its thread runs
    Running& begun = *m_running.back();
    try {
        begun.thread = std::thread([this, &begun] { search(begun); });
    } catch (const std::exception& exception) { // no more threads
        m_running.pop_back();
        m_failure = to_string(error_of(exception));
        return;
    }
    m_free -= begun.threads;
}

void TrialWorker::search(Running& running) const {
    try {
        running.trial = run_trial(m_table, m_table.place_of(running.number),
                                  entrant_of(running.number).memory_of_trial(m_memory, m_threads),
                                  running.control);
    } catch (const std::exception& exception) {
        running.failure = to_string(error_of(exception));
    }
    running.has_ended = true;
}

/// Sends the results of trials that have ended.
void TrialWorker::collect() {
    std::erase_if(m_running, [this](const auto& running) {
        if (!running->has_ended)
            return false;
        running->thread.join();
        m_free += running->threads;
        if (running->trial)
            m_mail.send(
                0, Kind::trial,
                to_bytes(TrialResult{running->number, trial_line(m_table, *running->trial)}));
        if (!running->failure.empty())
            m_failure = running->failure;
        return true;
    });
}

/// Asks for a trial if there is room for one, and gives a sign of life now and then.
void TrialWorker::ask(Clock::time_point now, bool was_told) {
    TrialWish wish;
    wish.wants =
        !m_has_asked && m_free > 0 && m_dealt.empty() && !m_is_stopped && m_failure.empty();
    wish.was_told = was_told;
    wish.failure = m_failure;
    if (!wish.wants && was_told == m_was_told && now < m_next_word)
        return;
    if (!wish.wants && m_mail.is_sending(0))
        return;
    m_has_asked = m_has_asked || wish.wants;
    m_was_told = was_told;
    m_next_word = now + between_words(m_mail.size());
    m_mail.send(0, Kind::want, to_bytes(wish));
}

} // namespace samegame::cluster
