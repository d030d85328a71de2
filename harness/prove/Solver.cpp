//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/prove/Solver.h"

#include "harness/terms/Compute.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"

#include <z3.h>

using namespace scion::prove;
using namespace scion::terms;
using llvm::APInt;

/// Limits on the nodes of a term, and on the bits of its products and
/// quotients: beyond them, the resource limit does not bound the time.
static constexpr size_t mostNodes = 3000;
static constexpr uint64_t mostProductBits = 4 * 128 * 128;

/// The factor on the resource limit for the abstract question: without products
/// and quotients most are answered. The arith.ceildivui of 64 bits that
/// arith-expand makes takes 417,501 units and 40 ms.
static constexpr unsigned abstractShare = 3;

/// Whether a node takes much time: a product of two non-constant terms, or a
/// quotient.
static bool isHard(const Graph &graph, const Node &node) {
  return node.kind == Kind::UDiv || node.kind == Kind::SDiv ||
         (node.kind == Kind::Mul && !graph.isConstant(node.b));
}

namespace {
/// Translates terms to Z3. With `isAbstract`, hard terms are variables with any
/// value that lemmas() allows. A condition that never holds for these also
/// never holds for the real terms.
class Translation {
public:
  Translation(const Graph &graph, Z3_context z3, bool isAbstract)
      : graph(graph), z3(z3), isAbstract(isAbstract) {
    one = keep(Z3_mk_unsigned_int64(z3, 1, sortOf(1)));
    zero = keep(Z3_mk_unsigned_int64(z3, 0, sortOf(1)));
  }

  Z3_ast translate(llvm::ArrayRef<Term> order) {
    unsigned variables = 0;
    for (Term term : order) {
      const Node &node = graph.node(term);
      bool isFree =
          node.kind == Kind::Variable || (isAbstract && isHard(graph, node));
      asts[term] =
          keep(isFree ? variable(variables++, node.width) : translate(term));
    }
    return keep(Z3_mk_eq(z3, asts[order.back()], one));
  }

  /// The lemmas about products and quotients that rounding divisions need.
  std::vector<Z3_ast> lemmas(llvm::ArrayRef<Term> order) {
    std::vector<Z3_ast> list;
    for (Term term : order) {
      const Node &node = graph.node(term);
      if (!isHard(graph, node))
        continue;
      Z3_ast t = of(term), a = of(node.a), b = of(node.b);
      auto add = [&](Z3_ast condition, Z3_ast then) {
        list.push_back(keep(Z3_mk_implies(z3, keep(condition), keep(then))));
      };
      if (node.kind == Kind::Mul) {
        add(either(isNumber(a, node.width, 0), isNumber(b, node.width, 0)),
            isNumber(t, node.width, 0));
        continue;
      }
      Z3_ast isDefined = keep(Z3_mk_not(z3, isNumber(b, node.width, 0)));
      add(both(isDefined, isNumber(a, node.width, 0)),
          isNumber(t, node.width, 0));
      std::optional<Term> product = productOf(term, node.b, order);
      if (node.kind == Kind::SDiv || !product)
        continue;
      Z3_ast p = of(*product);
      // (a - 1) / b is less than a / b only if the remainder of a / b is 0.
      for (Term other : order) {
        const Node &less = graph.node(other);
        if (less.kind != Kind::UDiv || less.b != node.b || other == term)
          continue;
        Z3_ast first = number(node.width, 1);
        Z3_ast isNext =
            keep(Z3_mk_eq(z3, keep(Z3_mk_bvadd(z3, of(less.a), first)), a));
        Z3_ast isSome = keep(Z3_mk_not(z3, isNumber(a, node.width, 0)));
        add(both(both(isDefined, isSome), isNext),
            Z3_mk_eq(z3, of(other),
                     keep(Z3_mk_ite(z3, keep(Z3_mk_eq(z3, p, a)),
                                    keep(Z3_mk_bvsub(z3, t, first)), t))));
      }
    }
    return list;
  }

  Z3_ast of(Term term) const { return asts.lookup(term); }

private:
  Z3_ast number(unsigned width, unsigned value) {
    return keep(Z3_mk_unsigned_int64(z3, value, sortOf(width)));
  }
  Z3_ast isNumber(Z3_ast ast, unsigned width, unsigned value) {
    return keep(Z3_mk_eq(z3, ast, number(width, value)));
  }
  Z3_ast both(Z3_ast a, Z3_ast b) {
    Z3_ast list[] = {keep(a), keep(b)};
    return keep(Z3_mk_and(z3, 2, list));
  }
  Z3_ast either(Z3_ast a, Z3_ast b) {
    Z3_ast list[] = {a, b};
    return keep(Z3_mk_or(z3, 2, list));
  }
  std::optional<Term> productOf(Term a, Term b, llvm::ArrayRef<Term> order) {
    for (Term term : order) {
      const Node &node = graph.node(term);
      if (node.kind == Kind::Mul &&
          ((node.a == a && node.b == b) || (node.a == b && node.b == a)))
        return term;
    }
    return std::nullopt;
  }
  Z3_ast keep(Z3_ast ast) {
    Z3_inc_ref(z3, ast); // lives as long as the context
    return ast;
  }
  /// Names variables by their order in the question, so that equal questions
  /// are the same for Z3.
  Z3_ast variable(unsigned number, unsigned width) {
    return Z3_mk_const(z3, Z3_mk_int_symbol(z3, int(number)), sortOf(width));
  }
  Z3_sort sortOf(unsigned width) const { return Z3_mk_bv_sort(z3, width); }
  Z3_ast bitOf(Z3_ast truth) const { return Z3_mk_ite(z3, truth, one, zero); }

