//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/exec/MemrefDescriptor.h"
#include "harness/exec/Runtime.h"

#include <bit>
#include <complex>

using namespace scion;

// Compiled without sanitizers, as RuntimeMemory.cpp is.

/// The trace, with room for one entry more.
static Trace &trace() {
  RunState &state = runState();
  if (state.outcome.trace.size() >= state.maxTrace)
    raisePoisoned(Limit::Trace, "trace too long");
  return state.outcome.trace;
}

static void printText(const char *text) { trace().addText(text); }

/// The length of a string of the program, at most this.
static constexpr size_t maxString = 4096;

static std::string_view programString(const char *text) {
  size_t size = 0;
  do
    checkAccess(text + size, 1, false);
  while (text[size] && ++size < maxString);
  return {text, size};
}

static void putString(const char *text) {
  trace().addText(programString(text));
  trace().addText("\n");
}

//===----------------------------------------------------------------------===//
// Memrefs
//===----------------------------------------------------------------------===//

namespace {
/// How elements of a type are traced.
template <typename T>
struct Element {
  static void add(Trace &trace, T value) {
    trace.addInteger(sizeof(T) * 8, uint64_t(value));
  }
};
template <>
struct Element<float> {
  static void add(Trace &trace, float value) {
    trace.addFloat(32, std::bit_cast<uint32_t>(value));
  }
};
template <>
struct Element<double> {
  static void add(Trace &trace, double value) {
    trace.addFloat(64, std::bit_cast<uint64_t>(value));
  }
};
template <typename T>
struct Element<std::complex<T>> {
  static void add(Trace &trace, std::complex<T> value) {
    Element<T>::add(trace, value.real());
    Element<T>::add(trace, value.imag());
  }
};
template <bool isBFloat>
struct Half {
  uint16_t bits;
};
template <bool isBFloat>
struct Element<Half<isBFloat>> {
  static void add(Trace &trace, Half<isBFloat> value) {
    trace.addFloat(16, value.bits, isBFloat);
  }
};
} // namespace

/// More dimensions than any program has; keeps recursion shallow.
static constexpr int64_t maxRank = 64;

template <typename T>
static void traceElements(const T *data, int64_t rank, const int64_t *sizes,
                          const int64_t *strides) {
  if (rank == 0) {
    checkAccess(data, sizeof(T), false);
    T value;
    __builtin_memcpy(&value, data, sizeof(T));
    Element<T>::add(trace(), value);
    return;
  }
  chargeFuel(1);
  for (int64_t i = 0; i < *sizes; ++i)
    traceElements(data + i * *strides, rank - 1, sizes + 1, strides + 1);
}

static void traceShape(int64_t rank, Descriptor *memref) {
  if (rank < 0 || rank > maxRank)
    raiseTrap(TrapKind::OtherMemoryError, "memref of a senseless rank");
  checkAccess(memref, sizeof(Descriptor) + uint64_t(rank) * 16, false);
  trace().addShape(std::span(memref->sizesAndStrides, size_t(rank)));
}

template <typename T>
static void printMemref(int64_t rank, Descriptor *memref) {
  traceShape(rank, memref);
  const auto *data =
      reinterpret_cast<const T *>(memref->aligned) + memref->offset;
  traceElements(data, rank, memref->sizesAndStrides,
                memref->sizesAndStrides + rank);
}

template <typename T>
static void printUnranked(UnrankedDescriptor *memref) {
  checkAccess(memref, sizeof(*memref), false);
  printMemref<T>(memref->rank, memref->ranked);
}

template <typename T, int64_t rank>
static void printRanked(Descriptor *memref) {
  printMemref<T>(rank, memref);
}

static void printShape(UnrankedDescriptor *memref) {
  checkAccess(memref, sizeof(*memref), false);
  traceShape(memref->rank, memref->ranked);
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

std::span<const RuntimeSymbol> scion::printSymbols() {
  static const RuntimeSymbol table[] = {
      symbol(
          "printI64", +[](int64_t value) { trace().addInteger(64, value); }),
      symbol(
          "printU64",
          +[](uint64_t value) {
            trace().addInteger(64, value, /*isSigned=*/false);
          }),
      symbol(
          "printF32",
          +[](float value) { Element<float>::add(trace(), value); }),
      symbol(
          "printF64",
          +[](double value) { Element<double>::add(trace(), value); }),
      symbol(
          "printF16", +[](uint16_t bits) { trace().addFloat(16, bits); }),
      symbol(
          "printBF16",
          +[](uint16_t bits) { trace().addFloat(16, bits, true); }),
      symbol(
          "printOpen", +[] { printText("( "); }),
      symbol(
          "printClose", +[] { printText(" )"); }),
      symbol(
          "printComma", +[] { printText(", "); }),
      symbol(
          "printNewline", +[] { printText("\n"); }),
      symbol(
          "printString",
          +[](const char *text) { trace().addText(programString(text)); }),
      symbol("puts", putString),
#define MEMREF(NAME, TYPE)                                                     \
  symbol("printMemref" #NAME, printMemref<TYPE>),                              \
      symbol("_mlir_ciface_printMemref" #NAME, printUnranked<TYPE>),           \
      symbol("_mlir_ciface_printMemrefShape" #NAME, printShape),               \
      symbol("_mlir_ciface_printMemref1d" #NAME, printRanked<TYPE, 1>)
      MEMREF(I8, int8_t),
      MEMREF(I16, int16_t),
      MEMREF(I32, int32_t),
      MEMREF(I64, int64_t),
      MEMREF(Ind, int64_t),
      MEMREF(F16, Half<false>),
      MEMREF(BF16, Half<true>),
      MEMREF(F32, float),
      MEMREF(F64, double),
      MEMREF(C32, std::complex<float>),
      MEMREF(C64, std::complex<double>),
#undef MEMREF
      symbol("_mlir_ciface_printMemref0dF32", printRanked<float, 0>),
      symbol("_mlir_ciface_printMemref2dF32", printRanked<float, 2>),
      symbol("_mlir_ciface_printMemref3dF32", printRanked<float, 3>),
      symbol("_mlir_ciface_printMemref4dF32", printRanked<float, 4>),
  };
  return table;
}
