//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/GeneratePrograms.h"

#include "harness/generate/grow/Graph.h"
#include "harness/generate/grow/Programs.h"
#include "tools/Tool.h"

#include "llvm/Support/FormatVariadic.h"

#include <cstdio>
#include <filesystem>

using namespace scion;

int scion::generatePrograms(mlir::MLIRContext &context, const Catalog *catalog,
                            const ProgramsOptions &options) {
  bool isFolder = options.output != "-";
  std::error_code error;
  if (isFolder)
    std::filesystem::create_directories(options.output, error);
  if (error) {
    std::fprintf(stderr, "%s: %s\n", options.output.c_str(),
                 error.message().c_str());
    return exitUsage;
  }
  grow::DraftOptions draft;
  draft.dialects = options.dialects;
  if (options.size || options.kind != "defined")
    draft.size = options.size;
  std::optional<grow::Graph> graph;
  if (catalog)
    graph.emplace(*catalog);
  std::vector<std::string> given;
  for (uint64_t i = 0; i < options.count; ++i) {
    uint64_t number = options.from + i;
    uint64_t seed = combineHash(options.seed, number);
    std::string text =
        options.kind == "invalid" ? grow::invalidProgram(context, seed, draft)
        : graph ? grow::graphProgram(context, *graph, seed, draft, &given)
                : grow::definedProgram(context, seed, draft, &given);
    std::string file = options.output;
    if (isFolder)
      file += llvm::formatv("/{0}-{1,0+6}.mlir", options.kind, number).str();
    else if (i > 0)
      text = "// -----\n" + text;
    if (!writeOutput(file, text))
      return exitUsage;
  }
  if (options.statistics) {
    std::fprintf(stderr, "%llu programs, %zu drafts given up\n",
                 static_cast<unsigned long long>(options.count), given.size());
    for (const std::string &why : given)
      std::fprintf(stderr, "  %s\n", why.c_str());
  }
  return exitFine;
}
