//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// stablehlo-agree FILE...: Runs every function without arguments by Scion's
// semantics, and each op once more by StableHLO's interpreter on the same
// operands; prints where they differ. StableHLO's tests in
// stablehlo/tests/interpret/ are made of such functions.
//
//===----------------------------------------------------------------------===//

#include "Reference.h"
#include "Values.h"

#include "harness/input/Registration.h"
#include "harness/semantics/Floats.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace scion;
using namespace scion::stablehlo;

namespace {
struct Counts {
  unsigned functions = 0, finished = 0, compared = 0, differ = 0, open = 0,
           oursAlone = 0;
  std::map<std::string, unsigned> stopped, ops;
};
} // namespace

/// Whether the results agree. Numbers that are undefined in `ours` agree with
/// any number, and all NaNs with each other.
static bool agree(const Datum &ours, const Datum &theirs, Type number) {
  auto isNaN = [&](const Element &x) {
    return isa<FloatType>(number) && semantics::asFloat(x, number).isNaN();
  };
  if (ours.numbers().size() != theirs.numbers().size())
    return false;
  for (auto [a, b] : llvm::zip_equal(ours.numbers(), theirs.numbers()))
    if (a.isDefined() && a.bits() != b.bits() && !(isNaN(a) && isNaN(b)))
      return false;
  return true;
}

static void compare(Operation *op, ArrayRef<Datum> operands, Evaluation &in,
                    Counts &counts) {
  std::string why;
  std::optional<std::vector<Datum>> theirs =
      executeByReference(op, operands, why);
  if (!theirs) {
    ++counts.oursAlone;
    return;
  }
  ++counts.compared;
  ++counts.ops[op->getName().getStringRef().str()];
  for (auto [result, datum] : llvm::zip_equal(op->getResults(), *theirs)) {
    const Datum &ours = in.get(result);
    if (ours.state() != State::Defined)
      ++counts.open;
    if (agree(ours, datum, semantics::partType(result.getType())))
      continue;
    ++counts.differ;
    llvm::outs() << "differ: " << *op << "\n";
    for (auto [value, operand] : llvm::zip_equal(op->getOperands(), operands))
      llvm::outs() << "  operand " << operand.str(value.getType()) << "\n";
    llvm::outs() << "  Scion   " << ours.str(result.getType()) << "\n  theirs  "
                 << datum.str(result.getType()) << "\n";
  }
}

static void runFunction(ModuleOp module, func::FuncOp function,
                        Counts &counts) {
  ++counts.functions;
  semantics::EvaluationOptions options;
  std::vector<Datum> operands;
  options.beforeOp = [&](Operation *op, Evaluation &in) {
    operands.clear();
    if (op->getNumRegions() == 0)
      for (Value value : op->getOperands())
        operands.push_back(in.get(value));
  };
  options.afterOp = [&](Operation *op, Evaluation &in) {
    if (op->getNumRegions() == 0 &&
        op->getName().getDialectNamespace() == "stablehlo")
      compare(op, operands, in, counts);
  };
  Evaluation evaluation(module, options);
  SmallVector<Datum> results;
  (void)evaluation.runFunction(function.getName(), {}, results);
  const semantics::Ending &end = evaluation.ending();
  if (end.kind == semantics::Ending::Kind::Finished)
    ++counts.finished;
  else
    ++counts.stopped[(end.op ? end.op->getName().getStringRef().str() + ": "
                             : std::string()) +
                     end.why];
}

int main(int argc, char **argv) {
  Counts counts;
  MLIRContext context(globalRegistry());
  context.allowUnregisteredDialects();
  for (const char *file : ArrayRef(argv, size_t(argc)).drop_front()) {
    auto buffer = llvm::MemoryBuffer::getFile(file);
    if (!buffer) {
      llvm::errs() << file << ": cannot be read\n";
      return 3;
    }
    SmallVector<StringRef> chunks;
    (*buffer)->getBuffer().split(chunks, "// -----");
    for (StringRef chunk : chunks) {
      // Skip the check dialect, with which StableHLO's tests compare results.
      std::string text;
      for (StringRef line : llvm::split(chunk, '\n'))
        if (!line.ltrim(" \"").starts_with("check."))
          text += (line + "\n").str();
      ScopedDiagnosticHandler quiet(&context,
                                    [](Diagnostic &) { return success(); });
      OwningOpRef<ModuleOp> module =
          parseSourceString<ModuleOp>(text, &context);
      if (module)
        for (auto function : module->getOps<func::FuncOp>())
          if (!function.isExternal() && function.getNumArguments() == 0)
            runFunction(*module, function, counts);
    }
  }
  for (const auto &[why, count] : counts.stopped)
    llvm::outs() << count << " stopped: " << why << "\n";
  llvm::outs() << counts.functions << " functions, " << counts.finished
               << " run to their end; " << counts.compared << " executions of "
               << counts.ops.size() << " ops compared, of which " << counts.open
               << " have an open result; " << counts.differ << " differ; "
               << counts.oursAlone << " by Scion alone\n";
  return counts.differ != 0;
}
