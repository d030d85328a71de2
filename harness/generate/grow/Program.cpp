//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of Draft that writes whole functions and shows what they compute.
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/Draft.h"
#include "harness/generate/grow/Makers.h"
#include "harness/input/ShownType.h"
#include "harness/recondition/OpTable.h"
#include "harness/semantics/Interpreter.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/EmitC/IR/EmitC.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace scion;
using namespace scion::grow;
using semantics::Datum;
using semantics::Evaluation;
using semantics::View;

Draft::Draft(MLIRContext &context, uint64_t seed, const DraftOptions &options,
             const Makers &makers)
    : builder(&context), loc(UnknownLoc::get(&context)), choices(seed),
      options(options), makers(makers), program(ModuleOp::create(loc)) {
  allowsNaN = choices.chance(1, 8);
  // Few types, among them a rare one now and then.
  static constexpr std::array<unsigned, 4> widths = {8, 16, 32, 64};
  integers = {builder.getI1Type(), builder.getI32Type(),
              builder.getIntegerType(choices.pick(widths))};
  if (choices.chance(1, 6))
    integers.push_back(
        builder.getIntegerType(unsigned(choices.between(2, 65))));
  floats = {builder.getF32Type(),
            coin() ? Type(builder.getF64Type()) : Type(builder.getF32Type())};
  if (choices.chance(1, 4))
    floats.push_back(coin() ? Type(builder.getF16Type())
                            : Type(builder.getBF16Type()));
  extents = {choices.between(1, 5), choices.between(2, 5)};
  // Dialects have equal shares, unless one is drawn to have more.
  std::vector<std::string> names;
  for (const Maker &maker : makers.all()) {
    std::string dialect = StringRef(maker.name).split('.').first.str();
    if (options.dialects.empty()
            ? isOfOtherTarget(dialect)
            : !llvm::is_contained(options.dialects, dialect))
      continue;
    auto found = llvm::find(names, dialect);
    if (found == names.end()) {
      names.push_back(dialect);
      byDialect.emplace_back();
      found = std::prev(names.end());
    }
    byDialect[size_t(found - names.begin())].push_back(&maker);
  }
  // A dialect that a project adds gets about a third of the ops, because it is
  // the one under test, and so does another target than LLVM.
  for (const std::vector<const Maker *> &list : byDialect)
    dialectWeights.push_back(
        makers.isAdded(*list.front())                                     ? 24
        : isOfOtherTarget(StringRef(list.front()->name).split('.').first) ? 12
        : choices.chance(1, 4)                                            ? 6
                                                                          : 2);
  for (size_t i = 0; i < byDialect.size(); ++i)
    isArithmetic.push_back(names[i] == "arith" || names[i] == "math");
}

Draft::~Draft() = default;

//===----------------------------------------------------------------------===//
// Growing
//===----------------------------------------------------------------------===//

const Maker *Draft::draw() {
  std::vector<uint64_t> weights = dialectWeights;
  for (size_t i = 0; arithmeticOnly && i < weights.size(); ++i)
    weights[i] = isArithmetic[i] ? weights[i] : 0;
  size_t dialect = choices.pickWeighted(weights);
  if (dialect == weights.size())
    return nullptr;
  weights.clear();
  for (const Maker *maker : byDialect[dialect]) {
    bool fits = (!maker->isNest || canNest()) &&
                (maker->place == Place::Anywhere ||
                 (builder.getBlock()->getParentOp() == function && depth == 0 &&
                  runs()));
    weights.push_back(fits ? maker->weight : 0);
  }
  size_t which = choices.pickWeighted(weights);
  return which == weights.size() ? nullptr : byDialect[dialect][which];
}

bool Draft::growOne() {
  if (options.maker && !arithmeticOnly)
    return options.maker(*this);
  const Maker *maker = draw();
  return maker && maker->make(*this);
}

