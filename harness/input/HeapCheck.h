//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which pass breaks the heap. An allocator that guards each block is preloaded
// into a process of its own (HeapCheckLibrary.cpp); whenever a stage ends, all
// blocks are looked at, so that the stage which wrote where it must not is
// named, not the one that crashes of it later.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_HEAPCHECK_H
#define SCION_HARNESS_INPUT_HEAPCHECK_H

#include <string>

namespace scion {

/// The library for LD_PRELOAD; "" where there is none, or a sanitizer knows
/// better.
const std::string &heapCheckLibrary();

/// Where the library is preloaded: from now on each end of a stage looks at the
/// heap. `broken` is called at most once, with what is wrong, while the stage
/// still runs.
void checkHeapAtStageEnds(void (*broken)(const char *what));

} // namespace scion

#endif // SCION_HARNESS_INPUT_HEAPCHECK_H
