//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// tosa: matrix products, convolutions and pooling, with the loops of the
// specification. Sums of floats begin with the bias.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Combine.h"
#include "harness/semantics/Floats.h"
#include "harness/semantics/Lift.h"
#include "harness/semantics/Places.h"
#include "harness/semantics/dialects/TosaScale.h"
#include "harness/semantics/dialects/TosaSum.h"
#include "harness/semantics/dialects/TosaZeros.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;
using namespace scion::semantics;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

static Element zeroOf(Type type) { return APInt::getZero(widthOf(type)); }

/// In the wider type of an accumulator.
static Element widened(const Element &x, Type from, Type to) {
  if (from == to)
    return x;
  if (!x.isDefined())
    return Element::bad(widthOf(to), x.state());
  if (isa<FloatType>(to))
    return convert(asFloat(x, from), to);
  return from.isUnsignedInteger() ? x.bits().zextOrTrunc(widthOf(to))
                                  : x.bits().sextOrTrunc(widthOf(to));
}

/// Without the zero point, in the type of the accumulator.
static Element without(const Element &x, const Element &zero, Type from,
                       Type to) {
  Element wide = widened(x, from, to);
  if (isa<FloatType>(to) || !wide.isDefined())
    return wide;
  Element off = widened(zero, from, to);
  return off.isDefined() ? Element(wide.bits() - off.bits())
                         : Element::bad(wide.width(), off.state());
}

/// The one number of a tensor.
static const Element *single(Value value, Evaluation &in) {
  const Elements *elements = in.elements(value);
  return elements ? &elements->list[0] : nullptr;
}

