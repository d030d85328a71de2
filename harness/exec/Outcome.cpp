//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/exec/Outcome.h"

#include "base/ChoiceStream.h"

#include "llvm/ADT/APFloat.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstring>

using namespace scion;

static llvm::APFloat floatOf(unsigned width, bool isBFloat, uint64_t bits) {
  const llvm::fltSemantics &semantics =
      isBFloat      ? llvm::APFloat::BFloat()
      : width == 64 ? llvm::APFloat::IEEEdouble()
      : width == 32 ? llvm::APFloat::IEEEsingle()
                    : llvm::APFloat::IEEEhalf();
  return {semantics, llvm::APInt(width, bits)};
}

static llvm::APFloat floatOf(const Observation &one) {
  return floatOf(one.width, one.kind == Observation::Kind::BFloat, one.bits);
}

/// The value for %g. A double represents every value of these formats.
static double asDouble(const Observation &one) {
  return floatOf(one).convertToDouble();
}

static bool isFloat(const Observation &one) {
  return one.kind == Observation::Kind::Float ||
         one.kind == Observation::Kind::BFloat;
}

static int64_t signExtend(uint64_t bits, unsigned width) {
  unsigned shift = 64 - std::min(width, 64u);
  return int64_t(bits << shift) >> shift;
}

template <typename... Args>
static std::string format(const char *text, Args... args) {
  char buffer[160];
  std::snprintf(buffer, sizeof buffer, text, args...);
  return buffer;
}

//===----------------------------------------------------------------------===//
// Trace
//===----------------------------------------------------------------------===//

void Trace::addInteger(unsigned width, uint64_t bits, bool isSigned) {
  if (width < 64)
    bits &= (uint64_t(1) << width) - 1;
  entries.push_back(
      {isSigned ? Observation::Kind::Signed : Observation::Kind::Unsigned,
       uint16_t(width), bits});
}

void Trace::addFloat(unsigned width, uint64_t bits, bool isBFloat) {
  llvm::APFloat value = floatOf(width, isBFloat, bits);
  if (value.isNaN())
    bits = llvm::APFloat::getQNaN(value.getSemantics())
               .bitcastToAPInt()
               .getZExtValue();
  entries.push_back(
      {isBFloat ? Observation::Kind::BFloat : Observation::Kind::Float,
       uint16_t(width), bits});
}

void Trace::addShape(std::span<const int64_t> shape) {
  entries.push_back(
      {Observation::Kind::Shape, uint16_t(shape.size()), sizes.size()});
  sizes.insert(sizes.end(), shape.begin(), shape.end());
}

void Trace::addText(std::string_view text) {
  // A program repeats a few separators, mostly recent ones: searching the last
  // eight texts is cheap and keeps the list short.
  size_t first = texts.size() > 8 ? texts.size() - 8 : 0;
  size_t index = first;
  while (index < texts.size() && texts[index] != text)
    ++index;
  if (index == texts.size())
    texts.emplace_back(text);
  entries.push_back({Observation::Kind::Text, 0, index});
}

void Trace::clear() {
  entries.clear();
  sizes.clear();
  texts.clear();
}

std::span<const int64_t> Trace::shape(const Observation &one) const {
  return std::span<const int64_t>(sizes).subspan(one.bits, one.width);
}

std::string_view Trace::text(const Observation &one) const {
  return texts[one.bits];
}

static std::string join(std::span<const int64_t> sizes,
                        std::string_view between) {
  std::string out;
  for (int64_t size : sizes) {
    if (!out.empty())
      out += between;
    out += std::to_string(size);
  }
  return out;
}

static std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (unsigned char c : text)
    if (c == '"' || c == '\\')
      out += {'\\', char(c)};
    else if (c < 0x20 || c >= 0x7f)
      out += format("\\%02x", unsigned(c));
    else
      out += char(c);
  return out + '"';
}

static std::string floatValue(const Observation &one) {
  if (floatOf(one).isNaN())
    return "nan";
  // Enough digits to distinguish neighbouring values of the format.
  int digits = one.width == 64 ? 17 : one.width == 32 ? 9 : 5;
  return format("%.*g", digits, asDouble(one));
}

