//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "base/process/Items.h"

#include <algorithm>

using namespace scion::process;

namespace {
struct Range {
  size_t from, to;
};

class Worker {
public:
  explicit Worker(const Items &items)
      : items(items), end(items.count), pool(items.jobs) {}

  bool run() {
    while (hasMore() || isWaitedFor()) {
      while (!pool.isFull() && hasMore())
        start(takeNext());
      if (!pool.wait() || (items.isOver && items.isOver()))
        return false;
    }
    return true; // the items that still run are not needed
  }

private:
  const Items &items;
  size_t end;              // the first item that is not needed
  size_t next = 0;         // the first that no range holds yet
  std::vector<Range> left; // unfinished, of copies that ended
  std::list<Range> running;
  Pool pool;

  bool isNeeded(const Range &range) const {
    return range.from < std::min(range.to, end);
  }

  bool isWaitedFor() const {
    return std::any_of(running.begin(), running.end(),
                       [&](const Range &range) { return isNeeded(range); });
  }

  bool hasMore() {
    std::erase_if(left, [&](const Range &range) { return !isNeeded(range); });
    return !left.empty() || next < end;
  }

  Range takeNext() {
    if (left.empty()) {
      Range range{next, std::min(next + items.batch, end)};
      next = range.to;
      return range;
    }
    auto first = std::min_element(
        left.begin(), left.end(),
        [](const Range &a, const Range &b) { return a.from < b.from; });
    Range range = *first;
    left.erase(first);
    return range;
  }

  /// Returns false if the item must be done again.
  bool report(size_t item, Result result) {
    Next then = items.done(item, std::move(result));
    if (then == Next::Enough)
      end = std::min(end, item);
    return then != Next::Again;
  }

  void start(Range range) {
    auto place = running.insert(running.end(), range);
    Job job;
    job.limits = items.limits;
    job.output = items.output;
    job.errors = items.errors;
    job.isErrorsInOutput = items.isErrorsInOutput;
    // `place->from` is the current item: a second try begins with the item that
    // was late.
    job.work = [this, place](Words &words) {
      for (size_t item = place->from; item < place->to; ++item) {
        items.work(item, words);
        if (item + 1 < place->to)
          words.done();
      }
    };
    pool.start(
        std::move(job),
        [this, place](Result result) {
          Range rest = *place;
          running.erase(place);
          rest.from += report(rest.from, std::move(result));
          left.push_back(rest);
        },
        [this, place](Result result) {
          // Another copy must do the item again: this one is at the next item.
          if (!report(place->from, std::move(result)))
            left.push_back({place->from, place->from + 1});
          ++place->from;
        });
  }
};
} // namespace

bool scion::process::workThrough(const Items &items) {
  return Worker(items).run();
}
