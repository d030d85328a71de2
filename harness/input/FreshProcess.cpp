//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/FreshProcess.h"

#include "base/process/Fork.h"
#include "base/process/Pool.h"
#include "harness/input/HeapCheck.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unistd.h>
#include <vector>

using namespace scion;

/// "name:noise:file" in the environment of a process that runs a job.
static constexpr std::string_view jobVariable = "SCION_JOB";

/// The bytes of a job's output that are kept: reports with a program fit.
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

/// The same in a process that runs a job. Used only for heap checks, which need
/// an execve; its other jobs run in a fork.
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

/// The environment of a new process: that of this process and the job, but
/// without AFL++'s variables, with which it would write into its parent's map.
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

/// A new process of this program, with the environment from fillEnvironment().
static process::Program thisProgram(const std::vector<char *> &line,
                                    char *const *environment) {
  process::Program program{"/proc/self/exe", line.data(), environment};
  program.addresses = process::Program::Random;
  return program;
}

FreshResult scion::runFresh(const FreshJob &job, const std::string &file,
                            const FreshOptions &options) {
  const std::vector<char *> &line = options.checkHeap && commandLine().empty()
                                        ? commandLineOfJob()
                                        : commandLine();
  if (options.checkHeap && (line.empty() || heapCheckLibrary().empty()))
    return {};
  std::string preload = "LD_PRELOAD=" + heapCheckLibrary();
  std::string variable = std::string(jobVariable) + "=" + job.name + ":" +
                         std::to_string(options.heapNoise) + ":" + file;
  std::array<char *, 1024> environment;
  fillEnvironment(environment, variable.data(),
                  options.checkHeap ? preload.data() : nullptr);
  process::Job run;
  run.limits.wallSeconds = options.seconds;
  run.isErrorsInOutput = true;
  if (line.empty()) {
    run.work = [&](process::Words &) {
      makeNoise(options.heapNoise);
      int code = job.run(file.c_str());
      std::fflush(nullptr);
      _exit(code);
    };
  } else {
    run.program = thisProgram(line, environment.data());
    if (!options.randomizeAddresses)
      run.program.addresses = process::Program::Fixed;
  }
  process::Result end = process::run(std::move(run));
  FreshResult result;
  result.started = end.ending.how != process::End::NotStarted &&
                   end.ending.how != process::End::Interrupted;
  result.timedOut = end.ending.how == process::End::TimedOut;
  result.signal = end.ending.signal;
  result.exitCode = end.ending.code;
  result.text = end.output.size() > keptOutput
                    ? end.output.substr(end.output.size() - keptOutput)
                    : std::move(end.output);
  return result;
}

int scion::runFreshFromHandler(const FreshJob &job, const char *file) {
  if (commandLine().empty())
    return -1;
  static char variable[1024];
  static std::array<char *, 1024> environment;
  std::snprintf(variable, sizeof(variable), "%s=%s:0:%s", jobVariable.data(),
                job.name, file);
  fillEnvironment(environment, variable, /*preload=*/nullptr);
  return process::runFromHandler(
      thisProgram(commandLine(), environment.data()));
}

std::string FreshResult::ending() const {
  if (!started)
    return "not started";
  if (timedOut)
    return "time-out";
  return signal ? "signal " + std::to_string(signal)
                : "exit code " + std::to_string(exitCode);
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
