//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The outcome of one execution of a program: an ordered trace of observed
// values, and how the execution ended. Outcomes of two lowerings of one program
// are compared here and nowhere else; docs/LegalDifferences.md ("How results
// are compared") documents the comparison.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXEC_OUTCOME_H
#define SCION_HARNESS_EXEC_OUTCOME_H

#include "harness/exec/Difference.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

/// One entry of a trace. A shaped value is a Shape followed by its elements in
/// row-major order; a complex number is two Floats, real part first.
struct Observation {
  enum class Kind : uint8_t {
    Signed,   // an integer, shown as signed
    Unsigned, // an integer, shown as unsigned
    Float,    // IEEE: width 16, 32 or 64
    BFloat,   // width 16
    Shape,    // width = rank, bits = where its sizes start
    Text,     // printed text and punctuation, bits = which
  };
  Kind kind;
  uint16_t width;
  uint64_t bits; // of an integer: zero-extended from width; NaNs made one
};

/// The output of a program, typed.
class Trace {
public:
  void addInteger(unsigned width, uint64_t bits, bool isSigned = true);
  /// `bits` of a float of that width; every NaN becomes the quiet one.
  void addFloat(unsigned width, uint64_t bits, bool isBFloat = false);
  void addShape(std::span<const int64_t> sizes);
  void addText(std::string_view text);

  size_t size() const { return entries.size(); }
  bool empty() const { return entries.empty(); }
  void clear();

  const std::vector<Observation> &observations() const { return entries; }
  std::span<const int64_t> shape(const Observation &one) const;
  std::string_view text(const Observation &one) const;

  /// "i64 42", "f32 1.5 (0x3fc00000)", "shape 2x3", "text \", \"".
  std::string describe(const Observation &one) const;

  /// One line per value, numbered from 1; text is left out.
  std::string str() const;

  /// The text that the runner libraries of stock MLIR print for these calls,
  /// with address and offset 0 and identity strides where they print a memref.
  std::string asRunnerPrints() const;

private:
  std::vector<Observation> entries;
  std::vector<int64_t> sizes;
  std::vector<std::string> texts;
};

enum class TrapKind : uint8_t {
  None,
  NullAccess,         // the first 64 KB of memory
  BadAccess,          // SIGSEGV elsewhere
  BusError,           // SIGBUS
  Division,           // SIGFPE
  IllegalInstruction, // SIGILL, SIGTRAP
  Abort,              // abort(), also by cf.assert
  HeapOverflow,       // without AddressSanitizer only seen by the runtime
  StackOverflow,      // of a stack buffer; only with AddressSanitizer
  GlobalOverflow,     // only with AddressSanitizer
  UseAfterFree,       // without AddressSanitizer only seen by the runtime
  UseAfterScope,      // only with AddressSanitizer
  OtherMemoryError,
  InvalidFree,    // freed twice, or never allocated
  HugeAllocation, // a size that no machine has
};

/// "heap overflow" and so on.
const char *trapName(TrapKind kind);

/// Which limit of RunOptions ended a run.
enum class Limit : uint8_t { None, Fuel, Memory, Trace, Stack };

/// "fuel", "memory", "trace", "stack"; "none".
const char *toString(Limit limit);

/// Why a program was not started.
enum class NotRunReason : uint8_t {
  None,
  Untranslatable, // MLIR has no LLVM IR for it
  InvalidLLVMIR,  // LLVM's verifier rejects MLIR's output
  Codegen,        // LLVM has no machine code for it
  Link,
  OutOfScope, // the executor does not run such programs
};

/// "cannot be translated", "invalid LLVM IR", "code generation", "linking",
/// "out of scope"; "none".
const char *toString(NotRunReason reason);

/// Why there is no machine code. The message contains the reason and the error
/// of MLIR or LLVM.
struct CompileProblem {
  NotRunReason reason = NotRunReason::None;
  std::string message;
  /// "file:line:column" of the operation that MLIR could not translate; "" if
  /// nothing is known.
  std::string location;
};

struct Outcome {
  enum class Kind : uint8_t {
    Finished, // trace holds everything
    Trapped,  // trace holds what came before the trap
    Poisoned, // a limit of Scion was reached: comparisons are
              // inconclusive
    NotRun,   // not executed at all
  };
  Kind kind = Kind::NotRun;
  TrapKind trap = TrapKind::None;
  Limit limit = Limit::None;                      // of Poisoned
  NotRunReason notRunReason = NotRunReason::None; // of NotRun
  std::string message; // of the trap, why poisoned, why not run
  Trace trace;

  /// The cost of the run, however it ended: the fuel used and the peak of live
  /// heap bytes. Lowerings of one program differ in these, so hash(), str() and
  /// comparisons ignore them.
  uint64_t fuelUsed = 0, memoryUsed = 0;

  static Outcome notRun(NotRunReason why, std::string reason);
  static Outcome poisoned(Limit limit, std::string reason);

  /// Whether comparing this outcome is conclusive.
  bool isComparable() const {
    return kind == Kind::Finished || kind == Kind::Trapped;
  }

  /// The same in every process. Outcomes that compare equal bit for bit have
  /// the same hash.
  uint64_t hash() const;

  /// The trace and the last line: "finished", "trap: null access (...)",
  /// "poisoned: out of fuel", "not run: ...".
  std::string str() const;
};

/// Where `actual` first differs from `expected`; none if they are the same.
/// Floats are compared bit for bit: -0.0 is not 0.0; all NaNs are one. Both
/// must be comparable. Of two traps only the kinds and the traces before are
/// compared.
std::optional<Difference> differenceBetween(const Outcome &expected,
                                            const Outcome &actual);

/// The same as one line.
std::optional<std::string> firstDifference(const Outcome &expected,
                                           const Outcome &actual);

} // namespace scion

#endif // SCION_HARNESS_EXEC_OUTCOME_H
