//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops of StableHLO with regions, calls, and reductions. The specification
// leaves open in which order a reduction combines the elements, and how often
// it uses the initial value. A result is specified only if all choices give it,
// which is known if the body is one associative op and the initial value is its
// neutral element.
//
//===----------------------------------------------------------------------===//

#include "Values.h"

#include "harness/semantics/Combine.h"
#include "harness/semantics/Floats.h"
#include "harness/semantics/Places.h"

#include "stablehlo/dialect/StablehloOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace scion::semantics;
using namespace scion::stablehlo;
namespace shlo = mlir::stablehlo;

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

/// The value of a tensor with one element.
static std::optional<int64_t> decide(const Datum &tensor, Evaluation &in) {
  return in.decision(Datum(tensor.elements().list[0]));
}

static Flow runAndSet(Operation *op, Region &region, Evaluation &in) {
  Handed handed;
  if (!in.charge(1) || in.run(region, {}, handed) == Flow::Stop)
    return Flow::Stop;
  for (auto [result, datum] : llvm::zip_equal(op->getResults(), handed.values))
    in.set(result, std::move(datum));
  return Flow::Next;
}

static Flow runWhile(shlo::WhileOp op, Evaluation &in) {
  SmallVector<Datum, 4> values;
  for (Value operand : op.getOperand())
    values.push_back(in.get(operand));
  while (true) {
    Handed handed;
    if (!in.charge(1) || in.run(op.getCond(), values, handed) == Flow::Stop)
      return Flow::Stop;
    std::optional<int64_t> goesOn = decide(handed.values[0], in);
    if (!goesOn)
      return Flow::Stop;
    if (!*goesOn)
      break;
    if (in.run(op.getBody(), values, handed) == Flow::Stop)
      return Flow::Stop;
    values = std::move(handed.values);
  }
  for (auto [result, datum] : llvm::zip_equal(op.getResults(), values))
    in.set(result, std::move(datum));
  return Flow::Next;
}

static Flow runIf(shlo::IfOp op, Evaluation &in) {
  std::optional<int64_t> isTrue = decide(in.get(op.getPred()), in);
  if (!isTrue)
    return Flow::Stop;
  return runAndSet(op, *isTrue ? op.getTrueBranch() : op.getFalseBranch(), in);
}

/// An index out of range selects the last branch.
static Flow runCase(shlo::CaseOp op, Evaluation &in) {
  std::optional<int64_t> index = decide(in.get(op.getIndex()), in);
  if (!index)
    return Flow::Stop;
  auto last = int64_t(op.getBranches().size()) - 1;
  return runAndSet(
      op, op.getBranches()[size_t(*index < 0 || *index > last ? last : *index)],
      in);
}

static Flow runComposite(shlo::CompositeOp op, Evaluation &in) {
  Operation *function = in.lookup(op, op.getDecompositionAttr());
  if (!function)
    return in.unsupported("a composite without a decomposition");
  SmallVector<Datum> arguments, results;
  for (Value input : op.getInputs())
    arguments.push_back(in.get(input));
  if (in.call(op, function, arguments, results) == Flow::Stop)
    return Flow::Stop;
  for (auto [result, datum] : llvm::zip_equal(op.getResults(), results))
    in.set(result, std::move(datum));
  return Flow::Next;
}

/// Copies the operands, which must have one size. Returns false if the run is
/// over.
static bool copyOperands(ValueRange values, Evaluation &in,
                         SmallVectorImpl<Elements> &to) {
  for (Value value : values) {
    const Elements *elements = in.elements(value);
    if (!elements)
      return false;
    if (!to.empty() && elements->shape != to[0].shape) {
      (void)in.undefined("operands of different sizes");
      return false;
    }
    to.push_back(*elements);
  }
  return true;
}

