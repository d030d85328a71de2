//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// replace-operation: another operation takes the place of one, with its
// operands and types: min for max, a signed division for an unsigned one,
// affine.load for memref.load. replacements.table lists the possible
// replacements.
//
//===----------------------------------------------------------------------===//

#include "mutators/OperationMutator.h"
#include "mutators/Operations.h"
#include "mutators/Replacements.h"

using namespace scion;

namespace {
class ReplaceOperation final : public OperationMutator {
public:
  ReplaceOperation() : OperationMutator(2, 16) {}
  std::string_view name() const override { return "replace-operation"; }

private:
  bool mutateAt(const Program &program, Index operation,
                MutationContext &context, Rewriter &edits) const override {
    std::vector<Replacement> list = replacementsFor(
        program, operation, From::AllDialects, context.knowledge);
    if (list.empty())
      return false;
    const Replacement &chosen = pickByName(list, context.choices);
    const OperationInfo &info = program.symbols().operations[operation];
    edits.replaceNode(program.child(info.node, Production::OperationName),
                      '"' + std::string(chosen.operation) + '"');
    std::string properties = chosen.textOfProperties();
    if (info.properties != none && properties.empty())
      edits.eraseNode(info.properties);
    else if (info.properties != none)
      edits.replaceNode(info.properties, properties);
    else if (!properties.empty()) {
      size_t place = placeOfProperties(program, operation);
      edits.replace(place, place, ' ' + properties);
    }
    context.explain(std::string(info.name) + " becomes " +
                    std::string(chosen.operation));
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorReplaceOperation() {
  static const ReplaceOperation mutator;
  return mutator;
}
