//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/FreshProcess.h"

#include "harness/input/HeapCheck.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace scion;

/// "name:noise:file" in the environment of a process that runs a job.
static constexpr std::string_view jobVariable = "SCION_JOB";

/// What is kept of a job's output: reports with a program fit.
static constexpr size_t keptOutput = 1u << 20;

static const FreshJob *jobs = nullptr;

FreshJob::FreshJob(const char *name, Run run)
    : name(name), run(run), next(jobs) {
  jobs = this;
}

/// The command line of a new process: this program, with Scion's own flags.
static std::vector<char *> &commandLine() {
  static auto *list = new std::vector<char *>;
  return *list;
}

/// The same in a process that runs a job: it copies itself, unless the copy has
/// to be another program.
static std::vector<char *> &commandLineOfJob() {
  static auto *list = new std::vector<char *>;
  return *list;
}

static void fillCommandLine(std::vector<char *> &line, int argc, char **argv) {
  line.clear();
  line.push_back(argv[0]);
  for (int i = 1; i < argc; ++i)
    if (std::string_view(argv[i]).starts_with("--scion-"))
      line.push_back(strdup(argv[i]));
  line.push_back(nullptr);
}

bool scion::isFreshJob(std::string_view name) {
  const char *asked = std::getenv(jobVariable.data());
  if (!asked || name.empty())
    return asked;
  std::string_view text(asked);
  return text.substr(0, text.find(':')) == name;
}

/// Live blocks of many sizes with holes between them.
static void makeNoise(unsigned count) {
  static std::vector<void *> kept;
  std::vector<void *> holes;
  uint64_t state = count;
  for (unsigned i = 0; i < count; ++i) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    void *block = std::malloc(16 + (state >> 33) % 1000);
    (i % 2 ? kept : holes).push_back(block);
  }
  for (void *hole : holes)
    std::free(hole);
}

void scion::runFreshJobIfAsked(int argc, char **argv) {
  if (const char *asked = std::getenv(jobVariable.data())) {
    std::string_view text(asked);
    size_t noiseAt = text.find(':'), fileAt = text.find(':', noiseAt + 1);
    if (fileAt == text.npos)
      _exit(3);
    std::string_view name = text.substr(0, noiseAt);
    fillCommandLine(commandLineOfJob(), argc, argv);
    makeNoise(unsigned(std::strtoul(asked + noiseAt + 1, nullptr, 10)));
    for (const FreshJob *job = jobs; job; job = job->next)
      if (name == job->name) {
        int code = job->run(asked + fileAt + 1);
        std::fflush(nullptr);
        _exit(code);
      }
    std::fprintf(stderr, "scion: this program has no job '%s'\n", asked);
    _exit(3);
  }
  fillCommandLine(commandLine(), argc, argv);
}

/// The environment of a new process: ours, without what ties a process to
/// AFL++ (it would write into the map of its parent), and the job.
template <size_t N>
static void fillEnvironment(std::array<char *, N> &environment, char *job,
                            char *preload) {
  size_t count = 0;
  environment[count++] = job;
  if (preload)
    environment[count++] = preload;
  for (char **entry = environ; *entry && count + 1 < N; ++entry)
    if (std::strncmp(*entry, "__AFL", 5) != 0 &&
        (!preload || std::strncmp(*entry, "LD_PRELOAD=", 11) != 0) &&
        std::strncmp(*entry, jobVariable.data(), jobVariable.size()) != 0)
      environment[count++] = *entry;
  environment[count] = nullptr;
}

/// The new process becomes this program, made anew. Nothing is allocated. It
/// has no file of its parent's: one that held the pipes of afl-fuzz would
/// answer it in its parent's stead, before that one can.
[[noreturn]] static void becomeFresh(const std::vector<char *> &line, char *job,
                                     bool randomize, char *preload = nullptr) {
  static std::array<char *, 1024> environment;
  fillEnvironment(environment, job, preload);
  personality(randomize ? 0 : ADDR_NO_RANDOMIZE);
  // The signals that the parent had blocked, and its timers, are not ours.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  close_range(STDERR_FILENO + 1, ~0u, 0);
  execve("/proc/self/exe", line.data(), environment.data());
  _exit(3);
}

static int64_t nowInMilliseconds() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return int64_t(now.tv_sec) * 1000 + now.tv_nsec / 1000000;
}