  Z3_ast translate(Term term) {
    const Node &node = graph.node(term);
    Z3_ast a = asts.lookup(node.a), b = asts.lookup(node.b);
    switch (node.kind) {
    case Kind::Constant:
      return Z3_mk_numeral(
          z3, llvm::toString(graph.sample(term), 10, false).c_str(),
          sortOf(node.width));
    case Kind::Variable:
      break; // made by translate(order)
    case Kind::Add:
      return Z3_mk_bvadd(z3, a, b);
    case Kind::Mul:
      return graph.isConstant(node.b) && graph.sample(node.b).isAllOnes()
                 ? Z3_mk_bvneg(z3, a)
                 : Z3_mk_bvmul(z3, a, b);
    case Kind::UDiv:
      return Z3_mk_bvudiv(z3, a, b);
    case Kind::SDiv:
      return Z3_mk_bvsdiv(z3, a, b);
    case Kind::And:
      return Z3_mk_bvand(z3, a, b);
    case Kind::Or:
      return Z3_mk_bvor(z3, a, b);
    case Kind::Xor:
      return Z3_mk_bvxor(z3, a, b);
    case Kind::Shl:
      return Z3_mk_bvshl(z3, a, b);
    case Kind::LShr:
      return Z3_mk_bvlshr(z3, a, b);
    case Kind::AShr:
      return Z3_mk_bvashr(z3, a, b);
    case Kind::Equal:
      return bitOf(Z3_mk_eq(z3, a, b));
    case Kind::ULess:
      return bitOf(Z3_mk_bvult(z3, a, b));
    case Kind::SLess:
      return bitOf(Z3_mk_bvslt(z3, a, b));
    case Kind::Choose:
      return Z3_mk_ite(z3, Z3_mk_eq(z3, a, one), b, asts.lookup(node.c));
    case Kind::ZExt:
      return Z3_mk_zero_ext(z3, node.width - graph.width(node.a), a);
    case Kind::SExt:
      return Z3_mk_sign_ext(z3, node.width - graph.width(node.a), a);
    case Kind::Extract:
      return Z3_mk_extract(z3, node.low + node.width - 1, node.low, a);
    case Kind::Concat:
      return Z3_mk_concat(z3, a, b);
    }
    return zero;
  }

  const Graph &graph;
  Z3_context z3;
  bool isAbstract;
  Z3_ast one, zero;
  llvm::DenseMap<Term, Z3_ast> asts;
};

/// A context and a solver with a limit.
class Session {
public:
  explicit Session(unsigned limit) {
    Z3_config config = Z3_mk_config();
    context = Z3_mk_context_rc(config);
    Z3_del_config(config);
    // The default handler ends the process.
    Z3_set_error_handler(context, [](Z3_context, Z3_error_code) {});
    solver =
        Z3_mk_solver_for_logic(context, Z3_mk_string_symbol(context, "QF_BV"));
    Z3_solver_inc_ref(context, solver);
    Z3_params params = Z3_mk_params(context);
    Z3_params_inc_ref(context, params);
    Z3_params_set_uint(context, params, Z3_mk_string_symbol(context, "rlimit"),
                       limit);
    Z3_solver_set_params(context, solver, params);
    Z3_params_dec_ref(context, params);
  }
  ~Session() {
    Z3_solver_dec_ref(context, solver);
    Z3_del_context(context);
  }
  Session(const Session &) = delete;

  uint64_t resources() const {
    Z3_stats stats = Z3_solver_get_statistics(context, solver);
    Z3_stats_inc_ref(context, stats);
    uint64_t count = 0;
    for (unsigned i = 0; i < Z3_stats_size(context, stats); ++i)
      if (llvm::StringRef(Z3_stats_get_key(context, stats, i)) ==
          "rlimit count")
        count = Z3_stats_get_uint_value(context, stats, i);
    Z3_stats_dec_ref(context, stats);
    return count;
  }

  Z3_context context;
  Z3_solver solver;
};
} // namespace

