//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A graph of bit-vector terms. Structurally equal terms share one node, and
// constructors simplify. Two terms with the same number are equal for all
// inputs. Terms with different numbers may be equal, too.
//
// Every variable has a sample value. So each term has a value on the sample
// inputs, which is compared with the interpreter's result.
//
// Divisions by zero and shifts by the width or more give the results of
// SMT-LIB; the kernels of the interpreter exclude them.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_TERMS_GRAPH_H
#define SCION_HARNESS_TERMS_GRAPH_H

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <string>
#include <vector>

namespace scion::terms {

enum class Kind : uint8_t {
  Constant,
  Variable,
  Add,
  Mul,
  UDiv,
  SDiv,
  And,
  Or,
  Xor,
  Shl,
  LShr,
  AShr,
  Equal, // Equal, ULess and SLess have one bit
  ULess,
  SLess,
  Choose, // a ? b : c, where a has one bit
  ZExt,
  SExt,
  Extract,
  Concat, // a is the high part, b the low part
};

/// The number of a node of the active graph.
using Term = uint32_t;

struct Node {
  Kind kind;
  unsigned width;
  Term a = 0, b = 0, c = 0;
  /// The lowest bit of an Extract; the index of the name of a Variable.
  unsigned low = 0;

  bool operator==(const Node &) const = default;
  unsigned numOperands() const;
  Term operand(unsigned index) const {
    return index == 0 ? a : index == 1 ? b : c;
  }
};

class Graph {
public:
  Graph();

  Term constant(const llvm::APInt &value);
  Term constant(unsigned width, uint64_t value) {
    return constant(llvm::APInt(width, value, false, true));
  }
  Term truth(bool value) const { return value ? 1 : 0; }
  Term variable(unsigned width, std::string name, const llvm::APInt &sample);

  Term make(Kind kind, Term a, Term b);
  Term choose(Term condition, Term yes, Term no);
  Term extend(Kind kind, Term a, unsigned width);
  Term extract(Term a, unsigned low, unsigned width);

  Term negate(Term a);
  Term subtract(Term a, Term b) { return make(Kind::Add, a, negate(b)); }
  Term invert(Term a);
  Term both(Term a, Term b) { return make(Kind::And, a, b); }
  Term either(Term a, Term b) { return make(Kind::Or, a, b); }
  Term equal(Term a, Term b) { return make(Kind::Equal, a, b); }
  // Built as a - (a / b) * b, so that a remainder shares the quotient's node
  // with a division of the same operands.
  Term uremainder(Term a, Term b);
  Term sremainder(Term a, Term b);

  const Node &node(Term term) const { return nodes[term]; }
  unsigned width(Term term) const { return nodes[term].width; }
  /// The value of the term on the sample inputs.
  const llvm::APInt &sample(Term term) const { return values[term]; }
  const std::string &name(Term variable) const {
    return names[nodes[variable].low];
  }
  bool isConstant(Term term) const {
    return nodes[term].kind == Kind::Constant;
  }
  bool isTrue(Term term) const { return term == 1; }
  bool isFalse(Term term) const { return term == 0; }
  size_t size() const { return nodes.size(); }

  std::string str(Term term) const;

private:
  using Summand = std::pair<Term, llvm::APInt>;
  struct Sum {
    llvm::SmallVector<Summand, 4> parts;
    llvm::APInt rest;
  };

  Term intern(const Node &node, const llvm::APInt &value);
  Term internComputed(const Node &node);
  void grow();
  bool isZero(Term term) const {
    return isConstant(term) && values[term].isZero();
  }
  bool isOnes(Term term) const {
    return isConstant(term) && values[term].isAllOnes();
  }
  bool isOne(Term term) const {
    return isConstant(term) && values[term].isOne();
  }
  /// The operand x, if `term` is ~x.
  std::optional<Term> inverted(Term term) const;
  bool areComplements(Term a, Term b) const;

  void addTo(Sum &sum, Term term, const llvm::APInt &factor) const;
  Term fromSum(Sum &sum);
  Term makeAdd(Term a, Term b);
  Term makeMul(Term a, Term b);
  Term makeLogical(Kind kind, Term a, Term b);
  Term makeXor(Term a, Term b);
  Term makeEqual(Term a, Term b);
  Term makeLess(Kind kind, Term a, Term b);
  Term makeShift(Kind kind, Term a, Term b);
  Term makeConcat(Term a, Term b);

  std::vector<Node> nodes;
  std::vector<llvm::APInt> values;
  std::vector<std::string> names;
  std::vector<Term> table; // by hash: the number of a node + 1; 0: free
};

/// The graph of all Bits and Truth values, which store only the number of a
/// term.
Graph &activeGraph();

class ActiveGraph {
public:
  explicit ActiveGraph(Graph &graph);
  ~ActiveGraph();
  ActiveGraph(const ActiveGraph &) = delete;

private:
  Graph *outer;
};

} // namespace scion::terms

#endif // SCION_HARNESS_TERMS_GRAPH_H
