//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/StructuredOps.h"
#include "harness/generate/Survive.h"
#include "harness/generate/Types.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace scion;

/// A named op has up to four inputs (two of them zero points), and one output.
static constexpr unsigned maxInputs = 4;

namespace {
/// Element types of the shaped inputs, the scalar inputs and the output.
struct Elements {
  Type shaped, scalar, output;
};

class StructuredSearch {
public:
  StructuredSearch(RegisteredOperationName name, func::FuncOp function)
      : name(name), function(function),
        builder(OpBuilder::atBlockEnd(&function.getBody().front())) {}

  /// Null if the verifier rejects the op with these types.
  Operation *make(ArrayRef<Type> types);

  /// The types that fit the op's maps if the first loop has `first` trips, and
  /// each other one has two; empty if it has no maps for that many operands.
  SmallVector<Type, 3> typesFor(unsigned operands, int64_t first,
                                const Elements &elements);

private:
  Operation *build(ArrayRef<Type> types);

  RegisteredOperationName name;
  func::FuncOp function;
  OpBuilder builder;
};
} // namespace

/// Builds the op without verifying it; null if its body cannot be filled.
Operation *StructuredSearch::build(ArrayRef<Type> types) {
  Location loc = builder.getUnknownLoc();
  OperationState state(loc, name);
  for (Type type : types)
    state.addOperands(function.getBody().front().addArgument(type, loc));
  state.addTypes(types.back());
  state.addAttribute(
      "operandSegmentSizes",
      builder.getDenseI32ArrayAttr({int32_t(types.size()) - 1, 1}));
  Region *region = state.addRegion();
  Block *block = new Block;
  region->push_back(block);
  for (Type type : types)
    block->addArgument(getElementTypeOrSelf(type), loc);
  Operation *op = builder.create(state);
  auto fill = builder.getContext()
                  ->getLoadedDialect<linalg::LinalgDialect>()
                  ->getRegionBuilder(name.getStringRef());
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(block);
  ImplicitLocOpBuilder body(loc, builder);
  bool complained = false;
  bool survived = survives([&] {
    fill(body, *block, {}, [&]() -> InFlightDiagnostic {
      complained = true;
      return emitError(loc);
    });
  });
  if (survived && !complained)
    return op;
  op->erase();
  return nullptr;
}

/// Whether an elementwise op has its number of operands. It has maps and a body
/// for any other number too, but only with its own does the body read all
/// inputs, and not the output.
static bool hasItsOperands(linalg::LinalgOp op) {
  if (!llvm::all_of(op.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isIdentity(); }))
    return true;
  Block &body = op->getRegion(0).front();
  return body.getArguments().back().use_empty() &&
         llvm::none_of(body.getArguments().drop_back(),
                       [](BlockArgument input) { return input.use_empty(); });
}

Operation *StructuredSearch::make(ArrayRef<Type> types) {
  Operation *op = build(types);
  if (!op)
    return nullptr;
  bool fine = false;
  survives([&] {
    fine = succeeded(mlir::verify(op)) &&
           hasItsOperands(cast<linalg::LinalgOp>(op));
  });
  if (fine)
    return op;
  op->erase();
  return nullptr;
}

SmallVector<Type, 3> StructuredSearch::typesFor(unsigned operands,
                                                int64_t first,
                                                const Elements &elements) {
  // The maps of elementwise ops have the rank of their operands.
  SmallVector<Type, 3> types(operands,
                             RankedTensorType::get({2, 2}, elements.shaped));
  Operation *op = build(types);
  if (!op)
    return {};
  SmallVector<AffineMap> maps;
  survives([&] { maps = cast<linalg::LinalgOp>(op).getIndexingMapsArray(); });
  op->erase();
  if (maps.size() != operands)
    return {};
  for (auto [i, map] : llvm::enumerate(maps)) {
    // The map of the loops' last trips gives the operand's last position.
    SmallVector<Attribute> last;
    for (unsigned dim = 0; dim < map.getNumDims(); ++dim)
      last.push_back(builder.getIndexAttr(dim ? 1 : first - 1));
    for (unsigned symbol = 0; symbol < map.getNumSymbols(); ++symbol)
      last.push_back(builder.getIndexAttr(1));
    SmallVector<Attribute> ends;
    if (map.getNumResults() && failed(map.constantFold(last, ends)))
      return {};
    SmallVector<int64_t> shape;
    for (Attribute end : ends)
      shape.push_back(cast<IntegerAttr>(end).getInt() + 1);
    bool isOutput = i + 1 == maps.size();
    if (shape.empty() && !isOutput)
      types[i] = elements.scalar;
    else
      types[i] = RankedTensorType::get(shape, isOutput ? elements.output
                                                       : elements.shaped);
  }
  if (!llvm::all_of(types, canMake))
    return {};
  return types;
}

std::vector<OpInstance>
scion::structuredInstancesOf(RegisteredOperationName name, ModuleOp keep) {
  std::vector<OpInstance> found;
  MLIRContext &context = *keep.getContext();
  auto *dialect = context.getLoadedDialect<linalg::LinalgDialect>();
  if (!dialect || name.getDialectNamespace() != dialect->getNamespace() ||
      !dialect->getRegionBuilder(name.getStringRef()))
    return found;
  ScopedDiagnosticHandler quiet(&context,
                                [](Diagnostic &) { return success(); });
  OpBuilder builder = OpBuilder::atBlockEnd(keep.getBody());
  auto function =
      func::FuncOp::create(builder, builder.getUnknownLoc(), "structured",
                           builder.getFunctionType({}, {}));
  function.addEntryBlock();
  StructuredSearch search(name, function);
  Type f32 = builder.getF32Type(), i32 = builder.getI32Type(),
       i8 = builder.getI8Type();
  const Elements choices[] = {{f32, f32, f32}, {i32, i32, i32}, {i8, i32, i32}};
  for (unsigned inputs = 1; inputs <= maxInputs; ++inputs)
    for (const Elements &elements : choices)
      // If values are too large with two trips of the first loop (the batch),
      // it gets one.
      for (int64_t first : {2, 1}) {
        SmallVector<Type, 3> types =
            search.typesFor(inputs + 1, first, elements);
        Operation *op = types.empty() ? nullptr : search.make(types);
        if (!op)
          continue;
        found.push_back(
            {name, types, {types.back()}, DictionaryAttr::get(&context), op});
        break;
      }
  return found;
}
