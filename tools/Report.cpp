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

#include <CLI/CLI.hpp>

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

static void addReport(CLI::App &app) {
  auto tool = std::make_shared<ReportTool>();
  tool->registry.programs = SCION_SOURCE_DIR "/corpus/regressions";
  tool->registry.stories = SCION_SOURCE_DIR "/docs/BugsFound.md";
  CLI::App *command = app.add_subcommand(
      "report", "Write an HTML page of the known bugs, or of a campaign.\n"
                "Exit codes: 0 written, 2 there is nothing to tell, 3 usage.");
  command->footer(help);
  command->add_option("FOLDER", tool->campaign.folder,
                      "Of a campaign; without it, the known bugs");
  command->add_option("-o,--output", tool->output, "The page")
      ->type_name("FILE")
      ->capture_default_str();
  command
      ->add_option("--triage", tool->campaign.buckets,
                   "What `scion triage --json` printed")
      ->type_name("FILE");
  command
      ->add_option("--programs", tool->registry.programs,
                   "The folder of the known bugs' programs")
      ->type_name("DIR");
  command
      ->add_option("--stories", tool->registry.stories,
                   "Their stories, as in docs/BugsFound.md")
      ->type_name("FILE");
  command->add_flag("--outputs", tool->registry.withOutputs,
                    "Run mlir-opt on each program, and show what it prints "
                    "(takes minutes)");
  command->callback([tool] {
    if (int code = report(*tool))
      throw CLI::RuntimeError(code);
  });
}

static RegisterSubcommand registration("report", addReport);
