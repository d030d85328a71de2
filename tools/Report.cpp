//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion report`: one HTML page of the known bugs, or of a campaign's folder.
//
//===----------------------------------------------------------------------===//

#include "tools/Tool.h"
#include "tools/report/Sources.h"

#include "llvm/Support/FileSystem.h"

#include <memory>

using namespace scion;

static constexpr const char *help = R"(Examples:
  scion report -o bugs.html
      the known bugs: index, filters, programs, stories
  scion report work/mlir_lowering_fuzzer -o campaign.html
      a folder of ci/fuzz, of libFuzzer (its log in a file *.log) or of AFL++
  scion report crashes -o crashes.html --triage triage.json
      with the buckets that `scion triage --json` printed

The page is one file that loads nothing. It opens without a server.)";

namespace {
struct ReportTool {
  std::string output = "-";
  RegistryPageOptions registry;
  CampaignPageOptions campaign;
};
} // namespace

static int report(const ReportTool &tool) {
  std::string page;
  if (tool.campaign.folder.empty() && tool.campaign.buckets.empty()) {
    page = htmlPage(registryPage(tool.registry));
  } else {
    if (!tool.campaign.folder.empty() &&
        !llvm::sys::fs::is_directory(tool.campaign.folder)) {
      std::fprintf(stderr, "%s: no such folder\n",
                   tool.campaign.folder.c_str());
      return exitUsage;
    }
    std::optional<Page> campaign = campaignPage(tool.campaign);
    if (!campaign)
      return exitOutOfScope;
    page = htmlPage(*campaign);
  }
  return writeOutput(tool.output, page) ? exitFine : exitUsage;
}

static void addReport(Subcommand app) {
  auto tool = std::make_shared<ReportTool>();
  tool->registry.programs = SCION_SOURCE_DIR "/corpus/regressions";
  tool->registry.stories = SCION_SOURCE_DIR "/docs/BugsFound.md";
  Subcommand command = app.addSubcommand(
      "report", "Write an HTML page of the known bugs, or of a campaign.\n"
                "Exit codes: 0 written, 2 there is nothing to tell, 3 usage.");
  command.footer(help);
  command.addOption("FOLDER", tool->campaign.folder,
                    "Of a campaign; without it, the known bugs");
  command.addOption("-o,--output", tool->output, "The page")
      .valueName("FILE")
      .showDefault();
  command
      .addOption("--triage", tool->campaign.buckets,
                 "What `scion triage --json` printed")
      .valueName("FILE");
  command
      .addOption("--programs", tool->registry.programs,
                 "The folder of the known bugs' programs")
      .valueName("DIR");
  command
      .addOption("--stories", tool->registry.stories,
                 "Their stories, as in docs/BugsFound.md")
      .valueName("FILE");
  command.addFlag("--outputs", tool->registry.withOutputs,
                  "Run mlir-opt on each program, and show what it prints "
                  "(takes minutes)");
  command.onRun([tool] { return report(*tool); });
}

static RegisterSubcommand registration("report", addReport);
