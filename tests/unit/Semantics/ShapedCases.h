//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Cases for ops on complex numbers, tensors and memrefs: four numbers of a
// table are a tensor or a buffer, and so is the result.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TESTS_UNIT_SEMANTICS_SHAPEDCASES_H
#define SCION_TESTS_UNIT_SEMANTICS_SHAPEDCASES_H

#include "ConformanceCheck.h"

namespace scion::semantics {

/// Replaces $T by the element, $V by a vector of four, $1 and $2 by tensors of
/// 4 and of 2x2, $M and $N by such memrefs.
inline std::string spelled(std::string text, const std::string &element) {
  const std::pair<const char *, std::string> words[] = {
      {"$T", element},
      {"$V", "vector<4x" + element + ">"},
      {"$1", "tensor<4x" + element + ">"},
      {"$2", "tensor<2x2x" + element + ">"},
      {"$M", "memref<4x" + element + ">"},
      {"$N", "memref<2x2x" + element + ">"}};
  for (const auto &[word, by] : words)
    for (size_t at; (at = text.find(word)) != std::string::npos;)
      text.replace(at, 2, by);
  return text;
}

/// %a0 to %a3, …, %c3, and the indices %k0 to %k3.
inline std::string lanes() {
  std::string out;
  for (int lane = 0; lane < 4; ++lane) {
    std::string l = std::to_string(lane);
    out += "%k" + l + " = arith.constant " + l + " : index\n";
    for (std::string name : {"a", "b", "c"})
      out += "%" + name + l + " = vector.extract %" + name + "[" + l +
             "] : $T from $V\n";
  }
  return out;
}

/// Indices of an element in a shape of 4 or 2x2.
inline std::string place(bool isSquare, int lane) {
  return isSquare ? "[%k" + std::to_string(lane / 2) + ", %k" +
                        std::to_string(lane % 2) + "]"
                  : "[%k" + std::to_string(lane) + "]";
}

/// %r of %r0 to %r3.
inline std::string gathered(const std::string &result) {
  return "%r = vector.from_elements %r0, %r1, %r2, %r3 : vector<4x" + result +
         ">\n";
}

/// `body` computes %t from %ta, %tb and %tc; it has the type "$1" or "$2" with
/// elements of type `result`.
inline Case onTensorsTo(const std::string &result, const std::string &name,
                        const std::string &element, bool isSquare,
                        const std::string &body) {
  std::string shape = isSquare ? "2x2x" : "4x", text = lanes();
  for (std::string x : {"a", "b", "c"})
    text += "%t" + x + " = tensor.from_elements %" + x + "0, %" + x + "1, %" +
            x + "2, %" + x + "3 : tensor<" + shape + "$T>\n";
  text += body + "\n";
  for (int lane = 0; lane < 4; ++lane)
    text += "%r" + std::to_string(lane) + " = tensor.extract %t" +
            place(isSquare, lane) + " : tensor<" + shape + result + ">\n";
  return {name, "vector<4x" + element + ">", "vector<4x" + result + ">",
          spelled(text + gathered(result), element)};
}

inline Case onTensors(const std::string &name, const std::string &element,
                      bool isSquare, const std::string &body) {
  return onTensorsTo(element, name, element, isSquare, body);
}

/// %m holds %a and becomes the result; %n holds %b.
inline Case onMemory(const std::string &name, const std::string &element,
                     bool isSquare, const std::string &body) {
  std::string type = isSquare ? "$N" : "$M", text = lanes();
  for (auto [memory, from] : {std::pair("m", "a"), std::pair("n", "b")}) {
    text += std::string("%") + memory + " = memref.alloc() : " + type + "\n";
    for (int lane = 0; lane < 4; ++lane)
      text += std::string("memref.store %") + from + std::to_string(lane) +
              ", %" + memory + place(isSquare, lane) + " : " + type + "\n";
  }
  text += body + "\n";
  for (int lane = 0; lane < 4; ++lane)
    text += "%r" + std::to_string(lane) + " = memref.load %m" +
            place(isSquare, lane) + " : " + type + "\n";
  text += "memref.dealloc %m : " + type + "\nmemref.dealloc %n : " + type;
  return {name, "vector<4x" + element + ">", "vector<4x" + element + ">",
          spelled(text + "\n" + gathered(element), element)};
}

/// Adds cases of one dialect and element.
struct ShapedCases {
  std::vector<Case> &to;
  std::string dialect, element;
  Case (*make)(const std::string &name, const std::string &element,
               bool isSquare, const std::string &body);

  void flat(const std::string &name, const std::string &body) {
    to.push_back(make(dialect + "." + name, element, false, body));
  }
  void square(const std::string &name, const std::string &body) {
    to.push_back(make(dialect + "." + name, element, true, body));
  }
};

inline const std::vector<std::string> numbers =
    chosen({"i8", "i64", "f32"}, {"i1", "i32", "f16", "f64"});
inline const std::vector<std::string> integers = chosen({"i8", "i64"}, {"i32"});
inline const std::vector<std::string> floats = chosen({"f32"}, {"f16", "f64"});

} // namespace scion::semantics

#endif // SCION_TESTS_UNIT_SEMANTICS_SHAPEDCASES_H
