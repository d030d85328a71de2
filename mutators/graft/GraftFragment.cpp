//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// graft-fragment: takes operations of the donor and puts them into the
// recipient so that they fit. See Graft.h for the four steps.
//
//===----------------------------------------------------------------------===//

#include "mutators/Knowledge.h"
#include "mutators/Operations.h"
#include "mutators/graft/Graft.h"
#include "mutators/graft/Parts.h"

#include <algorithm>
#include <array>

using namespace scion;
using namespace scion::graft;

namespace {
class GraftFragment final : public Mutator {
public:
  std::string_view name() const override { return "graft-fragment"; }

  uint64_t weight(const Program &program,
                  const MutationContext &context) const override {
    return program.symbols().operations.empty()
               ? 0
               : context.donor.symbols().operations.size();
  }

  bool mutate(const Program &program, MutationContext &context,
              Rewriter &edits) const override {
    if (graftPart(program, context, edits))
      return true;
    edits.clear();
    for (int attempt = 0; attempt < 6; ++attempt) {
      std::optional<Synthesized> fragment = choose(context);
      if (!fragment)
        continue;
      if (context.explanation) {
        context.explanation->clear();
        explainFragment(*fragment, context);
      }
      // Prefer stronger levels, which give valid mutants more often; weaker
      // levels combine operations that occur together in no seed.
      static constexpr uint64_t levelWeights[] = {2, 2, 3, 5};
      auto level =
          static_cast<Level>(context.choices.pickWeighted(levelWeights));
      std::vector<Location> places = locate(program, *fragment, level, context);
      if (places.empty())
        continue;
      keepDrawnKind(places, context);
      const Location &place = context.choices.pick(places);
      explainPlace(program, place, context);
      Bindings bindings = matchAny(*fragment, program, place, context);
      if (instantiate(*fragment, program, place, bindings, context, edits))
        return true;
      edits.clear();
    }
    return false;
  }

private:
  /// Grafts a part of an operation that both programs have. Mostly, returns
  /// false instead, so that whole operations are grafted: they bring more that
  /// is new. The ablations concern whole operations only.
  static bool graftPart(const Program &program, MutationContext &context,
                        Rewriter &edits) {
    static constexpr uint64_t partWeights[] = {55, 12, 5, 11, 6, 3, 3, 3, 2};
    const GraftOptions &graft = context.graft;
    if (!graft.parameters || !graft.context || !graft.typeBinding)
      return false;
    size_t part = context.choices.pickWeighted(partWeights);
    if (part == 0 || context.donor.symbols().operations.empty())
      return false;
    static constexpr auto parts = std::to_array(
        {graftRegion, graftBlock, graftAttribute, graftOperand, graftResults,
         graftBlockArgument, graftSuccessors, graftNewRegion});
    for (int attempt = 0; attempt < 4; ++attempt) {
      if (context.explanation)
        context.explanation->clear();
      if (parts[part - 1](program, context, edits))
        return true;
      edits.clear();
    }
    return false;
  }

  /// Draws between insertion and replacement by GraftOptions::insertPercent.
  static void keepDrawnKind(std::vector<Location> &places,
                            MutationContext &context) {
    if (!context.graft.insertPercent)
      return;
    bool replace = !context.choices.chance(*context.graft.insertPercent, 100);
    auto isOther = [&](const Location &place) {
      return place.replace != replace;
    };
    if (!std::all_of(places.begin(), places.end(), isOther))
      std::erase_if(places, isOther);
  }

  /// One to four operations of a block of the donor, without what ends the
  /// block.
  static std::optional<Synthesized> choose(MutationContext &context) {
    const Program &donor = context.donor;
    const SymbolTable &table = donor.symbols();
    if (table.operations.empty())
      return std::nullopt;
    Index operation = context.choices.below(table.operations.size());
    const OperationInfo &info = table.operations[operation];
    // The module around the whole program is no fragment.
    if (info.parent == none && table.topOperations.size() == 1 &&
        table.operations.size() > 1)
      return std::nullopt;
    if (isTerminator(donor, operation, context.knowledge) &&
        context.graft.context)
      return std::nullopt;
    auto siblings = operationsOf(donor, info.block);
    size_t position =
        std::lower_bound(siblings.begin(), siblings.end(), operation) -
        siblings.begin();
    static constexpr uint64_t countWeights[] = {0, 6, 2, 1, 1};
    size_t count = context.choices.pickWeighted(countWeights);
    size_t last = position + 1;
    while (last < siblings.size() && last - position < count &&
           !isTerminator(donor, siblings[last], context.knowledge))
      ++last;
    return synthesize(donor, info.block, position, last - position,
                      context.graft);
  }

  static void explainFragment(const Synthesized &fragment,
                              MutationContext &context) {
    if (!context.explanation)
      return;
    const Program &donor = *fragment.donor;
    for (Index operation : fragment.operations) {
      std::string text(
          donor.nodeText(donor.symbols().operations[operation].node));
      context.explain("fragment: " + text.substr(0, text.find('\n')));
    }
    static constexpr const char *kinds[] = {"value", "type", "label", "symbol",
                                            "attribute"};
    for (const Parameter &parameter : fragment.parameters)
      context.explain("parameter: " + std::string(kinds[parameter.kind]) + " " +
                      parameter.text);
  }

  static void explainPlace(const Program &program, const Location &place,
                           MutationContext &context) {
    if (!context.explanation)
      return;
    std::string text = "at the end of a block";
    if (place.operation != none) {
      std::string operation(
          program.nodeText(program.symbols().operations[place.operation].node));
      text = (place.replace ? "in the stead of " : "before ") +
             operation.substr(0, operation.find('\n'));
    }
    context.explain("location: " + text);
  }
};
} // namespace

const Mutator &scion::mutatorGraftFragment() {
  static const GraftFragment mutator;
  return mutator;
}
