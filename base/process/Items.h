//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbered items that copies of this process work through. If an item ends its
// copy, another copy continues with the next item. The number of jobs has no
// influence on which items share a copy.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BASE_PROCESS_ITEMS_H
#define SCION_BASE_PROCESS_ITEMS_H

#include "base/process/Pool.h"

namespace scion::process {

/// The action after an item.
enum class Next : unsigned char {
  GoOn,
  Again,  // the same item once more, in a new copy
  Enough, // the items after this one are not needed
};

struct Items {
  size_t count = 0;
  unsigned jobs = 1;

  /// Number of consecutive items that share a copy. With 1, each result has the
  /// `errors` and `output` of its item. Otherwise, only the last result of a
  /// copy has them, and they include the output of the earlier items.
  size_t batch = 1;

  Limits limits; // of one item
  Stream output = Stream::Inherited, errors = Stream::Inherited;
  bool isErrorsInOutput = false;

  /// Runs in the copy. If it calls _exit(0), the item is done, and a new copy
  /// continues.
  std::function<void(size_t item, Words &)> work;

  /// Optional; called a few times a second. If it returns true, the work stops.
  std::function<bool()> isOver = {};

  /// Called in this process when an item ends; with several jobs, the items may
  /// end out of order.
  std::function<Next(size_t item, Result)> done;
};

/// Works through all items; false if it was stopped or interrupted.
bool workThrough(const Items &items);

} // namespace scion::process

#endif // SCION_BASE_PROCESS_ITEMS_H