static uint64_t productBits(const Graph &graph, llvm::ArrayRef<Term> order) {
  uint64_t bits = 0;
  for (Term term : order)
    if (const Node &node = graph.node(term); isHard(graph, node))
      bits += uint64_t(node.width) * node.width;
  return bits;
}

/// Whether the condition never holds, whatever values its products and
/// quotients have.
static bool neverHoldsAbstractly(const Graph &graph, llvm::ArrayRef<Term> order,
                                 unsigned limit, uint64_t &resources) {
  Session session(
      unsigned(std::min<uint64_t>(uint64_t(abstractShare) * limit, ~0u)));
  Translation translation(graph, session.context, /*isAbstract=*/true);
  Z3_solver_assert(session.context, session.solver,
                   translation.translate(order));
  for (Z3_ast lemma : translation.lemmas(order))
    Z3_solver_assert(session.context, session.solver, lemma);
  bool never = Z3_solver_check(session.context, session.solver) == Z3_L_FALSE;
  resources = session.resources();
  return never;
}

static Model modelOf(const Graph &graph, llvm::ArrayRef<Term> order,
                     const Translation &translation, const Session &session) {
  Model model;
  Z3_model values = Z3_solver_get_model(session.context, session.solver);
  Z3_model_inc_ref(session.context, values);
  for (Term term : order) {
    if (graph.node(term).kind != Kind::Variable)
      continue;
    unsigned width = graph.width(term);
    APInt value(width, 0);
    Z3_ast ast = nullptr;
    if (Z3_model_eval(session.context, values, translation.of(term), true,
                      &ast) &&
        ast)
      value = APInt(width, Z3_get_numeral_string(session.context, ast), 10);
    model.emplace(term, value);
  }
  Z3_model_dec_ref(session.context, values);
  return model;
}

/// The question without the names of terms and variables, so that it is equal
/// for all lanes of a vector.
static std::vector<uint64_t> spell(const Graph &graph,
                                   llvm::ArrayRef<Term> order, unsigned limit) {
  std::vector<uint64_t> text = {limit};
  llvm::DenseMap<Term, uint64_t> places;
  for (Term term : order) {
    const Node &node = graph.node(term);
    text.push_back(uint64_t(node.kind) << 32 | node.width);
    if (node.kind == Kind::Constant)
      text.insert(text.end(), graph.sample(term).getRawData(),
                  graph.sample(term).getRawData() +
                      graph.sample(term).getNumWords());
    else if (node.kind != Kind::Variable)
      text.push_back(node.low);
    for (unsigned i = 0; i < node.numOperands(); ++i)
      text.push_back(places.lookup(node.operand(i)));
    places[term] = places.size();
  }
  return text;
}

namespace {
/// Z3's answers that have no input, which can be reused for equal questions.
class Answers {
public:
  const SolverAnswer *find(const std::vector<uint64_t> &question) const {
    auto found = answers.find(question);
    return found == answers.end() ? nullptr : &found->second;
  }
  void add(std::vector<uint64_t> question, const SolverAnswer &answer) {
    if (answer.kind == SolverAnswer::Sometimes)
      return;
    if (words > mostWords)
      answers.clear(), words = 0;
    words += question.size();
    answers.emplace(std::move(question), answer);
  }

private:
  static constexpr size_t mostWords = 1 << 18;
  std::map<std::vector<uint64_t>, SolverAnswer> answers;
  size_t words = 0;
};
} // namespace

SolverAnswer scion::prove::solve(const Graph &graph, Term condition,
                                 unsigned limit) {
  SolverAnswer answer;
  std::vector<Term> order = nodesOf(graph, condition);
  if (order.size() > mostNodes) {
    answer.why = "the terms are too large";
    return answer;
  }
  static thread_local Answers answers;
  std::vector<uint64_t> question = spell(graph, order, limit);
  if (const SolverAnswer *known = answers.find(question))
    return *known;
  uint64_t bits = productBits(graph, order);
  if (bits && neverHoldsAbstractly(graph, order, limit, answer.resources)) {
    answer.kind = SolverAnswer::Never;
    answers.add(std::move(question), answer);
    return answer;
  }
  if (bits > mostProductBits) {
    answer.why = "products of too many bits";
    answers.add(std::move(question), answer);
    return answer;
  }
  Session session(limit);
  Translation translation(graph, session.context, /*isAbstract=*/false);
  Z3_solver_assert(session.context, session.solver,
                   translation.translate(order));
  Z3_lbool result = Z3_solver_check(session.context, session.solver);
  answer.resources = session.resources();
  if (result == Z3_L_FALSE) {
    answer.kind = SolverAnswer::Never;
  } else if (result == Z3_L_TRUE) {
    answer.kind = SolverAnswer::Sometimes;
    answer.model = modelOf(graph, order, translation, session);
  } else {
    answer.why = "the solver's resource limit";
  }
  answers.add(std::move(question), answer);
  return answer;
}
