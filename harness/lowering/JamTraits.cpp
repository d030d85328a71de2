//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/JamTraits.h"

#include "harness/lowering/BufferOf.h"

#include "mlir/Dialect/Affine/Analysis/AffineAnalysis.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/IR/AffineValueMap.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

#include <optional>

using namespace mlir::affine;
using namespace scion;

namespace {
/// `factor * variable + offset`, with a factor that is not 0.
struct Linear {
  mlir::Value variable;
  int64_t factor = 1, offset = 0;
  bool operator==(const Linear &) const = default;
};

/// One affine access, its indices in terms of loop variables.
struct Access {
  mlir::Operation *op;
  AffineValueMap places;
};

/// The accesses of one memref in a nest.
struct Buffer {
  std::vector<Access> accesses;
  bool isWritten = false;
};
} // namespace

static std::optional<Linear> asLinear(mlir::AffineExpr expression,
                                      const AffineValueMap &places) {
  if (auto dim = mlir::dyn_cast<mlir::AffineDimExpr>(expression))
    return Linear{places.getOperand(dim.getPosition())};
  auto both = mlir::dyn_cast<mlir::AffineBinaryOpExpr>(expression);
  auto constant =
      both ? mlir::dyn_cast<mlir::AffineConstantExpr>(both.getRHS()) : nullptr;
  if (!constant)
    return std::nullopt;
  std::optional<Linear> linear = asLinear(both.getLHS(), places);
  if (!linear)
    return std::nullopt;
  if (both.getKind() == mlir::AffineExprKind::Add) {
    linear->offset += constant.getValue();
    return linear;
  }
  if (both.getKind() == mlir::AffineExprKind::Mul && constant.getValue() != 0) {
    linear->factor *= constant.getValue();
    linear->offset *= constant.getValue();
    return linear;
  }
  return std::nullopt;
}

/// Whether all accesses name the variable in the same way in some dimension, so
/// that each turn of its loop touches elements of its own.
static bool isApartBy(const Buffer &buffer, mlir::Value variable) {
  const AffineValueMap &first = buffer.accesses.front().places;
  for (unsigned i = 0; i < first.getNumResults(); ++i) {
    std::optional<Linear> linear =
        asLinear(first.getAffineMap().getResult(i), first);
    if (linear && linear->variable == variable &&
        llvm::all_of(buffer.accesses, [&](const Access &access) {
          return asLinear(access.places.getAffineMap().getResult(i),
                          access.places) == linear;
        }))
      return true;
  }
  return false;
}

/// Whether an element is touched in one turn of the loops inside the nest only,
/// and there by ops that stay together: turns of the outermost loop then follow
/// each other as before, for each element.
static bool isKeptInOrder(const Buffer &buffer, AffineForOp nest) {
  const Access &first = buffer.accesses.front();
  mlir::Block *block = first.op->getBlock();
  if (!block->getOps<AffineForOp>().empty())
    return false;
  for (const Access &access : buffer.accesses)
    if (access.op->getBlock() != block ||
        access.places.getAffineMap() != first.places.getAffineMap() ||
        access.places.getOperands() != first.places.getOperands())
      return false;
  mlir::Operation *loop = block->getParentOp();
  for (; loop != nest; loop = loop->getParentOp()) {
    auto inner = mlir::dyn_cast<AffineForOp>(loop);
    if (!inner || !isApartBy(buffer, inner.getInductionVar()))
      return false;
  }
  return true;
}

/// The op that makes a buffer of its own, or names a global; else null.
static mlir::Operation *ownerOf(mlir::Value memref) {
  mlir::Operation *owner = bufferOf(memref).getDefiningOp();
  return mlir::isa_and_nonnull<mlir::memref::AllocOp, mlir::memref::AllocaOp,
                               mlir::memref::GetGlobalOp>(owner)
             ? owner
             : nullptr;
}

static bool areDistinct(mlir::Value first, mlir::Value second) {
  mlir::Operation *one = ownerOf(first), *other = ownerOf(second);
  if (!one || !other || one == other)
    return false;
  auto global = mlir::dyn_cast<mlir::memref::GetGlobalOp>(one);
  auto otherGlobal = mlir::dyn_cast<mlir::memref::GetGlobalOp>(other);
  return !global || !otherGlobal || global.getName() != otherGlobal.getName();
}

namespace {
/// Who uses the functions of a module, looked up once and only if asked.
class FunctionUsers {
public:
  explicit FunctionUsers(mlir::ModuleOp module) : module(module) {}

