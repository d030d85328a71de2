//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/harvest/WorkerPool.h"

#include "harness/input/Registration.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <map>
#include <memory>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

using namespace scion;
using namespace scion::harvest;

using Clock = std::chrono::steady_clock;

//===----------------------------------------------------------------------===//
// In the worker
//===----------------------------------------------------------------------===//

namespace {
/// What a worker is asked to do.
struct Job {
  uint64_t file;
  uint64_t firstChunk;
};
} // namespace

static bool readAll(int descriptor, void *data, size_t size) {
  for (auto *at = static_cast<char *>(data); size > 0;) {
    ssize_t got = read(descriptor, at, size);
    if (got <= 0)
      return false;
    at += got;
    size -= got;
  }
  return true;
}

static void writeAll(int descriptor, std::string_view data) {
  while (!data.empty()) {
    ssize_t put = write(descriptor, data.data(), data.size());
    if (put <= 0)
      _exit(0); // the harvest is gone
    data.remove_prefix(put);
  }
}

/// Reads jobs until the harvest closes the pipe.
[[noreturn]] static void work(const std::vector<std::string> &files,
                              const WorkOptions &options, int jobs,
                              int results) {
  Job job;
  while (readAll(jobs, &job, sizeof(job))) {
    const std::string &file = files[job.file];
    auto buffer = llvm::MemoryBuffer::getFile(file);
    if (!buffer)
      _exit(0); // the harvest could read it a moment ago; it will say so
    std::vector<Chunk> chunks = splitChunks((*buffer)->getBuffer());
    // Outcomes go out as they come: the chunk behind the last one that arrived
    // is the chunk that crashed.
    auto send = [&](const Outcome &outcome) {
      std::string wire;
      encode(outcome, wire);
      writeAll(results, wire);
    };
    if (options.tool) {
      readWithTool(*options.tool, file, chunks, job.firstChunk, options.read,
                   send);
    } else {
      for (size_t i = job.firstChunk; i < chunks.size(); ++i)
        send(readChunk(chunks[i].text, options.read));
    }
  }
  _exit(0);
}

//===----------------------------------------------------------------------===//
// In the harvest
//===----------------------------------------------------------------------===//

static volatile sig_atomic_t interrupted = 0;

namespace {

/// SIGINT and SIGTERM raise a flag while this lives.
class SignalGuard {
public:
  SignalGuard() {
    interrupted = 0;
    struct sigaction action = {};
    action.sa_handler = [](int) { interrupted = 1; };
    sigaction(SIGINT, &action, &previousInt);
    sigaction(SIGTERM, &action, &previousTerm);
    action.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &action, &previousPipe);
  }
  ~SignalGuard() {
    sigaction(SIGINT, &previousInt, nullptr);
    sigaction(SIGTERM, &previousTerm, nullptr);
    sigaction(SIGPIPE, &previousPipe, nullptr);
  }

private:
  struct sigaction previousInt, previousTerm, previousPipe;
};

struct Worker {
  pid_t process = -1;
  int jobs = -1, results = -1;
  /// What the worker says on stderr; the reason of a crash is looked up there.
  std::unique_ptr<FILE, int (*)(FILE *)> errors{nullptr, std::fclose};
  std::string wire; // received, not yet decoded
  std::optional<size_t> file;
  Clock::time_point lastSign;
};

class Pool {
public:
  Pool(const std::vector<std::string> &files, const WorkOptions &options)
      : files(files), options(options) {
    // With a tool: one run over the file, then one over the first chunk.
    patience = std::chrono::seconds(options.tool ? 2 * options.timeOut + 5
                                                 : options.timeOut);
  }
  ~Pool() {
    for (Worker &worker : workers)
      stop(worker);
  }

  bool run(const std::function<Continue(size_t, FileOutcome)> &consume,
           const std::function<void(size_t)> &finished);

private:
  void start(Worker &worker);
  int stop(Worker &worker);
  void give(Worker &worker);
  bool send(Worker &worker);
  void receive(Worker &worker);
  void loseChunk(Worker &worker, Fate fate);
  void finish(size_t file);

  const std::vector<std::string> &files;
  const WorkOptions &options;
  Clock::duration patience;
  std::vector<Worker> workers;
  size_t nextFile = 0, numFinished = 0;
  std::map<size_t, FileOutcome> open; // being read, or waiting for their turn
  std::map<size_t, bool> through;
};

} // namespace

void Pool::start(Worker &worker) {
  int toWorker[2], fromWorker[2];
  worker.errors.reset(std::tmpfile());
  if (!worker.errors || pipe2(toWorker, O_CLOEXEC) ||
      pipe2(fromWorker, O_CLOEXEC)) {
    std::perror("scion harvest: cannot start a worker process");
    std::exit(2);
  }
  worker.process = fork();
  if (worker.process < 0) {
    std::perror("scion harvest: cannot start a worker process");
    std::exit(2);
  }
  if (worker.process == 0) {
    // A group of its own: Ctrl-C on the terminal reaches only the harvest, and
    // stopping the worker stops the tool that it runs.
    setpgid(0, 0);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    close(toWorker[1]);
    close(fromWorker[0]);
    for (Worker &other : workers)
      if (&other != &worker && other.process > 0) {
        close(other.jobs);
        close(other.results);
      }
    dup2(fileno(worker.errors.get()), STDERR_FILENO);
    work(files, options, toWorker[0], fromWorker[1]);
  }
  setpgid(worker.process, worker.process);
  close(toWorker[0]);
  close(fromWorker[1]);
  worker.jobs = toWorker[1];
  worker.results = fromWorker[0];
  worker.wire.clear();
}

