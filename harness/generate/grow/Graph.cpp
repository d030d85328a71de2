//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One idea: one graph, from what may be put in it to its last value.
//
//===----------------------------------------------------------------------===//

#include "harness/generate/grow/Graph.h"

#include "harness/generate/Survive.h"
#include "harness/generate/grow/TosaConversions.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"

using namespace mlir;
using namespace scion;
using namespace scion::grow;
using semantics::Evaluation;

//===----------------------------------------------------------------------===//
// Available values
//===----------------------------------------------------------------------===//

/// The element types of all operands and results.
static std::vector<Type> elementsOf(TypeRange operands, TypeRange results) {
  std::vector<Type> elements;
  for (TypeRange types : {operands, results})
    for (Type type : types)
      elements.push_back(getElementTypeOrSelf(type));
  return elements;
}

/// The types of all operands, including kept constants.
static SmallVector<Type> operandTypes(const OpInstance &instance) {
  SmallVector<Type> types;
  const auto *next = instance.operands.begin();
  for (unsigned i = 0; next != instance.operands.end() || instance.keeps(i);
       ++i)
    types.push_back(instance.keeps(i) ? instance.kept[i]->getResult(0).getType()
                                      : *next++);
  return types;
}

static bool isOneNumber(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getRank() == 1 && tensor.getNumElements() == 1;
}

/// Whether all results are tensors, and all shapes are static.
static bool isOfTensors(const OpInstance &instance) {
  return !instance.results.empty() &&
         llvm::all_of(instance.results,
                      [](Type type) { return isa<RankedTensorType>(type); }) &&
         llvm::all_of(
             llvm::concat<const Type>(instance.operands, instance.results),
             [](Type type) {
               auto shaped = dyn_cast<ShapedType>(type);
               return !shaped || shaped.hasStaticShape();
             });
}

Graph::Graph(const Catalog &catalog) {
  std::map<std::string, Op> byName;
  for (const OpKind &kind : catalog.kinds())
    for (const OpInstance &instance : kind.instances) {
      // Ops with regions have makers of their own.
      if (instance.isIdiom() || !isOfTensors(instance) ||
          (instance.example && instance.example->getNumRegions()))
        continue;
      std::string name = instance.name.getStringRef().str();
      Op &op =
          byName.try_emplace(name, Op{name, {}, true, {}, {}}).first->second;
      op.instances.push_back({&instance, &kind});
      auto first = cast<ShapedType>(instance.results.front());
      for (Type type : instance.operands) {
        auto shaped = dyn_cast<RankedTensorType>(type);
        op.isElementwise &= shaped && shaped.getShape() == first.getShape();
      }
      SmallVector<Type> operands = operandTypes(instance);
      op.isParameter.resize(std::max(op.isParameter.size(), operands.size()),
                            true);
      for (auto [index, type] : llvm::enumerate(operands))
        if (!isOneNumber(type))
          op.isParameter[index] = false;
    }
  TosaConversions conversions(catalog.context());
  for (auto &[name, op] : byName) {
    if (!llvm::is_contained(op.isParameter, false))
      op.isParameter.assign(op.isParameter.size(), false);
    llvm::erase_if(op.instances, [&](const Op::Entry &entry) {
      return !conversions.take(*entry.instance, op.isParameter);
    });
    for (const Op::Entry &entry : op.instances)
      op.elements.push_back(
          {entry.kind,
           elementsOf(operandTypes(*entry.instance), entry.instance->results)});
    if (!op.instances.empty())
      list.push_back(std::move(op));
  }
}

std::vector<std::string> Graph::ops() const {
  std::vector<std::string> names;
  names.reserve(list.size());
  for (const Op &op : list)
    names.push_back(op.name);
  return names;
}

//===----------------------------------------------------------------------===//
// One op
//===----------------------------------------------------------------------===//

/// The attributes of an instance, now and then changed in one number: strides,
/// axes, permutations. The verifier rejects the wrong ones.
static SmallVector<NamedAttribute>
attributesOf(Draft &d, DictionaryAttr attributes, int64_t rank) {
  SmallVector<NamedAttribute> list;
  if (!attributes)
    return list;
  for (NamedAttribute one : attributes) {
    Attribute value = one.getValue();
    if (auto numbers = dyn_cast<DenseI64ArrayAttr>(value)) {
      SmallVector<int64_t> changed(numbers.asArrayRef());
      if (!changed.empty() && d.choices.chance(1, 2)) {
        // Strides, dilations and kernels begin at one.
        int64_t least = one.getName().getValue().ends_with("pad") ? 0 : 1;
        int64_t &number = changed[d.choices.below(changed.size())];
        number = std::max(least, number + d.choices.between(-1, 1));
      }
      value = d.builder.getDenseI64ArrayAttr(changed);
    } else if (auto order = dyn_cast<DenseI32ArrayAttr>(value)) {
      SmallVector<int32_t> shuffled(order.asArrayRef());
      if (rank > 0 && d.choices.chance(3, 4)) {
        shuffled.clear();
        for (int32_t i = 0; i < rank; ++i)
          shuffled.push_back(i);
        d.choices.shuffle(shuffled);
      }
      value = d.builder.getDenseI32ArrayAttr(shuffled);
    } else if (auto number = dyn_cast<IntegerAttr>(value);
               number && one.getName() == "axis" && rank > 0) {
      value =
          IntegerAttr::get(number.getType(), d.choices.between(0, rank - 1));
    }
    list.push_back({one.getName(), value});
  }
  return list;
}

