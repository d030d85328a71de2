//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/prove/Paths.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace scion::prove;
using namespace scion::semantics;
using namespace scion::terms;

SmallVector<Type> scion::prove::parametersOf(Operation *function) {
  return llvm::to_vector(
      cast<FunctionOpInterface>(function).getArgumentTypes());
}

bool scion::prove::collectNumbers(const Datum &datum,
                                  std::vector<Element> &to) {
  if (datum.isElement() || datum.isElements()) {
    llvm::append_range(to, datum.numbers());
    return true;
  }
  return datum.isList() && llvm::all_of(datum.items(), [&](const Datum &item) {
           return collectNumbers(item, to);
         });
}

/// "func.call: no semantics for all inputs".
static std::string reasonOf(const Evaluation &run) {
  const Ending &end = run.ending();
  std::string op = end.op ? end.op->getName().getStringRef().str() + ": " : "";
  return op + end.why;
}

/// Executes one path. Returns false if the function cannot be executed.
static bool runPath(ModuleOp module, StringRef function, const Inputs &inputs,
                    OpaqueWorld &world, Symbolic &symbolic,
                    const PathLimits &limits, Paths &to) {
  EvaluationOptions options;
  options.fuel = limits.fuel;
  options.symbolic = &symbolic;
  options.unknown = [&](Operation *op, StringRef what,
                        ArrayRef<Datum> arguments,
                        SmallVectorImpl<Datum> &results) {
    return symbolic.opaque(op, what, arguments, results);
  };
  Evaluation run(module, options);
  Operation *op = module.lookupSymbol(function);
  std::optional<std::vector<Datum>> arguments =
      argumentsFor(inputs, parametersOf(op), run, &symbolic);
  if (!arguments) {
    to.incomplete = "an argument needs too much memory";
    return false;
  }
  SmallVector<Datum> returned;
  Flow flow = run.runFunction(function, *arguments, returned);
  run.flushTrace();
  Path path;
  path.condition = answersSoFar(symbolic.graph);
  if (flow == Flow::Stop) {
    switch (run.ending().kind) {
    case Ending::Kind::Undefined:
      path.end = Path::End::IsUndefined;
      break;
    case Ending::Kind::Trapped:
      path.end = Path::End::Traps;
      path.trap = run.ending().trap;
      break;
    default:
      to.incomplete = reasonOf(run);
      return false;
    }
  } else {
    std::vector<Element> numbers;
    for (const Datum &datum : returned)
      if (!collectNumbers(datum, numbers)) {
        to.incomplete = "a result that is not made of numbers";
        return false;
      }
    if (!readBuffers(inputs, *arguments, run, numbers)) {
      to.incomplete = "a memref argument that is freed";
      return false;
    }
    for (const Element &number : numbers)
      path.results.push_back(symbolic.termOf(number));
  }
  path.undefined = symbolic.undefined();
  path.events = std::move(symbolic.events);
  to.list.push_back(std::move(path));
  return true;
}

Paths scion::prove::pathsOf(ModuleOp module, StringRef function,
                            const Inputs &inputs, OpaqueWorld &world,
                            const PathLimits &limits) {
  Paths paths;
  Graph &graph = activeGraph();
  Fork fork(graph);
  do {
    if (paths.list.size() >= limits.paths) {
      paths.incomplete = "too many paths";
      return paths;
    }
    Symbolic symbolic(graph, world);
    bool isFine =
        runPath(module, function, inputs, world, symbolic, limits, paths);
    paths.isFree |= symbolic.hasFreedom();
    if (!symbolic.fault().empty())
      paths.fault = symbolic.fault();
    if (isFine && symbolic.isIncomplete())
      paths.incomplete = symbolic.whyIncomplete();
    if (!isFine || !paths.incomplete.empty() || !paths.fault.empty())
      return paths;
  } while (fork.next());
  return paths;
}
