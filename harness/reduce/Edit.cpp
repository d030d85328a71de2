//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Edit.h"

#include "llvm/Support/raw_ostream.h"

using namespace scion;
using namespace mlir;

std::span<const Edit *const> scion::allEdits() {
  // Functions and whole ops come first, which saves tries on their contents.
  static const Edit *const all[] = {
      &dropSymbols, &dropOps,          &plainPrints,   &earlierPrints,
      &cleanUp,     &unwrapRegions,    &dropEdges,     &mergeBlocks,
      &inlineCalls, &dropArguments,    &dropResults,   &dropCarried,
      &constantOps, &otherOperands,    &simplerBounds, &smallerShapes,
      &otherWidths, &simplerConstants, &dropAttributes};
  return all;
}

/// The weight of an op, where a constant counts 1.
static constexpr uint64_t opWeight = 4;

ProgramSize scion::sizeOf(ModuleOp module, std::string_view text) {
  ProgramSize size;
  module->walk([&](Operation *op) {
    bool isConstant = op->hasTrait<OpTrait::ConstantLike>();
    size.ops += isConstant ? 1 : opWeight;
    for (Region &region : op->getRegions())
      for (Block &block : region)
        size.ops += block.getNumArguments() + !block.isEntryBlock();
  });
  // A character counts 10, a digit its value plus 1: 0 is simpler than 7.
  for (char c : text)
    size.text += c >= '0' && c <= '9' ? uint64_t(c - '0') + 1 : 10;
  return size;
}

unsigned scion::countOps(ModuleOp module) {
  unsigned count = 0;
  module->walk([&](Operation *) { ++count; });
  return count;
}

std::string scion::genericText(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(
      stream,
      OpPrintingFlags().assumeVerified().printGenericOpForm().useLocalScope());
  text += '\n';
  return text;
}
