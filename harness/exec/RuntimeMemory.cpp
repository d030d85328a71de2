//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/exec/FaultGuard.h"
#include "harness/exec/MemrefDescriptor.h"
#include "harness/exec/Runtime.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <utility>

#ifdef SCION_SANITIZED_PROGRAMS
#include <sanitizer/asan_interface.h>

// Entry points of instrumented code that the public header leaves out.
extern "C" {
void __asan_poison_stack_memory(uintptr_t address, uintptr_t size);
void __asan_unpoison_stack_memory(uintptr_t address, uintptr_t size);
void __asan_alloca_poison(uintptr_t address, uintptr_t size);
void __asan_allocas_unpoison(uintptr_t top, uintptr_t bottom);
void __asan_set_shadow_00(uintptr_t address, uintptr_t size);
void __asan_set_shadow_f1(uintptr_t address, uintptr_t size);
void __asan_set_shadow_f2(uintptr_t address, uintptr_t size);
void __asan_set_shadow_f3(uintptr_t address, uintptr_t size);
void __asan_set_shadow_f5(uintptr_t address, uintptr_t size);
void __asan_set_shadow_f8(uintptr_t address, uintptr_t size);
}
#endif

using namespace scion;

// This file accesses memory on behalf of programs. It is compiled without
// sanitizers, so that errors of a program are not reported as errors of Scion,
// and checks accesses itself where the program's memory has a shadow.

RunState &scion::runState() {
  static RunState *state = new RunState;
  return *state;
}

//===----------------------------------------------------------------------===//
// Ends of a run
//===----------------------------------------------------------------------===//

static void setMessage(const char *format, va_list arguments) {
  char message[200];
  std::vsnprintf(message, sizeof message, format, arguments);
  runState().outcome.message = message;
}

void scion::raiseTrap(TrapKind kind, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  setMessage(format, arguments);
  va_end(arguments);
  Outcome &outcome = runState().outcome;
  outcome.kind = Outcome::Kind::Trapped;
  outcome.trap = kind;
  FaultGuard::get().leave();
}

void scion::raisePoisoned(Limit limit, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  setMessage(format, arguments);
  va_end(arguments);
  Outcome &outcome = runState().outcome;
  outcome.kind = Outcome::Kind::Poisoned;
  outcome.limit = limit;
  FaultGuard::get().leave();
}

