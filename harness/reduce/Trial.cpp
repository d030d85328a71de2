//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Trial.h"

#include "base/Stage.h"
#include "harness/reduce/Likeness.h"

#include "llvm/Support/ErrorHandling.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <map>
#include <vector>

#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace scion;

/// Candidates that one copy goes through. Making a copy costs 3 ms (without
/// sanitizers), a candidate some 10 ms.
static constexpr size_t batch = 8;

/// Room for an answer: a program's text. Only touched pages cost anything.
static constexpr size_t room = size_t(8) << 20;
static constexpr size_t noteRoom = size_t(4) << 20;

namespace {
/// What a copy leaves; shared with it.
struct Page {
  volatile uint64_t current;  // the candidate that it works on
  volatile uint64_t answered; // 1 behind `current` has an answer
  volatile uint64_t size, noteSize;
  char stage[128];
  char words[512];
  char note[noteRoom];
  char text[room];
};

struct Copy {
  pid_t process = -1;
  Page *page = nullptr;
  int errors = -1;
  size_t from = 0, to = 0;
};
} // namespace

static Page *own = nullptr; // in a copy

static volatile std::sig_atomic_t interrupted = 0;
static bool areHeeded = true;
bool scion::isInterrupted() { return interrupted && areHeeded; }
void scion::heedInterrupts(bool areHeededNow) { areHeeded = areHeededNow; }

static void onInterrupt(int signal) {
  interrupted = 1;
  std::signal(signal, SIG_DFL);
}

void scion::handleInterrupts() {
  struct sigaction action = {};
  action.sa_handler = onInterrupt;
  for (int signal : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction before = {};
    sigaction(signal, nullptr, &before);
    if (before.sa_handler != SIG_IGN)
      sigaction(signal, &action, nullptr);
  }
}

void scion::noteForParent(const std::string &text) {
  if (!own)
    return;
  own->noteSize = 0;
  size_t size = std::min(text.size(), noteRoom);
  std::memcpy(own->note, text.data(), size);
  own->noteSize = size;
}

//===----------------------------------------------------------------------===//
// In the copy
//===----------------------------------------------------------------------===//

static void putWords(char *place, size_t size, const char *text) {
  std::strncpy(place, text, size - 1);
}

/// The innermost function of MLIR or LLVM on the stack, by the names that the
/// libraries export. Equal faults have equal names; they need not be exact.
static void noteFrames(int number) {
  void *frames[64];
  int count = backtrace(frames, 64);
  char *at = own->words;
  size_t left = sizeof(own->words) - 1;
  auto put = [&](const char *text) {
    size_t size = std::min(std::strlen(text), left);
    std::memcpy(at, text, size);
    at += size;
    left -= size;
  };
  put("signal ");
  put(strsignal(number));
  Dl_info self = {};
  dladdr(reinterpret_cast<void *>(&noteFrames), &self);
  for (int i = 0; i < count; ++i) {
    Dl_info info = {};
    if (!dladdr(frames[i], &info) || !info.dli_fname || !info.dli_sname)
      continue;
    const char *slash = std::strrchr(info.dli_fname, '/');
    const char *file = slash ? slash + 1 : info.dli_fname;
    if (info.dli_fbase == self.dli_fbase ||
        (std::strncmp(file, "libMLIR", 7) != 0 &&
         std::strncmp(file, "libLLVM", 7) != 0))
      continue;
    put(" in ");
    put(info.dli_sname);
    return;
  }
}

static void onDeath(int number) {
  if (own) {
    putWords(own->stage, sizeof(own->stage), currentStage());
    if (!own->words[0])
      noteFrames(number);
  }
  std::signal(number, SIG_DFL);
  raise(number);
}

static void onFatalError(void *, const char *reason, bool) {
  if (own) {
    putWords(own->stage, sizeof(own->stage), currentStage());
    std::string words = likenessOf(std::string("LLVM ERROR: ") + reason);
    putWords(own->words, sizeof(own->words), words.c_str());
  }
  std::signal(SIGABRT, SIG_DFL);
  std::raise(SIGABRT);
}

static void prepareCopy(int errors) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  llvm::remove_fatal_error_handler();
  llvm::install_fatal_error_handler(onFatalError);
  // Stack overflows need another stack.
  static char *stack = static_cast<char *>(std::malloc(1 << 18));
  stack_t other = {};
  other.ss_sp = stack;
  other.ss_size = 1 << 18;
  sigaltstack(&other, nullptr);
  struct sigaction action = {};
  action.sa_handler = onDeath;
  action.sa_flags = SA_ONSTACK | SA_NODEFER;
  for (int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGTRAP})
    sigaction(signal, &action, nullptr);
  // A person's Ctrl-C is the parent's business.
  std::signal(SIGINT, SIG_IGN);
  std::signal(SIGTERM, SIG_DFL);
  std::signal(SIGPROF, SIG_DFL);
  int nowhere = open("/dev/null", O_RDWR);
  dup2(nowhere, STDIN_FILENO);
  dup2(nowhere, STDOUT_FILENO);
  dup2(errors >= 0 ? errors : nowhere, STDERR_FILENO);
}

