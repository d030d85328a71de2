//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ml_program: global variables, which hold values of any type, and returns.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Evaluation.h"

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"

using namespace mlir;
using namespace scion::semantics;

/// The value of a global, which is its initial value at first. Null if the run
/// is over.
static Datum *variableOf(Operation *op, SymbolRefAttr name, Evaluation &in) {
  auto global = dyn_cast_or_null<ml_program::GlobalOp>(in.lookup(op, name));
  if (!global)
    return (void)in.unsupported("there is no such global"), nullptr;
  auto [place, isNew] = in.variables.try_emplace(global);
  if (!isNew)
    return &place->second;
  Attribute value = global.getValueAttr();
  if (!value) {
    place->second = badOf(global.getType(), State::Undef);
    return &place->second;
  }
  auto typed = dyn_cast<TypedAttr>(value);
  std::optional<Datum> initial =
      typed ? datumOf(typed, typed.getType()) : std::nullopt;
  if (!initial)
    return (void)in.unsupported("an initial value of this kind"), nullptr;
  place->second = std::move(*initial);
  return &place->second;
}

template <typename Op>
static Flow load(Op op, Evaluation &in) {
  Datum *variable = variableOf(op, op.getGlobalAttr(), in);
  if (!variable)
    return Flow::Stop;
  in.set(op.getResult(), *variable);
  return Flow::Next;
}

namespace scion::semantics {
void registerMLProgram(Meanings &to) {
  to.add<ml_program::GlobalLoadOp>(
      [](ml_program::GlobalLoadOp op, Evaluation &in) { return load(op, in); });
  to.add<ml_program::GlobalLoadConstOp>(
      [](ml_program::GlobalLoadConstOp op, Evaluation &in) {
        return load(op, in);
      });
  to.add<ml_program::GlobalStoreOp>(
      [](ml_program::GlobalStoreOp op, Evaluation &in) {
        Datum *variable = variableOf(op, op.getGlobalAttr(), in);
        if (!variable)
          return Flow::Stop;
        *variable = in.get(op.getValue());
        return Flow::Next;
      });
  to.add<ml_program::ReturnOp>([](ml_program::ReturnOp op, Evaluation &in) {
    return in.hand(op, op->getOperands());
  });
}
} // namespace scion::semantics
