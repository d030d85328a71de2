//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A text pattern with the same semantics in every table: LLVM's GlobPattern,
// where `*` matches any text, `?` any character and `[…]` one of several, and
// braces are literal. The empty glob matches everything.
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

  /// The empty glob, and a reason, if `text` is not a glob.
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
