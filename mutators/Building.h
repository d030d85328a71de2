//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Text of new operations and renamed parts of a program, for the mutators that
// insert operations. Beside replacements.table, this folder only names the
// dialects builtin, func, arith, math, scf, cf, affine, memref, vector, tensor,
// bufferization, tosa and llvm.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_BUILDING_H
#define SCION_MUTATORS_BUILDING_H

#include "base/ChoiceStream.h"
#include "grammar/SymbolTable.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace scion {

class Knowledge;

/// Whether operations of arith, scf, memref and similar dialects are valid in
/// the block of `operation`: see mixesDialectsUnder.
bool mixesDialects(const Program &program, Index operation);

/// Whether these operations are valid in the regions of an operation called
/// `parent`.
bool mixesDialectsUnder(std::string_view parent);

/// The type of a value as it is written; "" where the operation states none.
std::string_view typeText(const Program &program, Index value);

/// One of `values` whose type is written `type`, or none.
Index pickOfTypeText(const Program &program, const std::vector<Index> &values,
                     std::string_view type, ChoiceStream &choices);

/// The `arith.constant` operation (without `%x = `) of a type: integers,
/// floats, index, and vectors and tensors of static shape of these. None for
/// other types.
std::optional<std::string> constantOfType(std::string_view type,
                                          ChoiceStream &choices);

/// Replacement texts of tokens.
using TokenTexts = std::map<Index, std::string>;

/// "a, b, c"
std::string joined(const std::vector<std::string> &parts);

/// The text from the node's first token to its last, with some tokens replaced.
std::string textWith(const Program &program, Index firstNode, Index lastNode,
                     const TokenTexts &tokens);

/// Consecutive operations of one block.
struct Run {
  Index block;
  size_t first, count; // positions in the block
};

/// The values that a run of operations reads from outside, and the values that
/// it defines and that are used outside.
struct RunInterface {
  Index firstOperation, endOperation; // with all that is nested
  std::vector<Index> inputs;          // values, each once
  std::vector<Index> outputs;         // values, each once
  std::vector<Index> outputUses;      // uses of outputs outside of the run
  bool closed; // all uses resolved and typed, no symbol or label leaves it
};

/// 1 to `most` operations of a block that mixes dialects; never the last one,
/// which may end the block. With `anyBlock`, of any block. None if eight tries
/// find nothing.
std::optional<Run> pickRun(const Program &program, size_t most,
                           ChoiceStream &choices, bool anyBlock = false);

RunInterface interfaceOf(const Program &program, const Run &run);

/// Whether `value` is an index that an affine operation reads: such an index
/// may be defined only in certain places.
bool feedsAffine(const Program &program, Index value);

/// Whether moving these operations into another region or function may break
/// the rules of the affine dialect for indices.
bool holdsAffineIndices(const Program &program, const RunInterface &run);

/// `operation` or the operation around it whose block is `block`; none if there
/// is none.
Index ancestorIn(const Program &program, Index operation, Index block);

/// The innermost func.func around `operation`, or none.
Index enclosingFunction(const Program &program, Index operation);

/// Gives values [firstValue, endValue) fresh names: sets the text of every
/// token that defines or reads one of them. Parts of packs stay parts: `%x#1`
/// becomes `%g#1`.
void renameValues(const Program &program, Index firstValue, Index endValue,
                  class FreshNames &fresh, TokenTexts &tokens);

} // namespace scion

#endif // SCION_MUTATORS_BUILDING_H
