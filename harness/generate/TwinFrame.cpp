//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/TwinFrame.h"
#include "harness/generate/Boundaries.h"
#include "harness/generate/Types.h"
#include "harness/semantics/Interpreter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace scion;
using semantics::Datum;

static Value number(OpBuilder &builder, Location loc, int64_t value) {
  return arith::ConstantIndexOp::create(builder, loc, value);
}

/// Row-major positions of a shape; one empty position for rank 0.
static std::vector<std::vector<int64_t>> positionsOf(Type type) {
  std::vector<std::vector<int64_t>> positions{{}};
  for (int64_t size : shapeOf(type)) {
    std::vector<std::vector<int64_t>> longer;
    for (const std::vector<int64_t> &prefix : positions)
      for (int64_t i = 0; i < size; ++i) {
        longer.push_back(prefix);
        longer.back().push_back(i);
      }
    positions = std::move(longer);
  }
  return positions;
}

TwinFrame::TwinFrame(MLIRContext &context)
    : program(ModuleOp::create(UnknownLoc::get(&context))), top(&context),
      loc(UnknownLoc::get(&context)) {
  top.setInsertionPointToEnd(program->getBody());
}

func::FuncOp TwinFrame::makeFunction(const std::string &name, TypeRange inputs,
                                     TypeRange results, bool isHidden) {
  auto function = func::FuncOp::create(top, loc, name,
                                       top.getFunctionType(inputs, results));
  function.addEntryBlock();
  // A hidden function is public, because passes know all callers of a private
  // one and propagate values through it.
  if (isHidden)
    function.setNoInline(true);
  else
    function.setPrivate();
  functions[name] = function;
  return function;
}

