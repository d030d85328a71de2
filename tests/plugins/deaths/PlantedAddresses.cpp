//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Planted damage by addresses: what the pass makes depends on where the
// compiler's memory is, so that another process makes something else.
//
//===----------------------------------------------------------------------===//

#include "PlantedDeaths.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include "llvm/Support/xxhash.h"

using namespace mlir;
using namespace planted;

/// Depends on all bits of an address, also on those that the operating system
/// draws anew for each process. (A DenseSet reads few of them: where two ops
/// lie close together their order may be the same in each process.)
static uint64_t hashOf(const void *address) {
  return llvm::xxh3_64bits(ArrayRef<uint8_t>(
      reinterpret_cast<const uint8_t *>(&address), sizeof(address)));
}

namespace {
/// A difference becomes the opposite of the other difference. Wrong: takes the
/// opposite only where a bit of the op's address says so.
template <bool wrong>
struct AddressDependent {
  PLANTED_NAME("address-dependent")
  static void dependentDialects(DialectRegistry &r) { arithOnly(r); }
  static void run(ModuleOp module) {
    SmallVector<arith::SubIOp> differences;
    module.walk([&](arith::SubIOp op) { differences.push_back(op); });
    for (arith::SubIOp op : differences) {
      OpBuilder builder(op);
      Value other =
          arith::SubIOp::create(builder, op.getLoc(), op.getRhs(), op.getLhs());
      if (!wrong || hashOf(op) % 2) {
        Value zero = arith::ConstantOp::create(
            builder, op.getLoc(), builder.getZeroAttr(op.getType()));
        other = arith::SubIOp::create(builder, op.getLoc(), zero, other);
      }
      op.replaceAllUsesWith(other);
      op.erase();
    }
  }
};

/// Gathers adjacent stores and puts them back after the last of them. Wrong: in
/// the order of hashes of their pointers, so that of two stores to one place
/// the other may come last.
template <bool wrong>
struct PointerOrder {
  PLANTED_NAME("pointer-order")
  static void dependentDialects(DialectRegistry &) {}
  static void run(ModuleOp module) {
    module.walk([](Block *block) {
      SmallVector<memref::StoreOp> run;
      for (Operation &op : llvm::make_early_inc_range(*block)) {
        if (auto store = dyn_cast<memref::StoreOp>(op)) {
          run.push_back(store);
          continue;
        }
        put(run, &op);
        run.clear();
      }
    });
  }

private:
  static void put(ArrayRef<memref::StoreOp> run, Operation *before) {
    SmallVector<Operation *> order(run.begin(), run.end());
    if (wrong)
      llvm::sort(order, [](Operation *left, Operation *right) {
        return hashOf(left) < hashOf(right);
      });
    for (Operation *store : order)
      store->moveBefore(before);
  }
};
} // namespace

void planted::registerAddresses() {
  registerDamage<AddressDependent>();
  registerDamage<PointerOrder>();
}
