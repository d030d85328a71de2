//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A copy of this process that does something dangerous: a pass that may crash,
// or not come back. What it was about to do, and what it found, is left where
// this process can read it, however it ends.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_INPUT_FORKEDCHILD_H
#define SCION_HARNESS_INPUT_FORKEDCHILD_H

#include <functional>
#include <string>
#include <string_view>

namespace scion {

/// Where the child leaves its words.
class ChildWords {
public:
  /// What it does next, for a parent that has to tell how it ended. Cut to what
  /// there is room for (64 KB each).
  void about(std::string_view what);
  void found(std::string_view what);

  struct Page;
  explicit ChildWords(Page *page) : page(page) {}

private:
  Page *page;
};

struct ChildEnd {
  bool started = false;
  bool finished = false; // came to the end of its work
  bool timedOut = false;
  int signal = 0;
  std::string about, found; // its last words
};

/// Does `work` in a copy of this process, which ends behind it, or after
/// `seconds`. Nothing that it prints is seen, and no engine is told of its end.
ChildEnd runForked(const std::function<void(ChildWords &)> &work,
                   unsigned seconds);

} // namespace scion

#endif // SCION_HARNESS_INPUT_FORKEDCHILD_H