  /// None where it is not known.
  std::optional<llvm::ArrayRef<mlir::Operation *>>
  of(mlir::func::FuncOp function) {
    if (function->getParentOp() != module)
      return std::nullopt;
    if (!isKnown) {
      isKnown = true;
      if (auto uses = mlir::SymbolTable::getSymbolUses(&module.getRegion())) {
        users.emplace();
        for (mlir::SymbolTable::SymbolUse use : *uses)
          (*users)[use.getSymbolRef().getRootReference()].push_back(
              use.getUser());
      }
    }
    if (!users)
      return std::nullopt;
    return (*users)[function.getSymNameAttr()];
  }

private:
  mlir::ModuleOp module;
  bool isKnown = false;
  std::optional<
      llvm::DenseMap<mlir::StringAttr, llvm::SmallVector<mlir::Operation *>>>
      users;
};
} // namespace

/// Whether two buffers, one of them written, are the same as far as is known.
static bool mayOverlap(mlir::func::FuncOp function, FunctionUsers &users,
                       const llvm::MapVector<mlir::Value, Buffer> &buffers) {
  if (llvm::none_of(buffers,
                    [](const auto &entry) { return entry.second.isWritten; }))
    return false;
  // Nothing comes before the nest: they are arguments, or made in each turn.
  auto isArgument = [&](const auto &entry) {
    auto argument = mlir::dyn_cast<mlir::BlockArgument>(entry.first);
    return argument && argument.getOwner() == &function.front();
  };
  if (!llvm::all_of(buffers, isArgument))
    return true;
  if (buffers.size() < 2)
    return false;
  std::optional<llvm::ArrayRef<mlir::Operation *>> all = users.of(function);
  if (!all)
    return true;
  for (mlir::Operation *user : *all) {
    auto call = mlir::dyn_cast<mlir::func::CallOp>(user);
    if (!call)
      return true;
    auto given = [&](mlir::Value argument) {
      return call.getOperand(
          mlir::cast<mlir::BlockArgument>(argument).getArgNumber());
    };
    for (const auto &[written, accesses] : buffers)
      for (const auto &[other, otherAccesses] : buffers)
        if (accesses.isWritten && written != other &&
            !areDistinct(given(written), given(other)))
          return true;
  }
  return false;
}

/// Whether turns of the nest may not be mixed, as far as is known.
static bool mayDepend(mlir::func::FuncOp function, FunctionUsers &users,
                      AffineForOp nest) {
  llvm::MapVector<mlir::Value, Buffer> buffers;
  bool isOpaque = false;
  nest.getBody()->walk([&](mlir::Operation *op) {
    bool isWrite = mlir::isa<AffineWriteOpInterface>(op);
    if (!isWrite && !mlir::isa<AffineReadOpInterface>(op)) {
      isOpaque |= !op->hasTrait<mlir::OpTrait::HasRecursiveMemoryEffects>() &&
                  !mlir::isMemoryEffectFree(op);
      return;
    }
    MemRefAccess access(op);
    Buffer &buffer = buffers[access.memref];
    buffer.isWritten |= isWrite;
    // A vector is more than the element it begins with.
    isOpaque |= mlir::isa<AffineVectorLoadOp, AffineVectorStoreOp>(op);
    access.getAccessMap(&buffer.accesses.emplace_back(Access{op, {}}).places);
  });
  if (isOpaque || mayOverlap(function, users, buffers))
    return true;
  return llvm::any_of(buffers, [&](const auto &entry) {
    const Buffer &buffer = entry.second;
    return buffer.isWritten && !isApartBy(buffer, nest.getInductionVar()) &&
           !isKeptInOrder(buffer, nest);
  });
}

/// Whether the pass would do anything: it keeps off nests whose inner bounds
/// depend on the turn of the outer loop.
static bool isJammed(AffineForOp nest) {
  if (nest.getBody()->without_terminator().empty())
    return false;
  return !nest->walk([&](AffineForOp loop) {
                return llvm::all_of(loop.getControlOperands(),
                                    [&](mlir::Value operand) {
                                      return nest.isDefinedOutsideOfLoop(
                                          operand);
                                    })
                           ? mlir::WalkResult::advance()
                           : mlir::WalkResult::interrupt();
              })
              .wasInterrupted();
}

static void noteTraits(mlir::func::FuncOp function, FunctionUsers &users,
                       std::set<std::string_view> &traits) {
  if (function.isExternal())
    return;
  auto nest = mlir::dyn_cast<AffineForOp>(function.front().front());
  if (!nest || !isJammed(nest))
    return;
  traits.insert("@affine-jam");
  if (!nest.hasConstantBounds() ||
      nest.getConstantLowerBound() >= nest.getConstantUpperBound())
    traits.insert("@affine-jam-trips");
  if (nest.getNumIterOperands() != 0)
    traits.insert("@affine-jam-carries");
  if (mayDepend(function, users, nest))
    traits.insert("@affine-jam-depends");
}

void scion::noteJamTraits(mlir::ModuleOp module,
                          std::set<std::string_view> &traits) {
  FunctionUsers users(module);
  module->walk([&](mlir::func::FuncOp function) {
    noteTraits(function, users, traits);
  });
}
