//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gives a program with the same meaning in which ops stand alone, each in a
// function of its own that is never inlined. No folder, pattern or conversion
// sees two of them at once then, constants included, so that the reference path
// of such a program is a second opinion: where it differs from that of the
// program itself, something that looked at several ops is wrong.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_ISOLATEOPS_H
#define SCION_HARNESS_LOWERING_ISOLATEOPS_H

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace scion {

/// Puts a call to a private function `@isolated_<number>` in the place of each
/// op that can stand alone; equal ops share a function. What is printed, and
/// in which order, stays as it was. An op stays where it is
/// - if it is a terminator or a call, or has successors,
/// - if it takes or makes what no function can hand over, such as memory of the
///   stack or a !tosa.shape,
/// - if it has regions, unless it is an op of linalg whose regions use nothing
///   from outside,
/// - if it stands in a region that may not hold calls,
/// - if what uses it asks for how it was made: the subscripts of affine loops,
///   and the constants of tosa ops, which move along with the op, or
/// - if no path would lower the program: constant tensors, and all tensors
/// where
///   some are in regions of several blocks.
///
/// The result verifies. False if there is nothing to isolate, or if what came
/// out did not verify; the module is untouched then.
bool isolateOps(mlir::ModuleOp module);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_ISOLATEOPS_H
