//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/Verification.h"

#include "harness/lowering/AddressMix.h"
#include "harness/lowering/BlockDominance.h"
#include "harness/lowering/LocalOps.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "llvm/ADT/DenseSet.h"

using namespace scion;

/// Properties of an op that depend only on its name.
struct Verification::OpKind {
  std::optional<mlir::RegisteredOperationName> name; // if it is registered
  Locality locality = Locality::Unknown;
  bool isModule = false;
  bool isSymbolTable = false;
  bool hasDataLayout = false;
  bool usesSymbols = false;
  bool isIsolated = false;
  bool isTerminator = false;
  bool needsNoTerminator = false;
  bool isLookedFor = false;
};

uint64_t Verification::epoch = 0;

Verification::Verification() : verified(places), since(epoch) {}
Verification::~Verification() = default;

void Verification::forget() {
  verified.assign(places, 0);
  since = epoch;
}

const Verification::OpKind &Verification::kindOf(mlir::Operation *op) {
  mlir::OperationName name = op->getName();
  std::unique_ptr<OpKind> &place = kinds[name.getAsOpaquePointer()];
  if (place)
    return *place;
  place = std::make_unique<OpKind>();
  OpKind &kind = *place;
  kind.name = name.getRegisteredInfo();
  kind.locality = localityOf(name.getStringRef());
  kind.isModule = mlir::isa<mlir::ModuleOp>(op);
  kind.isSymbolTable = op->hasTrait<mlir::OpTrait::SymbolTable>();
  // Modules have data layouts, but not the interface.
  kind.hasDataLayout =
      kind.isModule || name.hasInterface<mlir::DataLayoutOpInterface>();
  kind.usesSymbols = name.hasInterface<mlir::SymbolUserOpInterface>();
  kind.isIsolated = op->hasTrait<mlir::OpTrait::IsIsolatedFromAbove>();
  // An unregistered op might have any trait.
  kind.isTerminator = op->mightHaveTrait<mlir::OpTrait::IsTerminator>();
  kind.needsNoTerminator = op->mightHaveTrait<mlir::OpTrait::NoTerminator>();
  kind.isLookedFor = isLookedForByFunctions(name.getStringRef());
  return kind;
}

/// Verifies one module. Every function returns false if it cannot decide.
class Verification::Walk {
public:
  Walk(Verification &memory, const OpHashes &hashes)
      : memory(memory), hashes(hashes) {}

  bool acceptRoot(mlir::Operation &op) {
    return accept(op, memory.kindOf(&op), op.getParentOp(), /*scope=*/0) &&
           acceptCrossings(0);
  }

private:
  Verification &memory;
  const OpHashes &hashes;
  /// The index into `hashes` of the next op.
  size_t place = 0;
  llvm::SmallVector<mlir::Operation *, 64> symbolUsers;
  /// Whether an op that llvm.func looks for was seen.
  bool lookedFor = false;
  /// Whether attributes use symbols, which this class does not verify.
  bool attributesUseSymbols = false;
  /// A block with a value that is used in another block of its region.
  /// Dominance is verified when all blocks are known to be well-formed.
  struct Crossing {
    mlir::Block *definer, *user;
  };
  llvm::SmallVector<Crossing, 16> crossings;

  bool accept(mlir::Operation &op, const OpKind &kind, mlir::Operation *parent,
              uint64_t scope) {
    uint64_t hash = hashes[place++];
    if (!acceptAttributes(op))
      return false;
    if (kind.usesSymbols)
      symbolUsers.push_back(&op);
    lookedFor |= kind.isLookedFor;
    if (!kind.name)
      return op.getNumRegions() == 0 && acceptUnregistered(op);
    if (op.getNumRegions() == 0) {
      if (kind.locality == Locality::Local)
        return acceptLocal(op, kind, identityOf(op, hash, parent, scope));
      return verify(op, kind);
    }
    return acceptWithRegions(op, kind, hash, parent, scope);
  }

  static bool verify(mlir::Operation &op, const OpKind &kind) {
    return mlir::succeeded(kind.name->verifyInvariants(&op)) &&
           mlir::succeeded(kind.name->verifyRegionInvariants(&op));
  }

  static bool acceptUnregistered(mlir::Operation &op) {
    mlir::Dialect *dialect = op.getName().getDialect();
    return dialect ? dialect->allowsUnknownOperations()
                   : op.getContext()->allowsUnregisteredDialects();
  }