void scion::chargeFuel(uint64_t amount) {
  RunState &state = runState();
  if (amount > uint64_t(state.fuel < 0 ? 0 : state.fuel))
    raisePoisoned(Limit::Fuel, "out of fuel");
  state.fuel -= int64_t(amount);
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

static const char *verb(bool isWrite) { return isWrite ? "write" : "read"; }

static TrapKind heapTrap(Arena::Place place) {
  return place == Arena::Place::Freed ? TrapKind::UseAfterFree
                                      : TrapKind::HeapOverflow;
}

#ifdef SCION_SANITIZED_PROGRAMS
/// The kind of a bad access, by the shadow byte that AddressSanitizer's
/// instrumentation or registerGlobals() has written: see kAsan*Magic in its
/// runtime.
static TrapKind kindOfShadow(uintptr_t address) {
  static const auto mapping = [] {
    std::pair<size_t, size_t> result;
    __asan_get_shadow_mapping(&result.first, &result.second);
    return result;
  }();
  auto shadow = [&](uintptr_t place) {
    return *reinterpret_cast<const uint8_t *>((place >> mapping.first) +
                                              mapping.second);
  };
  uint8_t value = shadow(address);
  // Only the first bytes of this granule may be accessed; the next granule has
  // the reason.
  if (value < 0x80)
    value = shadow(address + (uintptr_t(1) << mapping.first));
  switch (value) {
  case 0xf1: // left, middle, right of a stack variable
  case 0xf2:
  case 0xf3:
  case 0xca: // before and after a dynamic alloca
  case 0xcb:
    return TrapKind::StackOverflow;
  case 0xf5:
  case 0xf8:
    return TrapKind::UseAfterScope;
  case 0xf9:
    return TrapKind::GlobalOverflow;
  default:
    return TrapKind::OtherMemoryError;
  }
}

static void raiseBadAccess(uintptr_t address, uint64_t size, bool isWrite) {
  Arena::Place place = runState().arena.placeOf(address);
  // An access that begins inside of a block and ends past it.
  if (place == Arena::Place::Live)
    place = Arena::Place::Between;
  TrapKind kind = place == Arena::Place::Elsewhere ? kindOfShadow(address)
                                                   : heapTrap(place);
  raiseTrap(kind, "%s of %llu bytes", verb(isWrite), (unsigned long long)size);
}
#endif

void scion::checkAccess(const void *pointer, uint64_t size, bool isWrite) {
  if (size == 0)
    return;
  auto address = uintptr_t(pointer);
  if (address < 65536)
    raiseTrap(TrapKind::NullAccess, "%s", verb(isWrite));
  if (address + size < address)
    raiseTrap(TrapKind::BadAccess, "%s", verb(isWrite));
  chargeFuel(size / 64);
#ifdef SCION_SANITIZED_PROGRAMS
  if (void *bad = __asan_region_is_poisoned(const_cast<void *>(pointer), size))
    raiseBadAccess(uintptr_t(bad), size, isWrite);
#else
  Arena &arena = runState().arena;
  for (uintptr_t place : {address, address + size - 1}) {
    Arena::Place kind = arena.placeOf(place);
    if (kind == Arena::Place::Freed || kind == Arena::Place::Between)
      raiseTrap(heapTrap(kind), "%s of %llu bytes", verb(isWrite),
                (unsigned long long)size);
  }
#endif
}

//===----------------------------------------------------------------------===//
// Allocation
//===----------------------------------------------------------------------===//

/// More than any machine has: x86-64 has 47 bits for a process. Outside of
/// Scion malloc would return null and the program would crash, so this is a bug
/// of the program, not a limit of Scion.
static constexpr uint64_t hugeSize = uint64_t(1) << 46;

/// Checks the limits before it charges fuel: an allocation that fails does no
/// work, whatever its size.
static void *allocate(uint64_t size, uint64_t alignment = 16) {
  Arena &arena = runState().arena;
  if (size > hugeSize)
    raiseTrap(TrapKind::HugeAllocation, "%llu bytes", (unsigned long long)size);
  if (!arena.hasRoomFor(size))
    raisePoisoned(
        Limit::Memory, "memory cap reached: %llu bytes beside %llu live ones",
        (unsigned long long)size, (unsigned long long)arena.liveBytes());
  chargeFuel(1 + size / 64);
  void *result = arena.allocate(size, alignment);
  if (!result)
    raisePoisoned(Limit::Memory,
                  "memory cap reached: no space left for %llu bytes, freed "
                  "memory is not used again",
                  (unsigned long long)size);
  return result;
}

static void *alignedAllocate(uint64_t alignment, uint64_t size) {
  // An alignment that is not a power of two is undefined in C; glibc returns
  // null.
  if (alignment & (alignment - 1))
    return nullptr;
  return allocate(size, alignment);
}

static void release(void *pointer) {
  Arena &arena = runState().arena;
  if (!pointer)
    return;
  if (!arena.release(pointer))
    raiseTrap(TrapKind::InvalidFree, "%s",
              arena.placeOf(uintptr_t(pointer)) == Arena::Place::Freed
                  ? "freed twice"
                  : "not allocated");
}

static void *allocateZeroed(uint64_t count, uint64_t size) {
  uint64_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes))
    raiseTrap(TrapKind::HugeAllocation, "%llu times %llu bytes",
              (unsigned long long)count, (unsigned long long)size);
  return std::memset(allocate(bytes), 0, bytes);
}