/// A value for a shape operand that fits a tensor of these sizes: a new shape,
/// the size or offset of a slice, a padding, or numbers of repetitions.
static SmallVector<int64_t> shapeFor(Draft &d, ArrayRef<int64_t> sizes) {
  SmallVector<int64_t> numbers;
  int64_t count = 1;
  for (int64_t size : sizes)
    count *= size;
  switch (d.choices.below(5)) {
  case 0:
    for (int64_t size : sizes) // sizes of a part
      numbers.push_back(d.choices.between(1, std::max<int64_t>(1, size)));
    break;
  case 1:
    for (size_t i = 0; i < sizes.size(); ++i) // offsets
      numbers.push_back(d.choices.below(2));
    break;
  case 2:
    for (size_t i = 0; i < 2 * sizes.size(); ++i) // around it
      numbers.push_back(d.choices.below(3));
    break;
  case 3:
    for (size_t i = 0; i < sizes.size(); ++i) // repeated
      numbers.push_back(d.choices.between(1, 2));
    break;
  default:
    for (int64_t by : {2, 3, 4}) // reshaped
      if (count % by == 0 && d.coin()) {
        numbers.push_back(by);
        count /= by;
      }
    numbers.push_back(count);
    if (d.choices.chance(1, 3))
      numbers.insert(numbers.begin(), 1);
  }
  return numbers;
}

static Value constantShape(Draft &d, ArrayRef<int64_t> numbers) {
  auto type = tosa::shapeType::get(d.builder.getContext(), int(numbers.size()));
  Operation *op = d.commit(
      tosa::ConstShapeOp::create(d.builder, d.loc, type,
                                 d.builder.getIndexTensorAttr(numbers)),
      /*isHidden=*/true);
  return op ? op->getResult(0) : Value();
}

/// The result types that the op infers; empty if it infers none. The inference
/// may fault on an op that the verifier would have rejected.
static SmallVector<Type> inferWhatIsValid(Operation *op,
                                          ArrayRef<Type> elements) {
  ScopedDiagnosticHandler quiet(op->getContext(),
                                [](Diagnostic &) { return success(); });
  SmallVector<Type> types;
  if (auto shaped = dyn_cast<InferShapedTypeOpInterface>(op)) {
    SmallVector<ShapedTypeComponents> components;
    if (failed(shaped.inferReturnTypeComponents(
            op->getContext(), op->getLoc(), op->getOperands(),
            op->getDiscardableAttrDictionary(), op->getPropertiesStorage(),
            op->getRegions(), components)))
      return {};
    for (auto [component, element] : llvm::zip(components, elements)) {
      if (!component.hasRank())
        return {};
      Type own = component.getElementType();
      types.push_back(
          RankedTensorType::get(component.getDims(), own ? own : element));
    }
    return types;
  }
  if (auto plain = dyn_cast<InferTypeOpInterface>(op))
    if (failed(plain.inferReturnTypes(
            op->getContext(), op->getLoc(), op->getOperands(),
            op->getDiscardableAttrDictionary(), op->getPropertiesStorage(),
            op->getRegions(), types)))
      return {};
  return types;
}

static SmallVector<Type> infer(Operation *op, ArrayRef<Type> elements) {
  SmallVector<Type> types;
  return survives([&] { types = inferWhatIsValid(op, elements); })
             ? types
             : SmallVector<Type>();
}

/// The maximum number of elements of a value, so that a graph of 60 ops stays
/// cheap.
static constexpr int64_t mostElements = 256;

static bool isSmall(Type type) {
  auto shaped = dyn_cast<RankedTensorType>(type);
  return shaped && shaped.hasStaticShape() && shaped.getNumElements() > 0 &&
         shaped.getNumElements() <= mostElements;
}

/// A constant for a parameter. Half of them are zero, which most ops accept.
static Value parameter(Draft &d, Type type) {
  bool isZero = d.coin();
  TypedAttr number =
      isZero ? d.builder.getZeroAttr(type) : d.anyAttribute(type);
  return number ? d.constant(number) : Value();
}

