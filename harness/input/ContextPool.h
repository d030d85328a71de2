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

  /// Takes the context out of circulation when the lease ends.
  void discardAfterUse();

  /// `broken` is a module that the verifier refuses after a pass. It is not
  /// touched again, not even to destroy it: a block that no region holds
  /// corrupts the heap then (seen with linalg-detensorize). So it leaks; its
  /// context, which does not know it, is destroyed when the lease ends. The
  /// caller has given the module up: `lease.abandon(module.release())`.
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

  /// `cost` is what the user will put into the context, in bytes of program
  /// text; a context is replaced when the sum has reached a bound.
  ContextLease lease(size_t cost);

  /// A context to parse `text` in. One that resources or identified structs
  /// (`!llvm.struct<"name", …>`) were read into serves no other program: MLIR
  /// keeps both by name, renames the resources and refuses the structs that
  /// come later, so the next result would depend on history.
  ContextLease leaseFor(std::string_view text);

  /// How many modules were leaked that passes broke. The engine ends
  /// the process at leakBound, so that what they may have done to it ends, too.
  unsigned leakedModules() const { return leaked; }

  /// At 64 a process of the lowering target ended after 490 to 750 inputs, for
  /// known bugs leave invalid IR on one input in ten, and what the next one
  /// read again took an eighth of the time. Without a bound 1,600 inputs took
  /// 261 MB, where 440 took 212: each module some 100 KB.
  static constexpr unsigned leakBound = 512;

  /// The pool of this process.
  static ContextPool &global();

private:
  friend class ContextLease;
  ContextOptions options;
  std::vector<std::unique_ptr<ContextLease::Slot>> idle;
  unsigned leaked = 0;
};

/// Whether so many were leaked that this process should end.
bool isContextPoolUsedUp();

} // namespace scion

#endif // SCION_HARNESS_INPUT_CONTEXTPOOL_H
