//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutators/Prelude.h"

#include "mutators/Building.h"
#include "mutators/Knowledge.h"
#include "mutators/Operations.h"

using namespace scion;

Prelude::Prelude(const Program &program, Index operation,
                 MutationContext &context, FreshNames &fresh)
    : program(program), context(context),
      visible(visibleValues(program, operation)),
      parent(parentName(program, operation)),
      indent(
          indentation(program, program.symbols().operations[operation].node)),
      fresh(fresh) {}

std::string Prelude::valueOf(std::string_view type, bool preferConstant) {
  Index value = pickOfTypeText(program, visible, type, context.choices);
  if (value == none || (preferConstant && context.choices.chance(2, 3))) {
    // Where arith is not valid, use a producer that was seen there (below).
    if (context.knowledge.fitsUnder("arith.constant", parent) ||
        mixesDialectsUnder(parent))
      if (std::optional<std::string> text =
              constantOfType(type, context.choices))
        return add(*text);
  }
  if (value != none)
    return valueText(program, value);
  std::vector<const std::string *> known;
  for (const Knowledge::Producer &producer :
       context.knowledge.producers(typeKeyOfText(type)))
    if (context.knowledge.fitsUnder(producer.operation, parent))
      known.push_back(&producer.text);
  return known.empty() ? "" : add(*context.choices.pick(known));
}

std::string Prelude::indexConstant(uint64_t number) {
  return add("\"arith.constant\"() <{value = " + std::to_string(number) +
             " : index}> : () -> index");
}

std::string Prelude::add(const std::string &operation) {
  std::string name = fresh.value();
  operations += name + " = " + operation + '\n' + indent;
  return name;
}
