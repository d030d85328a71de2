//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See PlainTypes.h. vscale is a property of the machine, so any value is legal.
// With 1, all ops of a scalable program stay, and the x86 backend, which aborts
// on scalable types, can run it.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/PlainTypes.h"
#include "harness/input/NarrowFloat.h"
#include "harness/recondition/TypeScope.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace scion;

namespace {
struct Found {
  bool spaces = false, encodings = false, scalable = false, elements = false,
       ranks = false;
  bool any() const { return spaces || encodings || scalable || elements; }
};

/// Types that the program has ops for, which are only interpreted.
struct Kept {
  bool encodings = false, quantised = false, narrow = false;

  static Kept of(ModuleOp module) {
    Kept kept;
    kept.narrow = computesWithNarrowFloats(module);
    module.walk([&](Operation *op) {
      StringRef dialect = op->getName().getDialectNamespace();
      kept.encodings |= dialect == "sparse_tensor";
      kept.quantised |= dialect == "quant";
    });
    return kept;
  }
  bool has(RankedTensorType tensor) const {
    return encodings &&
           isa_and_nonnull<sparse_tensor::SparseTensorEncodingAttr>(
               tensor.getEncoding());
  }
  bool has(Type element) const {
    if (isa<FloatType>(element))
      return narrow && isNarrowFloat(element);
    return quantised && isa<quant::QuantizedType>(element) &&
           !isa<quant::CalibratedQuantizedType>(element);
  }
};
} // namespace

/// The replacement of an element type that has no lowering: the next wider
/// float that has one, the storage integers of a quantised type, the floats of
/// a type that is only calibrated. Null for other types.
static Type plainElement(Type element) {
  if (auto calibrated = dyn_cast<quant::CalibratedQuantizedType>(element))
    return calibrated.getExpressedType();
  if (auto quantised = dyn_cast<quant::QuantizedType>(element))
    return IntegerType::get(element.getContext(),
                            quantised.getStorageTypeIntegralWidth());
  auto floating = dyn_cast<FloatType>(element);
  if (!floating ||
      isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(element))
    return {};
  if (isNarrowFloat(element))
    return Float16Type::get(element.getContext());
  if (floating.getWidth() < 32)
    return Float32Type::get(element.getContext());
  return Float64Type::get(element.getContext());
}

static APFloat converted(APFloat value, Type to) {
  bool loses;
  value.convert(cast<FloatType>(to).getFloatSemantics(),
                APFloat::rmNearestTiesToEven, &loses);
  return value;
}

static void look(Type type, Found &found, const Kept &kept) {
  if (auto memref = dyn_cast<BaseMemRefType>(type)) {
    found.spaces |= memref.getMemorySpace() &&
                    !isa<gpu::AddressSpaceAttr>(memref.getMemorySpace());
    type = memref.getElementType();
  } else if (auto tensor = dyn_cast<RankedTensorType>(type)) {
    found.encodings |= tensor.getEncoding() && !kept.has(tensor);
    type = tensor.getElementType();
  } else if (auto function = dyn_cast<FunctionType>(type)) {
    for (Type inner : function.getInputs())
      look(inner, found, kept);
    for (Type inner : function.getResults())
      look(inner, found, kept);
    return;
  } else if (auto tensor = dyn_cast<UnrankedTensorType>(type)) {
    found.ranks = true;
    type = tensor.getElementType();
  }
  if (auto vector = dyn_cast<VectorType>(type)) {
    found.scalable |= vector.isScalable();
    type = vector.getElementType();
  }
  found.elements |= !kept.has(type) && plainElement(type);
}

static Found lookAtAll(ModuleOp module, const Kept &kept) {
  Found found;
  llvm::DenseSet<Type> seen;
  auto once = [&](Type type) {
    if (seen.insert(type).second)
      look(type, found, kept);
  };
  module.walk([&](Operation *op) {
    for (Type type : op->getResultTypes())
      once(type);
    if (auto function = dyn_cast<func::FuncOp>(op))
      once(function.getFunctionType());
    else if (auto global = dyn_cast<memref::GlobalOp>(op))
      once(global.getType());
    else if (auto alloc = dyn_cast<bufferization::AllocTensorOp>(op))
      found.spaces |= alloc.getMemorySpace().has_value();
    else
      found.scalable |= isa<vector::VectorScaleOp>(op);
  });
  return found;
}

/// Replaces ops that need scalable vectors, after their types were replaced. A
/// slice that does not fit into its vector with vscale = 1 is left, and does
/// not verify.
static void replaceScalableOps(ModuleOp module) {
  module.walk([](Operation *op) {
    OpBuilder builder(op);
    Value plain;
    if (isa<vector::VectorScaleOp>(op)) {
      plain = arith::ConstantIndexOp::create(builder, op->getLoc(), 1);
    } else if (auto extract = dyn_cast<vector::ScalableExtractOp>(op)) {
      auto from = extract.getSource().getType();
      auto to = cast<VectorType>(extract.getType());
      int64_t first = extract.getPos(), size = to.getNumElements();
      if (first + size > from.getNumElements())
        return;
      plain = vector::ExtractStridedSliceOp::create(
          builder, op->getLoc(), extract.getSource(), ArrayRef<int64_t>{first},
          ArrayRef<int64_t>{size}, ArrayRef<int64_t>{1});
    } else if (auto insert = dyn_cast<vector::ScalableInsertOp>(op)) {
      auto from = insert.getValueToStore().getType();
      int64_t first = insert.getPos();
      if (first + from.getNumElements() >
          insert.getDest().getType().getNumElements())
        return;
      plain = vector::InsertStridedSliceOp::create(
          builder, op->getLoc(), insert.getValueToStore(), insert.getDest(),
          ArrayRef<int64_t>{first}, ArrayRef<int64_t>{1});
    } else {
      return;
    }
    op->replaceAllUsesWith(ValueRange{plain});
    op->erase();
  });
}

