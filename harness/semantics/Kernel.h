//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One kernel for numbers and for terms: a kernel takes its arguments as `auto`,
// and computes with whatever they hold, llvm::APInt or terms::Bits. A kernel
// that names Element serves numbers only.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_SEMANTICS_KERNEL_H
#define SCION_HARNESS_SEMANTICS_KERNEL_H

#include "harness/semantics/Element.h"
#include "harness/terms/Bits.h"
#include "harness/terms/Fork.h"

#include "llvm/ADT/Twine.h"

namespace scion::semantics {

/// One number for all inputs. The number counts where it is not bad: poison.
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

/// The messages of a kernel on terms to the evaluation.
class TermEvaluation {
public:
  int undefined(const llvm::Twine &) { return int(over = true); }
  /// Goes on, with any result where this holds: cheaper than a fork.
  void undefinedIf(terms::Truth condition) {
    undefinedWhere =
        undefinedWhere |
        (condition & terms::Truth::of(terms::Fork::innermost()->condition()));
  }
  terms::Truth whereUndefined() const { return undefinedWhere; }
  /// The op has no terms here.
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
/// Of a kernel's list of arguments: what one is, and what number it holds.
template <typename Arguments>
using ElementIn = std::remove_cvref_t<decltype(std::declval<Arguments>()[0])>;
template <typename Arguments>
using NumberIn =
    std::remove_cvref_t<decltype(std::declval<Arguments>()[0].bits())>;

} // namespace scion::semantics

#endif // SCION_HARNESS_SEMANTICS_KERNEL_H
