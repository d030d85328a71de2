//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/input/ModuleFeatures.h"

#include "base/ChoiceStream.h"
#include "base/FeatureMap.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

#include <algorithm>
#include <bit>

using namespace scion;

namespace {
/// Hashes each name once per module. The cache is keyed by address, but the
/// hash depends only on the spelling, so features are the same in every
/// process.
class NameHashes {
public:
  /// All unregistered operations are one kind: byte mutations misspell names,
  /// and a corpus with each misspelling would grow without end.
  uint64_t of(mlir::OperationName name) {
    if (!name.isRegistered())
      return stableHash("unregistered");
    return lookup(name.getAsOpaquePointer(), name.getStringRef());
  }
  uint64_t of(mlir::Type type) {
    const mlir::AbstractType &kind = type.getAbstractType();
    return lookup(&kind, kind.getName());
  }
  uint64_t of(mlir::Attribute attribute) {
    const mlir::AbstractAttribute &kind = attribute.getAbstractAttribute();
    return lookup(&kind, kind.getName());
  }

private:
  uint64_t lookup(const void *key, llvm::StringRef name) {
    auto [place, isNew] = cache.try_emplace(key);
    if (isNew)
      place->second = stableHash(std::string_view(name.data(), name.size()));
    return place->second;
  }
  llvm::DenseMap<const void *, uint64_t> cache;
};
} // namespace

/// Powers of two: 0, 1, 2-3, 4-7 …
static uint64_t magnitude(size_t count) { return std::bit_width(count); }

/// Usual widths are features of their own; others are grouped by magnitude.
static uint64_t widthFeature(unsigned width) {
  bool isUsual = width <= 128 && (width % 8 == 0 || width < 8);
  return isUsual ? width : 256 + magnitude(width);
}

static uint64_t typeFeature(NameHashes &names, mlir::Type type) {
  uint64_t hash = names.of(type);
  if (auto shaped = llvm::dyn_cast<mlir::ShapedType>(type)) {
    hash = combineHash(hash, names.of(shaped.getElementType()));
    hash = combineHash(hash, shaped.hasRank()
                                 ? 1 + std::min<int64_t>(shaped.getRank(), 8)
                                 : 0);
    hash = combineHash(hash, shaped.hasRank() && shaped.hasStaticShape());
  } else if (type.isIntOrFloat()) {
    hash = combineHash(hash, widthFeature(type.getIntOrFloatBitWidth()));
  }
  return hash;
}

using Tell = llvm::function_ref<void(FeatureKind kind, uint64_t hash)>;

static void tellOperation(NameHashes &names, mlir::Operation *op,
                          uint64_t parent, unsigned depth, Tell tell) {
  uint64_t name = names.of(op->getName());
  tell(FeatureKind::Op, name);
  tell(FeatureKind::ControlPair, combineHash(parent, name));
  for (mlir::Value operand : op->getOperands()) {
    mlir::Operation *definer = operand.getDefiningOp();
    uint64_t source = definer ? names.of(definer->getName())
                              : combineHash(parent, 1); // a block argument
    tell(FeatureKind::DataPair, combineHash(source, name));
  }
  for (mlir::Type type : op->getResultTypes())
    tell(FeatureKind::TypeKind, combineHash(name, typeFeature(names, type)));
  for (mlir::NamedAttribute attribute : op->getAttrs())
    tell(FeatureKind::AttributeKind,
         combineHash(name, names.of(attribute.getValue())));
  uint64_t shape = combineHash(name, magnitude(depth));
  for (mlir::Region &region : op->getRegions())
    shape = combineHash(shape, magnitude(region.getBlocks().size()));
  shape = combineHash(shape, magnitude(op->getNumOperands()));
  tell(FeatureKind::Shape, shape);
  for (mlir::Value result : op->getResults())
    tell(FeatureKind::Shape,
         combineHash(name, 64 + magnitude(static_cast<size_t>(
                                    llvm::range_size(result.getUses())))));

  for (mlir::Region &region : op->getRegions())
    for (mlir::Block &block : region)
      for (mlir::Operation &nested : block)
        tellOperation(names, &nested, name, depth + 1, tell);
}

void scion::forEachModuleFeature(mlir::Operation *root, Tell tell) {
  NameHashes names;
  tellOperation(names, root, 0, 0, tell);
}

void scion::noteModuleFeatures(mlir::Operation *root) {
  forEachModuleFeature(
      root, [](FeatureKind kind, uint64_t hash) { noteFeature(kind, hash); });
}
