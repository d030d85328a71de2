//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// TOSA ops at the edges of what their guards let through: reconditioned,
// lowered and executed, against the pseudocode of the TOSA specification
// written out here.
//
//===----------------------------------------------------------------------===//

#include "harness/input/ParsedInput.h"
#include "harness/oracle/LoweringEquivalence.h"
#include "harness/oracle/Report.h"
#include "harness/recondition/Recondition.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <cmath>
#include <complex>
#include <numbers>

#include <gtest/gtest.h>

using namespace scion;
using llvm::StringRef;

namespace {
using Numbers = std::vector<double>;

std::string joined(const Numbers &numbers, bool asFloats = false) {
  return llvm::join(llvm::map_range(numbers,
                                    [&](double number) {
                                      return asFloats ? std::to_string(number)
                                                      : std::to_string(
                                                            int64_t(number));
                                    }),
                    ", ");
}

/// A program that holds tensors in mutable globals (so that nothing folds) and
/// prints what `body` makes of them.
class Program {
public:
  /// Named %<name> in the body. The last type is the element's.
  Program &input(const std::string &name, const std::vector<int64_t> &shape,
                 const std::string &element, const Numbers &values) {
    std::string type;
    for (int64_t size : shape)
      type += std::to_string(size) + "x";
    std::string flat = std::to_string(values.size()) + "x" + element;
    type += element;
    // A global is written flat, and shaped where it is read.
    globals += "memref.global \"private\" @" + name + " : memref<" + flat +
               "> = dense<[" + joined(values, element[0] == 'f') + "]>\n";
    std::string sizes = llvm::join(
        llvm::map_range(shape,
                        [](int64_t size) { return std::to_string(size); }),
        ", ");
    std::string dims;
    for (size_t i = 0; i < shape.size(); ++i)
      dims += (i ? ", " : "") + std::to_string(i);
    body += "  %" + name + "_m = memref.get_global @" + name + " : memref<" +
            flat + ">\n";
    std::string shaped = "%" + name + "_m";
    if (shape.size() > 1) {
      body += "  %" + name + "_s = memref.expand_shape %" + name + "_m [[" +
              dims + "]] output_shape [" + sizes + "] : memref<" + flat +
              "> into memref<" + type + ">\n";
      shaped = "%" + name + "_s";
    }
    body += "  %" + name + " = bufferization.to_tensor " + shaped +
            " restrict : memref<" + type + "> to tensor<" + type + ">\n";
    return *this;
  }

  Program &add(const std::string &line) {
    body += "  " + line + "\n";
    return *this;
  }

  /// Prints all elements of %<name> in row-major order.
  Program &print(const std::string &name, const std::vector<int64_t> &shape,
                 const std::string &element) {
    std::string type, close, position;
    for (int64_t size : shape)
      type += std::to_string(size) + "x";
    type += element;
    for (size_t i = 0; i < shape.size(); ++i) {
      std::string n = std::to_string(i), at = "%" + name + "_i" + n;
      body += "  %" + name + "_l" + n + " = arith.constant 0 : index\n  %" +
              name + "_u" + n + " = arith.constant " +
              std::to_string(shape[i]) + " : index\n  %" + name + "_d" + n +
              " = arith.constant 1 : index\n  scf.for " + at + " = %" + name +
              "_l" + n + " to %" + name + "_u" + n + " step %" + name + "_d" +
              n + " {\n";
      close += "  }\n";
      position += (i ? ", " : "") + at;
    }
    std::string value = "%" + name + "_e";
    body += "  " + value + " = tensor.extract %" + name + "[" + position +
            "] : tensor<" + type + ">\n";
    if (element[0] == 'f') {
      body += "  func.call @printF32(" + value + ") : (f32) -> ()\n";
    } else {
      if (element != "i64")
        body += "  " + value + "w = arith.extsi " + value + " : " + element +
                " to i64\n";
      body += "  func.call @printI64(" + value + (element == "i64" ? "" : "w") +
              ") : (i64) -> ()\n";
    }
    body += "  func.call @printNewline() : () -> ()\n" + close;
    return *this;
  }

  std::string text() const {
    return globals +
           "func.func private @printI64(i64)\n"
           "func.func private @printF32(f32)\n"
           "func.func private @printNewline()\n"
           "func.func @main() {\n" +
           body + "  return\n}\n";
  }