  bool acceptAttributes(mlir::Operation &op) {
    if (op.getRawDictionaryAttrs().empty())
      return true;
    for (mlir::NamedAttribute attribute : op.getDiscardableAttrs()) {
      if (mlir::Dialect *dialect = attribute.getNameDialect())
        if (mlir::failed(dialect->verifyOperationAttribute(&op, attribute)))
          return false;
      attributesUseSymbols |=
          mlir::isa<mlir::SymbolUserAttrInterface>(attribute.getValue());
    }
    return true;
  }

  /// A hash of everything that a local op's verifier may depend on
  /// (LocalOps.h).
  static uint64_t identityOf(mlir::Operation &op, uint64_t hash,
                             mlir::Operation *parent, uint64_t scope) {
    AddressMix mix(scope);
    mix.add(hash);
    if (parent)
      mix.add(parent->getName().getAsOpaquePointer());
    mix.add(uint64_t(op.getNumOperands()) << 32 | op.getNumResults());
    for (mlir::Value operand : op.getOperands())
      mix.add(operand.getType().getAsOpaquePointer());
    for (mlir::Type type : op.getResultTypes())
      mix.add(type.getAsOpaquePointer());
    for (mlir::Block *successor : op.getSuccessors())
      addArguments(mix, successor);
    return mix.value();
  }

  static void addArguments(AddressMix &mix, mlir::Block *block) {
    mix.add(block->getNumArguments());
    for (mlir::BlockArgument argument : block->getArguments())
      mix.add(argument.getType().getAsOpaquePointer());
  }

  bool acceptLocal(mlir::Operation &op, const OpKind &kind, uint64_t identity) {
    if (memory.isKnown(identity))
      return true;
    if (!verify(op, kind))
      return false;
    memory.remember(identity);
    return true;
  }

  static bool hasEmptyRegions(mlir::Operation &op) {
    return llvm::all_of(op.getRegions(),
                        [](mlir::Region &region) { return region.empty(); });
  }

  /// Whether the function's verifier depends only on the function. It looks up
  /// a comdat, and the dialects of argument attributes may inspect any op.
  static bool asksNobodyElse(mlir::Operation &function) {
    for (const char *name : {"comdat", "arg_attrs", "res_attrs"})
      if (function.getInherentAttr(name).value_or(nullptr))
        return false;
    return true;
  }

  bool acceptWithRegions(mlir::Operation &op, const OpKind &kind, uint64_t hash,
                         mlir::Operation *parent, uint64_t scope) {
    bool isRemembered =
        kind.locality == Locality::Function && asksNobodyElse(op);
    uint64_t identity = 0;
    if (isRemembered) {
      AddressMix mix(identityOf(op, hash, parent, scope));
      for (mlir::Region &region : op.getRegions()) {
        mix.add(region.empty());
        if (!region.empty())
          addArguments(mix, &region.front());
      }
      identity = mix.value();
    }
    bool isKnown = isRemembered && memory.isKnown(identity);
    if (!isKnown && mlir::failed(kind.name->verifyInvariants(&op)))
      return false;

    size_t firstUser = symbolUsers.size(), firstCrossing = crossings.size();
    bool lookedForBefore = std::exchange(lookedFor, false);
    uint64_t inner = scope;
    // The attributes of surrounding ops determine the data layout.
    if (kind.hasDataLayout) {
      AddressMix mix(scope);
      mix.add(hash);
      inner = mix.value();
    }
    if (!acceptRegions(op, kind, inner))
      return false;
    if (kind.isIsolated && !acceptCrossings(firstCrossing))
      return false;

    if (isKnown && lookedFor && mlir::failed(kind.name->verifyInvariants(&op)))
      return false;
    lookedFor |= lookedForBefore;
    if (kind.isSymbolTable) {
      // Of a module's traits with regions, isolation and the terminator that
      // it needs not have are looked at by the walk.
      bool accepted =
          kind.isModule && !attributesUseSymbols
              ? op.getRegion(0).hasOneBlock() &&
                    acceptSymbols(
                        op, llvm::ArrayRef(symbolUsers).drop_front(firstUser))
              : mlir::succeeded(kind.name->verifyRegionInvariants(&op));
      symbolUsers.truncate(firstUser);
      return accepted;
    }
    if (isKnown)
      return true;
    if (mlir::failed(kind.name->verifyRegionInvariants(&op)))
      return false;
    if (isRemembered)
      memory.remember(identity);
    return true;
  }

