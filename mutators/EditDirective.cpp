//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// edit-directive: gives the program another path through the compiler: sets or
// changes the `seed` directive in the head of the input.
//
//===----------------------------------------------------------------------===//

#include "mutators/Mutator.h"

#include "base/Directives.h"

using namespace scion;

namespace {
class EditDirective final : public Mutator {
public:
  std::string_view name() const override { return "edit-directive"; }

  uint64_t weight(const Program &, const MutationContext &) const override {
    return 1;
  }

  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override {
    // The head is a comment to the grammar: it ends before the first token.
    size_t head = program.token(0).begin;
    std::string_view text = std::string_view(program.text()).substr(0, head);
    Directives directives = Directives::parse(text);
    // Small seeds, so that a crash file reads well; 10 bits are more paths than
    // one program is worth.
    std::string seed = std::to_string(context.choices.below(1024));
    if (directives.get("seed") == seed)
      return false;
    directives.set("seed", seed);
    edits.replace(0, head, withDirectives(text, directives));
    context.explain("seed=" + seed);
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorEditDirective() {
  static const EditDirective mutator;
  return mutator;
}