/// Ends the process, if it has not ended by itself; returns its wait status.
int Pool::stop(Worker &worker) {
  if (worker.process <= 0)
    return 0;
  close(worker.jobs);
  close(worker.results);
  kill(-worker.process, SIGKILL);
  int status = 0;
  while (waitpid(worker.process, &status, 0) < 0 && errno == EINTR) {
  }
  worker.process = -1;
  return status;
}

/// Sends the rest of the worker's file to the worker.
bool Pool::send(Worker &worker) {
  Job job = {*worker.file, open[*worker.file].chunks.size()};
  worker.lastSign = Clock::now();
  return write(worker.jobs, &job, sizeof(job)) == sizeof(job);
}

/// Gives the worker its next file, if there is one.
void Pool::give(Worker &worker) {
  worker.file.reset();
  while (nextFile < files.size()) {
    size_t file = nextFile++;
    FileOutcome &outcome = open[file];
    auto buffer = llvm::MemoryBuffer::getFile(files[file]);
    if (!buffer) {
      outcome.problem = buffer.getError().message();
      finish(file);
      continue;
    }
    for (const Chunk &chunk : splitChunks((*buffer)->getBuffer()))
      outcome.lines.push_back(chunk.line);
    worker.file = file;
    if (!send(worker))
      loseChunk(worker, Fate::Crash);
    return;
  }
}

void Pool::finish(size_t file) {
  through[file] = true;
  ++numFinished;
}

void Pool::receive(Worker &worker) {
  char buffer[1 << 16];
  ssize_t got = read(worker.results, buffer, sizeof(buffer));
  if (got < 0 && errno == EINTR)
    return;
  if (got <= 0)
    return loseChunk(worker, Fate::Crash);
  worker.lastSign = Clock::now();
  worker.wire.append(buffer, got);
  FileOutcome &outcome = open[*worker.file];
  while (std::optional<Outcome> chunk = decode(worker.wire))
    outcome.chunks.push_back(std::move(*chunk));
  if (outcome.chunks.size() < outcome.lines.size())
    return;
  finish(*worker.file);
  give(worker);
}

/// The first line that says why, without anything that differs from run to run
/// (process ids, addresses).
static std::string describeCrash(FILE *errors, int status) {
  std::string text(1 << 16, '\0');
  std::rewind(errors);
  text.resize(std::fread(text.data(), 1, text.size(), errors));
  llvm::StringRef said(text);
  size_t fatal = said.find("LLVM ERROR: ");
  if (fatal != said.npos)
    return said.substr(fatal).split('\n').first.str();
  size_t sanitizer = said.find("Sanitizer: ");
  if (sanitizer != said.npos)
    return "sanitizer: " +
           said.substr(sanitizer + 11).split('\n').first.split(' ').first.str();
  if (WIFSIGNALED(status))
    return std::string("signal ") + std::to_string(WTERMSIG(status)) + " (" +
           strsignal(WTERMSIG(status)) + ")";
  return "ended with exit code " + std::to_string(WEXITSTATUS(status));
}

/// The worker died over the next chunk of its file, or is to die because it
/// takes too long. Another one goes on behind that chunk.
void Pool::loseChunk(Worker &worker, Fate fate) {
  int status = stop(worker);
  FileOutcome &outcome = open[*worker.file];
  std::string reason =
      fate == Fate::TimeOut
          ? "took longer than " + std::to_string(options.timeOut) + " s"
          : describeCrash(worker.errors.get(), status);
  outcome.chunks.push_back(refusal(fate, std::move(reason)));
  start(worker);
  if (outcome.chunks.size() < outcome.lines.size()) {
    if (!send(worker))
      loseChunk(worker, Fate::Crash);
    return;
  }
  finish(*worker.file);
  give(worker);
}

bool Pool::run(const std::function<Continue(size_t, FileOutcome)> &consume,
               const std::function<void(size_t)> &finished) {
  workers.resize(std::min<size_t>(options.workers, files.size()));
  for (Worker &worker : workers) {
    start(worker);
    give(worker);
  }
  size_t consumed = 0;
  while (consumed < files.size()) {
    while (through.count(consumed)) {
      auto entry = open.find(consumed);
      through.erase(consumed);
      Continue more = consume(consumed, std::move(entry->second));
      open.erase(entry);
      ++consumed;
      if (more == Continue::No)
        return true;
    }
    finished(numFinished);
    if (consumed == files.size())
      break;
    if (interrupted)
      return false;

    std::vector<pollfd> waits;
    std::vector<Worker *> waiting;
    for (Worker &worker : workers)
      if (worker.file) {
        waits.push_back({worker.results, POLLIN, 0});
        waiting.push_back(&worker);
      }
    int ready = poll(waits.data(), waits.size(), /*ms=*/500);
    if (ready < 0 && errno != EINTR)
      return false;
    for (size_t i = 0; i < waits.size(); ++i)
      if (ready > 0 && waits[i].revents)
        receive(*waiting[i]);
      else if (Clock::now() - waiting[i]->lastSign > patience)
        loseChunk(*waiting[i], Fate::TimeOut);
  }
  return true;
}

bool harvest::readFiles(
    const std::vector<std::string> &files, const WorkOptions &options,
    const std::function<Continue(size_t, FileOutcome)> &consume,
    const std::function<void(size_t)> &finished) {
  // Registered once, before the workers are forked from this process.
  globalRegistry();
  SignalGuard guard;
  return Pool(files, options).run(consume, finished);
}
