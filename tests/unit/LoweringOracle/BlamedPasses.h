//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TESTS_UNIT_LOWERINGORACLE_BLAMEDPASSES_H
#define SCION_TESTS_UNIT_LOWERINGORACLE_BLAMEDPASSES_H

/// Registers blame-break, blame-prepare, blame-park, blame-unpark,
/// blame-promise, blame-divide, blame-count, blame-name and blame-ruin, once.
void registerBlamedPasses();

#endif // SCION_TESTS_UNIT_LOWERINGORACLE_BLAMEDPASSES_H
