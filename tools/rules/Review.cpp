//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `scion rules review`: compares Scion's tables with the MLIR in use. The
// checklist of an upgrade (docs/Versions.md).
//
//===----------------------------------------------------------------------===//

#include "tools/rules/Review.h"

#include "harness/input/ParsedInput.h"
#include "harness/known/LibraryOfMLIR.h"
#include "harness/known/Registry.h"
#include "harness/lowering/RuleTexts.h"
#include "harness/recondition/OpTable.h"
#include "tools/Tool.h"
#include "tools/rules/NotDrawn.h"
#include "tools/rules/Rules.h"

#include <cstdio>
#include <filesystem>
#include <memory>

using namespace scion;

namespace {
/// Files to read in place of the tables that are compiled in.
struct ReviewOptions {
  std::string overlay, schedules, records, legal, ops, notDrawn;
  std::string sources = SCION_SOURCE_DIR;
};
} // namespace

static bool read(const std::string &file, std::string_view shipped,
                 std::string_view name, TableText &table) {
  if (file.empty()) {
    table = {std::string(name), std::string(shipped)};
    return true;
  }
  std::optional<std::string> text = readInput(file);
  if (text)
    table = {file, *text};
  return text.has_value();
}

static int review(const ReviewOptions &options) {
  ReviewTables tables;
  if (!read(options.overlay, overlayRules(), "harness/lowering/overlay.rules",
            tables.overlay) ||
      !read(options.schedules, scheduleRules(),
            "harness/lowering/schedules.rules", tables.moves) ||
      !read(options.records, shippedRecords(), "corpus/known",
            tables.records) ||
      !read(options.legal, shippedLegalDifferences(),
            "corpus/legal-differences.yaml", tables.legal) ||
      !read(options.ops, opTableText(), "harness/recondition/ops.table",
            tables.ops) ||
      !read(options.notDrawn, shippedNotDrawn(),
            "harness/lowering/not-drawn.table", tables.notDrawn))
    return exitUsage;
  tables.sources = options.sources;

  Checklist list;
  std::vector<std::string> errors;
  RuleTable::parse(minedRules(), tables.overlay.text, errors);
  std::vector<std::string> ignored; // without mining, 'on' lines are missing
  tables.rules = RuleTable::parse("", tables.overlay.text, ignored);
  tables.schedules = parseMoves(tables.moves.text, errors);
  tables.known = readRecords(tables.records.text, tables.records.name, errors);
  tables.differences =
      readLegalDifferences(tables.legal.text, tables.legal.name, errors);
  for (const std::string &error : errors)
    list.open("tables", error);

  std::optional<ParsedInput> empty = parseInput("module {}");
  mlir::MLIRContext &context = *empty->module->getContext();
  context.loadAllAvailableDialects();
  std::string remarks;
  reviewPasses(tables, list);
  reviewRecords(tables, list, remarks);
  reviewOps(tables, context, list);
  reviewDrawn(tables, context, list, remarks);

  for (const std::string &line : list.open())
    std::printf("%s\n", line.c_str());
  std::fputs(remarks.c_str(), stdout);
  std::printf("MLIR %s: %zu open\n", std::string(mlirName()).c_str(),
              list.open().size());
  return list.open().empty() ? exitFine : exitFinding;
}

void scion::addRulesReview(Subcommand rules) {
  auto options = std::make_shared<ReviewOptions>();
  Subcommand command = rules.addSubcommand(
      "review",
      "Compare the tables with this MLIR: passes, options, ops, patterns and "
      "records that are new,\ngone or not drawn. A line says what to do. Exit "
      "code 1 while something is open.");
  auto add = [&](const char *name, std::string &file, const char *what) {
    command.addOption(name, file, what).valueName("FILE");
  };
  add("--overlay", options->overlay, "In place of overlay.rules");
  add("--schedules", options->schedules, "In place of schedules.rules");
  add("--known-records", options->records, "In place of corpus/known");
  add("--legal", options->legal, "In place of legal-differences.yaml");
  add("--ops", options->ops, "In place of ops.table");
  add("--not-drawn", options->notDrawn, "In place of not-drawn.table");
  command
      .addOption("--sources", options->sources,
                 "The repository, for names of ops in C++")
      .valueName("FOLDER");
  command.onRun([options] { return review(*options); });
}