/// Verifiers accept floats together with integers, but such sums are not
/// specified.
static bool areOfOneKind(ArrayRef<Type> types, Evaluation &in) {
  bool isFine = llvm::all_of(types, [&](Type type) {
    return isa<FloatType>(type) == isa<FloatType>(types.front());
  });
  if (!isFine)
    (void)in.undefined("floats and integers in one sum");
  return isFine;
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// [N, H, C] by [N, C, W].
static Flow multiplyMatrices(tosa::MatMulOp op, Evaluation &in) {
  const Elements *a = in.elements(op.getA());
  const Elements *b = a ? in.elements(op.getB()) : nullptr;
  const Element *zeroA = b ? single(op.getAZp(), in) : nullptr;
  const Element *zeroB = zeroA ? single(op.getBZp(), in) : nullptr;
  if (!zeroB)
    return Flow::Stop;
  if (a->shape[0] != b->shape[0] || a->shape[2] != b->shape[1])
    return in.undefined("operands of different sizes");
  Type from = operandNumber(op), fromB = operandNumber(op, 1),
       type = resultNumber(op);
  if (!areOfOneKind({from, fromB, type}, in))
    return Flow::Stop;
  auto sumAt = [&](ArrayRef<int64_t> at) -> std::optional<Datum> {
    TosaSum sum(Combination::Add, type, zeroOf(type));
    for (int64_t c = 0; c < a->shape[2]; ++c) {
      if (!in.charge(1))
        return std::nullopt;
      const Element &x = a->list[size_t(a->at({at[0], at[1], c}))];
      const Element &y = b->list[size_t(b->at({at[0], c, at[2]}))];
      sum.addProduct(without(x, *zeroA, from, type),
                     without(y, *zeroB, fromB, type));
    }
    return sum.result(in);
  };
  return in.setEach(op.getResult(), {a->shape[0], a->shape[1], b->shape[2]},
                    sumAt);
}

namespace {
/// The parts of a convolution: the input [N, dims.., C], the kernel's sizes in
/// the dims, the weights of an output channel.
struct Convolution {
  const Elements *input, *weight, *bias;
  const Element *inputZero, *weightZero;
  Type inputType, weightType, biasType, type;
  SmallVector<int64_t> kernel, pad, stride, dilation;
  SmallVector<int64_t> sizes; // of the output
};
} // namespace

static SmallVector<int64_t> asNumbers(ArrayRef<int64_t> numbers) {
  return SmallVector<int64_t>(numbers);
}

/// Whether attributes are small enough that sums of their products do not
/// overflow. TOSA allows at most 8192.
static bool areSmall(ArrayRef<ArrayRef<int64_t>> lists, Evaluation &in) {
  for (ArrayRef<int64_t> list : lists)
    for (int64_t number : list)
      if (number < INT32_MIN || number > INT32_MAX)
        return (void)in.unsupported("a window or a size that is too large"),
               false;
  return true;
}

template <typename Op>
static bool readConvolution(Op op, Evaluation &in, Convolution &c) {
  c.input = in.elements(op.getInput());
  c.weight = c.input ? in.elements(op.getWeight()) : nullptr;
  c.bias = c.weight ? in.elements(op.getBias()) : nullptr;
  c.inputZero = c.bias ? single(op.getInputZp(), in) : nullptr;
  c.weightZero = c.inputZero ? single(op.getWeightZp(), in) : nullptr;
  if (!c.weightZero)
    return false;
  c.inputType = partType(op.getInput().getType());
  c.weightType = partType(op.getWeight().getType());
  c.biasType = partType(op.getBias().getType());
  c.type = partType(op.getOutput().getType());
  c.pad = asNumbers(op.getPad());
  c.stride = asNumbers(op.getStride());
  c.dilation = asNumbers(op.getDilation());
  return areSmall(
             {c.input->shape, c.weight->shape, c.pad, c.stride, c.dilation},
             in) &&
         areOfOneKind({c.inputType, c.weightType, c.biasType, c.type}, in);
}

/// The sizes of the output in the dims of the kernel.
static void findSizes(Convolution &c) {
  for (size_t d = 0; d < c.kernel.size(); ++d)
    c.sizes.push_back((c.input->shape[1 + d] - 1 + c.pad[2 * d] +
                       c.pad[2 * d + 1] - (c.kernel[d] - 1) * c.dilation[d]) /
                          c.stride[d] +
                      1);
}

/// Visits each place of the kernel that lies in the input, for one place of
/// the output in the dims.
static bool forEachTap(
    const Convolution &c, ArrayRef<int64_t> output,
    llvm::function_ref<bool(ArrayRef<int64_t> kernel, ArrayRef<int64_t> input)>
        visit) {
  SmallVector<int64_t> at(c.kernel.size());
  return forEachPosition(c.kernel, [&](ArrayRef<int64_t> kernel) {
    for (size_t d = 0; d < at.size(); ++d) {
      at[d] =
          output[d] * c.stride[d] - c.pad[2 * d] + kernel[d] * c.dilation[d];
      if (at[d] < 0 || at[d] >= c.input->shape[1 + d])
        return true;
    }
    return visit(kernel, at);
  });
}

/// The conditions that the verifier does not check where sizes are dynamic.
static bool hasChannels(const Convolution &c, int64_t inputs, int64_t outputs,
                        Evaluation &in) {
  auto biases = int64_t(c.bias->list.size());
  bool fits =
      inputs == c.input->shape.back() && (biases == 1 || biases == outputs);
  if (!fits)
    (void)in.undefined("operands of different sizes");
  return fits;
}

/// The first summand of a channel.
static TosaSum biasOf(const Convolution &c, int64_t channel) {
  const Element &bias =
      c.bias->list[c.bias->list.size() == 1 ? 0 : size_t(channel)];
  return TosaSum(Combination::Add, c.type, widened(bias, c.biasType, c.type));
}

static void addProduct(const Convolution &c, ArrayRef<int64_t> input,
                       ArrayRef<int64_t> weight, TosaSum &sum) {
  sum.addProduct(without(c.input->list[size_t(c.input->at(input))],
                         *c.inputZero, c.inputType, c.type),
                 without(c.weight->list[size_t(c.weight->at(weight))],
                         *c.weightZero, c.weightType, c.type));
}

/// Of two or three dimensions: weights are [OC, dims.., IC].
template <typename Op>
static Flow convolve(Op op, Evaluation &in) {
  Convolution c;
  if (!readConvolution(op, in, c))
    return Flow::Stop;
  ArrayRef<int64_t> weights = c.weight->shape;
  c.kernel.assign(weights.begin() + 1, weights.end() - 1);
  findSizes(c);
  SmallVector<int64_t> shape = {c.input->shape[0]};
  llvm::append_range(shape, c.sizes);
  shape.push_back(weights[0]);
  int64_t channels = weights.back();
  if (!hasChannels(c, channels, weights[0], in))
    return Flow::Stop;
  auto sumAt = [&](ArrayRef<int64_t> at) -> std::optional<Datum> {
    TosaSum sum = biasOf(c, at.back());
    if (!forEachTap(c, at.drop_front().drop_back(),
                    [&](ArrayRef<int64_t> kernel, ArrayRef<int64_t> place) {
                      SmallVector<int64_t> input = {at[0]},
                                           weight = {at.back()};
                      llvm::append_range(input, place);
                      llvm::append_range(weight, kernel);
                      input.push_back(0);
                      weight.push_back(0);
                      for (int64_t i = 0; i < channels; ++i) {
                        input.back() = weight.back() = i;
                        addProduct(c, input, weight, sum);
                      }
                      return in.charge(uint64_t(channels) + 1);
                    }))
      return std::nullopt;
    return sum.result(in);
  };
  return in.setEach(op.getResult(), shape, sumAt);
}

/// Weights are [KH, KW, C, M]; channel c * M + m of the output sees channel c.
static Flow convolveDepthwise(tosa::DepthwiseConv2DOp op, Evaluation &in) {
  Convolution c;
  if (!readConvolution(op, in, c))
    return Flow::Stop;
  ArrayRef<int64_t> weights = c.weight->shape;
  c.kernel.assign(weights.begin(), weights.begin() + 2);
  findSizes(c);
  if (!hasChannels(c, weights[2], weights[2] * weights[3], in))
    return Flow::Stop;
  auto sumAt = [&](ArrayRef<int64_t> at) -> std::optional<Datum> {
    TosaSum sum = biasOf(c, at[3]);
    int64_t channel = at[3] / weights[3], multiplier = at[3] % weights[3];
    if (!forEachTap(c, at.slice(1, 2),
                    [&](ArrayRef<int64_t> kernel, ArrayRef<int64_t> place) {
                      addProduct(c, {at[0], place[0], place[1], channel},
                                 {kernel[0], kernel[1], channel, multiplier},
                                 sum);
                      return in.charge(1);
                    }))
      return std::nullopt;
    return sum.result(in);
  };
  return in.setEach(
      op.getResult(),
      {c.input->shape[0], c.sizes[0], c.sizes[1], weights[2] * weights[3]},
      sumAt);
}

/// Each element of the input is spread over the output.
static Flow convolveTransposed(tosa::TransposeConv2DOp op, Evaluation &in) {
  Convolution c;
  c.input = in.elements(op.getInput());
  c.weight = c.input ? in.elements(op.getWeight()) : nullptr;
  c.bias = c.weight ? in.elements(op.getBias()) : nullptr;
  c.inputZero = c.bias ? single(op.getInputZp(), in) : nullptr;
  c.weightZero = c.inputZero ? single(op.getWeightZp(), in) : nullptr;
  if (!c.weightZero)
    return Flow::Stop;
  c.inputType = partType(op.getInput().getType());
  c.weightType = partType(op.getWeight().getType());
  c.biasType = partType(op.getBias().getType());
  c.type = partType(op.getOutput().getType());
  if (!areOfOneKind({c.inputType, c.weightType, c.biasType, c.type}, in))
    return Flow::Stop;
  ArrayRef<int64_t> weights = c.weight->shape, input = c.input->shape;
  ArrayRef<int64_t> pad = op.getOutPad(), stride = op.getStride();
  if (!areSmall({weights, input, pad, stride}, in) ||
      !hasChannels(c, weights[3], weights[0], in))
    return Flow::Stop;
  Elements made;
  made.shape = {
      input[0], (input[1] - 1) * stride[0] + pad[0] + pad[1] + weights[1],
      (input[2] - 1) * stride[1] + pad[2] + pad[3] + weights[2], weights[0]};
  if (made.shape[1] < 0 || made.shape[2] < 0)
    return in.undefined("an output of a negative size");
  if (!in.chargeEach(made.shape))
    return Flow::Stop;
  std::vector<TosaSum> sums;
  forEachPosition(made.shape, [&](ArrayRef<int64_t> at) {
    sums.push_back(biasOf(c, at[3]));
    return true;
  });
  // [N, IH, IW, OC, KH, KW, IC]
  SmallVector<int64_t> space = {input[0],   input[1],   input[2],  weights[0],
                                weights[1], weights[2], weights[3]};
  bool isFine = forEachPosition(space, [&](ArrayRef<int64_t> p) {
    int64_t place = made.at({p[0], p[1] * stride[0] + pad[0] + p[4],
                             p[2] * stride[1] + pad[2] + p[5], p[3]});
    if (place >= 0)
      addProduct(c, {p[0], p[1], p[2], p[6]}, {p[3], p[4], p[5], p[6]},
                 sums[size_t(place)]);
    return in.charge(1);
  });
  if (!isFine)
    return Flow::Stop;
  for (const TosaSum &sum : sums)
    made.list.push_back(sum.result(in));
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

/// Visits the windows, without their parts outside the input.
template <typename Op>
static Flow
pool(Op op, Evaluation &in,
     llvm::function_ref<std::optional<Element>(ArrayRef<Element> window)>
         kernel) {
  Convolution c;
  c.input = in.elements(op.getInput());
  if (!c.input)
    return Flow::Stop;
  c.kernel = asNumbers(op.getKernel());
  c.pad = asNumbers(op.getPad());
  c.stride = asNumbers(op.getStride());
  c.dilation = {1, 1};
  if (!areSmall({c.input->shape, c.kernel, c.pad, c.stride}, in))
    return Flow::Stop;
  findSizes(c);
  SmallVector<Element> window;
  auto valueAt = [&](ArrayRef<int64_t> at) -> std::optional<Datum> {
    window.clear();
    if (!forEachTap(c, at.slice(1, 2),
                    [&](ArrayRef<int64_t>, ArrayRef<int64_t> place) {
                      window.push_back(c.input->list[size_t(
                          c.input->at({at[0], place[0], place[1], at[3]}))]);
                      return in.charge(1);
                    }))
      return std::nullopt;
    std::optional<Element> value = kernel(window);
    if (!value)
      (void)in.undefined("a window outside of the input");
    return value;
  };
  return in.setEach(
      op.getResult(),
      {c.input->shape[0], c.sizes[0], c.sizes[1], c.input->shape[3]}, valueAt);
}

static Flow poolMax(tosa::MaxPool2dOp op, Evaluation &in) {
  Type type = operandNumber(op);
  bool ignores = op.getNanMode() == tosa::NanPropagationMode::IGNORE;
  Combination how = !isa<FloatType>(type) ? Combination::MaxS
                    : ignores             ? Combination::MaxNum
                                          : Combination::Maximum;
  return pool(op, in, [&](ArrayRef<Element> window) -> std::optional<Element> {
    if (window.empty())
      return std::nullopt;
    Element largest = window[0];
    for (const Element &value : window.drop_front())
      largest = combineZeros(how, largest, value, type, in);
    return largest;
  });
}

static Flow poolAverage(tosa::AvgPool2dOp op, Evaluation &in) {
  Type type = operandNumber(op), sumType = op.getAccType();
  const Element *zero = single(op.getInputZp(), in);
  const Element *outZero = zero ? single(op.getOutputZp(), in) : nullptr;
  if (!outZero)
    return Flow::Stop;
  return pool(op, in, [&](ArrayRef<Element> window) -> std::optional<Element> {
    if (window.empty())
      return std::nullopt;
    TosaSum all(Combination::Add, sumType, zeroOf(sumType));
    for (const Element &value : window)
      all.add(without(value, *zero, type, sumType));
    Element sum = all.result(in);
    unsigned width = widthOf(type);
    if (!sum.isDefined() || !outZero->isDefined())
      return Element::bad(width, worse(sum.state(), outZero->state()));
    auto count = uint64_t(window.size());
    if (auto floating = dyn_cast<FloatType>(sumType)) {
      APFloat by(floating.getFloatSemantics());
      (void)by.convertFromAPInt(APInt(64, count), false, toNearest);
      return convert(asFloat(sum, sumType) / by, type);
    }
    // The reciprocal of the count, as the specification makes it.
    unsigned k =
        count <= 1 ? 0 : 32 - unsigned(llvm::countl_zero(uint32_t(count - 1)));
    int64_t numerator = ((int64_t(1) << 30) + 1) << k;
    int64_t value =
        scaled(sum.asSigned(), numerator / int64_t(count), 30 + k, false);
    return saturated(value + outZero->asSigned(), type,
                     type.isUnsignedInteger());
  });
}

namespace scion::semantics {
void registerTosaSums(Meanings &to) {
  to.add<tosa::MatMulOp>([](tosa::MatMulOp op, Evaluation &in) {
    return multiplyMatrices(op, in);
  });
  to.add<tosa::Conv2DOp>(
      [](tosa::Conv2DOp op, Evaluation &in) { return convolve(op, in); });
  to.add<tosa::Conv3DOp>(
      [](tosa::Conv3DOp op, Evaluation &in) { return convolve(op, in); });
  to.add<tosa::DepthwiseConv2DOp>(
      [](tosa::DepthwiseConv2DOp op, Evaluation &in) {
        return convolveDepthwise(op, in);
      });
  to.add<tosa::TransposeConv2DOp>(
      [](tosa::TransposeConv2DOp op, Evaluation &in) {
        return convolveTransposed(op, in);
      });
  to.add<tosa::MaxPool2dOp>(
      [](tosa::MaxPool2dOp op, Evaluation &in) { return poolMax(op, in); });
  to.add<tosa::AvgPool2dOp>(
      [](tosa::AvgPool2dOp op, Evaluation &in) { return poolAverage(op, in); });
}
} // namespace scion::semantics