static Flow runMap(shlo::MapOp op, Evaluation &in) {
  SmallVector<Elements> inputs;
  if (!isPlain(op))
    return in.unsupported("a map of this type");
  if (!copyOperands(op.getInputs(), in, inputs))
    return Flow::Stop;
  Elements made(inputs[0].shape, 1, Element());
  for (size_t i = 0; i < made.list.size(); ++i) {
    SmallVector<Datum> arguments;
    for (const Elements &input : inputs)
      arguments.push_back(scalarAt(input, int64_t(i)));
    Handed handed;
    if (!in.charge(1) ||
        in.run(op.getComputation(), arguments, handed) == Flow::Stop)
      return Flow::Stop;
    made.list[i] = handed.values[0].numbers()[0];
  }
  in.set(op, std::move(made));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Sort
//===----------------------------------------------------------------------===//

/// Insertion sort with the comparator. In a sort that is not stable, the order
/// of equal elements is unspecified unless they are identical. NaN has no
/// order.
static Flow runSort(shlo::SortOp op, Evaluation &in) {
  SmallVector<Elements> inputs;
  for (Value value : op.getInputs())
    if (!isPlain(value.getType()))
      return in.unsupported("a sort of this type");
  if (!copyOperands(op.getInputs(), in, inputs))
    return Flow::Stop;
  for (auto [input, value] : llvm::zip_equal(inputs, op.getInputs()))
    for (const Element &element : input.list)
      if (!element.isDefined() ||
          (isa<FloatType>(partType(value.getType())) &&
           asFloat(element, partType(value.getType())).isNaN()))
        return in.unsupported("a sort of what has no order");
  SmallVector<int64_t, 4> shape = inputs[0].shape;
  int64_t rank = int64_t(shape.size()), dim = op.getDimension();
  if (dim < 0)
    dim += rank;
  if (rank == 0)
    return in.unsupported("a sort of a tensor of rank 0");
  SmallVector<int64_t, 4> outer = shape;
  int64_t length = std::exchange(outer[size_t(dim)], 1);
  bool isFine = forEachPosition(outer, [&](ArrayRef<int64_t> position) {
    SmallVector<int64_t> at(position);
    auto placeOf = [&](int64_t i) {
      at[size_t(dim)] = i;
      return size_t(inputs[0].at(at));
    };
    auto isLess = [&](size_t a, size_t b) -> std::optional<int64_t> {
      SmallVector<Datum> arguments;
      for (const Elements &input : inputs) {
        arguments.push_back(scalarAt(input, int64_t(a)));
        arguments.push_back(scalarAt(input, int64_t(b)));
      }
      Handed handed;
      if (!in.charge(1) ||
          in.run(op.getComparator(), arguments, handed) == Flow::Stop)
        return std::nullopt;
      return decide(handed.values[0], in);
    };
    for (int64_t i = 1; i < length; ++i)
      for (int64_t j = i; j > 0; --j) {
        size_t a = placeOf(j - 1), b = placeOf(j);
        std::optional<int64_t> after = isLess(b, a),
                               before = after ? isLess(a, b) : after;
        if (!before)
          return false;
        if (*after && *before) {
          (void)in.unsupported("a comparator that is no order");
          return false;
        }
        if (!*after) {
          auto same = [&](const Elements &input) {
            return input.list[a] == input.list[b];
          };
          if (!*before && !op.getIsStable() && !llvm::all_of(inputs, same)) {
            (void)in.unsupported("equal elements in a sort that is not stable");
            return false;
          }
          break;
        }
        for (Elements &input : inputs)
          std::swap(input.list[a], input.list[b]);
      }
    return true;
  });
  if (!isFine)
    return Flow::Stop;
  for (auto [result, made] : llvm::zip_equal(op.getResults(), inputs))
    in.set(result, std::move(made));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

std::optional<Combination> scion::stablehlo::combinationOf(Region &body,
                                                           Type type) {
  Block &block = body.front();
  if (block.getNumArguments() != 2 || !llvm::hasNItems(block, 2))
    return std::nullopt;
  Operation &op = block.front(), &last = block.back();
  Value a = block.getArgument(0), b = block.getArgument(1);
  if (op.getNumOperands() != 2 || op.getNumResults() != 1 ||
      last.getNumOperands() != 1 || last.getOperand(0) != op.getResult(0) ||
      op.getOperand(0) == op.getOperand(1) ||
      !llvm::is_contained(op.getOperands(), a) ||
      !llvm::is_contained(op.getOperands(), b))
    return std::nullopt;
  using Result = std::optional<Combination>;
  bool isFloat = isa<FloatType>(type), isBool = type.isInteger(1),
       ofUnsigned = isUnsigned(type);
  return llvm::TypeSwitch<Operation *, Result>(&op)
      .Case([&](shlo::AddOp) {
        return isBool ? Combination::Or : Combination::Add;
      })
      .Case([&](shlo::MulOp) {
        return isBool ? Combination::And : Combination::Mul;
      })
      .Case([](shlo::AndOp) { return Combination::And; })
      .Case([](shlo::OrOp) { return Combination::Or; })
      .Case([](shlo::XorOp) { return Combination::Xor; })
      .Case([&](shlo::MaxOp) {
        return isFloat      ? Combination::Maximum
               : ofUnsigned ? Combination::MaxU
                            : Combination::MaxS;
      })
      .Case([&](shlo::MinOp) {
        return isFloat      ? Combination::Minimum
               : ofUnsigned ? Combination::MinU
                            : Combination::MinS;
      })
      .Default([](Operation *) { return Result(); });
}

namespace {
/// Reduces the numbers of one result element in the order of the calls of
/// `add`.
class Reduction {
public:
  Reduction(std::optional<Combination> how, Type type, const Element &init)
      : how(how), type(type), value(init),
        order(how.value_or(Combination::Add), type) {
    std::optional<Element> neutral = how ? neutralOf(*how, type) : std::nullopt;
    // A float sum may begin with either zero; `result` checks the case in which
    // its sign shows.
    isOpen = !neutral || !init.isDefined() ||
             (init.bits() != neutral->bits() && !isZeroOfSum(init));
    order.note(init);
  }

  void add(const Element &next) {
    if (isOpen)
      return;
    order.note(next);
    isSigned |= isNegativeZero(next);
    value = combine(*how, value, next, type);
  }

  Element result(Evaluation &in) const {
    bool isZero = isa<FloatType>(type) && how == Combination::Add &&
                  value.isDefined() && asFloat(value, type).isZero();
    if (isOpen || !order.isSame() || (isZero && isSigned))
      return in.unspecified(widthOf(type));
    return value;
  }

private:
  bool isZeroOfSum(const Element &init) const {
    return isa<FloatType>(type) && how == Combination::Add &&
           asFloat(init, type).isZero();
  }
  bool isNegativeZero(const Element &x) const {
    return isa<FloatType>(type) && x.isDefined() &&
           asFloat(x, type).isNegZero();
  }

  std::optional<Combination> how;
  Type type;
  Element value;
  AnyOrder order;
  bool isOpen, isSigned = false;
};
} // namespace

static Flow setUnspecified(Operation *op, Evaluation &in) {
  for (Value result : op->getResults()) {
    auto type = dyn_cast<RankedTensorType>(result.getType());
    if (!type || !type.hasStaticShape() || !isPlain(type))
      return in.unsupported("a reduction of this type");
    if (!in.chargeEach(type.getShape()))
      return Flow::Stop;
    in.set(result, Elements(type.getShape(), 1,
                            in.unspecified(widthOf(type.getElementType()))));
  }
  return Flow::Next;
}

/// Whether the inputs of a reduction have one size. If they do not, ends the
/// run.
static bool haveOneSize(ValueRange inputs, Evaluation &in) {
  const Elements *first = in.elements(inputs[0]);
  for (Value input : inputs) {
    const Elements *other = first ? in.elements(input) : nullptr;
    if (!other)
      return false;
    if (other->shape != first->shape) {
      (void)in.undefined("operands of different sizes");
      return false;
    }
  }
  return true;
}

static Flow runReduce(shlo::ReduceOp op, Evaluation &in) {
  if (isPlain(op) && !haveOneSize(op.getInputs(), in))
    return Flow::Stop;
  if (op.getInputs().size() != 1 || !isPlain(op) ||
      operandNumber(op) != resultNumber(op))
    return setUnspecified(op, in);
  const Elements *source = in.elements(op.getInputs()[0]);
  const Elements *init = source ? in.elements(op.getInitValues()[0]) : nullptr;
  if (!init || !in.charge(source->list.size()))
    return Flow::Stop;
  Type type = operandNumber(op);
  Elements made;
  for (auto [i, size] : llvm::enumerate(source->shape))
    if (!llvm::is_contained(op.getDimensions(), int64_t(i)))
      made.shape.push_back(size);
  int64_t count = 1;
  for (int64_t size : made.shape)
    count *= size;
  std::vector<Reduction> reductions(
      size_t(count),
      Reduction(combinationOf(op.getBody(), type), type, init->list[0]));
  made.list.resize(size_t(count));
  size_t next = 0;
  forEachPosition(source->shape, [&](ArrayRef<int64_t> position) {
    SmallVector<int64_t> at;
    for (auto [i, number] : llvm::enumerate(position))
      if (!llvm::is_contained(op.getDimensions(), int64_t(i)))
        at.push_back(number);
    reductions[size_t(made.at(at))].add(source->list[next++]);
    return true;
  });
  for (auto [element, reduction] : llvm::zip_equal(made.list, reductions))
    element = reduction.result(in);
  in.set(op.getResult(0), std::move(made));
  return Flow::Next;
}

/// Skips padding and holes: they hold the initial value, which has to be
/// neutral.
static Flow runReduceWindow(shlo::ReduceWindowOp op, Evaluation &in) {
  if (isPlain(op) && !haveOneSize(op.getInputs(), in))
    return Flow::Stop;
  auto type = dyn_cast<RankedTensorType>(op.getResult(0).getType());
  if (op.getInputs().size() != 1 || !isPlain(op) ||
      operandNumber(op) != resultNumber(op))
    return setUnspecified(op, in);
  const Elements *source = in.elements(op.getInputs()[0]);
  const Elements *init = source ? in.elements(op.getInitValues()[0]) : nullptr;
  if (!init)
    return Flow::Stop;
  size_t rank = source->shape.size();
  SmallVector<int64_t> ones(rank, 1);
  ArrayRef<int64_t> strides = op.getWindowStrides().value_or(ones),
                    holes = op.getBaseDilations().value_or(ones),
                    steps = op.getWindowDilations().value_or(ones),
                    window = op.getWindowDimensions();
  SmallVector<int64_t> low(rank, 0), high(rank, 0), sizes;
  if (auto padding = op.getPadding())
    for (size_t i = 0; i < rank; ++i) {
      low[i] = padding->getValues<int64_t>()[2 * i];
      high[i] = padding->getValues<int64_t>()[2 * i + 1];
    }
  for (size_t i = 0; i < rank; ++i) {
    int64_t size = source->shape[i],
            whole =
                low[i] + (size == 0 ? 0 : (size - 1) * holes[i] + 1) + high[i],
            part = window[i] == 0 ? 0 : (window[i] - 1) * steps[i] + 1;
    sizes.push_back(
        whole <= 0 || part > whole ? 0 : (whole - part) / strides[i] + 1);
  }
  if (failed(verifyCompatibleShape(type.getShape(), sizes)))
    return in.undefined("a result of another size");
  Type number = type.getElementType();
  std::optional<Combination> how = combinationOf(op.getBody(), number);
  Elements made;
  made.shape.assign(sizes.begin(), sizes.end());
  bool isFine = forEachPosition(made.shape, [&](ArrayRef<int64_t> position) {
    if (!in.chargeEach(window))
      return false;
    Reduction reduction(how, number, init->list[0]);
    forEachPosition(window, [&](ArrayRef<int64_t> inWindow) {
      SmallVector<int64_t> at;
      for (size_t i = 0; i < rank; ++i) {
        int64_t from =
            position[i] * strides[i] + inWindow[i] * steps[i] - low[i];
        at.push_back(from >= 0 && from % holes[i] == 0 ? from / holes[i] : -1);
      }
      if (int64_t place = source->at(at); place >= 0)
        reduction.add(source->list[size_t(place)]);
      return true;
    });
    made.list.push_back(reduction.result(in));
    return true;
  });
  if (!isFine)
    return Flow::Stop;
  in.set(op.getResult(0), std::move(made));
  return Flow::Next;
}

/// Computes sums of products; integers wrap.
static Flow runDotGeneral(shlo::DotGeneralOp op, Evaluation &in) {
  auto type = dyn_cast<RankedTensorType>(op.getType());
  Type number = resultNumber(op);
  if (!isPlain(op) || op.getAlgorithm() || operandNumber(op, 0) != number ||
      operandNumber(op, 1) != number || number.isInteger(1))
    return in.unsupported("a product of these types");
  const Elements *lhs = in.elements(op.getLhs());
  const Elements *rhs = lhs ? in.elements(op.getRhs()) : nullptr;
  if (!rhs)
    return Flow::Stop;
  shlo::DotDimensionNumbersAttr dims = op.getDotDimensionNumbers();
  auto others = [](const Elements &of, ArrayRef<int64_t> batching,
                   ArrayRef<int64_t> contracting) {
    SmallVector<int64_t> kept;
    for (int64_t i = 0; i < of.rank(); ++i)
      if (!llvm::is_contained(batching, i) &&
          !llvm::is_contained(contracting, i))
        kept.push_back(i);
    return kept;
  };
  SmallVector<int64_t> ofLhs = others(*lhs, dims.getLhsBatchingDimensions(),
                                      dims.getLhsContractingDimensions()),
                       ofRhs = others(*rhs, dims.getRhsBatchingDimensions(),
                                      dims.getRhsContractingDimensions()),
                       sizes;
  for (int64_t dim : dims.getLhsContractingDimensions())
    sizes.push_back(lhs->shape[size_t(dim)]);
  SmallVector<int64_t> found;
  auto differs = [&](ArrayRef<int64_t> ofLhs, ArrayRef<int64_t> ofRhs) {
    return llvm::any_of(llvm::zip_equal(ofLhs, ofRhs), [&](auto dims) {
      auto [left, right] = dims;
      return lhs->shape[size_t(left)] != rhs->shape[size_t(right)];
    });
  };
  for (int64_t dim : dims.getLhsBatchingDimensions())
    found.push_back(lhs->shape[size_t(dim)]);
  for (int64_t dim : ofLhs)
    found.push_back(lhs->shape[size_t(dim)]);
  for (int64_t dim : ofRhs)
    found.push_back(rhs->shape[size_t(dim)]);
  if (failed(verifyCompatibleShape(type.getShape(), found)) ||
      differs(dims.getLhsBatchingDimensions(),
              dims.getRhsBatchingDimensions()) ||
      differs(dims.getLhsContractingDimensions(),
              dims.getRhsContractingDimensions()))
    return in.undefined("operands of different sizes");
  auto put = [](ArrayRef<int64_t> dims, ArrayRef<int64_t> numbers,
                SmallVectorImpl<int64_t> &at) {
    for (auto [dim, i] : llvm::zip_equal(dims, numbers))
      at[size_t(dim)] = i;
  };
  Elements made;
  made.shape.assign(found.begin(), found.end());
  unsigned width = widthOf(number);
  bool isFloat = isa<FloatType>(number);
  bool isFine = forEachPosition(made.shape, [&](ArrayRef<int64_t> position) {
    if (!in.chargeEach(sizes))
      return false;
    SmallVector<int64_t> atLhs(lhs->shape.size()), atRhs(rhs->shape.size());
    size_t numBatching = dims.getLhsBatchingDimensions().size();
    ArrayRef<int64_t> batch = position.take_front(numBatching);
    put(dims.getLhsBatchingDimensions(), batch, atLhs);
    put(dims.getRhsBatchingDimensions(), batch, atRhs);
    put(ofLhs, position.slice(numBatching, ofLhs.size()), atLhs);
    put(ofRhs, position.take_back(ofRhs.size()), atRhs);
    AnyOrder order(Combination::Add, number);
    Element sum = APInt(width, 0);
    bool isSigned = false;
    forEachPosition(sizes, [&](ArrayRef<int64_t> inner) {
      put(dims.getLhsContractingDimensions(), inner, atLhs);
      put(dims.getRhsContractingDimensions(), inner, atRhs);
      const Element &x = lhs->list[size_t(lhs->at(atLhs))],
                    &y = rhs->list[size_t(rhs->at(atRhs))];
      order.noteProduct(x, y);
      Element product = combine(Combination::Mul, x, y, number);
      isSigned |= isFloat && product.isDefined() &&
                  asFloat(product, number).isNegZero();
      sum = combine(Combination::Add, sum, product, number);
      return true;
    });
    bool isOpen = !order.isSame() || (isSigned && sum.isDefined() &&
                                      asFloat(sum, number).isZero());
    made.list.push_back(isOpen ? in.unspecified(width) : sum);
    return true;
  });
  if (!isFine)
    return Flow::Stop;
  in.set(op, std::move(made));
  return Flow::Next;
}

void scion::stablehlo::addRegions(Meanings &to) {
  to.add<shlo::WhileOp>(
      [](shlo::WhileOp op, Evaluation &in) { return runWhile(op, in); });
  to.add<shlo::IfOp>(
      [](shlo::IfOp op, Evaluation &in) { return runIf(op, in); });
  to.add<shlo::CaseOp>(
      [](shlo::CaseOp op, Evaluation &in) { return runCase(op, in); });
  to.add<shlo::CompositeOp>([](shlo::CompositeOp op, Evaluation &in) {
    return runComposite(op, in);
  });
  to.add<shlo::MapOp>(
      [](shlo::MapOp op, Evaluation &in) { return runMap(op, in); });
  to.add<shlo::SortOp>(
      [](shlo::SortOp op, Evaluation &in) { return runSort(op, in); });
  to.add<shlo::ReduceOp>(
      [](shlo::ReduceOp op, Evaluation &in) { return runReduce(op, in); });
  to.add<shlo::ReduceWindowOp>([](shlo::ReduceWindowOp op, Evaluation &in) {
    return runReduceWindow(op, in);
  });
  to.add<shlo::DotGeneralOp>([](shlo::DotGeneralOp op, Evaluation &in) {
    return runDotGeneral(op, in);
  });
  to.add<shlo::ReturnOp>([](shlo::ReturnOp op, Evaluation &in) {
    return in.hand(op, op->getOperands());
  });
  to.add<shlo::TupleOp>([](shlo::TupleOp op, Evaluation &in) {
    std::vector<Datum> items;
    for (Value value : op.getVal())
      items.push_back(in.get(value));
    in.set(op, Datum::list(std::move(items)));
    return Flow::Next;
  });
  to.add<shlo::GetTupleElementOp>(
      [](shlo::GetTupleElementOp op, Evaluation &in) {
        in.set(op, in.get(op.getOperand()).items()[op.getIndex()]);
        return Flow::Next;
      });
}
