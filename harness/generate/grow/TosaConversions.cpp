//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/TosaConversions.h"

#include "harness/generate/Survive.h"
#include "harness/recondition/Recondition.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;
using namespace scion;
using namespace scion::grow;

/// As the reference path runs them.
static constexpr std::string_view pipeline =
    "func.func(tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,"
    "tosa-to-linalg,tosa-to-arith{include-apply-rescale=1},tosa-to-tensor)";

TosaConversions::TosaConversions(MLIRContext &context)
    : context(context), passes(&context) {
  if (failed(parsePassPipeline(pipeline, passes)))
    llvm::report_fatal_error("the conversions of tosa are not registered");
}

static bool isOfTosa(Operation *op) {
  return isa_and_nonnull<tosa::TosaDialect>(op->getDialect());
}

bool TosaConversions::take(const OpInstance &instance,
                           const std::vector<bool> &isConstant) {
  ScopedDiagnosticHandler silent(&context,
                                 [](Diagnostic &) { return success(); });
  Location loc = UnknownLoc::get(&context);
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  auto function = func::FuncOp::create(
      builder, loc, "f",
      builder.getFunctionType(instance.operands, instance.results));
  Block *body = function.addEntryBlock();
  builder.setInsertionPointToEnd(body);
  SmallVector<Value> operands;
  for (unsigned i = 0; operands.size() < instance.operands.size(); ++i) {
    if (instance.keeps(i))
      continue;
    Value operand = body->getArgument(unsigned(operands.size()));
    if (isConstant[i])
      operand = arith::ConstantOp::create(
          builder, loc,
          cast<TypedAttr>(builder.getZeroAttr(operand.getType())));
    operands.push_back(operand);
  }
  OpInstance::Built built = instance.build(builder, operands);
  func::ReturnOp::create(builder, loc, built.results);
  OwningOpRef<ModuleOp> alone = module->clone();
  if (!recondition(*alone, 1).inScope)
    return false;
  bool isFine = false;
  if (!survives([&] { isFine = succeeded(passes.run(*module)); })) {
    (void)module.release(); // the module may be corrupt
    return false;
  }
  // Shapes stay until their users are gone.
  return isFine && !module
                        ->walk([](Operation *op) {
                          return isOfTosa(op) && !isa<tosa::ConstShapeOp>(op)
                                     ? WalkResult::interrupt()
                                     : WalkResult::advance();
                        })
                        .wasInterrupted();
}
