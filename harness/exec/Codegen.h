//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Turns a translated program into an object file: scope check, preparation,
// LLVM's optimisation when asked for, fuel, AddressSanitizer in such builds,
// codegen for a pinned CPU.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXEC_CODEGEN_H
#define SCION_HARNESS_EXEC_CODEGEN_H

#include <cstdint>
#include <memory>

namespace llvm {
class MemoryBuffer;
class Module;
class TargetMachine;
} // namespace llvm

namespace scion {

struct CompileProblem;

class Codegen {
public:
  /// `optLevel` is 0 or 2.
  explicit Codegen(unsigned optLevel);
  ~Codegen();

  /// Nanoseconds of the last emit(), for statistics.
  struct Times {
    uint64_t optimize = 0, codegen = 0;
  };

  /// The object file; null, and the reason in `problem`, on failure.
  std::unique_ptr<llvm::MemoryBuffer>
  emit(llvm::Module &program, CompileProblem &problem, Times &times);

private:
  class Emitter;

  unsigned optLevel;
  std::unique_ptr<llvm::TargetMachine> machine;
  /// Reused for all programs, because creating its passes takes 2 % of the time
  /// of a path. Declared after the machine, so destroyed before it.
  std::unique_ptr<Emitter> emitter;
};

} // namespace scion

#endif // SCION_HARNESS_EXEC_CODEGEN_H
