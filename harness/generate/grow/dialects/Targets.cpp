//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// gpu, omp, async and shape: the idioms of targets.mlir, whose ops are added to
// the program one by one.
//
//===----------------------------------------------------------------------===//

#include "harness/generate/Catalog.h"
#include "harness/generate/grow/Draft.h"
#include "harness/generate/grow/Makers.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Parser/Parser.h"

using namespace mlir;
using namespace scion;
using namespace scion::grow;

/// The functions of targets.mlir whose names begin with the dialect.
static std::vector<StringRef> idiomsOf(StringRef dialect) {
  static constexpr StringLiteral head = "func.func private @";
  StringRef text = targetIdioms();
  std::vector<StringRef> found;
  for (size_t at = text.find(head); at != text.npos;) {
    size_t next = text.find(head, at + 1);
    StringRef one = text.slice(at, next);
    if (one.drop_front(head.size()).starts_with((dialect + ".").str()))
      found.push_back(one.take_front(one.rfind('}') + 1));
    at = next;
  }
  return found;
}

/// Calls the function of an idiom, which is added to the program. For ops that
/// the interpreter runs later than where they stand.
static bool callIdiom(Draft &d, func::FuncOp function, ValueRange arguments) {
  OpBuilder top = d.atModule();
  auto own = cast<func::FuncOp>(top.clone(*function));
  own.setName(d.newName("task"));
  bool isMade = d.make("func.call", arguments, own.getResultTypes(),
                       d.named("callee", FlatSymbolRefAttr::get(own)));
  if (!isMade)
    own.erase();
  return isMade;
}

/// Adds the ops of an idiom; false if one is rejected. Intermediate values are
/// hidden, results are live.
static bool makeIdiom(Draft &d, StringRef dialect) {
  std::vector<StringRef> idioms = idiomsOf(dialect);
  ScopedDiagnosticHandler silent(d.builder.getContext(),
                                 [](Diagnostic &) { return success(); });
  auto module = parseSourceString<ModuleOp>(d.choices.pick(idioms),
                                            d.builder.getContext());
  if (!module)
    return false; // in the syntax of another MLIR
  auto function = *module->getOps<func::FuncOp>().begin();
  IRMapping values;
  for (BlockArgument argument : function.getArguments()) {
    Value value = d.pick(argument.getType());
    if (!value)
      return false;
    values.map(argument, value);
  }
  if (dialect == "async") {
    SmallVector<Value> arguments;
    for (BlockArgument argument : function.getArguments())
      arguments.push_back(values.lookup(argument));
    return callIdiom(d, function, arguments);
  }
  for (Operation &op : function.getBody().front().without_terminator())
    if (!d.commit(d.builder.clone(op, values), /*isHidden=*/true))
      return false;
  for (Value result : function.getBody().front().getTerminator()->getOperands())
    d.reveal(values.lookup(result));
  return true;
}

namespace scion::grow {
void registerTargets(Makers &to) {
  to.add("gpu", [](Draft &d) { return makeIdiom(d, "gpu"); }, 4);
  to.add("omp", [](Draft &d) { return makeIdiom(d, "omp"); }, 4);
  to.add("async", [](Draft &d) { return makeIdiom(d, "async"); }, 4);
  to.add("shape", [](Draft &d) { return makeIdiom(d, "shape"); }, 4);
}
} // namespace scion::grow