  /// What it prints on the reference path; other paths must agree, too.
  Numbers run() const {
    auto input = parseInput(text());
    EXPECT_TRUE(input) << text();
    if (!input)
      return {};
    LoweringOptions options;
    options.paths = 4; // some of them cannot be lowered
    options.blame = false;
    options.prepare.observe = false;
    LoweringVerdict verdict = checkLowering(*input, options);
    EXPECT_EQ(verdict.kind, LoweringVerdict::Kind::Agree)
        << verdict.reason << "\n"
        << (verdict.finding ? formatReport(*verdict.finding) : text());
    Numbers printed;
    llvm::SmallVector<StringRef> lines;
    StringRef(verdict.reference).split(lines, '\n');
    for (StringRef line : lines) {
      line = line.split(": ").second;
      double number = 0;
      if (line.consume_front("i64 ") || line.consume_front("f32 ")) {
        if (line.split(' ').first.getAsDouble(number))
          ADD_FAILURE() << "not a number: " << line.str();
        printed.push_back(number);
      }
    }
    return printed;
  }

  /// Why it is refused.
  std::string refusal() const {
    auto input = parseInput(text());
    EXPECT_TRUE(input) << text();
    return input ? checkLowering(*input, LoweringOptions()).reason : "";
  }

  /// What is done to it first.
  std::string repair() const {
    auto input = parseInput(text());
    EXPECT_TRUE(input) << text();
    ReconditionResult result = recondition(*input->module, input->seed);
    EXPECT_TRUE(result.inScope) << result.reason;
    return result.rewrites.empty() ? "" : result.rewrites.front().what;
  }

private:
  std::string globals, body;
};

//===----------------------------------------------------------------------===//
// scatter
//===----------------------------------------------------------------------===//

constexpr int64_t rows = 4, channels = 2;

Program scatter(const Numbers &indices, bool areConstant) {
  int64_t batches = 2, writes = indices.size() / batches;
  Numbers values, updates;
  for (int64_t i = 0; i < batches * rows * channels; ++i)
    values.push_back(i);
  for (int64_t i = 0; i < batches * writes * channels; ++i)
    updates.push_back(-1 - i);
  std::string w = std::to_string(writes);
  Program program;
  program.input("values", {batches, rows, channels}, "i32", values)
      .input("updates", {batches, writes, channels}, "i32", updates);
  if (areConstant)
    program.add(
        "%indices = \"tosa.const\"() <{values = dense<[[" +
        joined(Numbers(indices.begin(), indices.begin() + writes)) + "], [" +
        joined(Numbers(indices.begin() + writes, indices.end())) +
        "]]> : tensor<2x" + w + "xi32>}> : () -> tensor<2x" + w + "xi32>");
  else
    program.input("indices", {batches, writes}, "i32", indices);
  return program
      .add("%out = tosa.scatter %values, %indices, %updates : "
           "(tensor<2x4x2xi32>, tensor<2x" +
           w + "xi32>, tensor<2x" + w + "x2xi32>) -> tensor<2x4x2xi32>")
      .print("out", {batches, rows, channels}, "i32");
}

Numbers scattered(const Numbers &indices) {
  int64_t writes = indices.size() / 2;
  Numbers out;
  for (int64_t i = 0; i < 2 * rows * channels; ++i)
    out.push_back(i);
  for (int64_t n = 0; n < 2; ++n)
    for (int64_t w = 0; w < writes; ++w)
      for (int64_t c = 0; c < channels; ++c)
        out[(n * rows + int64_t(indices[n * writes + w])) * channels + c] =
            -1 - ((n * writes + w) * channels + c);
  return out;
}

TEST(TosaValues, ScatterOfOneRowTakesEveryIndex) {
  // Only the wrapper knows that a global is never written to; so do guards.
  for (double first : {0., 3.})
    EXPECT_EQ(scatter({first, 3 - first}, false).run(),
              scattered({first, 3 - first}));
}

TEST(TosaValues, ScatterCutsWhatIsOutOfRange) {
  // As unsigned numbers modulo the rows: 4 -> 0, -1 -> 2^32 - 1 -> 3.
  EXPECT_EQ(scatter({4, -1}, false).run(), scattered({0, 3}));
}

TEST(TosaValues, ScatterOfAllRows) {
  Numbers permuted{3, 0, 2, 1, 0, 1, 2, 3};
  EXPECT_EQ(scatter(permuted, true).run(), scattered(permuted));
}

TEST(TosaValues, ScatterTwiceToOneRowIsReplaced) {
  EXPECT_EQ(scatter({3, 3, 0, 1}, true).repair(),
            "replaced by an input: two writes to one position");
  EXPECT_EQ(scatter({0, 1, 2, 4}, true).repair(),
            "replaced by an input: access out of bounds");
}

//===----------------------------------------------------------------------===//
// apply_scale, rescale
//===----------------------------------------------------------------------===//

/// apply_scale_32 of the specification.
int64_t applyScale(int64_t value, int64_t multiplier, int64_t shift,
                   bool isDoubleRound) {
  int64_t round = int64_t(1) << (shift - 1);
  if (isDoubleRound && shift > 31)
    round += value >= 0 ? int64_t(1) << 30 : -(int64_t(1) << 30);
  return (value * multiplier + round) >> shift;
}

void checkScale(int64_t value, int64_t multiplier, int64_t shift,
                bool isDoubleRound) {
  Program program;
  auto constant = [&](const char *name, int64_t number, const char *type) {
    program.add("%" + std::string(name) + " = arith.constant " +
                std::to_string(number) + " : " + type);
  };
  constant("v", value, "i32");
  constant("m", multiplier, "i32");
  constant("s", shift, "i8");
  program
      .add("%r = tosa.apply_scale %v, %m, %s {rounding_mode = " +
           std::string(isDoubleRound ? "DOUBLE_ROUND" : "SINGLE_ROUND") +
           "} : (i32, i32, i8) -> i32")
      .add("%out = tensor.from_elements %r : tensor<1xi32>")
      .print("out", {1}, "i32");
  SCOPED_TRACE(program.text());
  Numbers out = program.run();
  ASSERT_EQ(out.size(), 1u);
  EXPECT_EQ(out[0],
            double(applyScale(value, multiplier, shift, isDoubleRound)));
}

TEST(TosaValues, ApplyScaleAtTheEdges) {
  for (bool isDoubleRound : {false, true}) {
    checkScale(1, 3, 2, isDoubleRound); // the least shift, and its values
    checkScale(-1, 3, 2, isDoubleRound);
    checkScale(-1, 2, 2, isDoubleRound); // a tie
    checkScale(1, 2, 2, isDoubleRound);
    for (int64_t value : {int64_t(INT32_MAX), -int64_t(INT32_MAX), int64_t(1)})
      for (int64_t shift : {32, 33, 62})
        checkScale(value, INT32_MAX, shift, isDoubleRound);
    checkScale(INT32_MIN, INT32_MAX, 33, isDoubleRound);
    checkScale(0, 0, 62, isDoubleRound);
  }
}

TEST(TosaValues, ApplyScaleOutOfRangeIsRefused) {
  for (auto [multiplier, shift] : {std::pair(1, 1), {1, 63}, {-1, 31}}) {
    Program program;
    program.add("%v = arith.constant 1 : i32")
        .add("%m = arith.constant " + std::to_string(multiplier) + " : i32")
        .add("%s = arith.constant " + std::to_string(shift) + " : i8")
        .add("%r = tosa.apply_scale %v, %m, %s {rounding_mode = SINGLE_ROUND} "
             ": (i32, i32, i8) -> i32")
        .add("%out = tensor.from_elements %r : tensor<1xi32>")
        .print("out", {1}, "i32");
    EXPECT_EQ(program.refusal(), "tosa.apply_scale: scales out of their range");
  }
}

void checkRescale(const Numbers &values, const std::string &from,
                  const std::string &to, int64_t inputZero, int64_t outputZero,
                  int64_t multiplier, int64_t shift, bool isDoubleRound) {
  std::string size = std::to_string(values.size()) + "x";
  auto constant = [](const char *name, int64_t number, std::string type) {
    return "%" + std::string(name) + " = \"tosa.const\"() <{values = dense<" +
           std::to_string(number) + "> : tensor<1x" + type +
           ">}> : () -> tensor<1x" + type + ">";
  };
  Program program;
  program.input("x", {int64_t(values.size())}, from, values)
      .add(constant("m", multiplier, "i32"))
      .add(constant("s", shift, "i8"))
      .add(constant("iz", inputZero, from))
      .add(constant("oz", outputZero, to))
      .add("%out = tosa.rescale %x, %m, %s, %iz, %oz {rounding_mode = " +
           std::string(isDoubleRound ? "DOUBLE_ROUND" : "SINGLE_ROUND") +
           ", scale32 = true, per_channel = false, input_unsigned = false, "
           "output_unsigned = false} : (tensor<" +
           size + from + ">, tensor<1xi32>, tensor<1xi8>, tensor<1x" + from +
           ">, tensor<1x" + to + ">) -> tensor<" + size + to + ">")
      .print("out", {int64_t(values.size())}, to);
  int width = std::stoi(to.substr(1));
  int64_t least = -(int64_t(1) << (width - 1)), most = -(least + 1);
  Numbers expected;
  for (double value : values)
    expected.push_back(
        double(std::clamp(applyScale(int64_t(value) - inputZero, multiplier,
                                     shift, isDoubleRound) +
                              outputZero,
                          least, most)));
  EXPECT_EQ(program.run(), expected) << program.text();
}

TEST(TosaValues, RescaleAtTheEdges) {
  Numbers bytes{-128, -127, -1, 0, 1, 126, 127};
  Numbers words{double(INT32_MIN), -double(INT32_MAX), -1, 0, 1,
                double(INT32_MAX)};
  for (bool isDoubleRound : {false, true}) {
    checkRescale(bytes, "i8", "i8", -128, 127, 1 << 30, 30, isDoubleRound);
    checkRescale(bytes, "i8", "i8", 127, -128, INT32_MAX, 31, isDoubleRound);
    checkRescale(bytes, "i8", "i16", 5, 0, 1 << 30, 10, isDoubleRound);
    checkRescale(bytes, "i8", "i32", 0, 0, INT32_MAX, 62, isDoubleRound);
    checkRescale(words, "i32", "i8", 0, -3, 1 << 30, 38, isDoubleRound);
    checkRescale(words, "i32", "i32", 0, 0, INT32_MAX, 34, isDoubleRound);
  }
}

//===----------------------------------------------------------------------===//
// resize
//===----------------------------------------------------------------------===//

struct Axis {
  int64_t n, d, offset, border, size;
  int64_t outputs() const { return ((size - 1) * n - offset + border) / d + 1; }
};

int64_t floorQuotient(int64_t a, int64_t b) { return a / b - (a % b < 0); }

void checkResize(Axis y, Axis x, bool isBilinear) {
  Numbers values;
  for (int64_t i = 0; i < y.size * x.size; ++i)
    values.push_back(i % 3 == 0 ? -128 : i % 3 == 1 ? 127 : i);
  auto shape = [](const char *name, std::vector<int64_t> numbers) {
    std::string size = std::to_string(numbers.size());
    return "%" + std::string(name) + " = tosa.const_shape {values = dense<[" +
           joined(Numbers(numbers.begin(), numbers.end())) + "]> : tensor<" +
           size + "xindex>} : () -> !tosa.shape<" + size + ">";
  };
  std::string element = isBilinear ? "i32" : "i8";
  auto tensor = [](int64_t height, int64_t width, const std::string &type) {
    return "tensor<1x" + std::to_string(height) + "x" + std::to_string(width) +
           "x1x" + type + ">";
  };
  Program program;
  program.input("x", {1, y.size, x.size, 1}, "i8", values)
      .add(shape("scale", {y.n, y.d, x.n, x.d}))
      .add(shape("offset", {y.offset, x.offset}))
      .add(shape("border", {y.border, x.border}))
      .add("%out = tosa.resize %x, %scale, %offset, %border {mode = " +
           std::string(isBilinear ? "BILINEAR" : "NEAREST_NEIGHBOR") + "} : (" +
           tensor(y.size, x.size, "i8") +
           ", !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> " +
           tensor(y.outputs(), x.outputs(), element))
      .print("out", {1, y.outputs(), x.outputs(), 1}, element);
  Numbers expected;
  for (int64_t oy = 0; oy < y.outputs(); ++oy)
    for (int64_t ox = 0; ox < x.outputs(); ++ox) {
      int64_t py = oy * y.d + y.offset, px = ox * x.d + x.offset;
      int64_t iy = floorQuotient(py, y.n), ix = floorQuotient(px, x.n);
      int64_t dy = py - iy * y.n, dx = px - ix * x.n;
      auto at = [&](int64_t row, int64_t column) {
        row = std::clamp<int64_t>(row, 0, y.size - 1);
        column = std::clamp<int64_t>(column, 0, x.size - 1);
        return int64_t(values[row * x.size + column]);
      };
      if (isBilinear)
        expected.push_back(double(at(iy, ix) * (y.n - dy) * (x.n - dx) +
                                  at(iy, ix + 1) * (y.n - dy) * dx +
                                  at(iy + 1, ix) * dy * (x.n - dx) +
                                  at(iy + 1, ix + 1) * dy * dx));
      else
        expected.push_back(double(
            at(2 * dy >= y.n ? iy + 1 : iy, 2 * dx >= x.n ? ix + 1 : ix)));
    }
  EXPECT_EQ(program.run(), expected) << program.text();
}

TEST(TosaValues, ResizeAtTheEdges) {
  for (bool isBilinear : {false, true}) {
    checkResize({4, 2, 0, 0, 3}, {4, 2, 0, 0, 4}, isBilinear); // twice as many
    checkResize({2, 2, 0, 0, 2}, {6, 2, 2, 2, 3}, isBilinear);
    checkResize({1, 2, 0, 0, 5}, {1, 3, 0, 0, 4}, isBilinear); // fewer
    checkResize({2, 1, 0, 1, 2}, {3, 1, 0, 2, 2}, isBilinear); // most border
    checkResize({1, 1, 2, 0, 5}, {2048, 2048, 0, 0, 3}, isBilinear);
  }
  // The least offsets. Bilinear ones are divided the wrong way by MLIR on every
  // path (M34 in docs/BugsFound.md).
  checkResize({2, 1, -2, 1, 2}, {3, 1, -3, 2, 2}, /*isBilinear=*/false);
}

//===----------------------------------------------------------------------===//
// fft2d, rfft2d
//===----------------------------------------------------------------------===//

using Complex = std::complex<double>;

std::vector<Complex> transformed(const std::vector<Complex> &in, int64_t height,
                                 int64_t width, bool isInverse) {
  std::vector<Complex> out;
  for (int64_t oy = 0; oy < height; ++oy)
    for (int64_t ox = 0; ox < width; ++ox) {
      Complex sum;
      for (int64_t iy = 0; iy < height; ++iy)
        for (int64_t ix = 0; ix < width; ++ix) {
          double angle = (isInverse ? 2 : -2) * std::numbers::pi *
                         (double(iy * oy) / double(height) +
                          double(ix * ox) / double(width));
          sum +=
              in[iy * width + ix] * Complex(std::cos(angle), std::sin(angle));
        }
      out.push_back(sum);
    }
  return out;
}

void expectNear(const Numbers &got, const Numbers &expected) {
  ASSERT_EQ(got.size(), expected.size());
  for (size_t i = 0; i < got.size(); ++i)
    EXPECT_NEAR(got[i], expected[i], 2e-4) << "element " << i;
}

void checkFft(int64_t height, int64_t width, bool isInverse, bool isReal) {
  Numbers real, imaginary;
  std::vector<Complex> in;
  for (int64_t i = 0; i < height * width; ++i) {
    real.push_back(double((i * 7) % 5) - 1.5);
    imaginary.push_back(isReal ? 0 : double((i * 3) % 4) - 0.25);
    in.emplace_back(real.back(), imaginary.back());
  }
  int64_t columns = isReal ? width / 2 + 1 : width;
  auto type = [&](int64_t size) {
    return "tensor<1x" + std::to_string(height) + "x" + std::to_string(size) +
           "xf32>";
  };
  Program program;
  program.input("re", {1, height, width}, "f32", real);
  if (isReal)
    program.add("%out, %im_out = tosa.rfft2d %re : (" + type(width) + ") -> (" +
                type(columns) + ", " + type(columns) + ")");
  else
    program.input("im", {1, height, width}, "f32", imaginary)
        .add("%out, %im_out = tosa.fft2d %re, %im {inverse = " +
             std::string(isInverse ? "true" : "false") + "} : (" + type(width) +
             ", " + type(width) + ") -> (" + type(width) + ", " + type(width) +
             ")");
  program.print("out", {1, height, columns}, "f32")
      .print("im_out", {1, height, columns}, "f32");
  Numbers expected, parts;
  std::vector<Complex> all = transformed(in, height, width, isInverse);
  for (int64_t y = 0; y < height; ++y)
    for (int64_t x = 0; x < columns; ++x) {
      expected.push_back(all[y * width + x].real());
      parts.push_back(all[y * width + x].imag());
    }
  expected.insert(expected.end(), parts.begin(), parts.end());
  SCOPED_TRACE(program.text());
  expectNear(program.run(), expected);
}

TEST(TosaValues, FftOfPowersOfTwo) {
  for (bool isInverse : {false, true})
    for (auto [height, width] : {std::pair(1, 1), {1, 2}, {4, 1}, {4, 8}})
      checkFft(height, width, isInverse, false);
}

TEST(TosaValues, RealFftOfPowersOfTwo) {
  for (auto [height, width] : {std::pair(1, 1), {1, 2}, {2, 4}, {8, 8}})
    checkFft(height, width, false, true);
}
} // namespace
