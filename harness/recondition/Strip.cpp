//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Strip.h"
#include "harness/compat/MlirVersions.h"
#include "harness/known/Registry.h"
#include "harness/recondition/OpTable.h"
#include "harness/recondition/PlainTypes.h"
#include "harness/recondition/Wrapper.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;
using namespace scion;

/// Removes the attributes that are not part of an op's definition: unchecked
/// promises to later passes (noalias, in-place decisions, alignments).
static bool stripDiscardable(Operation *op) {
  // Attributes of a launch tell which buffers a block shares.
  if (isa<gpu::LaunchOp>(op))
    return false;
  bool changed = false;
  for (NamedAttribute attribute : llvm::to_vector(op->getDiscardableAttrs())) {
    if (attribute.getName() == gpu::GPUDialect::getContainerModuleAttrName() ||
        llvm::is_contained(op->getName().getAttributeNames(),
                           attribute.getName()))
      continue;
    op->removeDiscardableAttr(attribute.getName());
    // This attribute is a cache, which each verification of a linalg op adds
    // again.
    changed |= attribute.getName() != "linalg.memoized_indexing_maps";
  }
  return changed;
}

/// A resource as plain elements: zeros if its contents were elided, because
/// reading those is undefined. A resource with contents is replaced, too,
/// because lowerings crash on it.
static Attribute withoutResource(Attribute value) {
  auto resource = dyn_cast_or_null<DenseResourceElementsAttr>(value);
  if (!resource)
    return {};
  ShapedType type = resource.getType();
  if (AsmResourceBlob *blob = resource.getRawHandle().getBlob())
    if (isValidRawBuffer(type, blob->getData()))
      return Registry::global().replaces("recondition-resources")
                 ? DenseElementsAttr::getFromRawBuffer(type, blob->getData())
                 : Attribute();
  Builder builder(value.getContext());
  TypedAttr zero = builder.getZeroAttr(type.getElementType());
  return zero ? DenseElementsAttr::get(type, Attribute(zero)) : Attribute();
}

static bool writeOutResources(ModuleOp module) {
  bool changed = false;
  module.walk([&](Operation *op) {
    StringRef name;
    if (isa<arith::ConstantOp>(op))
      name = "value";
    else if (isa<tosa::ConstOp>(op))
      name = "values";
    else if (isa<memref::GlobalOp>(op))
      name = "initial_value";
    else
      return;
    if (Attribute plain =
            withoutResource(op->getInherentAttr(name).value_or(Attribute()))) {
      op->setInherentAttr(StringAttr::get(op->getContext(), name), plain);
      changed = true;
    }
  });
  return changed;
}

static void strip(func::FuncOp function, ReconditionResult &result) {
  // The runner libraries' memref printers are called by this interface.
  bool keepsInterface =
      function.isExternal() && function->hasAttr("llvm.emit_c_interface") &&
      isRunnerPrintFunction(std::string_view(function.getSymName()));
  if (keepsInterface)
    function->removeAttr("llvm.emit_c_interface");
  bool changed = stripDiscardable(function);
  if (keepsInterface)
    function->setAttr("llvm.emit_c_interface",
                      UnitAttr::get(function.getContext()));
  if (function.getArgAttrsAttr() || function.getResAttrsAttr()) {
    function.removeArgAttrsAttr();
    function.removeResAttrsAttr();
    changed = true;
  }
  function.walk([&](Operation *inner) {
    if (inner != function.getOperation())
      changed |= stripDiscardable(inner);
  });
  if (changed)
    result.note("attributes", "@" + function.getSymName().str(),
                "dropped unchecked attributes");
}

static void strip(memref::GlobalOp global, const ChoiceStream &choices,
                  ReconditionResult &result) {
  bool changed = stripDiscardable(global);
  MemRefType type = global.getType();
  if (!global.getInitialValue() || global.isUninitialized()) {
    Type element = type.getElementType();
    if (element.isIntOrIndexOrFloat() && type.hasStaticShape()) {
      std::string_view name(global.getSymName());
      global.setInitialValueAttr(drawContents(
          RankedTensorType::get(type.getShape(), element), choices.fork(name)));
      result.note("uninitialized", "@" + std::string(name),
                  "initialised a global with inputs");
    }
  }
  if (changed)
    result.note("attributes", "@" + global.getSymName().str(),
                "dropped unchecked attributes");
}

Stripped scion::stripModule(ModuleOp module, const ChoiceStream &choices,
                            ReconditionResult &result) {
  Stripped stripped;
  if (writeOutResources(module))
    result.note("attributes", "module", "wrote resources out");
  if (stripDiscardable(module))
    result.note("attributes", "module", "dropped module attributes");
  for (std::string &what : makeTypesPlain(module)) {
    result.note("attributes", "module", std::move(what));
    stripped.hasOtherTypes = true;
  }
  for (Operation &op :
       llvm::make_early_inc_range(llvm::reverse(*module.getBody()))) {
    if (auto function = dyn_cast<func::FuncOp>(op)) {
      strip(function, result);
      continue;
    }
    if (auto global = dyn_cast<memref::GlobalOp>(op)) {
      strip(global, choices, result);
      continue;
    }
    if (isOfOtherTarget(op.getName().getDialectNamespace()))
      continue;
    std::string name = op.getName().getStringRef().str();
    if (!op.use_empty()) {
      stripped.problem = "a result of " + name + " at module level is used";
      return stripped;
    }
    ++result.dropped["top-level " + name];
    result.note("wrapper", name, "dropped an op that is no function");
    op.erase();
  }
  return stripped;
}