static void *reallocate(void *pointer, uint64_t size) {
  uint64_t before = 0;
  if (pointer && !runState().arena.sizeOf(pointer, before))
    raiseTrap(TrapKind::InvalidFree, "realloc of what is not allocated");
  void *result = allocate(size);
  if (pointer) {
    std::memcpy(result, pointer, std::min(before, size));
    release(pointer);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Blocks of memory
//===----------------------------------------------------------------------===//

// Always memmove: an overlap has no defined result, but AddressSanitizer's
// memcpy must not report it as an error of this process.
static void *copyMemory(void *to, const void *from, uint64_t size) {
  checkAccess(from, size, false);
  checkAccess(to, size, true);
  return std::memmove(to, from, size);
}

static void *setMemory(void *to, int value, uint64_t size) {
  checkAccess(to, size, true);
  return std::memset(to, value, size);
}

static int compareMemory(const void *a, const void *b, uint64_t size) {
  checkAccess(a, size, false);
  checkAccess(b, size, false);
  // Only the sign is defined. Return one value for each sign, so that it can be
  // observed.
  int result = std::memcmp(a, b, size);
  return result < 0 ? -1 : result > 0;
}

static void copyDimension(uint64_t elementSize, int64_t rank, const char *from,
                          const int64_t *fromShape, int64_t fromRank, char *to,
                          const int64_t *toShape, int64_t toRank) {
  if (rank == 0) {
    chargeFuel(1);
    checkAccess(from, elementSize, false);
    checkAccess(to, elementSize, true);
    std::memmove(to, from, elementSize);
    return;
  }
  chargeFuel(1);
  for (int64_t i = 0; i < *fromShape; ++i)
    copyDimension(elementSize, rank - 1,
                  from + i * fromShape[fromRank] * int64_t(elementSize),
                  fromShape + 1, fromRank,
                  to + i * toShape[toRank] * int64_t(elementSize), toShape + 1,
                  toRank);
}

/// The lowering of memref.copy of non-contiguous memrefs calls this.
static void memrefCopy(int64_t elementSize, UnrankedDescriptor *from,
                       UnrankedDescriptor *to) {
  Descriptor *source = from->ranked, *target = to->ranked;
  for (int64_t i = 0; i < from->rank; ++i)
    if (source->sizesAndStrides[i] <= 0)
      return;
  copyDimension(uint64_t(elementSize), from->rank,
                source->aligned + source->offset * elementSize,
                source->sizesAndStrides, from->rank,
                target->aligned + target->offset * elementSize,
                target->sizesAndStrides, to->rank);
}

static void abortProgram() { raiseTrap(TrapKind::Abort, "abort()"); }

/// Unchecked: it is called before the variable is in scope, when its memory is
/// still poisoned. Volatile, so that the loop does not become a call of memset,
/// which AddressSanitizer checks even when it is called from here.
__attribute__((no_sanitize("address"))) static void fillStack(void *pointer,
                                                              uint64_t size) {
  RunState &state = runState();
  chargeFuel(size / 64);
  auto *bytes = static_cast<volatile uint8_t *>(pointer);
  for (uint64_t i = 0; i < size; ++i)
    bytes[i] = state.fill;
}

static void outOfFuel() { raisePoisoned(Limit::Fuel, "out of fuel"); }

std::span<const RuntimeSymbol> scion::memorySymbols() {
  static const RuntimeSymbol table[] = {
      symbol(
          "malloc", +[](uint64_t size) { return allocate(size); }),
      symbol("calloc", allocateZeroed),
      symbol("realloc", reallocate),
      symbol("aligned_alloc", alignedAllocate),
      symbol("free", release),
      symbol(
          "_mlir_memref_to_llvm_alloc",
          +[](uint64_t size) { return allocate(size); }),
      symbol("_mlir_memref_to_llvm_aligned_alloc", alignedAllocate),
      symbol("_mlir_memref_to_llvm_free", release),
      symbol(
          "mlirAlloc", +[](uint64_t size) { return allocate(size); }),
      symbol("mlirAlignedAlloc", alignedAllocate),
      symbol("mlirFree", release),
      symbol("mlirAlignedFree", release),
      symbol("memcpy", copyMemory),
      symbol("memmove", copyMemory),
      symbol("memset", setMemory),
      symbol("memcmp", compareMemory),
      symbol("bcmp", compareMemory),
      symbol("memrefCopy", memrefCopy),
      symbol("abort", abortProgram),
  };
  return table;
}

std::span<const RuntimeSymbol> scion::ownSymbols() {
  static const RuntimeSymbol table[] = {
      {fuelName, &runState().fuel, ""},
      symbol(outOfFuelName, outOfFuel),
      symbol(fillStackName, fillStack),
  };
  return table;
}

//===----------------------------------------------------------------------===//
// AddressSanitizer
//===----------------------------------------------------------------------===//

#ifdef SCION_SANITIZED_PROGRAMS

namespace {
/// __asan_global of AddressSanitizer's ABI version 8.
struct GlobalRecord {
  uintptr_t begin, size, sizeWithRedzone, name, module, hasDynamicInit,
      location, odrIndicator;
};
struct Range {
  uintptr_t begin, size;
};
} // namespace

// Not registered with AddressSanitizer's runtime: it would keep pointers to
// these records in a list that only grows, although their memory is freed.
static std::vector<Range> &globalRedzones() {
  static auto *list = new std::vector<Range>;
  return *list;
}

static void registerGlobals(GlobalRecord *records, uintptr_t count) {
  static size_t scale, offset;
  if (!offset)
    __asan_get_shadow_mapping(&scale, &offset);
  for (GlobalRecord &record : std::span(records, count)) {
    uintptr_t end = record.begin + record.sizeWithRedzone;
    uintptr_t granule = uintptr_t(1) << scale;
    for (uintptr_t place = record.begin & ~(granule - 1); place < end;
         place += granule) {
      uintptr_t good = record.begin + record.size;
      auto *shadow = reinterpret_cast<uint8_t *>((place >> scale) + offset);
      *shadow = place + granule <= good ? 0
                : place < good          ? uint8_t(good - place)
                                        : 0xf9;
    }
    globalRedzones().push_back({record.begin, record.sizeWithRedzone});
  }
}

void scion::unpoisonGlobals() {
  for (const Range &range : globalRedzones())
    __asan_unpoison_memory_region(reinterpret_cast<void *>(range.begin),
                                  range.size);
  globalRedzones().clear();
}

template <uint64_t size, bool isWrite>
static void report(uintptr_t address) {
  if (address < 65536)
    raiseTrap(TrapKind::NullAccess, "%s", verb(isWrite));
  raiseBadAccess(address, size, isWrite);
}

template <bool isWrite>
static void reportSized(uintptr_t address, uintptr_t size) {
  if (address < 65536)
    raiseTrap(TrapKind::NullAccess, "%s", verb(isWrite));
  raiseBadAccess(address, size, isWrite);
}

static void nothing() {}
static int useAfterReturn = 0;

std::span<const RuntimeSymbol> scion::sanitizerSymbols() {
  static const RuntimeSymbol table[] = {
#define REPORT(SIZE)                                                           \
  symbol("__asan_report_load" #SIZE, report<SIZE, false>),                     \
      symbol("__asan_report_store" #SIZE, report<SIZE, true>)
      REPORT(1),
      REPORT(2),
      REPORT(4),
      REPORT(8),
      REPORT(16),
#undef REPORT
      symbol("__asan_report_load_n", reportSized<false>),
      symbol("__asan_report_store_n", reportSized<true>),
      symbol("__asan_memcpy", copyMemory),
      symbol("__asan_memmove", copyMemory),
      symbol("__asan_memset", setMemory),
      symbol("__asan_init", nothing),
      symbol("__asan_version_mismatch_check_v8", nothing),
      // Frames that are left without a return are unpoisoned after the run.
      symbol("__asan_handle_no_return", nothing),
      symbol("__asan_register_globals", registerGlobals),
      symbol("__asan_unregister_globals", nothing),
      {"__asan_option_detect_stack_use_after_return", &useAfterReturn, ""},
      symbol("__asan_poison_stack_memory", __asan_poison_stack_memory),
      symbol("__asan_unpoison_stack_memory", __asan_unpoison_stack_memory),
      symbol("__asan_alloca_poison", __asan_alloca_poison),
      symbol("__asan_allocas_unpoison", __asan_allocas_unpoison),
#define SET_SHADOW(BYTE)                                                       \
  symbol("__asan_set_shadow_" #BYTE, __asan_set_shadow_##BYTE)
      SET_SHADOW(00),
      SET_SHADOW(f1),
      SET_SHADOW(f2),
      SET_SHADOW(f3),
      SET_SHADOW(f5),
      SET_SHADOW(f8),
#undef SET_SHADOW
  };
  return table;
}

#else

void scion::unpoisonGlobals() {}
std::span<const RuntimeSymbol> scion::sanitizerSymbols() { return {}; }

#endif