/// Waits for the process; false if it was killed because time was up.
static bool waitFor(pid_t pid, unsigned seconds, int &status) {
  bool inTime = true;
  int process = int(syscall(SYS_pidfd_open, pid, 0));
  if (seconds && process >= 0) {
    int64_t end = nowInMilliseconds() + int64_t(seconds) * 1000;
    pollfd waiting = {process, POLLIN, 0};
    int ready = 0;
    do {
      int64_t left = end - nowInMilliseconds();
      ready = left > 0 ? poll(&waiting, 1, int(left)) : 0;
    } while (ready < 0 && errno == EINTR);
    if (ready == 0) {
      inTime = false;
      kill(pid, SIGKILL);
    }
  }
  if (process >= 0)
    close(process);
  while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
  }
  return inTime;
}

static std::string endOf(int file) {
  off_t size = lseek(file, 0, SEEK_END);
  off_t from = size > off_t(keptOutput) ? size - off_t(keptOutput) : 0;
  std::string text(size_t(size - from), '\0');
  ssize_t got = pread(file, text.data(), text.size(), from);
  text.resize(got > 0 ? size_t(got) : 0);
  return text;
}

FreshResult scion::runFresh(const FreshJob &job, const std::string &file,
                            const FreshOptions &options) {
  FreshResult result;
  const std::vector<char *> &line = options.checkHeap && commandLine().empty()
                                        ? commandLineOfJob()
                                        : commandLine();
  std::string preload = "LD_PRELOAD=" + heapCheckLibrary();
  if (options.checkHeap && (line.empty() || heapCheckLibrary().empty()))
    return result;
  int output = int(syscall(SYS_memfd_create, "scion-job", MFD_CLOEXEC));
  if (output < 0)
    return result;
  std::string variable = std::string(jobVariable) + "=" + job.name + ":" +
                         std::to_string(options.heapNoise) + ":" + file;
  std::fflush(stdout);
  std::fflush(stderr);
  pid_t pid = fork();
  if (pid == 0) {
    dup2(output, STDOUT_FILENO);
    dup2(output, STDERR_FILENO);
    if (!line.empty())
      becomeFresh(line, variable.data(), options.randomizeAddresses,
                  options.checkHeap ? preload.data() : nullptr);
    makeNoise(options.heapNoise);
    int code = job.run(file.c_str());
    std::fflush(nullptr);
    _exit(code);
  }
  if (pid > 0) {
    result.started = true;
    int status = 0;
    result.timedOut = !waitFor(pid, options.seconds, status);
    if (WIFSIGNALED(status))
      result.signal = WTERMSIG(status);
    else
      result.exitCode = WEXITSTATUS(status);
    result.text = endOf(output);
  }
  close(output);
  return result;
}

int scion::runFreshFromHandler(const FreshJob &job, const char *file) {
  if (commandLine().empty())
    return -1;
  static char variable[1024];
  std::snprintf(variable, sizeof(variable), "%s=%s:0:%s", jobVariable.data(),
                job.name, file);
  // Not fork(): its handlers want locks that the interrupted code may hold.
  pid_t pid = pid_t(syscall(SYS_fork));
  if (pid == 0)
    becomeFresh(commandLine(), variable, /*randomize=*/true);
  int status = -1;
  if (pid > 0)
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
    }
  return status;
}

std::string FreshResult::ending() const {
  if (!started)
    return "not started";
  if (timedOut)
    return "time-out";
  return signal ? "signal " + std::to_string(signal)
                : "exit code " + std::to_string(exitCode);
}

JobFile::JobFile(std::string_view content) {
  const char *folder = std::getenv("TMPDIR");
  name = std::string(folder && *folder ? folder : "/tmp") + "/scion-job-XXXXXX";
  int file = mkostemp(name.data(), O_CLOEXEC);
  if (file < 0) {
    name.clear();
    return;
  }
  while (!content.empty()) {
    ssize_t wrote = write(file, content.data(), content.size());
    if (wrote <= 0)
      break;
    content.remove_prefix(size_t(wrote));
  }
  close(file);
}

JobFile::~JobFile() {
  if (!name.empty())
    unlink(name.c_str());
}

std::string scion::contentOf(const std::string &path) {
  std::string text;
  if (std::FILE *file = std::fopen(path.c_str(), "rb")) {
    char buffer[1 << 16];
    while (size_t got = std::fread(buffer, 1, sizeof(buffer), file))
      text.append(buffer, got);
    std::fclose(file);
  }
  return text;
}
