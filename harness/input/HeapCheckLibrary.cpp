//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An allocator for LD_PRELOAD that detects writes outside of blocks and into
// freed blocks, and double frees. scion_heap_check() checks all blocks. Each
// block has a head with a checksum before it and a tail after it. A separate
// table lists the blocks, so that a corrupted block cannot mislead the check.
// Freed blocks are filled with a pattern and kept for a while. Memory comes
// from the C library.
//
//===----------------------------------------------------------------------===//

#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <initializer_list>

#include <sys/mman.h>
#include <unistd.h>

extern "C" {
void *__libc_malloc(size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

/// Called with a description of the damage that a free detects.
void (*scion_heap_broken)(const char *what) = nullptr;

/// A description of the damage of the heap; null if there is none.
const char *scion_heap_check();
}

namespace {
struct Head {
  void *raw;     // as the C library gave it
  uint64_t size; // as requested
  uint32_t slot; // in the table of blocks
  uint32_t state;
  uint64_t sum;   // checksum of the above and the address
  uint64_t guard; // before the block's first byte: what an underflow hits
  uint64_t guardToo;
};
static_assert(sizeof(Head) == 48, "keeps blocks aligned to 16 bytes");

constexpr uint32_t live = 0x11fe11fe, freed = 0xf7eedf7e;
constexpr uint64_t guardWord = 0xa5c3a5c3a5c3a5c3;
constexpr size_t tailSize = 16;
constexpr unsigned char tailByte = 0xc5, freedByte = 0xdb;

/// The number of bytes of a freed block that are filled and checked.
constexpr size_t filled = 512;

/// The most blocks at one time. A process with all of MLIR loaded has some
/// 300,000. Unused pages of the table cost nothing.
constexpr uint32_t capacity = 1u << 25;

/// Freed blocks that are kept, and bytes in them.
constexpr uint32_t maxFreed = 1u << 14;
constexpr size_t maxFreedBytes = 32u << 20;

/// The addresses of live blocks; a free entry holds the next free entry.
uint64_t *table = nullptr;
uint32_t tableEnd = 1, firstFree = 0; // place 0 is never used

void *kept[maxFreed];
uint32_t keptFirst = 0, keptCount = 0;
size_t keptBytes = 0;

std::atomic_flag lock = ATOMIC_FLAG_INIT;

struct Locked {
  Locked() {
    while (lock.test_and_set(std::memory_order_acquire))
      ;
  }
  ~Locked() { lock.clear(std::memory_order_release); }
};

char message[160];
} // namespace

static Head *headOf(void *block) { return static_cast<Head *>(block) - 1; }

static uint64_t sumOf(const Head *head) {
  uint64_t sum = uint64_t(uintptr_t(head)) * 0x9e3779b97f4a7c15;
  for (uint64_t word : {uint64_t(uintptr_t(head->raw)), head->size,
                        uint64_t(head->slot) << 32 | head->state})
    sum = (sum ^ word) * 0xbf58476d1ce4e5b9 + 0x94d049bb133111eb;
  return sum;
}

static void seal(Head *head, uint32_t state) {
  head->state = state;
  head->guard = head->guardToo = guardWord;
  head->sum = sumOf(head);
}

static const char *say(const char *what, uint64_t size) {
  std::snprintf(message, sizeof(message),
                "heap: %s a block of %llu bytes (seen when this stage ends)",
                what, (unsigned long long)size);
  return message;
}

static const char *problemOfHead(const Head *head) {
  if (head->guard != guardWord || head->guardToo != guardWord ||
      head->sum != sumOf(head))
    return "heap: written before the begin of a block (seen when this stage "
           "ends)";
  return nullptr;
}

static const char *problemOf(void *block) {
  Head *head = headOf(block);
  if (const char *problem = problemOfHead(head))
    return problem;
  const unsigned char *tail = static_cast<unsigned char *>(block) + head->size;
  for (size_t i = 0; i < tailSize; ++i)
    if (tail[i] != tailByte)
      return say("written beyond", head->size);
  return nullptr;
}

static const char *problemOfFreed(void *block) {
  Head *head = headOf(block);
  if (const char *problem = problemOfHead(head))
    return problem;
  const auto *bytes = static_cast<unsigned char *>(block);
  size_t size = head->size < filled ? head->size : filled;
  for (size_t i = 0; i < size; ++i)
    if (bytes[i] != freedByte)
      return say("written after its free", head->size);
  return nullptr;
}

[[noreturn]] static void end(const char *what) {
  lock.clear(); // the report may allocate
  if (scion_heap_broken)
    scion_heap_broken(what);
  [[maybe_unused]] ssize_t ignored = write(2, what, std::strlen(what));
  ignored = write(2, "\n", 1);
  __builtin_trap();
}

/// Maps the table once; forks of the process have it at the same address.
static bool haveTable() {
  if (table)
    return true;
  void *memory =
      mmap(nullptr, capacity * sizeof(uint64_t), PROT_READ | PROT_WRITE,
           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED)
    return false;
  table = static_cast<uint64_t *>(memory);
  return true;
}

static void *allocate(size_t size, size_t alignment) {
  size_t before = sizeof(Head);
  if (alignment > 16)
    before = (before + alignment - 1) / alignment * alignment;
  size_t whole = before + size + tailSize;
  if (whole < size) {
    errno = ENOMEM;
    return nullptr;
  }
  auto *raw =
      static_cast<char *>(alignment > 16 ? __libc_memalign(alignment, whole)
                                         : __libc_malloc(whole));
  if (!raw)
    return nullptr;
  char *block = raw + before;
  Head *head = headOf(block);
  head->raw = raw;
  head->size = size;
  std::memset(block + size, tailByte, tailSize);
  Locked locked;
  if (!haveTable() || (!firstFree && tableEnd == capacity))
    __builtin_trap();
  head->slot = firstFree ? firstFree : tableEnd++;
  if (firstFree)
    firstFree = uint32_t(table[firstFree] >> 1);
  table[head->slot] = uint64_t(uintptr_t(block));
  seal(head, live);
  return block;
}

static void release(void *block) {
  Head *head = headOf(block);
  Locked locked;
  if (problemOfHead(head))
    end("heap: freed what is no block, or was written before its begin");
  if (head->state == freed)
    end("heap: freed a block twice");
  if (const char *problem = problemOf(block))
    end(problem);
  // An odd entry is not a block, because blocks are aligned.
  table[head->slot] = uint64_t(firstFree) << 1 | 1;
  firstFree = head->slot;
  std::memset(block, freedByte, head->size < filled ? head->size : filled);
  seal(head, freed);
  while (keptCount == maxFreed ||
         (keptCount && keptBytes + head->size > maxFreedBytes)) {
    void *oldest = kept[keptFirst];
    keptFirst = (keptFirst + 1) % maxFreed;
    --keptCount;
    if (const char *problem = problemOfFreed(oldest))
      end(problem);
    keptBytes -= headOf(oldest)->size;
    __libc_free(headOf(oldest)->raw);
  }
  kept[(keptFirst + keptCount++) % maxFreed] = block;
  keptBytes += head->size;
}

const char *scion_heap_check() {
  Locked locked;
  for (uint32_t slot = 1; slot < tableEnd; ++slot)
    if (!(table[slot] & 1))
      if (const char *problem =
              problemOf(reinterpret_cast<void *>(uintptr_t(table[slot]))))
        return problem;
  for (uint32_t i = 0; i < keptCount; ++i)
    if (const char *problem = problemOfFreed(kept[(keptFirst + i) % maxFreed]))
      return problem;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Replacements of the C library's functions
//===----------------------------------------------------------------------===//

extern "C" {
void *malloc(size_t size) { return allocate(size, 16); }

void free(void *block) {
  int before = errno;
  if (block)
    release(block);
  errno = before;
}

void *calloc(size_t count, size_t each) {
  size_t size;
  if (__builtin_mul_overflow(count, each, &size)) {
    errno = ENOMEM;
    return nullptr;
  }
  void *block = allocate(size, 16);
  if (block)
    std::memset(block, 0, size);
  return block;
}

void *realloc(void *block, size_t size) {
  if (!block)
    return allocate(size, 16);
  if (size == 0) {
    release(block);
    return nullptr;
  }
  Head *head = headOf(block);
  if (head->state == freed || problemOfHead(head))
    end("heap: reallocated what is no block");
  void *moved = allocate(size, 16);
  if (!moved)
    return nullptr;
  std::memcpy(moved, block, head->size < size ? head->size : size);
  release(block);
  return moved;
}

void *memalign(size_t alignment, size_t size) {
  return allocate(size, alignment);
}

void *aligned_alloc(size_t alignment, size_t size) {
  return allocate(size, alignment);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = allocate(size, alignment);
  return *result ? 0 : ENOMEM;
}

void *valloc(size_t size) { return allocate(size, 4096); }

size_t malloc_usable_size(void *block) {
  return block ? headOf(block)->size : 0;
}
}
