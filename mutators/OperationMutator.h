//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What mutators have in common that work on one operation, or on a few in a
// row: how often they apply, and that they try another when one does not suit.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_OPERATIONMUTATOR_H
#define SCION_MUTATORS_OPERATIONMUTATOR_H

#include "mutators/Building.h"
#include "mutators/Mutator.h"

namespace scion {

/// Its weight is the number of operations.
class OperationMutator : public Mutator {
public:
  uint64_t weight(const Program &program,
                  const MutationContext &context) const override;
  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override;

protected:
  /// Does not apply to fewer than `least` operations; `tries` are chosen by
  /// chance before a call gives up.
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

/// Its weight is the number of operations.
class RunMutator : public Mutator {
public:
  uint64_t weight(const Program &program,
                  const MutationContext &context) const override;
  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override;

protected:
  /// Works on 1 to `most` operations of blocks that mix dialects, or of any.
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