func::FuncOp TwinFrame::declare(StringRef name, TypeRange inputs) {
  func::FuncOp &function = functions[name];
  if (!function) {
    function =
        func::FuncOp::create(top, loc, name, top.getFunctionType(inputs, {}));
    function.setPrivate();
  }
  return function;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// The boundary values of a part, as bits in i64.
Value TwinFrame::table(OpBuilder &builder, Type part) {
  std::string name = "scion_bits_" + nameOf(part);
  auto type = MemRefType::get({boundaryCount}, builder.getI64Type());
  if (!functions.count(name)) {
    std::vector<int64_t> bits;
    bits.reserve(boundaryCount);
    for (unsigned i = 0; i < boundaryCount; ++i)
      bits.push_back(int64_t(boundaryBits(part, i).getZExtValue()));
    memref::GlobalOp::create(
        top, loc, name, top.getStringAttr("private"), type,
        DenseIntElementsAttr::get(
            RankedTensorType::get({boundaryCount}, builder.getI64Type()), bits),
        /*constant=*/false, /*alignment=*/IntegerAttr());
    functions[name] = func::FuncOp();
  }
  return memref::GetGlobalOp::create(builder, loc, type, name);
}

static Value fromBits(OpBuilder &builder, Location loc, Value bits, Type part) {
  if (part.isIndex())
    return arith::IndexCastOp::create(builder, loc, part, bits);
  unsigned width = part.getIntOrFloatBitWidth();
  if (width < 64)
    bits = arith::TruncIOp::create(builder, loc, builder.getIntegerType(width),
                                   bits);
  if (isa<FloatType>(part))
    return arith::BitcastOp::create(builder, loc, part, bits);
  return bits;
}

/// (row) -> a value of the type. Operands at different positions walk through
/// the table in different steps, so that other values meet in each row.
func::FuncOp TwinFrame::inputFunction(Type type, unsigned position) {
  std::string name =
      "scion_in_" + nameOf(type) + "_" + std::to_string(position);
  if (auto found = functions.find(name); found != functions.end())
    return found->second;
  func::FuncOp function =
      makeFunction(name, top.getIndexType(), type, /*isHidden=*/true);
  OpBuilder builder = OpBuilder::atBlockEnd(&function.getBody().front());
  Value row = function.getArgument(0);
  Type element = getElementTypeOrSelf(type), part = partOf(type);
  Value bits = table(builder, part);
  Value count = number(builder, loc, boundaryCount);
  // row * step + row / count * position + start.
  Value walk = arith::MulIOp::create(
      builder, loc, row, number(builder, loc, 1 + int64_t(position) * 2));
  Value lap = arith::MulIOp::create(
      builder, loc, arith::DivUIOp::create(builder, loc, row, count),
      number(builder, loc, position));
  Value base = arith::AddIOp::create(builder, loc, walk, lap);
  int64_t lane = 0;
  auto next = [&]() -> Value {
    int64_t start = int64_t(position) + 3 * lane++;
    Value at = arith::RemUIOp::create(
        builder, loc,
        arith::AddIOp::create(builder, loc, base, number(builder, loc, start)),
        count);
    return fromBits(builder, loc,
                    memref::LoadOp::create(builder, loc, bits, at), part);
  };
  auto makeElement = [&]() -> Value {
    if (!isa<ComplexType>(element))
      return next();
    Value real = next(), imaginary = next();
    return complex::CreateOp::create(builder, loc, element, real, imaginary);
  };
  Value value;
  if (!isa<ShapedType>(type)) {
    value = makeElement();
  } else {
    SmallVector<Value> elements;
    for (size_t i = 0, e = positionsOf(type).size(); i < e; ++i)
      elements.push_back(makeElement());
    if (isa<VectorType>(type)) {
      value = vector::FromElementsOp::create(builder, loc, type, elements);
    } else {
      value = tensor::FromElementsOp::create(
          builder, loc, RankedTensorType::get(shapeOf(type), element),
          elements);
      if (value.getType() != type)
        value = tensor::CastOp::create(builder, loc, type, value);
    }
  }
  func::ReturnOp::create(builder, loc, value);
  return function;
}

Value TwinFrame::operand(Type type) {
  EdgeFunction &edge = edges.back();
  unsigned position = 0;
  for (const Operand &other : edge.operands)
    position += partOf(other.first) == partOf(type);
  edge.operands.emplace_back(type, position);
  return edge.function.getBody().front().addArgument(type, loc);
}

Value TwinFrame::constant(OpBuilder &builder, Type type, uint64_t which) {
  Type element = getElementTypeOrSelf(type), part = partOf(type);
  auto attribute = [&](uint64_t number) -> Attribute {
    llvm::APInt bits = boundaryBits(part, number);
    if (auto floats = dyn_cast<FloatType>(part))
      return builder.getFloatAttr(
          floats, llvm::APFloat(floats.getFloatSemantics(), bits));
    return builder.getIntegerAttr(part, bits);
  };
  if (isa<ComplexType>(element)) {
    ArrayAttr parts =
        builder.getArrayAttr({attribute(which), attribute(which / 2 + 1)});
    if (!isa<ShapedType>(type))
      return complex::ConstantOp::create(builder, loc, type, parts);
    // There are no constants of complex vectors; callers use an operand.
    return {};
  }
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return arith::ConstantOp::create(builder, loc,
                                     cast<TypedAttr>(attribute(which)));
  // Either a splat, or a different value in each lane.
  SmallVector<Attribute> elements;
  bool isSplat = which % 2;
  for (size_t i = 0, e = positionsOf(type).size(); i < e; ++i)
    elements.push_back(attribute(isSplat ? which : which + i * 3));
  ShapedType stat = shaped.clone(shapeOf(type));
  Value value = arith::ConstantOp::create(
      builder, loc, DenseElementsAttr::get(stat, elements));
  if (value.getType() != type)
    value = tensor::CastOp::create(builder, loc, type, value);
  return value;
}

Value TwinFrame::hide(OpBuilder &builder, Value value) {
  Type type = value.getType();
  std::string name = "scion_hide_" + nameOf(type);
  func::FuncOp function;
  if (auto found = functions.find(name); found != functions.end()) {
    function = found->second;
  } else {
    function = makeFunction(name, type, type, /*isHidden=*/true);
    OpBuilder body = OpBuilder::atBlockEnd(&function.getBody().front());
    func::ReturnOp::create(body, loc, function.getArgument(0));
  }
  return func::CallOp::create(builder, loc, function, value).getResult(0);
}

Value TwinFrame::pass(OpBuilder &builder, Value value) {
  Type type = value.getType();
  // Each call gets a function of its own, because a function with one caller is
  // always inlined.
  std::string name = "scion_pass_" + std::to_string(edges.size());
  func::FuncOp function = makeFunction(name, type, type, /*isHidden=*/false);
  OpBuilder body = OpBuilder::atBlockEnd(&function.getBody().front());
  func::ReturnOp::create(body, loc, function.getArgument(0));
  return func::CallOp::create(builder, loc, function, value).getResult(0);
}

//===----------------------------------------------------------------------===//
// Showing
//===----------------------------------------------------------------------===//

void TwinFrame::print(OpBuilder &builder, Value scalar) {
  Type type = scalar.getType();
  if (isa<ComplexType>(type)) {
    print(builder, complex::ReOp::create(builder, loc, scalar));
    print(builder, complex::ImOp::create(builder, loc, scalar));
    return;
  }
  StringRef name;
  if (isa<FloatType>(type)) {
    if (type.getIntOrFloatBitWidth() < 32)
      scalar =
          arith::ExtFOp::create(builder, loc, builder.getF32Type(), scalar);
    name = type.isF64() ? "printF64" : "printF32";
  } else {
    Type i64 = builder.getI64Type();
    if (type.isIndex())
      scalar = arith::IndexCastOp::create(builder, loc, i64, scalar);
    else if (type.isInteger(1))
      scalar = arith::ExtUIOp::create(builder, loc, i64, scalar);
    else if (type != i64)
      scalar = arith::ExtSIOp::create(builder, loc, i64, scalar);
    name = "printI64";
  }
  func::CallOp::create(builder, loc, declare(name, scalar.getType()), scalar);
}

/// Vectors lane by lane, tensors by loops after their dynamic sizes.
void TwinFrame::printAll(OpBuilder &builder, Value value) {
  Type type = value.getType();
  auto comma = [&] {
    func::CallOp::create(builder, loc, declare("printComma", {}), ValueRange{});
  };
  if (!isa<ShapedType>(type)) {
    comma();
    return print(builder, value);
  }
  if (isa<VectorType>(type)) {
    for (const std::vector<int64_t> &position : positionsOf(type)) {
      comma();
      print(builder, vector::ExtractOp::create(builder, loc, value, position));
    }
    return;
  }
  auto tensor = cast<RankedTensorType>(type);
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Value> position;
  Value zero = number(builder, loc, 0), one = number(builder, loc, 1);
  for (int64_t dim = 0; dim < tensor.getRank(); ++dim) {
    Value size =
        tensor::DimOp::create(builder, loc, value, number(builder, loc, dim));
    if (tensor.isDynamicDim(dim) && dim == int64_t(position.size())) {
      comma();
      print(builder, size);
    }
    auto loop = scf::ForOp::create(builder, loc, zero, size, one);
    builder.setInsertionPointToStart(loop.getBody());
    position.push_back(loop.getInductionVar());
  }
  comma();
  print(builder, tensor::ExtractOp::create(builder, loc, value, position));
}

/// The function (one, other, mark), which shows both values between marks.
func::FuncOp TwinFrame::showFunction(Type type) {
  std::string name = "scion_twins_" + nameOf(type);
  if (auto found = functions.find(name); found != functions.end())
    return found->second;
  func::FuncOp function = makeFunction(name, {type, type, top.getI64Type()}, {},
                                       /*isHidden=*/true);
  OpBuilder builder = OpBuilder::atBlockEnd(&function.getBody().front());
  Value mark = function.getArgument(2);
  Value one = arith::ConstantIntOp::create(builder, loc, builder.getI64Type(),
                                           int64_t(1));
  for (unsigned i = 0; i < 2; ++i) {
    print(builder, mark);
    printAll(builder, function.getArgument(i));
    func::CallOp::create(builder, loc, declare("printNewline", {}),
                         ValueRange{});
    mark = arith::AddIOp::create(builder, loc, mark, one);
  }
  print(builder, mark);
  func::CallOp::create(builder, loc, declare("printNewline", {}), ValueRange{});
  func::ReturnOp::create(builder, loc);
  return function;
}

void TwinFrame::show(OpBuilder &builder, Value one, Value other) {
  Value mark =
      arith::ConstantIntOp::create(builder, loc, builder.getI64Type(),
                                   twinMark + 4 * int64_t(edges.size() - 1));
  func::CallOp::create(builder, loc, showFunction(one.getType()),
                       ValueRange{one, other, mark});
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

func::FuncOp TwinFrame::startEdge(OpBuilder &builder) {
  func::FuncOp function = makeFunction("edge_" + std::to_string(edges.size()),
                                       {}, {}, /*isHidden=*/true);
  edges.push_back({function, {}});
  builder.setInsertionPointToEnd(&function.getBody().front());
  auto end = func::ReturnOp::create(builder, loc);
  builder.setInsertionPoint(end);
  return function;
}

/// Limit of the ops that one row of an edge executes.
static constexpr uint64_t rowFuel = 100'000;

static semantics::Interpretation call(ModuleOp program, StringRef name,
                                      ArrayRef<Datum> arguments) {
  semantics::EvaluationOptions limits;
  limits.fuel = rowFuel;
  return semantics::interpret(program, limits, name, arguments);
}

/// The values of an operand, one for each row.
const std::vector<Datum> &TwinFrame::inputsOf(const Operand &operand) {
  std::vector<Datum> &values = inputs[operand];
  if (!values.empty())
    return values;
  StringRef name = inputFunction(operand.first, operand.second).getName();
  for (unsigned row = 0; row < twinRows; ++row) {
    semantics::Interpretation made = call(*program, name, Datum::index(row));
    values.push_back(made.results.empty() ? Datum() : made.results.front());
  }
  return values;
}

/// The rows on whose operands the edge is defined.
std::vector<bool> TwinFrame::definedRows(EdgeFunction &edge) {
  std::vector<bool> defined(twinRows);
  for (unsigned row = 0; row < twinRows; ++row) {
    SmallVector<Datum> operands;
    for (const Operand &operand : edge.operands)
      operands.push_back(inputsOf(operand)[row]);
    defined[row] = call(*program, edge.function.getName(), operands).kind ==
                   semantics::Ending::Kind::Finished;
  }
  return defined;
}

/// Puts the builder under the condition that the row is a defined one.
void TwinFrame::enterDefinedRows(OpBuilder &builder, StringRef edge,
                                 const std::vector<bool> &defined, Value row) {
  std::vector<int8_t> bytes(defined.begin(), defined.end());
  auto type = MemRefType::get({twinRows}, builder.getI8Type());
  std::string name = "scion_rows_" + edge.str();
  // Mutable, so that no pass folds it.
  memref::GlobalOp::create(
      top, loc, name, top.getStringAttr("private"), type,
      DenseIntElementsAttr::get(
          RankedTensorType::get({twinRows}, builder.getI8Type()), bytes),
      /*constant=*/false, /*alignment=*/IntegerAttr());
  Value mask = memref::GetGlobalOp::create(builder, loc, type, name);
  Value byte = memref::LoadOp::create(builder, loc, mask, row);
  Value isDefined =
      arith::TruncIOp::create(builder, loc, builder.getI1Type(), byte);
  auto branch =
      scf::IfOp::create(builder, loc, isDefined, /*withElseRegion=*/false);
  builder.setInsertionPoint(branch.thenBlock()->getTerminator());
}

OwningOpRef<ModuleOp> TwinFrame::finish(bool isCalled) {
  for (EdgeFunction &edge : edges)
    edge.function.setFunctionType(top.getFunctionType(
        edge.function.getBody().front().getArgumentTypes(), {}));
  func::FuncOp main = makeFunction("main", {}, {}, /*isHidden=*/false);
  main.setPublic();
  OpBuilder builder = OpBuilder::atBlockEnd(&main.getBody().front());
  auto rows = scf::ForOp::create(builder, loc, number(builder, loc, 0),
                                 number(builder, loc, twinRows),
                                 number(builder, loc, 1));
  func::ReturnOp::create(builder, loc);
  builder.setInsertionPointToStart(rows.getBody());
  if (!isCalled)
    return std::move(program);
  llvm::MapVector<Operand, Value> made;
  for (EdgeFunction &edge : edges) {
    SmallVector<Value> operands;
    for (const Operand &operand : edge.operands) {
      Value &value = made[operand];
      if (!value)
        value = func::CallOp::create(
                    builder, loc, inputFunction(operand.first, operand.second),
                    rows.getInductionVar())
                    .getResult(0);
      operands.push_back(value);
    }
    std::vector<bool> defined = definedRows(edge);
    if (!llvm::is_contained(defined, true))
      continue;
    OpBuilder::InsertionGuard keep(builder);
    if (llvm::is_contained(defined, false))
      enterDefinedRows(builder, edge.function.getName(), defined,
                       rows.getInductionVar());
    func::CallOp::create(builder, loc, edge.function, operands);
  }
  return std::move(program);
}
