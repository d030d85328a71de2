//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbered items that copies of this process work through. An item that ends
// its copy costs this one item: another copy goes on after it. Which items
// share a copy does not depend on how many run at a time.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_BASE_PROCESS_ITEMS_H
#define SCION_BASE_PROCESS_ITEMS_H

#include "base/process/Pool.h"

namespace scion::process {

/// After an item.
enum class Next : unsigned char {
  GoOn,
  Again,  // the same item once more, in a new copy
  Enough, // the items after this one are not needed
};

struct Items {
  size_t count = 0;
  unsigned jobs = 1;

  /// So many consecutive items share a copy. With 1, `errors` and `output` of
  /// a result are of that item; else only those of an item that ends its copy
  /// are there, and begin with what earlier items printed.
  size_t batch = 1;

  Limits limits; // of one item
  Stream output = Stream::Inherited, errors = Stream::Inherited;
  bool isErrorsInOutput = false;

  /// In the copy. It may call _exit(0): the item is done then, and a new copy
  /// goes on.
  std::function<void(size_t item, Words &)> work;

  /// Asked a few times a second, if it is there: true stops the work.
  std::function<bool()> isOver = {};

  /// Here, as items end: with several jobs, not in their order.
  std::function<Next(size_t item, Result)> done;
};

/// Works through all items; false if it was stopped or interrupted.
bool workThrough(const Items &items);

} // namespace scion::process

#endif // SCION_BASE_PROCESS_ITEMS_H
