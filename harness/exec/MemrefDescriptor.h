//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Memrefs as compiled programs hand them to the runtime.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_EXEC_MEMREFDESCRIPTOR_H
#define SCION_HARNESS_EXEC_MEMREFDESCRIPTOR_H

#include <cstdint>

namespace scion {

/// MLIR's descriptor of a ranked memref; sizes and then strides follow.
struct Descriptor {
  char *allocated, *aligned;
  int64_t offset;
  int64_t sizesAndStrides[];
};

struct UnrankedDescriptor {
  int64_t rank;
  Descriptor *ranked;
};

} // namespace scion

#endif // SCION_HARNESS_EXEC_MEMREFDESCRIPTOR_H