[[noreturn]] static void goThrough(const Trials &trials, Copy &copy) {
  own = copy.page;
  prepareCopy(copy.errors);
  for (size_t i = copy.from; i < copy.to; ++i) {
    own->current = i;
    own->noteSize = 0;
    itimerval limit = {};
    limit.it_value.tv_sec = trials.seconds;
    setitimer(ITIMER_PROF, &limit, nullptr);
    putWords(own->stage, sizeof(own->stage), "");
    Answer answer = trials.work(i);
    if (!answer || answer->size() > room)
      continue;
    std::memcpy(own->text, answer->data(), answer->size());
    own->size = answer->size();
    own->answered = 1;
    _exit(0);
  }
  own->current = copy.to;
  _exit(0);
}

//===----------------------------------------------------------------------===//
// In the parent
//===----------------------------------------------------------------------===//

static bool start(const Trials &trials, Copy &copy) {
  void *memory = mmap(nullptr, sizeof(Page), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED)
    return false;
  copy.page = static_cast<Page *>(memory);
  copy.errors = memfd_create("reduce", MFD_CLOEXEC);
  copy.process = fork();
  if (copy.process == 0)
    goThrough(trials, copy);
  return copy.process > 0;
}

static std::string readBack(int descriptor) {
  std::string text;
  char buffer[1 << 14];
  ssize_t got;
  for (off_t at = 0; descriptor >= 0 &&
                     (got = pread(descriptor, buffer, sizeof buffer, at)) > 0;
       at += got)
    text.append(buffer, size_t(got));
  return text;
}

static void release(Copy &copy) {
  if (copy.errors >= 0)
    close(copy.errors);
  if (copy.page)
    munmap(copy.page, sizeof(Page));
  copy = {};
}

static void stop(Copy &copy) {
  if (copy.process > 0) {
    kill(copy.process, SIGKILL);
    while (waitpid(copy.process, nullptr, 0) < 0 && errno == EINTR) {
    }
  }
  release(copy);
}

namespace {
/// The copies at work, and what the candidates behind them came to.
class Race {
public:
  Race(const Trials &trials, size_t from, size_t to)
      : trials(trials), next(from), to(to) {}

  ~Race() {
    for (Copy &copy : copies)
      stop(copy);
  }

  std::optional<FirstAnswer> run() {
    while (!isInterrupted()) {
      while (copies.size() < trials.jobs && hasMore())
        startNext();
      if (best &&
          std::none_of(
              copies.begin(), copies.end(),
              [&](const Copy &copy) { return copy.from < best->candidate; }) &&
          again.empty())
        return best;
      if (copies.empty())
        return best;
      waitForOne();
    }
    return std::nullopt;
  }

private:
  struct Range {
    size_t from, to;
  };
  const Trials &trials;
  size_t next, to;
  std::vector<Range> again; // left behind candidates that ended a copy
  std::vector<Copy> copies;
  std::optional<FirstAnswer> best;

  size_t end() const { return best ? std::min(best->candidate, to) : to; }

  bool hasMore() {
    std::erase_if(again, [&](const Range &range) {
      return range.from >= std::min(range.to, end());
    });
    return !again.empty() || next < end();
  }

  void startNext() {
    Copy copy;
    if (!again.empty()) {
      auto first = std::min_element(
          again.begin(), again.end(),
          [](const Range &a, const Range &b) { return a.from < b.from; });
      copy.from = first->from;
      copy.to = std::min(first->to, end());
      again.erase(first);
    } else {
      // The first ones alone: they succeed most often.
      copy.from = next;
      copy.to = std::min(next + batch, end());
      next = copy.to;
    }
    if (start(trials, copy))
      copies.push_back(copy);
    else
      release(copy);
  }

  void note(size_t candidate, std::string text) {
    if (!best || candidate < best->candidate)
      best = FirstAnswer{candidate, std::move(text)};
  }

  void waitForOne() {
    int status = 0;
    pid_t process = waitpid(-1, &status, 0);
    auto ended =
        std::find_if(copies.begin(), copies.end(),
                     [&](const Copy &copy) { return copy.process == process; });
    if (ended == copies.end())
      return;
    Copy copy = *ended;
    copies.erase(ended);
    if (isInterrupted())
      return release(copy);
    if (copy.page->answered) {
      note(copy.page->current, std::string(copy.page->text, copy.page->size));
    } else if (copy.page->current < copy.to) {
      size_t candidate = copy.page->current;
      if (candidate + 1 < copy.to)
        again.push_back({candidate + 1, copy.to});
      Death death;
      death.isHang = WIFSIGNALED(status) && WTERMSIG(status) == SIGPROF;
      death.stage = copy.page->stage;
      death.words = lastWordsOf(readBack(copy.errors));
      if (death.words.empty())
        death.words = copy.page->words;
      if (death.words.empty())
        death.words = WIFSIGNALED(status)
                          ? std::string("signal ") + strsignal(WTERMSIG(status))
                          : "exit code " + std::to_string(WEXITSTATUS(status));
      std::string left(copy.page->note, copy.page->noteSize);
      if (Answer answer = trials.died(candidate, death, left))
        note(candidate, std::move(*answer));
    }
    release(copy);
  }
};
} // namespace

std::optional<FirstAnswer> scion::firstAnswer(const Trials &trials, size_t from,
                                              size_t to) {
  if (from >= to)
    return std::nullopt;
  return Race(trials, from, to).run();
}
