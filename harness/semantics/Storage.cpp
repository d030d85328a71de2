//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Evaluation.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace scion;
using namespace scion::semantics;

// The part of Evaluation that moves values between its scopes and its memory.

/// More than any machine has: x86-64 has 47 bits for a process. That is an
/// error of the program, where less is a limit of ours.
static constexpr uint64_t hugeSize = uint64_t(1) << 46;

static std::nullopt_t refuseHuge(Evaluation &in) {
  (void)in.undefined("an allocation that no machine has memory for");
  return std::nullopt;
}

std::optional<uint64_t> Evaluation::allocate(uint64_t bytes,
                                             Lifetime lifetime) {
  if (bytes > hugeSize)
    return refuseHuge(*this);
  if (!charge(1 + bytes / 64))
    return std::nullopt;
  if (uint64_t address = memory.allocate(bytes, lifetime, current))
    return address;
  (void)limited(Limit::Memory, "memory cap reached");
  return std::nullopt;
}

std::optional<View> Evaluation::newBuffer(MemRefType type,
                                          ArrayRef<int64_t> sizes,
                                          Lifetime lifetime) {
  View view;
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset))) {
    (void)unsupported("memref with a layout that is not strided");
    return std::nullopt;
  }
  // Computed in 128 bits: any size may be given, and what is huge is refused
  // before an overflow.
  unsigned __int128 elements = llvm::is_contained(sizes, 0) ? 0 : 1;
  for (int64_t size : sizes) {
    if (size < 0) {
      (void)undefined("allocation of a negative size");
      return std::nullopt;
    }
    elements *= uint64_t(size);
    if (elements > hugeSize)
      return refuseHuge(*this);
  }
  view.sizes.assign(sizes.begin(), sizes.end());
  view.offset = ShapedType::isDynamic(offset) ? 0 : offset;
  view.strides.resize(sizes.size());
  uint64_t running = 1;
  // Without elements nothing is read, and strides mean nothing.
  unsigned __int128 extent = elements == 0 ? 0 : 1;
  for (size_t i = sizes.size(); i-- > 0;) {
    view.strides[i] =
        ShapedType::isDynamic(strides[i]) ? int64_t(running) : strides[i];
    if (elements != 0)
      extent += (unsigned __int128)(sizes[i] - 1) * uint64_t(view.strides[i]);
    running *= uint64_t(std::max<int64_t>(sizes[i], 1));
  }
  extent += uint64_t(view.offset);
  unsigned __int128 bytes = extent * strideOf(type.getElementType());
  if (bytes > hugeSize)
    return refuseHuge(*this);
  std::optional<uint64_t> address = allocate(uint64_t(bytes), lifetime);
  if (!address)
    return std::nullopt;
  view.allocated = view.aligned = *address;
  return view;
}

std::optional<uint64_t>
Evaluation::global(Operation *symbol,
                   llvm::function_ref<std::optional<uint64_t>()> make) {
  if (auto found = globals.find(symbol); found != globals.end())
    return found->second;
  // A global has its contents from the start, so writing them is no race.
  Conflicts *conflicts = std::exchange(memory.conflicts, nullptr);
  std::optional<uint64_t> address = make();
  memory.conflicts = conflicts;
  if (address)
    globals[symbol] = *address;
  return address;
}

//===----------------------------------------------------------------------===//
// Values as bytes
//===----------------------------------------------------------------------===//

namespace {
/// A vector in memory: rows of packed numbers.
struct Rows {
  explicit Rows(VectorType type)
      : number(type.getElementType()),
        length(type.getRank() ? type.getShape().back() : 1),
        count(length ? type.getNumElements() / length : 0),
        width(widthOf(number)) {
    uint64_t bytes = (uint64_t(length) * width + 7) / 8;
    stride = llvm::alignTo(bytes, llvm::PowerOf2Ceil(bytes));
  }
  bool fillsBytes() const { return width % 8 == 0; }
  unsigned rowBytes() const { return unsigned((length * width + 7) / 8); }

  Type number;
  int64_t length, count;
  unsigned width;
  uint64_t stride;
};
} // namespace

/// Whether a vector of this type can be in memory.
static bool hasRows(VectorType type) {
  return !type.isScalable() && isNumber(type.getElementType());
}

bool Evaluation::load(uint64_t address, Type type, Datum &to) {
  auto read = [&](uint64_t at, unsigned width, unsigned bytes,
                  Element &element) {
    element = Element::undef(width);
    const char *problem = memory.read(at, bytes, element);
    if (problem)
      (void)undefined(problem);
    return !problem;
  };
  if (isNumber(type)) {
    Element element;
    if (!read(address, widthOf(type), storedBytes(type), element))
      return false;
    to = std::move(element);
    return true;
  }
  if (auto complex = dyn_cast<ComplexType>(type)) {
    Type part = complex.getElementType();
    Elements both({}, 2, Element());
    for (unsigned i = 0; i < 2; ++i)
      if (!read(address + i * strideOf(part), widthOf(part), storedBytes(part),
                both.list[i]))
        return false;
    to = std::move(both);
    return true;
  }
  if (auto vector = dyn_cast<VectorType>(type); vector && hasRows(vector)) {
    Rows rows(vector);
    Elements all(vector.getShape(), 1, Element::undef(rows.width));
    for (int64_t row = 0; row < rows.count; ++row) {
      uint64_t begin = address + uint64_t(row) * rows.stride;
      Element *next = all.list.data() + row * rows.length;
      Element packed;
      if (!rows.fillsBytes() && !read(begin, unsigned(rows.length) * rows.width,
                                      rows.rowBytes(), packed))
        return false;
      for (int64_t i = 0; i < rows.length; ++i)
        if (!rows.fillsBytes())
          next[i] = Element(
              packed.bits().extractBits(rows.width, unsigned(i) * rows.width),
              packed.state());
        else if (!read(begin + uint64_t(i) * (rows.width / 8), rows.width,
                       rows.width / 8, next[i]))
          return false;
    }
    to = std::move(all);
    return true;
  }
  if (auto memref = dyn_cast<MemRefType>(type)) {
    View view;
    State state = State::Defined;
    Element word;
    auto field = [&](unsigned index, auto &place) {
      if (!read(address + 8 * index, 64, 8, word))
        return false;
      place = decltype(+place)(word.asUnsigned());
      state = worse(state, word.state());
      return true;
    };
    auto rank = unsigned(memref.getRank());
    view.sizes.resize(rank);
    view.strides.resize(rank);
    bool isFine = field(0, view.allocated) && field(1, view.aligned) &&
                  field(2, view.offset);
    for (unsigned i = 0; i < rank && isFine; ++i)
      isFine =
          field(3 + i, view.sizes[i]) && field(3 + rank + i, view.strides[i]);
    if (isFine)
      to = state == State::Defined ? Datum(std::move(view)) : Datum::bad(state);
    return isFine;
  }
  (void)unsupported("a type that is not known in memory");
  return false;
}