bool Graph::appendTo(Draft &d, const Op &op, const Op::Entry &entry,
                     Value value) const {
  const OpInstance &instance = *entry.instance;
  auto type = cast<RankedTensorType>(value.getType());
  // The operands that the value may become: those of its rank, or any one of an
  // elementwise op.
  SmallVector<unsigned> places;
  SmallVector<RankedTensorType> given; // null for what is kept
  SmallVector<Type> types = operandTypes(instance);
  auto total = unsigned(types.size());
  for (unsigned i = 0; i < total; ++i) {
    given.push_back(instance.keeps(i) ? RankedTensorType()
                                      : dyn_cast<RankedTensorType>(types[i]));
    if (given.back() && !op.isParameter[i] &&
        (op.isElementwise || given.back().getRank() == type.getRank()))
      places.push_back(i);
  }
  if (places.empty())
    return false;
  unsigned place = d.choices.pick(places);
  RankedTensorType was = given[place];
  auto elementFor = [&](Type element) {
    return element == was.getElementType() ? type.getElementType() : element;
  };
  SmallVector<Value> operands;
  for (unsigned i = 0; i < total; ++i) {
    if (i == place) {
      operands.push_back(value);
      continue;
    }
    Value operand;
    if (instance.keeps(i)) {
      Operation *kept = instance.kept[i];
      if (isa<tosa::shapeType>(kept->getResult(0).getType())) {
        operand = constantShape(d, shapeFor(d, type.getShape()));
      } else {
        // A constant of one element follows the type.
        auto own = dyn_cast<RankedTensorType>(kept->getResult(0).getType());
        if (own && own.getElementType() == was.getElementType() &&
            type.getElementType() != was.getElementType()) {
          operand = parameter(d, own.clone(type.getElementType()));
        } else {
          Operation *copy = d.commit(d.builder.clone(*kept), true);
          operand = copy ? copy->getResult(0) : Value();
        }
      }
    } else if (op.isParameter[i]) {
      operand = parameter(
          d, RankedTensorType::get(given[i].getShape(),
                                   elementFor(given[i].getElementType())));
    } else if (given[i]) {
      SmallVector<int64_t> shape(given[i].getShape() == was.getShape()
                                     ? type.getShape()
                                     : given[i].getShape());
      // Broadcast now and then.
      if (op.isElementwise && d.choices.chance(1, 6))
        for (int64_t &size : shape)
          size = d.coin() ? 1 : size;
      operand = d.pick(
          RankedTensorType::get(shape, elementFor(given[i].getElementType())));
    }
    if (!operand)
      return false;
    operands.push_back(operand);
  }
  SmallVector<Type> elements, results;
  for (Type result : instance.results) {
    elements.push_back(elementFor(cast<ShapedType>(result).getElementType()));
    results.push_back(result);
  }
  OperationState state(d.loc, instance.name.getStringRef(), operands, results,
                       attributesOf(d, instance.attributes, type.getRank()));
  Operation *made = d.builder.create(state);
  SmallVector<Type> inferred = infer(made, elements);
  if (inferred.empty() && op.isElementwise)
    for (Type element : elements)
      inferred.push_back(type.clone(element));
  if (inferred.size() != made->getNumResults() ||
      !llvm::all_of(inferred, isSmall) ||
      !llvm::is_contained(
          op.elements, std::pair(entry.kind, elementsOf(made->getOperandTypes(),
                                                        inferred)))) {
    made->erase();
    return false;
  }
  for (auto [result, as] : llvm::zip_equal(made->getResults(), inferred))
    result.setType(as);
  return d.commit(made);
}

