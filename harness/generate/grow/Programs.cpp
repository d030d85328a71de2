//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/Programs.h"

#include "harness/generate/grow/Graph.h"
#include "harness/generate/grow/Invalid.h"
#include "harness/generate/grow/Makers.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace scion;
using namespace scion::grow;

std::string scion::grow::asExpectations(StringRef printed) {
  std::string text;
  SmallVector<StringRef> lines;
  printed.rtrim('\n').split(lines, '\n');
  for (StringRef line : lines)
    text += ("// expect: " + line + "\n").str();
  return text;
}

std::string scion::grow::textOf(ModuleOp module) {
  // Builders set these flags to false and parsers leave them unset, a
  // difference that pretty syntax does not show.
  module->walk([](Operation *op) {
    if (isa<memref::LoadOp, memref::StoreOp, vector::LoadOp, vector::StoreOp>(
            op))
      for (const char *flag : {"nontemporal", "invariant"})
        op->removeAttr(flag);
  });
  std::string text;
  llvm::raw_string_ostream out(text);
  module->print(out, OpPrintingFlags().printGenericOpForm());
  out << "\n";
  return text;
}

/// The program of the first draft that is not given up.
static OwningOpRef<ModuleOp> write(MLIRContext &context, uint64_t seed,
                                   DraftOptions options, std::string &expected,
                                   std::vector<std::string> *given) {
  for (uint64_t attempt = 0;; ++attempt) {
    // A draft that is too large is tried smaller.
    if (attempt % 8 == 7)
      options.size = std::max(1u, options.size / 2);
    Draft draft(context, combineHash(seed, attempt), options, Makers::global());
    if (OwningOpRef<ModuleOp> program = draft.write(expected))
      return program;
    if (given)
      given->push_back(draft.problem);
  }
}

std::string scion::grow::definedProgram(MLIRContext &context, uint64_t seed,
                                        const DraftOptions &options,
                                        std::vector<std::string> *given) {
  std::string expected;
  OwningOpRef<ModuleOp> program =
      write(context, seed, options, expected, given);
  return asExpectations(expected) + textOf(*program);
}

std::string scion::grow::graphProgram(MLIRContext &context, const Graph &graph,
                                      uint64_t seed, DraftOptions options,
                                      std::vector<std::string> *given) {
  options.maker = [&graph](Draft &draft) { return graph.grow(draft); };
  options.isSmall = true;
  if (!options.size)
    options.size = unsigned(ChoiceStream(seed).fork("size").between(1, 60));
  return definedProgram(context, seed, options, given);
}

std::string scion::grow::invalidProgram(MLIRContext &context, uint64_t seed,
                                        DraftOptions options) {
  ChoiceStream choices = ChoiceStream(seed).fork("violation");
  if (!options.size)
    options.size = 10;
  for (uint64_t attempt = 0;; ++attempt) {
    std::string expected;
    OwningOpRef<ModuleOp> program =
        write(context, combineHash(seed, attempt), options, expected, nullptr);
    Violation violation;
    if (!violate(program, choices, violation))
      continue;
    return "// violates: " + violation.op + ": " + violation.what + "\n" +
           (violation.isFault ? "// the verifier faults on it\n" : "") +
           textOf(*program);
  }
}
