//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lets one kernel compute with numbers and with terms: it takes its arguments
// as `auto`, which hold llvm::APInt or terms::Bits. A kernel whose parameters
// are of type Element works on numbers only.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_KERNEL_H
#define SCION_HARNESS_SEMANTICS_KERNEL_H

#include "harness/semantics/Element.h"
#include "harness/terms/Bits.h"
#include "harness/terms/Fork.h"

#include "llvm/ADT/Twine.h"

namespace scion::semantics {

/// One value for all inputs. It is poison where `isBad` holds, and the number
/// is irrelevant there.
struct TermElement {
  terms::Bits number;
  terms::Truth isBad;

  TermElement(terms::Bits number, terms::Truth isBad = false)
      : number(number), isBad(isBad) {}
  static TermElement poison(unsigned width) {
    return {terms::Bits(width, 0), true};
  }
  static TermElement boolean(terms::Truth value) {
    return terms::Bits::of(value.term);
  }

  const terms::Bits &bits() const { return number; }
  unsigned width() const { return number.getBitWidth(); }
};

/// Collects the reports of a kernel on terms.
class TermEvaluation {
public:
  int undefined(const llvm::Twine &) { return int(over = true); }
  /// Notes undefined behaviour where `condition` holds, and goes on with any
  /// result there. Cheaper than a fork.
  void undefinedIf(terms::Truth condition) {
    undefinedWhere =
        undefinedWhere |
        (condition & terms::Truth::of(terms::Fork::innermost()->condition()));
  }
  terms::Truth whereUndefined() const { return undefinedWhere; }
  /// Reports that the result cannot be expressed in terms.
  void unsupported() { isKnown = false; }
  bool isOver() const { return over; }
  bool isSupported() const { return isKnown; }

private:
  bool over = false, isKnown = true;
  terms::Truth undefinedWhere = false;
};

template <typename Number>
struct KernelTraits {
  using Element = scion::semantics::Element;
  using Truth = bool;
};
template <>
struct KernelTraits<terms::Bits> {
  using Element = TermElement;
  using Truth = terms::Truth;
};

/// bool, or a condition on terms.
template <typename Number>
using TruthOf = typename KernelTraits<Number>::Truth;
template <typename Number>
using ElementFor = typename KernelTraits<Number>::Element;
/// The type of the elements in a list of arguments, and of their numbers.
template <typename Arguments>
using ElementIn = std::remove_cvref_t<decltype(std::declval<Arguments>()[0])>;
template <typename Arguments>
using NumberIn =
    std::remove_cvref_t<decltype(std::declval<Arguments>()[0].bits())>;

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_KERNEL_H
