//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// switch-selectors: the only lowering of scf.index_switch, which the reference
// path uses too, truncates the selector and cases to 32 bits, a known bug. A
// selector that does not fit becomes the nearest 32-bit number, which is no
// case either.
//
//===----------------------------------------------------------------------===//

#include "harness/known/Registry.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

#include <limits>

using namespace mlir;
using namespace scion;

static constexpr int64_t smallest = std::numeric_limits<int32_t>::min();
static constexpr int64_t largest = std::numeric_limits<int32_t>::max();

static void guardSelector(Operation *op, Guard &guard) {
  if (guard.facts.isNeverRun())
    return;
  auto choice = cast<scf::IndexSwitchOp>(op);
  Value selector = choice.getArg();
  if (llvm::any_of(choice.getCases(),
                   [](int64_t value) {
                     return value <= smallest || value >= largest;
                   }) &&
      Registry::global().replaces("recondition-switch-selectors"))
    return guard.outOfScope(op, "a case of more than 32 bits");
  std::optional<Interval> range = signedRange(selector, guard.facts);
  if ((range && range->min >= smallest && range->max <= largest) ||
      !Registry::global().replaces("recondition-switch-selectors"))
    return;
  Value low = arith::MaxSIOp::create(guard.builder, guard.loc(), selector,
                                     guard.index(smallest));
  guard.setOperand(op, 0,
                   arith::MinSIOp::create(guard.builder, guard.loc(), low,
                                          guard.index(largest)),
                   "selector of 32 bits");
}

static const Hazard hazard{"switch-selectors",
                           "Selectors that do not fit 32 bits.", guardSelector,
                           /*always=*/true};
static RegisterHazard registration(hazard);
