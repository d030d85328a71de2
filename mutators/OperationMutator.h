//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Base classes of the mutators that work on one operation, or on a run of
// consecutive operations: they compute the weight, and try further operations
// until one is suitable.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_OPERATIONMUTATOR_H
#define SCION_MUTATORS_OPERATIONMUTATOR_H

#include "mutators/Building.h"
#include "mutators/Mutator.h"

namespace scion {

/// Tries operations in random order. Its weight is the number of operations.
class OperationMutator : public Mutator {
public:
  uint64_t weight(const Program &program,
                  const MutationContext &context) const override;
  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override;

protected:
  /// Does not apply to programs of fewer than `least` operations. A call gives
  /// up after `tries` random operations.
  OperationMutator(size_t least, int tries) : least(least), tries(tries) {}

  /// Like mutate, at this operation.
  virtual bool mutateAt(const Program &program, Index operation,
                        MutationContext &context, Rewriter &edits) const = 0;

private:
  size_t least;
  int tries;
};

/// A run that can be moved out of its block.
struct LiftableRun {
  Run run;
  RunInterface interface;
  Index first, last; // nodes
  std::string indent;
};

/// Tries random runs. Its weight is the number of operations.
class RunMutator : public Mutator {
public:
  uint64_t weight(const Program &program,
                  const MutationContext &context) const override;
  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override;

protected:
  /// Works on runs of 1 to `most` operations, in blocks that mix dialects or,
  /// with `anyBlock`, in all blocks.
  explicit RunMutator(size_t most, bool anyBlock = false)
      : most(most), anyBlock(anyBlock) {}

  /// Like mutate, with the operations of this run.
  virtual bool mutateRun(const Program &program, const LiftableRun &lift,
                         MutationContext &context, Rewriter &edits) const = 0;

private:
  size_t most;
  bool anyBlock;
};

} // namespace scion

#endif // SCION_MUTATORS_OPERATIONMUTATOR_H