std::string Trace::describe(const Observation &one) const {
  switch (one.kind) {
  case Observation::Kind::Signed:
    return format("i%u %" PRId64, unsigned(one.width),
                  signExtend(one.bits, one.width));
  case Observation::Kind::Unsigned:
    return format("u%u %" PRIu64, unsigned(one.width), one.bits);
  case Observation::Kind::Float:
  case Observation::Kind::BFloat:
    return format("%sf%u ", one.kind == Observation::Kind::BFloat ? "b" : "",
                  unsigned(one.width)) +
           floatValue(one) +
           format(" (0x%0*" PRIx64 ")", int(one.width / 4), one.bits);
  case Observation::Kind::Shape:
    return one.width == 0 ? "shape scalar" : "shape " + join(shape(one), "x");
  case Observation::Kind::Text:
    return "text " + quoted(text(one));
  }
  return "";
}

std::string Trace::str() const {
  std::string out;
  size_t number = 0;
  for (const Observation &one : entries)
    if (one.kind != Observation::Kind::Text)
      out += std::to_string(++number) + ": " + describe(one) + "\n";
  return out;
}

//===----------------------------------------------------------------------===//
// As the runner libraries print
//===----------------------------------------------------------------------===//

namespace {
/// Prints the elements of one printMemref* call the way MemRefDataPrinter in
/// MLIR's RunnerUtils.h does.
class MemrefPrinter {
public:
  MemrefPrinter(std::span<const int64_t> sizes, const Observation *elements,
                const Observation *end)
      : sizes(sizes), next(elements), end(end) {}

  std::string take() {
    std::string strides;
    int64_t stride = 1;
    for (size_t i = sizes.size(); i-- > 0; stride *= sizes[i])
      strides =
          std::to_string(stride) + (strides.empty() ? "" : ", ") + strides;
    out = "Unranked Memref base@ = 0x0 rank = " + std::to_string(sizes.size()) +
          " offset = 0 sizes = [" + join(sizes, ", ") + "] strides = [" +
          strides + "] data = \n";
    dimension(0);
    out += "\n";
    return std::move(out);
  }

  const Observation *position() const { return next; }

private:
  void element() {
    if (next == end)
      return;
    const Observation &one = *next++;
    if (isFloat(one))
      out += format("%g", asDouble(one));
    else if (one.kind == Observation::Kind::Unsigned)
      out += std::to_string(one.bits);
    else
      out += std::to_string(signExtend(one.bits, one.width));
  }

  void dimension(size_t depth) {
    size_t rank = sizes.size() - depth;
    if (rank == 0) {
      out += sizes.empty() ? "[" : "";
      element();
      out += sizes.empty() ? "]" : "";
      return;
    }
    out += "[";
    for (int64_t i = 0; i < sizes[depth]; ++i) {
      if (i > 0)
        out += rank == 1 ? ", " + std::string(sizes.size(), ' ')
                         : ", \n" + std::string(depth + 1, ' ');
      dimension(depth + 1);
    }
    out += "]";
  }

  std::span<const int64_t> sizes;
  const Observation *next, *end;
  std::string out;
};
} // namespace

std::string Trace::asRunnerPrints() const {
  std::string out;
  const Observation *one = entries.data(), *end = one + entries.size();
  while (one != end) {
    if (one->kind == Observation::Kind::Shape) {
      MemrefPrinter printer(shape(*one), one + 1, end);
      out += printer.take();
      one = printer.position();
      continue;
    }
    switch (one->kind) {
    case Observation::Kind::Signed:
      out += std::to_string(signExtend(one->bits, one->width));
      break;
    case Observation::Kind::Unsigned:
      out += std::to_string(one->bits);
      break;
    case Observation::Kind::Float:
    case Observation::Kind::BFloat:
      out += format("%g", asDouble(*one));
      break;
    case Observation::Kind::Text:
      out += text(*one);
      break;
    case Observation::Kind::Shape:
      break;
    }
    ++one;
  }
  return out;
}

//===----------------------------------------------------------------------===//
// Outcome
//===----------------------------------------------------------------------===//

Outcome Outcome::notRun(NotRunReason why, std::string reason) {
  Outcome outcome;
  outcome.notRunReason = why;
  outcome.message = std::move(reason);
  return outcome;
}

