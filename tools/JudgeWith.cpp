//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/JudgeWith.h"

#include "harness/oracle/FindingJson.h"
#include "tools/Tool.h"

#include <cstdlib>

using namespace scion;

/// CPU seconds of one judgement.
static constexpr unsigned replaySeconds = 60;

ChildResult scion::runScion(const std::string &scion,
                            const std::vector<std::string> &arguments,
                            unsigned seconds) {
  process::Job job = selfJob(arguments, seconds);
  if (!scion.empty())
    job.command.front() = scion;
  // If the patch changes a plugin, the baseline loads the plugin from before
  // the patch.
  const char *plugins = std::getenv("SCION_BASELINE_PLUGINS");
  if (plugins && *plugins && !scion.empty())
    job.command.insert(
        job.command.begin(),
        {"/usr/bin/env", std::string("SCION_PLUGINS=") + plugins});
  return childResult(process::run(std::move(job)));
}

std::optional<Finding> scion::judgeWith(const std::string &scion,
                                        const std::string &program,
                                        const std::string &pipeline) {
  process::TemporaryFile file(program);
  for (const char *subcommand : {"run", "pass"}) {
    std::vector<std::string> command{subcommand,  "--json", "--known=report",
                                     "--through", pipeline, file.path()};
    if (command.front() == "run")
      command.insert(command.end() - 1, "--paths=1");
    ChildResult child = runScion(scion, command, replaySeconds);
    if (child.exitCode == exitFinding)
      if (std::optional<Finding> finding = readFinding(child.output)) {
        // Each process has its own file, whose name must not appear in
        // messages, so that they can be compared.
        const std::string &name = file.path();
        for (size_t at = finding->summary.find(name); at != std::string::npos;
             at = finding->summary.find(name, at))
          finding->summary.replace(at, name.size(), "input");
        return finding;
      }
  }
  return std::nullopt;
}