void Draft::grow(unsigned ops) {
  // Makers may find no place for their ops, in a small program most of them.
  unsigned tries = 4 * ops + 4;
  while (ops > 0 && left > 0 && tries-- > 0)
    if (growOne()) {
      --ops;
      left -= left > 0;
    }
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

void Draft::writeFunction(func::FuncOp of, const Enter &enter,
                          llvm::function_ref<void()> body) {
  function = of;
  Block *entry = of.addEntryBlock();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(entry);
  pool.assign(entry->args_begin(), entry->args_end());
  constants.clear();
  openRegions = {{of, entry, enter}};
  depth = 0;
  (void)restart();
  body();
  pool.clear();
  openRegions.clear();
}

/// A function that @main may call, written with arguments of its own.
void Draft::writeHelper() {
  SmallVector<Type> inputs;
  SmallVector<TypedAttr> values;
  for (unsigned i = 0, count = unsigned(choices.below(4)); i < count; ++i) {
    Type type = scalarOrShaped(anyNumber());
    TypedAttr value = anyAttribute(type);
    if (value && choices.chance(1, 4) && isa<RankedTensorType>(type) &&
        cast<ShapedType>(type).getElementType().isIntOrFloat())
      type = MemRefType::get(cast<ShapedType>(type).getShape(),
                             cast<ShapedType>(type).getElementType());
    if (!value)
      continue;
    inputs.push_back(type);
    values.push_back(value);
  }
  auto helper = func::FuncOp::create(
      loc, newName("f"), FunctionType::get(builder.getContext(), inputs, {}));
  helper.setPrivate();
  program->push_back(helper);
  Enter enter = [=](Evaluation &in) mutable {
    for (auto [argument, value] :
         llvm::zip_equal(helper.getArguments(), values)) {
      std::optional<Datum> datum = semantics::datumOf(value, value.getType());
      auto memref = dyn_cast<MemRefType>(argument.getType());
      if (!memref || !datum) {
        in.set(argument, datum.value_or(Datum()));
        continue;
      }
      std::optional<View> view =
          in.newBuffer(memref, memref.getShape(), semantics::Lifetime::Heap);
      if (!view)
        return;
      size_t at = 0;
      semantics::forEachPosition(
          memref.getShape(), [&](ArrayRef<int64_t> position) {
            return in.store(*view, position, memref.getElementType(),
                            Datum(datum->numbers()[at++]));
          });
      in.set(argument, Datum(*view));
    }
  };
  writeFunction(helper, enter, [&] {
    left = std::max(2u, options.size / 4);
    grow(left);
    SmallVector<Value> results;
    SmallVector<Type> types;
    for (Value value : llvm::reverse(pool))
      if (results.size() < 2 && !isa<MemRefType>(value.getType()) &&
          choices.chance(2, 3)) {
        results.push_back(value);
        types.push_back(value.getType());
      }
    func::ReturnOp::create(builder, loc, results);
    helper.setFunctionType(
        FunctionType::get(builder.getContext(), inputs, types));
  });
  written.push_back(helper);
}

//===----------------------------------------------------------------------===//
// Showing
//===----------------------------------------------------------------------===//

static bool isPrinted(Type type) {
  if (type.isIndex() || type.isF32() || type.isF64())
    return true;
  auto integer = dyn_cast<IntegerType>(type);
  return integer && integer.getWidth() <= 64;
}

bool Draft::show(Value value) {
  Type type = value.getType(), element = getElementTypeOrSelf(type);
  if (isa<MemRefType, RankedTensorType>(type)) {
    std::optional<SmallVector<int64_t>> shape = sizes(value);
    if (!shape || llvm::is_contained(*shape, 0))
      return false;
    // A few elements: the first, the last and some between.
    bool isTensor = isa<RankedTensorType>(type);
    unsigned shown = 0;
    for (unsigned i = 0; i < 3; ++i) {
      SmallVector<Value> at;
      for (int64_t size : *shape)
        at.push_back(index(i == 0   ? 0
                           : i == 1 ? size - 1
                                    : choices.between(0, size - 1)));
      SmallVector<Value> operands{value};
      llvm::append_range(operands, at);
      Operation *op =
          make(isTensor ? "tensor.extract" : "memref.load", operands, element);
      if (!op)
        return shown > 0;
      pool.pop_back();
      shown += show(op->getResult(0));
      if (shape->empty())
        break;
    }
    return shown > 0;
  }
  if (isa<emitc::SizeTType>(type) || type.isUnsignedInteger()) {
    Operation *op = make("emitc.cast", value, builder.getI64Type());
    if (!op)
      return false;
    pool.pop_back();
    return show(op->getResult(0));
  }
  if (const ShownType *shown = shownAs(type)) {
    Operation *op =
        make(shown->op, value, parseType(shown->result, type.getContext()));
    if (!op)
      return false;
    pool.pop_back();
    return show(op->getResult(0));
  }
  if (auto complex = dyn_cast<ComplexType>(type)) {
    bool isShown = false;
    for (StringRef name : {"complex.re", "complex.im"})
      if (Operation *op = make(name, value, complex.getElementType())) {
        pool.pop_back();
        isShown |= show(op->getResult(0));
      }
    return isShown;
  }
  auto vector = dyn_cast<VectorType>(type);
  if (vector && (vector.isScalable() || vector.getRank() == 0 ||
                 isa<VectorType>(element)))
    return false;
  const Datum *datum = known(value);
  if (runs() && (!datum || holdsNaN(*datum, type)))
    return false;
  if (isa<FloatType>(element) && !element.isF64() && !element.isF32()) {
    if (element.getIntOrFloatBitWidth() > 16)
      return false;
    Type wide = builder.getF32Type();
    Operation *op =
        make("arith.extf", value, vector ? vector.clone(wide) : wide);
    if (!op)
      return false;
    pool.pop_back();
    return show(op->getResult(0));
  }
  if (!isPrinted(element))
    return false;
  return commit(vector::PrintOp::create(builder, loc, value)) != nullptr;
}

bool Draft::showOne() {
  Value value = pickIf([](Value) { return true; });
  return value && show(value);
}

/// Shows unused values, and the contents of memory.
void Draft::showAll() {
  std::vector<Value> all = pool;
  unsigned shown = 0;
  for (Value value : all)
    if (value.use_empty() || isa<MemRefType>(value.getType()))
      shown += show(value);
  for (Value value : llvm::reverse(all))
    if (shown < 3)
      shown += show(value);
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

OwningOpRef<ModuleOp> Draft::write(std::string &expected) {
  for (uint64_t i = options.maker ? 0 : choices.below(3); i > 0; --i)
    writeHelper();
  auto main = func::FuncOp::create(
      loc, "main", FunctionType::get(builder.getContext(), {}, {}));
  program->push_back(main);
  writeFunction(
      main, [](Evaluation &) {},
      [&] {
        left = options.size;
        grow(left);
        showAll();
        func::ReturnOp::create(builder, loc);
      });
  if (isBroken) {
    problem = "it does not run again: " + evaluation->ending().why;
    return {};
  }
  evaluation.reset();
  semantics::EvaluationOptions limits;
  limits.fuel = 50'000;
  semantics::Interpretation means = semantics::interpret(*program, limits);
  if (means.kind != semantics::Ending::Kind::Finished ||
      means.outcome.trace.empty()) {
    problem = means.str();
    return {};
  }
  expected = means.outcome.trace.asRunnerPrints();
  return std::move(program);
}