/// The ranks to try for unranked tensors. TOSA's convolutions need 4, its
/// matmul 3; most ops take any.
static constexpr int64_t likelyRanks[] = {2, 4, 3, 1, 0};

/// Gives all unranked tensors the first rank with which all ops verify.
static bool giveRanks(ModuleOp module) {
  ScopedDiagnosticHandler quiet(module.getContext(),
                                [](Diagnostic &) { return success(); });
  for (int64_t rank : likelyRanks) {
    OwningOpRef<ModuleOp> ranked = module.clone();
    AttrTypeReplacer replacer;
    replacer.addReplacement(
        [&](UnrankedTensorType type) -> std::optional<Type> {
          return RankedTensorType::get(
              SmallVector<int64_t>(rank, ShapedType::kDynamic),
              type.getElementType());
        });
    replacer.recursivelyReplaceElementsIn(*ranked, /*replaceAttrs=*/true,
                                          /*replaceLocs=*/false,
                                          /*replaceTypes=*/true);
    if (failed(verify(*ranked)))
      continue;
    module.getBodyRegion().takeBody(ranked->getBodyRegion());
    return true;
  }
  return false;
}

std::vector<std::string> scion::makeTypesPlain(ModuleOp module) {
  Kept kept = Kept::of(module);
  Found found = lookAtAll(module, kept);
  std::vector<std::string> done;
  if (found.ranks && giveRanks(module))
    done.emplace_back("gave tensors a rank");
  if (!found.any())
    return done;
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](FloatType type) -> std::optional<Type> {
    Type plain = plainElement(type);
    if (!plain || kept.has(Type(type)))
      return std::nullopt;
    return plain;
  });
  replacer.addReplacement(
      [&](quant::QuantizedType type) -> std::optional<Type> {
        return kept.has(Type(type)) ? type : plainElement(type);
      });
  replacer.addReplacement([&](FloatAttr number) -> std::optional<Attribute> {
    Type plain = plainElement(number.getType());
    if (!plain || kept.has(number.getType()))
      return std::nullopt;
    return FloatAttr::get(plain, converted(number.getValue(), plain));
  });
  replacer.addReplacement([](VectorType type) -> std::optional<Type> {
    if (!type.isScalable())
      return std::nullopt;
    return VectorType::get(type.getShape(), type.getElementType());
  });
  replacer.addReplacement([&](RankedTensorType type) -> std::optional<Type> {
    if (!type.getEncoding() || kept.has(type))
      return std::nullopt;
    return RankedTensorType::get(type.getShape(), type.getElementType());
  });
  // A memref's elements may be vectors.
  replacer.addReplacement([&](MemRefType type) -> std::optional<Type> {
    Type element = replacer.replace(type.getElementType());
    if (!type.getMemorySpace() && element == type.getElementType())
      return std::nullopt;
    return MemRefType::get(type.getShape(), element, type.getLayout(),
                           Attribute());
  });
  replacer.addReplacement([](UnrankedMemRefType type) -> std::optional<Type> {
    if (!type.getMemorySpace())
      return std::nullopt;
    return UnrankedMemRefType::get(type.getElementType(), Attribute());
  });
  replacer.addReplacement(
      [&](DenseElementsAttr dense) -> std::optional<Attribute> {
        auto plain = cast<ShapedType>(replacer.replace(Type(dense.getType())));
        if (plain == dense.getType())
          return std::nullopt;
        Type element = plain.getElementType();
        if (element == dense.getElementType())
          return dense.reshape(plain);
        auto numbers = dyn_cast<DenseFPElementsAttr>(dense);
        if (!numbers || !isa<FloatType>(element))
          return std::nullopt;
        DenseElementsAttr wide =
            numbers.mapValues(element, [&](const APFloat &value) {
              return converted(value, element).bitcastToAPInt();
            });
        return wide.reshape(plain);
      });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
  if (found.elements)
    done.emplace_back("element types without a lowering became others");
  if (found.spaces) {
    module.walk([](bufferization::AllocTensorOp alloc) {
      alloc.removeMemorySpaceAttr();
    });
    module.walk([](memref::MemorySpaceCastOp cast) {
      if (cast.getSource().getType() == cast.getType()) {
        cast.replaceAllUsesWith(cast.getSource());
        cast.erase();
      }
    });
    done.emplace_back("dropped memory spaces");
  }
  if (found.encodings)
    done.emplace_back("dropped encodings of tensors");
  if (found.scalable) {
    replaceScalableOps(module);
    done.emplace_back("made scalable vectors those of vscale 1");
  }
  return done;
}
