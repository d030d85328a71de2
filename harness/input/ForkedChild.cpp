//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/ForkedChild.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace scion;

/// Of a sanitizer, where there is one: what it calls before it ends a process.
extern "C" __attribute__((weak)) void
__sanitizer_set_death_callback(void (*callback)());

static constexpr size_t room = 64 << 10;

struct ChildWords::Page {
  uint32_t aboutSize, foundSize;
  char about[room], found[room];
};

static void put(std::string_view text, char *place, uint32_t &size) {
  size = 0; // while it is changed, there are none
  uint32_t count = uint32_t(std::min(text.size(), room));
  std::memcpy(place, text.data(), count);
  size = count;
}

void ChildWords::about(std::string_view what) {
  put(what, page->about, page->aboutSize);
}

void ChildWords::found(std::string_view what) {
  put(what, page->found, page->foundSize);
}

/// The engine's handlers would take the end of the child for its own.
static void forgetEngine() {
  for (int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGTRAP, SIGALRM,
                     SIGXFSZ, SIGXCPU, SIGINT, SIGTERM, SIGUSR1, SIGUSR2})
    std::signal(signal, SIG_DFL);
  if (&__sanitizer_set_death_callback)
    __sanitizer_set_death_callback(nullptr);
  int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nowhere >= 0) {
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
  }
}

ChildEnd scion::runForked(const std::function<void(ChildWords &)> &work,
                          unsigned seconds) {
  ChildEnd end;
  void *memory = mmap(nullptr, sizeof(ChildWords::Page), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    return end;
  auto *page = static_cast<ChildWords::Page *>(memory);
  pid_t child = fork();
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    forgetEngine();
    alarm(seconds);
    ChildWords words(page);
    work(words);
    _exit(0);
  }
  if (child > 0) {
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    end.started = true;
    end.finished = WIFEXITED(status) && WEXITSTATUS(status) == 0;
    end.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    end.timedOut = end.signal == SIGALRM;
    end.about.assign(page->about, page->aboutSize);
    end.found.assign(page->found, page->foundSize);
  }
  munmap(memory, sizeof(ChildWords::Page));
  return end;
}