  bool acceptRegions(mlir::Operation &op, const OpKind &kind, uint64_t scope) {
    auto kinds = mlir::dyn_cast<mlir::RegionKindInterface>(op);
    for (auto [number, region] : llvm::enumerate(op.getRegions())) {
      if (region.empty())
        continue;
      if (!region.front().hasNoPredecessors())
        return false;
      bool isSingle = region.hasOneBlock();
      if (!isSingle && kinds &&
          kinds.getRegionKind(number) == mlir::RegionKind::Graph)
        return false;
      for (mlir::Block &block : region)
        if (!acceptBlock(block, op, scope,
                         /*needsTerminator=*/!isSingle ||
                             !kind.needsNoTerminator))
          return false;
    }
    return true;
  }

  bool acceptBlock(mlir::Block &block, mlir::Operation &parent, uint64_t scope,
                   bool needsTerminator) {
    for (mlir::BlockArgument argument : block.getArguments())
      if (argument.getOwner() != &block)
        return false;
    if (block.empty())
      return !needsTerminator;
    mlir::Operation *last = &block.back();
    for (mlir::Operation &op : block) {
      const OpKind &kind = memory.kindOf(&op);
      // Its verifier reports this, if it is called.
      if (&op != last &&
          (op.getNumSuccessors() != 0 || (kind.isTerminator && kind.name)))
        return false;
      if (!acceptOperands(op) || !accept(op, kind, &parent, scope))
        return false;
    }
    for (mlir::Block *successor : last->getSuccessors())
      if (successor->getParent() != block.getParent())
        return false;
    return !needsTerminator || memory.kindOf(last).isTerminator;
  }

  /// Verifies isolation and dominance.
  bool acceptOperands(mlir::Operation &op) {
    for (mlir::OpOperand &operand : op.getOpOperands())
      if (!acceptOperand(operand, op))
        return false;
    return true;
  }

  bool acceptOperand(mlir::OpOperand &operand, mlir::Operation &user) {
    mlir::Value value = operand.get();
    if (!value)
      return false;
    mlir::Operation *definer = value.getDefiningOp();
    mlir::Block *home = value.getParentBlock();
    mlir::Region *region = home ? home->getParent() : nullptr;
    if (!region)
      return false;
    // The user, or the op around it that is in the region of the value.
    mlir::Operation *at = &user;
    while (at->getBlock() != home) {
      mlir::Block *block = at->getBlock();
      if (block->getParent() == region) {
        // The entry block dominates all reachable blocks.
        if (home != &region->front())
          crossings.push_back({home, block});
        return true;
      }
      at = block->getParentOp();
      if (!at || memory.kindOf(at).isIsolated || !at->getBlock())
        return false;
    }
    // Otherwise, the use may still be valid in a graph region or in unreachable
    // code, which mlir::verify decides.
    return !definer || (definer != at && definer->isBeforeInBlock(at));
  }

  /// Verifies dominance for the crossings of one isolated op, from `first` on.
  bool acceptCrossings(size_t first) {
    std::optional<BlockDominance> dominance;
    mlir::Region *region = nullptr;
    for (Crossing crossing : llvm::ArrayRef(crossings).drop_front(first)) {
      if (mlir::Region *its = crossing.definer->getParent(); its != region)
        dominance.emplace(*(region = its));
      if (!dominance->dominates(crossing.definer, crossing.user))
        return false;
    }
    crossings.truncate(first);
    return true;
  }

  static bool acceptSymbols(mlir::Operation &table,
                            llvm::ArrayRef<mlir::Operation *> users) {
    auto attribute = mlir::StringAttr::get(
        table.getContext(), mlir::SymbolTable::getSymbolAttrName());
    llvm::SmallDenseSet<mlir::Attribute, 32> names;
    for (mlir::Operation &op : table.getRegion(0).front())
      if (auto name = op.getAttrOfType<mlir::StringAttr>(attribute))
        if (!names.insert(name).second)
          return false;
    mlir::SymbolTableCollection tables;
    for (mlir::Operation *user : users)
      if (mlir::failed(
              mlir::cast<mlir::SymbolUserOpInterface>(user).verifySymbolUses(
                  tables)))
        return false;
    return true;
  }
};

bool Verification::isSurelyValid(mlir::Operation *root,
                                 const OpHashes &hashes) {
  if (since != epoch)
    forget();
  // mlir::verify repeats these diagnostics.
  mlir::ScopedDiagnosticHandler silence(
      root->getContext(), [](mlir::Diagnostic &) { return mlir::success(); });
  return Walk(*this, hashes).acceptRoot(*root);
}

bool Verification::isValid(mlir::Operation *root, const OpHashes &hashes) {
  return isSurelyValid(root, hashes) || mlir::succeeded(mlir::verify(root));
}

bool Verification::isValid(mlir::Operation *root) {
  OpHashes hashes;
  digestInContext(root, ~0u, &hashes);
  return isValid(root, hashes);
}
