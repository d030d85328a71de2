//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes a patch for mlir/test of a test that `scion reduce` wrote.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_KNOWN_TESTPATCH_H
#define SCION_TOOLS_KNOWN_TESTPATCH_H

#include <map>
#include <set>
#include <string>

namespace scion {

/// Tests of a checkout of llvm-project that run one pass, split their input and
/// use the plain CHECK prefix: a function can be appended to them.
class UpstreamTests {
public:
  /// `source`: the checkout, or "": there are none then.
  explicit UpstreamTests(std::string source);

  /// Returns the test that is named like the pass, else the first one; "" if
  /// there is none. `step`: "func.func(some-pass{factor=3})".
  std::string of(const std::string &step) const;

  const std::string &source() const { return folder; }

private:
  std::string folder;
  std::map<std::string, std::string> byStep; // relative to the source
};

/// Returns a patch for `git apply` in a checkout of llvm-project. If
/// `isOneFunction` and a test runs the pass, appends `test` to that test.
/// Otherwise adds a file, named after `pass` and `op`, and adds its name to
/// `taken`. `schedules` is the content of schedules.mlir, which the patch adds
/// to Inputs, or "".
std::string testPatch(std::string test, const std::string &schedules,
                      bool isOneFunction, const std::string &step,
                      const std::string &pass, const std::string &op,
                      const UpstreamTests &tests, std::set<std::string> &taken);

} // namespace scion

#endif // SCION_TOOLS_KNOWN_TESTPATCH_H
