//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Hands out an MLIRContext with every dialect loaded, no threads and captured
// diagnostics. Loading all dialects costs milliseconds, so a context serves
// many inputs; attributes and types are never freed from a context, so it is
// replaced after a bounded amount of use and memory stays flat.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_CONTEXTPOOL_H
#define SCION_HARNESS_INPUT_CONTEXTPOOL_H

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mlir {
class MLIRContext;
class Operation;
} // namespace mlir

namespace scion {

struct ContextOptions {
  bool allowUnregisteredDialects = true;
};

class ContextPool;

/// A context in use. Modules made in it must be destroyed before the lease.
class ContextLease {
public:
  ContextLease(ContextLease &&);
  ~ContextLease();

  mlir::MLIRContext &operator*() const;
  mlir::MLIRContext *operator->() const { return &**this; }
  mlir::MLIRContext *get() const { return &**this; }

  /// Destroys the context when the lease ends, instead of reusing it.
  void discardAfterUse();

  /// Leaks `broken`, a module that the verifier rejects after a pass. It is not
  /// even destroyed, because destroying a block without a region corrupts the
  /// heap (seen with linalg-detensorize). Its context does not refer to it, and
  /// serves on: a new one each time took 20 % of a campaign without records.
  /// The caller must have released it: `lease.abandon(module.release())`.
  void abandon(mlir::Operation *broken);

  /// "error: <loc>: text" for each diagnostic since the lease or the last take.
  std::vector<std::string> takeDiagnostics();

  /// Data that a later stage keeps with this context from one input to the next
  /// (a cache of pass managers): empty at first, destroyed before the context.
  std::shared_ptr<void> &attachment() const;

private:
  friend class ContextPool;
  struct Slot;
  ContextLease(ContextPool &pool, std::unique_ptr<Slot> slot);
  ContextPool *pool;
  std::unique_ptr<Slot> slot;
};

class ContextPool {
public:
  explicit ContextPool(ContextOptions options = {});
  ~ContextPool();

  /// `cost` is the number of bytes of program text that the user will parse. A
  /// context is replaced when the sum has reached a bound.
  ContextLease lease(size_t cost);

  /// A context to parse `text` in. If the text has resources or identified
  /// structs (`!llvm.struct<"name", …>`), the context is not used for another
  /// program: MLIR keeps both by name, renames later resources and rejects
  /// later structs, so the next result would depend on history.
  ContextLease leaseFor(std::string_view text);

  /// The number of leases under which modules were abandoned. The engine ends
  /// the process at leakBound, and with it the damage that the passes may have
  /// done.
  unsigned leakedModules() const { return leaked; }

  /// With a bound of 64, a process of the lowering target ended after 490 to
  /// 750 inputs, because known bugs leave invalid IR on one input in ten, and
  /// reading the corpus again in the next process took an eighth of the time.
  /// Without a bound, 440 inputs took 212 MB and 1,600 took 261 MB, some 100 KB
  /// for each module.
  static constexpr unsigned leakBound = 512;

  /// The pool of this process.
  static ContextPool &global();

private:
  friend class ContextLease;
  ContextOptions options;
  std::vector<std::unique_ptr<ContextLease::Slot>> idle;
  unsigned leaked = 0;
};

/// Whether this process should end, because the leaks have reached leakBound.
bool isContextPoolUsedUp();

} // namespace scion

#endif // SCION_HARNESS_INPUT_CONTEXTPOOL_H
