//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/ModuleHash.h"

#include "harness/lowering/AddressMix.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

using namespace scion;

namespace {
class Hasher {
public:
  Hasher(unsigned maxOps, OpHashes *hashes) : maxOps(maxOps), hashes(hashes) {
    // Modules on the seeds' paths have 130 ops on average.
    numbers.reserve(512);
  }

  void add(mlir::Operation *op) {
    if (++ops > maxOps)
      return;
    uint64_t own = hashOfOp(op);
    if (hashes)
      hashes->push_back(own);
    add(own);
    add(op->getNumOperands());
    for (mlir::Value operand : op->getOperands())
      add(numberOf(operand));
    for (mlir::Value result : op->getResults()) {
      add(result.getType().getAsOpaquePointer());
      numberOf(result);
    }
    for (mlir::Block *successor : op->getSuccessors())
      add(numberOf(successor));
    for (mlir::Region &region : op->getRegions()) {
      add(~0ull);
      for (mlir::Block &block : region) {
        add(numberOf(&block));
        for (mlir::BlockArgument argument : block.getArguments()) {
          add(argument.getType().getAsOpaquePointer());
          numberOf(argument);
        }
        for (mlir::Operation &nested : block)
          add(&nested);
      }
    }
  }

  ModuleDigest digest() const { return {mix.value(), ops}; }

private:
  unsigned maxOps, ops = 0;
  AddressMix mix;
  OpHashes *hashes;
  llvm::DenseMap<void *, uint64_t> numbers;

  static uint64_t hashOfOp(mlir::Operation *op) {
    AddressMix own;
    own.add(op->getName().getAsOpaquePointer());
    // Use the op's own hash of its properties. Converting them to attributes
    // (getAttrDictionary) took half of the time, and omits properties that are
    // not attributes, such as the flags of llvm.add.
    if (op->getPropertiesStorageSize())
      own.add(static_cast<uint64_t>(static_cast<size_t>(op->hashProperties())));
    own.add(op->getRawDictionaryAttrs().getAsOpaquePointer());
    return own.value();
  }

  void add(uint64_t value) { mix.add(value); }
  void add(const void *address) { mix.add(address); }
  uint64_t numberOf(void *key) {
    return numbers.try_emplace(key, numbers.size()).first->second;
  }
  uint64_t numberOf(mlir::Value value) {
    return numberOf(value.getAsOpaquePointer());
  }
};
} // namespace

ModuleDigest scion::digestInContext(mlir::Operation *root, unsigned maxOps,
                                    OpHashes *ops) {
  if (ops)
    ops->clear();
  Hasher hasher(maxOps, ops);
  hasher.add(root);
  return hasher.digest();
}

uint64_t scion::hashInContext(mlir::Operation *root) {
  return digestInContext(root, ~0u).hash;
}
