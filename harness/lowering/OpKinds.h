//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The kinds of ops that a module holds, as the lowering rules see them: an op
// name, and whether the op touches tensor values. The second half matters as
// much as the first: `arith.addf` on floats is for convert-arith-to-llvm, on
// tensors it is for convert-elementwise-to-linalg.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_LOWERING_OPKINDS_H
#define SCION_HARNESS_LOWERING_OPKINDS_H

#include <string>
#include <string_view>
#include <vector>

namespace mlir {
class ModuleOp;
class Operation;
} // namespace mlir

namespace scion {

/// "arith.addf", or "arith.addf:tensor" where an operand, a result, a block
/// argument or the function type is a tensor.
std::string kindOf(mlir::Operation *op);

struct OpKinds {
  /// Each kind once, sorted. The module op itself is left out. Some traits that
  /// rules need stand among them:
  ///   @affine.for-trips   an affine.for that may have no trips
  ///   @scf.for-trips      an scf.for that may have no trips
  ///   @scf.for-carries    an scf.for that carries a value
  ///   @empty-in-own-loop  an scf.for that begins with a tensor without
  ///                       contents, which is used inside of it too
  ///   @loop-yields-read-only  an scf.for that may yield a constant tensor, or
  ///                       one that a buffer is read as, from inside of it
  ///   @tensors-in-blocks  a region of several blocks that holds tensors
  ///   @scf.parallel-reduction  an scf.parallel with results
  ///   @scf.parallel-other-memory  one whose body touches memory by other ops
  ///                          than memref.load and memref.store
  ///   @scf.forall-no-loops  an scf.forall without dimensions
  ///   @region-result-elsewhere  an op with regions whose result is used
  ///                       outside of its own block
  ///   @affine.for-step    an affine.for with another step than 1
  ///   @affine.for-tail-N  an affine.for whose trips are not known to be a
  ///                       multiple of N (2, 3, 4, 8)
  ///   @affine.for-carries    an affine.for that carries a value
  ///   @affine.for-carries-2  an affine.for that carries two values or more
  ///   @affine.for-yields-variable  one that carries its own variable to the
  ///                       next turn
  ///   @affine-jam         a function that begins with an affine.for nest, the
  ///                       inner bounds of which do not depend on the outermost
  ///   @affine-jam-trips   one of which the outermost loop may have no trips
  ///   @affine-jam-carries    likewise, carries a value
  ///   @affine-jam-depends    one whose turns may touch the same element, or
  ///                       have other effects (see JamTraits.h)
  ///   @affine.for-moving-value  an affine.for whose lower bound is not
  ///                       constant, and whose variable is used as a value
  ///   @affine-two-allocs  affine stores to two buffers that are allocated here
  ///   @affine-overwrites  an affine.for nest that writes to a buffer which a
  ///                       nest before it reads
  ///   @affine-updates     an affine.for nest that reads a buffer which a nest
  ///                       before it reads and writes
  ///   @affine-mixed-access  a buffer that affine.for nests touch by affine
  ///                       accesses and by others
  ///   @affine-mixed-block  likewise in a block, by affine accesses outside of
  ///                       affine.for
  ///   @affine-two-views   a buffer that a nest writes and knows by two names
  ///   @affine-writes-two  an affine.for nest that writes two buffers or more
  ///   @affine-conditional-access  one under a condition or another loop than
  ///                       affine.for
  ///   @affine.for-calls   a call in an affine.for
  ///   @transfer-permutes-mask  a transfer with a mask and a permutation map
  ///   @transfer-beyond    a transfer that may reach beyond its source
  ///   @writes-first-row   a vector.transfer_write to a tensor of more
  ///                       dimensions, at its first element, whose sizes are
  ///                       not below the first ones of the tensor
  ///   @memref-expand-unknown  a memref.expand_shape of one dimension into
  ///                       several of dynamic sizes
  ///   @memref-interleaved  a memref.reinterpret_cast one of whose rows may end
  ///                       behind the beginning of the next
  ///   @affine-access      an affine access that is not `dimension + constant`
  ///   @uncalled-function  a private func.func with a body that no call names
  ///   @call-in-region  a call in a region of an op that is no function
  ///   @recursion          functions that call themselves, or each other
  ///   @linalg.matmul-unsigned  a linalg.matmul that extends with zeros
  ///   @two-names          two memref.get_global of one global
  ///   @linalg.generic-moved  a linalg.generic one of whose maps is not the
  ///                       identity
  ///   @memref-unflat      a buffer of two dimensions or more whose elements
  ///                       are not integers or floats, or one that is allocated
  ///                       with dynamic sizes
  ///   @linkonce           an llvm.func or llvm.mlir.global that may be merged
  ///                       with others when linked, in no comdat yet
  ///   @returns-buffer     a func.func with a memref among its results
  ///   @linalg-sums-first  a structured op whose first loop is a reduction
  ///   @insert-permutes    a tensor.insert_slice of fewer dimensions that are
  ///                       not the last ones
  ///   @linalg-sub-byte    a structured op on elements that fill no whole bytes
  ///   @masked-transfer    a transfer inside vector.mask
  ///   @linalg-no-loops    a structured op on shapes of rank 0
  ///   @linalg.generic-scalar  a linalg.generic with an operand that has
  ///                       no shape
  ///   @linalg.generic-transposed  a linalg.generic that sums products, of
  ///                       operands in another order than linalg.matmul has
  ///   @linalg.reduces-nothing  a linalg.generic or reduce that combines what
  ///                       does not depend on a reduced dimension
  ///   @folds-through      an op that folds to what an operand was made of
  ///   @returns-alias      a func.return of a memref that is no memref.alloc
  ///   @returns-parts      a func.return of two tensors that may be parts of
  ///                       one, and a call that writes to one of two tensors
  ///   @returns-read-only  a func.return of a tensor that may be a constant, or
  ///                       what a buffer is read as, and a call whose result
  ///                       may be written to
  ///   @loop-writes-outer-tensor  an affine.for, affine.parallel or
  ///                       scf.parallel in which a tensor from outside of it
  ///                       may be written to
  ///   @atomic-float       a memref.generic_atomic_rmw on floats
  ///   @tosa.depthwise-float  a tosa.depthwise_conv2d of floats
  ///   @tosa.const-i1      a tosa.const of i1
  ///   @unregistered       an op of a dialect that is not registered
  ///   @call-site          an op with the location of a call site
  std::vector<std::string> kinds;

  /// Nothing but LLVM dialect ops under the module.
  bool lowered = true;

  bool contains(std::string_view kind) const;
};

OpKinds scanKinds(mlir::ModuleOp module);

/// Whether `selector` selects `kind`:
///   "*"               every kind, "*:tensor" every kind with tensors
///   "arith.*"         the dialect's ops without tensors
///   "arith.*:tensor"  the dialect's ops with tensors
///   "arith.*:any"     both; likewise for a single op, "scf.for:any"
bool selects(std::string_view selector, std::string_view kind);

} // namespace scion

#endif // SCION_HARNESS_LOWERING_OPKINDS_H