bool Evaluation::store(uint64_t address, Type type, const Datum &value) {
  auto write = [&](uint64_t at, unsigned bytes, const Element &element) {
    const char *problem = memory.write(at, bytes, element);
    if (problem)
      (void)undefined(problem);
    return !problem;
  };
  if (isNumber(type))
    return write(address, storedBytes(type), value.element());
  if (auto complex = dyn_cast<ComplexType>(type)) {
    Type part = complex.getElementType();
    for (unsigned i = 0; i < 2; ++i)
      if (!write(address + i * strideOf(part), storedBytes(part),
                 value.numbers()[i]))
        return false;
    return true;
  }
  if (auto vector = dyn_cast<VectorType>(type); vector && hasRows(vector)) {
    Rows rows(vector);
    for (int64_t row = 0; row < rows.count; ++row) {
      uint64_t begin = address + uint64_t(row) * rows.stride;
      const Element *next = value.numbers().data() + row * rows.length;
      Element packed(llvm::APInt(unsigned(rows.length) * rows.width, 0));
      for (int64_t i = 0; i < rows.length; ++i)
        if (!rows.fillsBytes()) {
          packed.number.insertBits(next[i].bits(), unsigned(i) * rows.width);
          packed.condition = worse(packed.state(), next[i].state());
        } else if (!write(begin + uint64_t(i) * (rows.width / 8),
                          rows.width / 8, next[i])) {
          return false;
        }
      if (!rows.fillsBytes() && !write(begin, rows.rowBytes(), packed))
        return false;
    }
    return true;
  }
  if (auto memref = dyn_cast<MemRefType>(type)) {
    auto rank = unsigned(memref.getRank());
    SmallVector<uint64_t> words(3 + 2 * rank);
    State state = value.isView() ? State::Defined : value.state();
    if (value.isView()) {
      const View &view = value.view();
      words[0] = view.allocated;
      words[1] = view.aligned;
      words[2] = uint64_t(view.offset);
      for (unsigned i = 0; i < rank; ++i) {
        words[3 + i] = uint64_t(view.sizes[i]);
        words[3 + rank + i] = uint64_t(view.strides[i]);
      }
    }
    for (unsigned i = 0; i < words.size(); ++i)
      if (!write(address + 8 * i, 8, Element(llvm::APInt(64, words[i]), state)))
        return false;
    return true;
  }
  (void)unsupported("a type that is not known in memory");
  return false;
}

std::optional<View> Evaluation::readDescriptor(uint64_t rank, uint64_t address,
                                               State &state) {
  state = State::Defined;
  if (rank > 64) {
    (void)undefined("memref of a senseless rank");
    return std::nullopt;
  }
  SmallVector<uint64_t> words;
  for (uint64_t i = 0; i < 3 + 2 * rank; ++i) {
    Element one = Element::undef(64);
    if (const char *problem = memory.read(address + 8 * i, 8, one)) {
      (void)undefined(problem);
      return std::nullopt;
    }
    state = one.state();
    if (!one.isDefined())
      return std::nullopt;
    words.push_back(one.asUnsigned());
  }
  View view;
  view.allocated = words[0];
  view.aligned = words[1];
  view.offset = int64_t(words[2]);
  view.sizes.append(words.begin() + 3, words.begin() + 3 + rank);
  view.strides.append(words.begin() + 3 + rank, words.end());
  return view;
}

bool Evaluation::isAligned(std::optional<uint64_t> promised, uint64_t address) {
  if (!promised || *promised == 0 || address % *promised == 0)
    return true;
  (void)undefined("an access that is not aligned as it says");
  return false;
}

bool Evaluation::isAligned(std::optional<uint64_t> promised, const View &view,
                           ArrayRef<int64_t> position, Type elementType) {
  return isAligned(promised, view.aligned + uint64_t(view.at(position)) *
                                                strideOf(elementType));
}

bool Evaluation::load(const View &view, ArrayRef<int64_t> position,
                      Type elementType, Datum &to) {
  if (!view.contains(position)) {
    (void)undefined("access out of bounds");
    return false;
  }
  return load(view.aligned +
                  uint64_t(view.at(position)) * strideOf(elementType),
              elementType, to);
}

bool Evaluation::store(const View &view, ArrayRef<int64_t> position,
                       Type elementType, const Datum &value) {
  if (!view.contains(position)) {
    (void)undefined("access out of bounds");
    return false;
  }
  return store(view.aligned +
                   uint64_t(view.at(position)) * strideOf(elementType),
               elementType, value);
}
