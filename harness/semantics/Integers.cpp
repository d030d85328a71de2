//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Integers.h"

using namespace scion::semantics;
using scion::terms::Bits;
using scion::terms::choose;

Bits scion::semantics::countOnes(const Bits &x) {
  unsigned width = x.getBitWidth();
  Bits sum(width, 0);
  for (unsigned i = 0; i < width; ++i)
    sum = sum + x.extractBits(1, i).zext(width);
  return sum;
}

Bits scion::semantics::countLeadingZeros(const Bits &x) {
  unsigned width = x.getBitWidth();
  Bits count(width, width, false, true);
  for (unsigned i = 0; i < width; ++i)
    count = choose(x.extractBits(1, i).isOne(),
                   Bits(width, width - 1 - i, false, true), count);
  return count;
}

Bits scion::semantics::countTrailingZeros(const Bits &x) {
  unsigned width = x.getBitWidth();
  Bits count(width, width, false, true);
  for (unsigned i = width; i-- > 0;)
    count =
        choose(x.extractBits(1, i).isOne(), Bits(width, i, false, true), count);
  return count;
}

static Bits reversed(const Bits &x, unsigned part) {
  Bits made = x.extractBits(part, 0);
  for (unsigned low = part; low < x.getBitWidth(); low += part)
    made = made.concat(x.extractBits(part, low));
  return made;
}

Bits scion::semantics::reverseBytes(const Bits &x) { return reversed(x, 8); }

Bits scion::semantics::reverseBits(const Bits &x) { return reversed(x, 1); }
