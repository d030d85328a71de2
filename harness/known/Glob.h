//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pattern for text, with one meaning in every table: LLVM's GlobPattern,
// where `*` stands for any text, `?` for any character, `[…]` for one of some,
// and braces for themselves. The empty glob stands for everything.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_GLOB_H
#define SCION_HARNESS_KNOWN_GLOB_H

#include <memory>
#include <string>
#include <string_view>

namespace llvm {
class GlobPattern;
} // namespace llvm

namespace scion {

class Glob {
public:
  Glob();
  ~Glob();

  /// None, and a reason, if `text` is no glob.
  static Glob read(std::string_view text, std::string &problem);

  bool matches(std::string_view text) const;
  bool empty() const { return !compiled; }
  const std::string &text() const;

private:
  struct Compiled; // GlobPattern keeps a reference to the text it was made of
  std::shared_ptr<const Compiled> compiled;
};

} // namespace scion

#endif // SCION_HARNESS_KNOWN_GLOB_H
