//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs that execute one op on a table of operands: boundary values, each
// beside each, and random ones from a fixed seed. They show digests of the
// results. SCION_CONFORMANCE=N makes the tables N times as long.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TESTS_UNIT_SEMANTICS_CONFORMANCEPROGRAMS_H
#define SCION_TESTS_UNIT_SEMANTICS_CONFORMANCEPROGRAMS_H

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/SmallString.h"

#include <cstdint>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

namespace scion::semantics {

/// Ops from %a, %b, %c of one type to %r.
struct Case {
  std::string name;   // for the message
  std::string type;   // of the operands
  std::string result; // type of %r
  std::string body;
  bool isWrongInMLIR = false; // a known bug of the reference path
};

/// The number of executions whose results are combined into one printed number:
/// the trace stays short, and a difference is still located well enough.
inline constexpr unsigned perNumber = 32;
inline constexpr unsigned numbersPerCase = 8;

inline unsigned scale() {
  const char *text = std::getenv("SCION_CONFORMANCE");
  return text ? unsigned(std::max(1, std::atoi(text))) : 1;
}

inline unsigned executionsPerCase() {
  return perNumber * numbersPerCase * scale();
}

/// The element type: i8 for "vector<4xi8>".
inline std::string elementOf(const std::string &type) {
  size_t x = type.find('x', type.find('<'));
  return type[0] == 'v' ? type.substr(x + 1, type.size() - x - 2) : type;
}

inline unsigned widthOf(const std::string &type) {
  return type == "index"  ? 64
         : type == "bf16" ? 16
                          : unsigned(std::atoi(type.substr(1).c_str()));
}

inline bool isFloat(const std::string &type) {
  return type[0] == 'f' || type[0] == 'b';
}

inline std::string power(unsigned exponent, int more = 0) {
  llvm::APInt value = llvm::APInt::getOneBitSet(exponent + 2, exponent) +
                      llvm::APInt(exponent + 2, uint64_t(int64_t(more)), true);
  llvm::SmallString<40> text;
  value.toStringUnsigned(text);
  return text.str().str();
}

/// Bits of the fraction.
inline unsigned fractionOf(const std::string &type) {
  return type == "bf16" ? 7 : type == "f16" ? 10 : type == "f32" ? 23 : 52;
}

/// Boundary values, as integers with the same bits. For floats: zeros,
/// infinity, NaN, one, the smallest positive number and an ordinary one.
inline std::vector<std::string> boundariesOf(const std::string &type) {
  unsigned width = widthOf(type);
  if (isFloat(type)) {
    unsigned fraction = fractionOf(type), exponent = width - 1 - fraction;
    uint64_t infinity = ((uint64_t(1) << exponent) - 1) << fraction;
    uint64_t one = ((uint64_t(1) << (exponent - 1)) - 1) << fraction;
    return {"0",
            "-" + power(width - 1),
            std::to_string(infinity),
            std::to_string(infinity | uint64_t(1) << (fraction - 1)),
            std::to_string(one),
            "1",
            std::to_string(one + (uint64_t(3) << (fraction - 1)))};
  }
  if (width == 1)
    return {"0", "-1"};
  return {"0", "1", "-1", "-" + power(width - 1), power(width - 1, -1), "2"};
}

/// @a_TYPE, @b_TYPE, @c_TYPE: the operands of all executions on that type. All
/// pairs of boundary values come first; of the others, half are boundary
/// values.
inline std::string tablesOf(const std::string &type) {
  unsigned width = widthOf(type), count = executionsPerCase();
  std::vector<std::string> boundaries = boundariesOf(type);
  size_t n = boundaries.size();
  std::mt19937_64 random(977);
  auto number = [&] {
    if (random() % 2)
      return boundaries[random() % n];
    uint64_t words[] = {random(), random()};
    llvm::SmallString<40> text;
    llvm::APInt(128, words).trunc(width).toString(text, 10, !isFloat(type));
    return text.str().str();
  };
  auto spelled = [&](const std::string &number) -> std::string {
    if (width == 1)
      return number == "0" ? "false" : "true";
    if (!isFloat(type))
      return number;
    llvm::SmallString<40> text;
    llvm::APInt bits(130, number, 10);
    bits.trunc(width).toString(text, 16, false, false);
    return "0x" + std::string(width / 4 - text.size(), '0') + text.str().str();
  };
  std::string out;
  for (char name : {'a', 'b', 'c'}) {
    out += std::string("memref.global \"private\" constant @") + name + "_" +
           type + " : memref<" + std::to_string(count) + "x" + type +
           "> = dense<[";
    for (size_t i = 0; i < count; ++i)
      out += (i ? ", " : "") + spelled(i >= n * n || name == 'c' ? number()
                                       : name == 'a' ? boundaries[i / n]
                                                     : boundaries[i % n]);
    out += "]>\n";
  }
  return out;
}

/// @word_TYPE: a result as a word; every NaN is the same.
inline std::string wordFunction(const std::string &type) {
  unsigned width = widthOf(type);
  std::string bits = "i" + std::to_string(width), from = "%r", out;
  auto line = [&](const std::string &text) { out += "  " + text + "\n"; };
  out = "func.func private @word_" + type + "(%r: " + type + ") -> i64 {\n";
  if (type == "index") {
    line("%word = arith.index_cast %r : index to i64");
    return out + "  return %word : i64\n}\n";
  }
  if (isFloat(type)) {
    unsigned fraction = fractionOf(type);
    uint64_t infinity = ((uint64_t(1) << (width - 1 - fraction)) - 1)
                        << fraction;
    line("%b = arith.bitcast %r : " + type + " to " + bits);
    line("%m = arith.constant " + power(width - 1, -1) + " : " + bits);
    line("%a = arith.andi %b, %m : " + bits);
    line("%i = arith.constant " + std::to_string(infinity) + " : " + bits);
    line("%n = arith.cmpi ugt, %a, %i : " + bits);
    line("%s = arith.select %n, %m, %b : " + bits);
    from = "%s";
  }
  std::string word = from;
  if (width < 64) {
    line("%word = arith.extui " + from + " : " + bits + " to i64");
    word = "%word";
  } else if (width > 64) {
    line("%h0 = arith.constant " + std::to_string(width - 64) + " : " + bits);
    line("%h1 = arith.shrui " + from + ", %h0 : " + bits);
    line("%h = arith.trunci %h1 : " + bits + " to i64");
    line("%l = arith.trunci " + from + " : " + bits + " to i64");
    line("%word = arith.xori %h, %l : i64");
    word = "%word";
  }
  return out + "  return " + word + " : i64\n}\n";
}

/// Loads %NAME from %all_NAME, of the type `table`, from %i on.
inline std::string operandOf(const Case &one, const std::string &name,
                             const std::string &table, unsigned lanes) {
  std::string begin = "    %" + name + " = ", from = " %all_" + name + "[%i";
  if (lanes == 1)
    return begin + "memref.load" + from + "] : " + table + "\n";
  if (elementOf(one.type) != "i1")
    return begin + "vector.load" + from + "] : " + table + ", " + one.type +
           "\n";
  // A vector of i1 fills no whole bytes.
  std::string out, all;
  for (unsigned lane = 0; lane < lanes; ++lane) {
    std::string l = std::to_string(lane), at = name + "At" + l;
    out += "    %i" + at + " = affine.apply affine_map<(d0) -> (d0 + " + l +
           ")>(%i)\n    %" + at + " = memref.load" + from + at +
           "] : " + table + "\n";
    all += (lane ? ", %" : "%") + at;
  }
  return out + begin + "vector.from_elements " + all + " : " + one.type + "\n";
}

inline std::string functionOf(const Case &one, size_t number) {
  std::string element = elementOf(one.type);
  unsigned lanes = element == one.type ? 1 : 4;
  std::string table =
      "memref<" + std::to_string(executionsPerCase()) + "x" + element + ">";
  std::string out =
      "func.func private @case" + std::to_string(number) +
      "() {\n  %zero = arith.constant 0 : i64\n"
      "  %prime = arith.constant 1099511628211 : i64\n"
      "  %from = arith.constant 0 : index\n"
      "  %step = arith.constant " +
      std::to_string(lanes) + " : index\n  %chunk = arith.constant " +
      std::to_string(perNumber) + " : index\n  %end = arith.constant " +
      std::to_string(executionsPerCase()) + " : index\n";
  for (std::string name : {"a", "b", "c"})
    out += "  %all_" + name + " = memref.get_global @" + name + "_" + element +
           " : " + table + "\n";
  out += "  scf.for %first = %from to %end step %chunk {\n"
         "   %behind = arith.addi %first, %chunk : index\n"
         "   %sum = scf.for %i = %first to %behind step %step "
         "iter_args(%digest = %zero) -> (i64) {\n";
  for (std::string name : {"a", "b", "c"})
    out += operandOf(one, name, table, lanes);
  out += "    " + one.body + "\n";
  std::string result = elementOf(one.result), digest = "%digest";
  for (unsigned lane = 0, end = result == one.result ? 1 : 4; lane < end;
       ++lane) {
    std::string l = std::to_string(lane), r = "%r";
    if (end > 1) {
      r = "%lane" + l;
      out += "    " + r + " = vector.extract %r[" + l + "] : " + result +
             " from " + one.result + "\n";
    }
    out += "    %word" + l + " = func.call @word_" + result + "(" + r +
           ") : (" + result + ") -> i64\n";
    out += "    %mixed" + l + " = arith.xori " + digest + ", %word" + l +
           " : i64\n    %digest" + l + " = arith.muli %mixed" + l +
           ", %prime : i64\n";
    digest = "%digest" + l;
  }
  return out + "    scf.yield " + digest +
         " : i64\n   }\n   func.call @printI64(%sum) : (i64) -> ()\n  }\n"
         "  return\n}\n";
}

} // namespace scion::semantics

#endif // SCION_TESTS_UNIT_SEMANTICS_CONFORMANCEPROGRAMS_H
