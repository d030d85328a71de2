//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Edits of types in the whole program at once: one size in shapes, or one width
// of integers.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Edit.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"

#include <set>

using namespace scion;
using namespace mlir;

/// Cuts a constant to its first elements, as many as `type` has.
static Attribute cut(DenseElementsAttr dense, ShapedType type) {
  if (dense.isSplat())
    return dense.resizeSplat(type);
  SmallVector<Attribute> values;
  auto all = dense.getValues<Attribute>();
  int64_t count = type.getNumElements();
  for (int64_t i = 0; i < count && i < dense.getNumElements(); ++i)
    values.push_back(all[size_t(i)]);
  if (int64_t(values.size()) != count)
    return {};
  return DenseElementsAttr::get(type, values);
}

static void replaceEverywhere(ModuleOp module, AttrTypeReplacer &replacer) {
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

static std::set<int64_t> sizes(ModuleOp module) {
  std::set<int64_t> all;
  AttrTypeWalker walker;
  walker.addWalk([&](Type type) {
    if (auto shaped = dyn_cast<ShapedType>(type); shaped && shaped.hasRank())
      for (int64_t size : shaped.getShape())
        if (!ShapedType::isDynamic(size) && size > 1)
          all.insert(size);
  });
  module->walk([&](Operation *op) {
    for (Type type : op->getResultTypes())
      walker.walk(type);
    for (NamedAttribute attribute : op->getAttrs())
      walker.walk(attribute.getValue());
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Type type : block.getArgumentTypes())
          walker.walk(type);
  });
  return all;
}

/// A size N becomes 1, 2, N / 2 or N - 1: in types only, also in lists of
/// numbers such as those of slices, and also in constants.
static constexpr unsigned targets = 4, scopes = 3;

static size_t countSizes(ModuleOp module) {
  return sizes(module).size() * targets * scopes;
}

static bool applySize(ModuleOp module, size_t from, size_t) {
  std::set<int64_t> all = sizes(module);
  // Large ones first.
  int64_t before = *std::next(all.rbegin(), from / (targets * scopes));
  unsigned how = from / scopes % targets, scope = from % scopes;
  int64_t after = how == 0   ? 1
                  : how == 1 ? 2
                  : how == 2 ? before / 2
                             : before - 1;
  if (after >= before || (how > 1 && after <= 2))
    return false;
  AttrTypeReplacer replacer;
  auto shapeOf = [=](ArrayRef<int64_t> shape) {
    SmallVector<int64_t> result(shape);
    for (int64_t &size : result)
      size = size == before ? after : size;
    return result;
  };
  replacer.addReplacement(
      [=](ShapedType type) -> std::optional<std::pair<Type, WalkResult>> {
        if (!type.hasRank() || !llvm::is_contained(type.getShape(), before))
          return std::nullopt;
        return std::make_pair(Type(type.clone(shapeOf(type.getShape()))),
                              WalkResult::skip());
      });
  replacer.addReplacement(
      [=](DenseElementsAttr dense)
          -> std::optional<std::pair<Attribute, WalkResult>> {
        if (!llvm::is_contained(dense.getType().getShape(), before))
          return std::nullopt;
        Attribute result =
            cut(dense, cast<ShapedType>(dense.getType().clone(
                           shapeOf(dense.getType().getShape()))));
        if (!result)
          return std::nullopt;
        return std::make_pair(result, WalkResult::skip());
      });
  if (scope > 0)
    replacer.addReplacement([=](DenseI64ArrayAttr list) -> Attribute {
      return DenseI64ArrayAttr::get(list.getContext(),
                                    shapeOf(list.asArrayRef()));
    });
  replaceEverywhere(module, replacer);
  if (scope > 1)
    module->walk([&](arith::ConstantIndexOp constant) {
      if (constant.value() == before)
        constant->setAttr("value", IntegerAttr::get(constant.getType(), after));
    });
  return true;
}

const Edit scion::smallerShapes = {"smaller shapes", false, countSizes,
                                   applySize};

//===----------------------------------------------------------------------===//
// Widths
//===----------------------------------------------------------------------===//

/// The usual widths, which replace others.
static constexpr unsigned widths[] = {32, 8};

static std::set<unsigned> widthsOf(ModuleOp module) {
  std::set<unsigned> all;
  AttrTypeWalker walker;
  walker.addWalk([&](IntegerType type) {
    if (type.isSignless() && type.getWidth() > 1)
      all.insert(type.getWidth());
  });
  module->walk([&](Operation *op) {
    for (Type type : op->getResultTypes())
      walker.walk(type);
  });
  return all;
}

static size_t countWidths(ModuleOp module) {
  return widthsOf(module).size() * std::size(widths);
}

static bool applyWidth(ModuleOp module, size_t from, size_t) {
  std::set<unsigned> all = widthsOf(module);
  unsigned before = *std::next(all.rbegin(), from / std::size(widths));
  unsigned after = widths[from % std::size(widths)];
  if (after >= before)
    return false;
  MLIRContext *context = module.getContext();
  Type old = IntegerType::get(context, before),
       fresh = IntegerType::get(context, after);
  // Only change values: other attributes of this width may be required by their
  // ops.
  AttrTypeReplacer types;
  types.addReplacement([=](IntegerType type) -> Type {
    return type == old ? fresh : Type(type);
  });
  types.addReplacement([=](IntegerAttr number)
                           -> std::optional<std::pair<Attribute, WalkResult>> {
    if (number.getType() != old)
      return std::nullopt;
    return std::make_pair(
        Attribute(IntegerAttr::get(fresh, number.getValue().trunc(after))),
        WalkResult::skip());
  });
  types.addReplacement([=](DenseIntElementsAttr dense)
                           -> std::optional<std::pair<Attribute, WalkResult>> {
    if (dense.getElementType() != old)
      return std::nullopt;
    SmallVector<APInt> values;
    for (APInt value : dense.getValues<APInt>())
      values.push_back(value.trunc(after));
    auto type = dense.getType().clone(fresh);
    return std::make_pair(
        Attribute(DenseElementsAttr::get(cast<ShapedType>(type), values)),
        WalkResult::skip());
  });
  module->walk([&](Operation *op) {
    for (OpResult result : op->getResults())
      result.setType(types.replace(result.getType()));
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments())
          argument.setType(types.replace(argument.getType()));
    for (StringRef name :
         {"value", "initial_value", "type", "function_type", "inputs"})
      if (Attribute attribute = op->getAttr(name))
        op->setAttr(name, types.replace(attribute));
  });
  return true;
}

const Edit scion::otherWidths = {"usual widths", false, countWidths,
                                 applyWidth};
