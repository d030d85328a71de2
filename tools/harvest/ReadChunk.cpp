//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/harvest/ReadChunk.h"

#include "harness/input/ParsedInput.h"
#include "tools/harvest/StructuralKey.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

#include <algorithm>
#include <set>

using namespace scion;
using namespace scion::harvest;

/// A chunk whose text is this many times --max-size is not even parsed: tests
/// shrink 2 to 10 times when comments and CHECK lines go (and grow 1.5 times
/// by generic syntax), and a file of gigabytes must not stop the harvest.
static constexpr size_t maxShrink = 16;

static constexpr std::string_view bufferName = "chunk";

/// The first error, which MLIR's diagnostics render as
/// "chunk:12:7: error: message".
static ChunkResult refuseWith(Fate fate,
                              const std::vector<std::string> &problems) {
  for (std::string_view problem : problems) {
    size_t error = problem.find("error: ");
    if (error == problem.npos)
      continue;
    unsigned line = 0;
    if (problem.starts_with(bufferName))
      line = std::atoi(problem.data() + bufferName.size() + 1);
    return refusal(fate, std::string(problem.substr(error + 7)), line);
  }
  return refusal(fate, "no message");
}

static ChunkResult refuseVerified(Fate fate, std::string reason) {
  ChunkResult outcome = refusal(fate, std::move(reason));
  outcome.verified = true;
  return outcome;
}

static bool isSubset(const std::set<std::string> &dialects,
                     const std::vector<std::string> &allowed,
                     std::string &other) {
  for (const std::string &dialect : dialects) {
    if (dialect == "builtin" ||
        std::binary_search(allowed.begin(), allowed.end(), dialect))
      continue;
    other = dialect;
    return false;
  }
  return true;
}

ChunkResult harvest::readChunk(std::string_view text,
                               const ReadOptions &options) {
  if (text.size() / maxShrink > options.maxSize)
    return refusal(Fate::TooLarge,
                   std::to_string(text.size()) + " bytes of source");
  if (text.find('\0') != text.npos)
    return refusal(Fate::ParseError, "holds a NUL byte");

  ContextLease context = ContextPool::global().leaseFor(text);
  // Verify separately, to distinguish parse errors from verifier errors.
  mlir::ParserConfig config(context.get(), /*verifyAfterParse=*/false);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(std::string(text),
                                                        config, bufferName);
  if (!module)
    return refuseWith(Fate::ParseError, context.takeDiagnostics());
  if (failed(mlir::verify(*module)))
    return refuseWith(Fate::VerifyError, context.takeDiagnostics());

  ChunkResult outcome;
  std::set<std::string> dialects;
  module->walk([&](mlir::Operation *op) {
    if (op == module->getOperation())
      return;
    ++outcome.ops;
    dialects.insert(op->getName().getDialectNamespace().str());
  });
  if (outcome.ops == 0)
    return refuseVerified(Fate::Empty, "no operation");
  std::string other;
  if (!options.onlyDialects.empty() &&
      !isSubset(dialects, options.onlyDialects, other))
    return refuseVerified(Fate::OtherDialect, "uses " + other);

  outcome.text = printGeneric(*module);
  if (outcome.text.size() > options.maxSize)
    return refuseVerified(Fate::TooLarge,
                          std::to_string(outcome.text.size()) + " bytes");
  // Parse the text like a fuzzer does and print it again. MLIR's parser is not
  // an exact inverse of its printer (`a + -(b)` in an affine map becomes `a -
  // b`), and harvesting a harvested module must not change it.
  std::vector<std::string> problems;
  std::optional<ParsedInput> again =
      parseInput(outcome.text, &problems, bufferName);
  if (!again)
    return refuseVerified(Fate::Unreadable,
                          refuseWith(Fate::Unreadable, problems).reason);
  outcome.text = printGeneric(*again->module);
  outcome.verified = true;
  outcome.dialects.assign(dialects.begin(), dialects.end());
  outcome.key = structuralKey(outcome.text);
  return outcome;
}