bool Graph::asItStands(Draft &d, const Op &op,
                       const OpInstance &instance) const {
  SmallVector<Value> operands;
  for (auto [index, type] : llvm::enumerate(operandTypes(instance))) {
    if (instance.keeps(unsigned(index)))
      continue;
    Value operand = isa<tosa::shapeType>(type) ? Value()
                    : op.isParameter[index]    ? parameter(d, type)
                                               : d.pick(type);
    if (!operand)
      return false;
    operands.push_back(operand);
  }
  // Constants that it keeps are built with it.
  Block *block = d.builder.getBlock();
  Operation *before = block->empty() ? nullptr : &block->back();
  OpInstance::Built built = instance.build(d.builder, operands);
  if (!built.op)
    return false;
  SmallVector<Operation *> made;
  for (Operation *op = before ? before->getNextNode() : &block->front(); op;
       op = op->getNextNode())
    made.push_back(op);
  for (Operation *op : made)
    op->remove();
  bool isFine = true;
  for (Operation *op : made) {
    if (!isFine) {
      op->destroy();
      continue;
    }
    d.builder.insert(op);
    bool isLast = op == made.back();
    isFine = d.commit(op, /*isHidden=*/!isLast) != nullptr;
  }
  return isFine;
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

static SmallVector<Value> someTensors(Draft &d) {
  SmallVector<Value> values;
  for (uint64_t i = d.choices.between(1, 2); i > 0; --i)
    if (Value value = d.pickOf<RankedTensorType>())
      values.push_back(value);
  return values;
}

static void yield(Draft &d, TypeRange types) {
  SmallVector<Value> values;
  for (Type type : types)
    values.push_back(d.pick(type));
  tosa::YieldOp::create(d.builder, d.loc, values);
}

static bool makeIf(Draft &d) {
  auto one = RankedTensorType::get({}, d.builder.getI1Type());
  Value condition = d.pick(one);
  const semantics::Datum *datum = condition ? d.known(condition) : nullptr;
  SmallVector<Value> like = someTensors(d);
  if (!datum || like.empty())
    return false;
  bool is = !datum->numbers().front().bits().isZero();
  SmallVector<Type> types(ValueRange(like).getTypes());
  OperationState state(d.loc, tosa::IfOp::getOperationName());
  state.addOperands(condition);
  state.addTypes(types);
  state.addRegion();
  state.addRegion();
  Operation *op = d.builder.create(state);
  for (bool isThen : {true, false})
    d.fill(
        op->getRegion(isThen ? 0 : 1).emplaceBlock(),
        is == isThen ? Draft::Enter([](Evaluation &) {}) : nullptr,
        [&] { yield(d, types); }, 3);
  return d.commit(op);
}

/// Counts a tensor<i32> up to a constant.
static bool makeWhile(Draft &d) {
  auto counter = RankedTensorType::get({}, d.builder.getI32Type());
  auto number = [&](int32_t value) {
    Operation *op =
        d.commit(tosa::ConstOp::create(d.builder, d.loc, counter,
                                       DenseElementsAttr::get(counter, value)),
                 true);
    return op ? op->getResult(0) : Value();
  };
  Value zero = number(0), one = number(1);
  auto trips = int32_t(d.choices.between(0, 4));
  Value most = number(trips);
  SmallVector<Value> inits{zero};
  llvm::append_range(inits, someTensors(d));
  SmallVector<Type> types(ValueRange(inits).getTypes());
  SmallVector<Location> places(types.size(), d.loc);
  OperationState state(d.loc, tosa::WhileOp::getOperationName());
  state.addOperands(inits);
  state.addTypes(types);
  state.addRegion();
  state.addRegion();
  Operation *op = d.builder.create(state);
  Block &condition = op->getRegion(0).emplaceBlock(),
        &body = op->getRegion(1).emplaceBlock();
  condition.addArguments(types, places);
  body.addArguments(types, places);
  auto entering = [inits](Block &block) {
    return [inits, &block](Evaluation &in) {
      for (auto [argument, value] :
           llvm::zip_equal(block.getArguments(), inits))
        in.set(argument, in.get(value));
    };
  };
  d.fill(
      condition, entering(condition),
      [&] {
        Value more = tosa::GreaterOp::create(
            d.builder, d.loc, RankedTensorType::get({}, d.builder.getI1Type()),
            most, condition.getArgument(0));
        tosa::YieldOp::create(d.builder, d.loc, more);
      },
      1);
  d.fill(
      body, trips ? Draft::Enter(entering(body)) : nullptr,
      [&] {
        SmallVector<Value> handed{tosa::AddOp::create(
            d.builder, d.loc, counter, body.getArgument(0), one)};
        for (Type type : ArrayRef(types).drop_front())
          handed.push_back(d.pick(type));
        tosa::YieldOp::create(d.builder, d.loc, handed);
      },
      3);
  return d.commit(op);
}

bool Graph::grow(Draft &d) const {
  // One op in 20 has regions. They are not nested, because tosa-to-scf does not
  // convert a tosa.cond_if in a tosa.cond_if.
  bool isOutside = isa<func::FuncOp>(d.builder.getBlock()->getParentOp());
  if (isOutside && d.canNest() && d.choices.chance(1, 20))
    return d.coin() ? makeIf(d) : makeWhile(d);
  const Op &op = list[d.choices.below(list.size())];
  const Op::Entry &entry = op.instances[d.choices.below(op.instances.size())];
  // First the newest value, then any other one.
  for (unsigned tries = 0; tries < 4; ++tries) {
    Value value;
    if (tries == 0 && !d.live().empty() && isSmall(d.live().back().getType()))
      value = d.live().back();
    else
      value = d.pickOf<RankedTensorType>(
          [](RankedTensorType type) { return isSmall(type); });
    if (value && appendTo(d, op, entry, value))
      return true;
  }
  return asItStands(d, op, *entry.instance);
}
