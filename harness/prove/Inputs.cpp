//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/prove/Inputs.h"

using namespace mlir;
using namespace scion::prove;
using namespace scion::semantics;
using namespace scion::terms;

/// The most numbers of one argument, and of all.
static constexpr int64_t mostOfOne = 64, mostOfAll = 256;

/// Some number that is neither very special nor too general.
static APInt sampleFor(size_t number, unsigned width) {
  uint64_t bits = (number + 1) * 0x9E3779B97F4A7C15ull;
  bits ^= bits >> 31;
  APInt value(width, bits, false, true);
  for (unsigned low = 64; low < width; low += 64)
    value.insertBits(APInt(std::min(64u, width - low), bits + low, false, true),
                     low);
  return value;
}

/// The count of numbers in a value of this type; none if it is not known.
static std::optional<int64_t> numbersIn(Type type) {
  if (auto memref = dyn_cast<MemRefType>(type)) {
    if (!memref.hasStaticShape() || !memref.getLayout().isIdentity() ||
        !memref.getElementType().isIntOrIndexOrFloat())
      return std::nullopt;
    return memref.getNumElements();
  }
  if (!isNumbers(type) || !partType(type).isIntOrIndexOrFloat() ||
      widthOf(partType(type)) == 0)
    return std::nullopt;
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return partsOf(type);
  if (!shaped.hasStaticShape())
    return std::nullopt;
  return shaped.getNumElements() * partsOf(shaped.getElementType());
}

static unsigned numberWidth(Type type) {
  if (auto memref = dyn_cast<MemRefType>(type))
    return widthOf(memref.getElementType());
  return widthOf(partType(type));
}

std::optional<Inputs> scion::prove::inputsOf(ArrayRef<Type> types, Graph &graph,
                                             std::string &why) {
  Inputs inputs;
  unsigned memrefs = 0;
  for (auto [index, type] : llvm::enumerate(types)) {
    std::optional<int64_t> count = numbersIn(type);
    if (!count || *count > mostOfOne ||
        int64_t(inputs.variables.size()) > 2 * mostOfAll) {
      llvm::raw_string_ostream(why)
          << (count ? "too many numbers: " : "an argument of type ") << type;
      return std::nullopt;
    }
    // Two memrefs may overlap, which a proof would have to cover.
    if (isa<MemRefType>(type) && memrefs++) {
      why = "several memrefs, which may overlap";
      return std::nullopt;
    }
    Argument argument{type, {}, {}, {}};
    for (int64_t i = 0; i < *count; ++i) {
      std::string name = "a" + std::to_string(index);
      if (!isNumber(type))
        name += "[" + std::to_string(i) + "]";
      unsigned width = numberWidth(type);
      argument.names.push_back(name);
      argument.numbers.push_back(graph.variable(
          width, name, sampleFor(inputs.variables.size(), width)));
      argument.poisons.push_back(
          graph.variable(1, name + ".poison", APInt(1, 0)));
      inputs.variables.push_back(argument.numbers.back());
      inputs.variables.push_back(argument.poisons.back());
    }
    inputs.arguments.push_back(std::move(argument));
  }
  return inputs;
}

std::optional<std::vector<Datum>>
scion::prove::argumentsFor(const Inputs &inputs, ArrayRef<Type> types,
                           Evaluation &run, Symbolic *symbolic,
                           ArrayRef<APInt> values) {
  std::vector<Datum> data;
  size_t next = 0;
  for (auto [argument, type] : llvm::zip_equal(inputs.arguments, types)) {
    std::vector<Element> list;
    for (auto [number, poison] :
         llvm::zip_equal(argument.numbers, argument.poisons)) {
      if (symbolic)
        list.push_back(
            symbolic->elementOf({Bits::of(number), Truth::of(poison)}));
      else if (values[next + 1].isZero())
        list.push_back(Element(values[next]));
      else
        list.push_back(Element::poison(values[next].getBitWidth()));
      next += 2;
    }
    if (auto memref = dyn_cast<MemRefType>(type)) {
      std::optional<View> view =
          run.newBuffer(memref, memref.getShape(), Lifetime::Static);
      if (!view)
        return std::nullopt;
      size_t at = 0;
      bool isFine =
          forEachPosition(view->sizes, [&](ArrayRef<int64_t> position) {
            return run.store(*view, position, memref.getElementType(),
                             list[at++]);
          });
      if (!isFine)
        return std::nullopt;
      data.push_back(std::move(*view));
      continue;
    }
    if (isNumber(type)) {
      data.push_back(list.front());
      continue;
    }
    Elements all;
    auto shaped = dyn_cast<ShapedType>(type);
    if (shaped)
      all.shape.assign(shaped.getShape().begin(), shaped.getShape().end());
    all.parts = partsOf(shaped ? shaped.getElementType() : type);
    all.list = std::move(list);
    data.push_back(std::move(all));
  }
  return data;
}

bool scion::prove::readBuffers(const Inputs &inputs, ArrayRef<Datum> given,
                               Evaluation &run, std::vector<Element> &to) {
  for (auto [argument, datum] : llvm::zip_equal(inputs.arguments, given)) {
    auto memref = dyn_cast<MemRefType>(argument.type);
    if (!memref)
      continue;
    const View &view = datum.view();
    bool isFine = forEachPosition(view.sizes, [&](ArrayRef<int64_t> position) {
      Datum value;
      if (!run.load(view, position, memref.getElementType(), value))
        return false;
      to.push_back(value.element());
      return true;
    });
    if (!isFine)
      return false;
  }
  return true;
}

std::string scion::prove::textOf(const Inputs &inputs, ArrayRef<APInt> values) {
  std::string text;
  llvm::raw_string_ostream out(text);
  size_t next = 0;
  for (const Argument &argument : inputs.arguments)
    for (const std::string &name : argument.names) {
      const APInt &number = values[next], &poison = values[next + 1];
      next += 2;
      out << (text.empty() ? "" : ", ") << name << " = ";
      if (!poison.isZero())
        out << "poison";
      else if (isa<FloatType>(numberWidth(argument.type)
                                  ? getElementTypeOrSelf(argument.type)
                                  : argument.type))
        out << "0x" << llvm::toString(number, 16, /*Signed=*/false);
      else
        number.print(out, /*isSigned=*/number.getBitWidth() > 1);
    }
  return text;
}