Outcome Outcome::poisoned(Limit limit, std::string reason) {
  Outcome outcome;
  outcome.kind = Kind::Poisoned;
  outcome.limit = limit;
  outcome.message = std::move(reason);
  return outcome;
}

uint64_t Outcome::hash() const {
  uint64_t hash = combineHash(uint64_t(kind), uint64_t(trap));
  if (!isComparable())
    return combineHash(hash, stableHash(message));
  for (const Observation &one : trace.observations()) {
    hash = combineHash(hash, uint64_t(one.kind) << 32 | one.width);
    if (one.kind == Observation::Kind::Text)
      hash = combineHash(hash, stableHash(trace.text(one)));
    else if (one.kind == Observation::Kind::Shape)
      for (int64_t size : trace.shape(one))
        hash = combineHash(hash, uint64_t(size));
    else
      hash = combineHash(hash, one.bits);
  }
  return hash;
}

static std::string ending(const Outcome &outcome) {
  switch (outcome.kind) {
  case Outcome::Kind::Finished:
    return "finished";
  case Outcome::Kind::Trapped:
    return std::string("trap: ") + trapName(outcome.trap) +
           (outcome.message.empty() ? "" : " (" + outcome.message + ")");
  case Outcome::Kind::Poisoned:
    return "poisoned: " + outcome.message;
  case Outcome::Kind::NotRun:
    return "not run: " + outcome.message;
  }
  return "";
}

std::string Outcome::str() const { return trace.str() + ending(*this) + "\n"; }

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

namespace {
/// Walks a trace and counts its entries, except texts.
struct Cursor {
  const Trace &trace;
  size_t index = 0, number = 0;

  const Observation *take() {
    if (index == trace.observations().size())
      return nullptr;
    const Observation &one = trace.observations()[index++];
    number += one.kind != Observation::Kind::Text;
    return &one;
  }
};
} // namespace

static bool areSame(const Trace &left, const Observation &a, const Trace &right,
                    const Observation &b) {
  if (a.kind != b.kind || a.width != b.width)
    return false;
  if (a.kind == Observation::Kind::Text)
    return left.text(a) == right.text(b);
  if (a.kind == Observation::Kind::Shape)
    return std::ranges::equal(left.shape(a), right.shape(b));
  return a.bits == b.bits;
}

/// The type and value of an entry as Trace::describe prints them; at the end of
/// the trace, how the run ended.
static Observed observed(const Trace &trace, const Observation *one,
                         const Outcome &whole) {
  if (!one)
    return {"end", ending(whole)};
  std::string text = trace.describe(*one);
  size_t space = text.find(' ');
  return {text.substr(0, space), text.substr(space + 1)};
}

static std::string described(const Observed &one) {
  return one.type == "end" ? "nothing (" + one.value + ")"
                           : one.type + " " + one.value;
}

std::string Difference::str() const {
  if (!observation && expected.type == "end" && actual.type == "end")
    return "end: " + expected.value + " against " + actual.value;
  auto isText = [](const Observed &one) {
    return one.type == "text" || one.type == "end";
  };
  bool isAfter = isText(expected) && isText(actual);
  bool isSameType = expected.type == actual.type && !isAfter;
  return (isAfter ? "after observation " : "observation ") +
         std::to_string(observation) + ": " + described(expected) +
         " against " + (isSameType ? actual.value : described(actual));
}

std::optional<Difference> scion::differenceBetween(const Outcome &expected,
                                                   const Outcome &actual) {
  Cursor left{expected.trace}, right{actual.trace};
  while (true) {
    const Observation *a = left.take(), *b = right.take();
    if (!a && !b)
      break;
    if (!a || !b || !areSame(expected.trace, *a, actual.trace, *b))
      return Difference{std::max(left.number, right.number),
                        observed(expected.trace, a, expected),
                        observed(actual.trace, b, actual)};
  }
  if (expected.kind != actual.kind || expected.trap != actual.trap)
    return Difference{0, {"end", ending(expected)}, {"end", ending(actual)}};
  return std::nullopt;
}

std::optional<std::string> scion::firstDifference(const Outcome &expected,
                                                  const Outcome &actual) {
  std::optional<Difference> difference = differenceBetween(expected, actual);
  return difference ? std::optional(difference->str()) : std::nullopt;
}
