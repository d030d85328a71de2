//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The runtime of compiled programs: an allow-list of names, resolved to
// functions of our own. They charge fuel for bulk work, check the memory that
// they touch, record the output, and leave the run at a limit or a fault.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXEC_RUNTIME_H
#define SCION_HARNESS_EXEC_RUNTIME_H

#include "harness/exec/Arena.h"
#include "harness/exec/Outcome.h"

#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace scion {

/// The current run. A global, because machine code calls the functions of the
/// runtime.
struct RunState {
  int64_t fuel = 0;
  uint64_t maxTrace = 0;
  uint8_t fill = 0;
  Arena arena;
  Outcome outcome;
};

/// One, for this process.
RunState &runState();

/// End the run from runtime code: these do not return.
void raiseTrap(TrapKind kind, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void raisePoisoned(Limit limit, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/// Ends the run unless the program may read (write) these bytes. Without
/// AddressSanitizer, checks only the program's heap.
void checkAccess(const void *pointer, uint64_t size, bool isWrite);

/// Ends the run if fuel does not suffice.
void chargeFuel(uint64_t amount);

struct RuntimeSymbol {
  const char *name;
  void *address;
  /// One letter for the result and for each parameter, see letterOf(); "" for
  /// data. A signature with a '?' is not checked.
  std::string signature;
};

template <typename T>
constexpr char letterOf() {
  if constexpr (std::is_void_v<T>)
    return 'v';
  else if constexpr (std::is_pointer_v<T>)
    return 'p';
  else if constexpr (std::is_same_v<T, float>)
    return 'f';
  else if constexpr (std::is_same_v<T, double>)
    return 'd';
  else if constexpr (std::is_integral_v<T>)
    return sizeof(T) == 1   ? 'b'
           : sizeof(T) == 2 ? 's'
           : sizeof(T) == 4 ? 'i'
           : sizeof(T) == 8 ? 'l'
                            : '?';
  else
    return '?';
}

template <typename Result, typename... Parameters>
RuntimeSymbol symbol(const char *name, Result (*function)(Parameters...)) {
  return {name,
          reinterpret_cast<void *>(function),
          {letterOf<Result>(), letterOf<Parameters>()...}};
}

/// Tables by topic; the allow-list is their union.
std::span<const RuntimeSymbol> memorySymbols();
std::span<const RuntimeSymbol> printSymbols();
std::span<const RuntimeSymbol> mathSymbols();

/// Symbols for instrumented code. A program itself must not use them.
std::span<const RuntimeSymbol> ownSymbols();
/// Empty unless the build has AddressSanitizer.
std::span<const RuntimeSymbol> sanitizerSymbols();

/// The entry of the allow-list for a name that a program may call; null if
/// there is none.
const RuntimeSymbol *findRuntimeFunction(std::string_view name);

/// The symbol of the fuel counter of instrumented code.
inline constexpr const char fuelName[] = "__scion_fuel";
inline constexpr const char outOfFuelName[] = "__scion_out_of_fuel";
/// (pointer, size): gives stack memory the fill of the run.
inline constexpr const char fillStackName[] = "__scion_fill_stack";

/// Frees the shadow of the globals that code registered since the last call.
void unpoisonGlobals();

} // namespace scion

#endif // SCION_HARNESS_EXEC_RUNTIME_H
