//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the pass that corrupts the heap. An allocator that guards each block is
// preloaded into a separate process (HeapCheckLibrary.cpp). All blocks are
// checked when a stage ends, so the report names the stage that corrupted the
// heap, not a later one that crashes.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_HEAPCHECK_H
#define SCION_HARNESS_INPUT_HEAPCHECK_H

#include <string>

namespace scion {

/// The library for LD_PRELOAD; "" if it does not exist, or AddressSanitizer
/// checks the heap.
const std::string &heapCheckLibrary();

/// If the library is preloaded, the heap is checked at the end of each stage
/// from now on. `broken` is called at most once, with a description of the
/// damage, while the stage still runs.
void checkHeapAtStageEnds(void (*broken)(const char *what));

} // namespace scion

#endif // SCION_HARNESS_INPUT_HEAPCHECK_H
