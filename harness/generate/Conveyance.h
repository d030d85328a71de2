//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How a produced value gets to its consumer: directly, into a region, out of
// one, carried by a loop, through memory under one name or two, or through a
// function. The value itself does not change.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_GENERATE_CONVEYANCE_H
#define SCION_HARNESS_GENERATE_CONVEYANCE_H

#include "mlir/IR/Builders.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <span>
#include <string_view>

namespace scion {

class TwinFrame;

/// The two ends of an edge. Each call of a member builds another copy of the
/// op.
struct EdgeEnds {
  llvm::function_ref<mlir::Value(mlir::OpBuilder &)> produce;
  llvm::function_ref<llvm::SmallVector<mlir::Value>(mlir::OpBuilder &,
                                                    mlir::Value)>
      consume;
  mlir::Type type;                          // of the value between them
  llvm::SmallVector<mlir::Type, 2> results; // of the consumer
  bool isOp; // the consumer is one op, and no idiom
};

struct Conveyance {
  std::string_view name;
  bool (*fits)(const EdgeEnds &ends);

  /// Makes both ends, and returns the consumer's results.
  llvm::SmallVector<mlir::Value> (*build)(mlir::OpBuilder &builder,
                                          TwinFrame &frame,
                                          const EdgeEnds &ends);
};

/// All conveyances, "direct" first.
std::span<const Conveyance> conveyances();

/// The conveyance of that name if it fits the edge, else "direct".
const Conveyance &conveyanceFor(std::string_view name, const EdgeEnds &ends);

} // namespace scion

#endif // SCION_HARNESS_GENERATE_CONVEYANCE_H
