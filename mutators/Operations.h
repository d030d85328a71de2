//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Questions about operations that several mutators ask.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_OPERATIONS_H
#define SCION_MUTATORS_OPERATIONS_H

#include "base/ChoiceStream.h"
#include "grammar/SymbolTable.h"

#include <string>
#include <vector>

namespace scion {

class Knowledge;
class Rewriter;

/// Whether nothing may stand after `operation` in its block: it is the last of
/// it, and it has successors or was never seen elsewhere.
bool isTerminator(const Program &program, Index operation,
                  const Knowledge &knowledge);

/// Uses of the results of `operation` outside of it.
std::vector<Index> usersOf(const Program &program, Index operation);

/// Whether `operation`, or one inside it, defines a symbol that is used outside
/// of it.
bool isReferenced(const Program &program, Index operation);

/// Takes `operation` out. An empty block that had no label gets one: a region
/// of one empty block is not the same as a region without blocks.
void eraseFromBlock(const Program &program, Index operation, Rewriter &edits);

/// One of `values` with that type, or none.
Index pickOfType(const Program &program, const std::vector<Index> &values,
                 TypeKey type, ChoiceStream &choices);

/// "arith" of "arith.addi".
std::string_view dialectOf(std::string_view operation);

/// Where the properties of an operation that has none would begin.
size_t placeOfProperties(const Program &program, Index operation);

/// Name of the operation right around `operation`; "" at the top.
std::string_view parentName(const Program &program, Index operation);

/// The whitespace that starts `operation`'s line (after the newline), for what
/// is put before or after it.
std::string indentation(const Program &program, Index node);

/// The `value` of an attribute or property entry, or none: the node of its
/// Attribute. `entryName` without quotes.
Index findAttribute(const Program &program, Index operation,
                    std::string_view entryName);

/// All entries (AttributeEntry nodes) of the properties and attributes of
/// `operation`.
std::vector<Index> attributeEntries(const Program &program, Index operation);

/// The name of an AttributeEntry, without quotes; "" of none.
std::string_view nameOfEntry(const Program &program, Index entry);

/// Whether an entry of that name counts the operation's own operands or
/// results: "operandSegmentSizes".
bool isSegmentSizes(std::string_view entryName);

/// The text of an operation with other result names, `names` in the order of
/// its Result nodes.
std::string withResultNames(const Program &program, Index operation,
                            const std::vector<std::string> &names);

} // namespace scion

#endif // SCION_MUTATORS_OPERATIONS_H
