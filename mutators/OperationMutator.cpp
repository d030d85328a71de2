//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/OperationMutator.h"

#include "mutators/Operations.h"

using namespace scion;

static uint64_t countFrom(const Program &program, size_t least) {
  size_t count = program.symbols().operations.size();
  return count >= least ? count : 0;
}

uint64_t OperationMutator::weight(const Program &program,
                                  const MutationContext &) const {
  return countFrom(program, least);
}

bool OperationMutator::mutate(const Program &program, MutationContext &context,
                              Rewriter &edits) const {
  size_t count = program.symbols().operations.size();
  for (int attempt = 0; attempt < tries; ++attempt)
    if (mutateAt(program, context.choices.below(count), context, edits))
      return true;
  return false;
}

// The smallest program with a run: a parent, an operation and a terminator.
uint64_t RunMutator::weight(const Program &program,
                            const MutationContext &) const {
  return countFrom(program, 3);
}

bool RunMutator::mutate(const Program &program, MutationContext &context,
                        Rewriter &edits) const {
  const SymbolTable &table = program.symbols();
  for (int attempt = 0; attempt < 8; ++attempt) {
    std::optional<Run> run = pickRun(program, most, context.choices, anyBlock);
    if (!run)
      return false;
    LiftableRun lift{*run, interfaceOf(program, *run), none, none, ""};
    if (!lift.interface.closed || holdsAffineIndices(program, lift.interface))
      continue;
    auto operations = table.blockOperationsOf(run->block);
    lift.first = table.operations[operations[run->first]].node;
    lift.last = table.operations[operations[run->first + run->count - 1]].node;
    lift.indent = indentation(program, lift.first);
    if (mutateRun(program, lift, context, edits))
      return true;
  }
  return false;
}
