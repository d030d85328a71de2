//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Adds elements to the lists in an operation's text, and creates a list that
// does not exist. Internal to graft/.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_MUTATORS_GRAFT_APPEND_H
#define SCION_MUTATORS_GRAFT_APPEND_H

#include "grammar/SymbolTable.h"

#include <string>
#include <vector>

namespace scion {
class Rewriter;
} // namespace scion

namespace scion::graft {

// Parameters are texts; `types` has one type for each operand or result.

/// Puts operands before operand `position` (the number of operands: at the
/// end). Call only once for each operation and position.
void addOperands(const Program &program, Index operation, size_t position,
                 const std::vector<std::string> &operands,
                 const std::vector<std::string> &types, Rewriter &edits);

void addResults(const Program &program, Index operation,
                const std::vector<std::string> &names,
                const std::vector<std::string> &types, Rewriter &edits);

/// `arguments` are of the form "%x: type". The block must have a label.
void addBlockArguments(const Program &program, Index block,
                       const std::vector<std::string> &arguments,
                       Rewriter &edits);

/// "{…}", for an operation that has no properties (or attributes).
void addProperties(const Program &program, Index operation,
                   const std::string &text, Rewriter &edits);
void addAttributes(const Program &program, Index operation,
                   const std::string &text, Rewriter &edits);

/// "{…}"
void addRegion(const Program &program, Index operation, const std::string &text,
               Rewriter &edits);

/// Adds `more` to element `which` of the array attribute `name`, such as
/// `operandSegmentSizes`; a negative index counts from the back. True if there
/// is no such attribute, false if it has no such element.
bool growSegment(const Program &program, Index operation, const char *name,
                 long which, size_t more, Rewriter &edits);

/// The numbers of a dense array; none if the node is something else.
std::vector<Index> denseNumbers(const Program &program, Index attribute);

/// The dictionary in the properties, or none.
Index propertyDictionary(const Program &program, Index operation);

} // namespace scion::graft

#endif // SCION_MUTATORS_GRAFT_APPEND_H
