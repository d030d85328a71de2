//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Turns the automata that ANTLR generates from the two .g4 files into the
// tables that drive Lexer.cpp and Program.cpp. Runs while Scion is built;
// ANTLR's run-time library is linked into this program only.
//
// ANTLR's own lexer and parser are not used because they need exceptions and
// RTTI, recurse on the input, keep a growing prediction cache, and process only
// about 5 MB/s of the upstream test programs even before our tree is built. All
// decisions of our grammar are LL(1), which this program checks (it fails,
// naming the rule, when one is not), so one table lookup replaces prediction.
//
//   scion-grammar-tables <kinds.inc> <tables.inc>
//
// One idea: one program, run once while Scion is built; its steps share the
// sets that they compute.
//
//===----------------------------------------------------------------------===//

#include "MLIRGeneric.h"
#include "MLIRGenericLexer.h"
#include "antlr4-runtime.h"

#include <algorithm>
#include <bitset>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

using antlr4::atn::ATN;
using antlr4::atn::ATNState;
using antlr4::atn::Transition;

static constexpr size_t maxTokens = 128;
using TokenSet = std::bitset<maxTokens>;

[[noreturn]] static void fail(const std::string &message) {
  std::fprintf(stderr, "scion-grammar-tables: %s\n", message.c_str());
  std::exit(1);
}

/// TENSOR_LIKE and tensorLike both become TensorLike.
static std::string camel(const std::string &name) {
  bool constant = std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  });
  std::string result;
  bool upper = true;
  for (char c : name) {
    if (c == '_') {
      upper = true;
      continue;
    }
    result += upper ? static_cast<char>(toupper(c))
                    : (constant ? static_cast<char>(tolower(c)) : c);
    upper = false;
  }
  return result;
}

static std::string quote(const std::string &text) {
  std::string result = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\')
      result += '\\';
    result += c;
  }
  return result + '"';
}

/// The name of a kind of token in error messages. (ANTLR has no literal for
/// tokens that two lexer modes share.)
static std::string displayName(const std::string &symbol,
                               const std::string &literal) {
  static const std::map<std::string, std::string> names = {
      {"TENSOR", "'tensor<'"},
      {"VECTOR", "'vector<'"},
      {"MEMREF", "'memref<'"},
      {"COMPLEX", "'complex<'"},
      {"TUPLE", "'tuple<'"},
      {"DENSE", "'dense<'"},
      {"SPARSE", "'sparse<'"},
      {"DENSE_RESOURCE", "'dense_resource<'"},
      {"DENSE_ARRAY", "'array<'"},
      {"STRIDED", "'strided<'"},
      {"AFFINE_MAP", "'affine_map<'"},
      {"AFFINE_SET", "'affine_set<'"},
      {"DISTINCT", "'distinct['"},
      {"LOC", "'loc('"},
      {"CALLSITE", "'callsite('"},
      {"FUSED", "'fused['"},
      {"FUSED_WITH", "'fused<'"},
      {"INTEGER_TYPE", "an integer type"},
      {"FLOAT_TYPE", "a float type"},
      {"INDEX_TYPE", "'index'"},
      {"NONE_TYPE", "'none'"},
      {"BARE_ID", "a word"},
      {"VALUE_ID", "a value (%name)"},
      {"LABEL_ID", "a label (^name)"},
      {"SYMBOL_ID", "a symbol (@name)"},
      {"TYPE_ID", "a type (!name)"},
      {"HASH_NUMBER", "'#' and a number"},
      {"HASH_ID", "an attribute (#name)"},
      {"INTEGER", "an integer"},
      {"HEX_INTEGER", "a hexadecimal number"},
      {"FLOAT", "a float"},
      {"STRING", "a string"},
      {"LPAREN", "'('"},
      {"RPAREN", "')'"},
      {"LBRACK", "'['"},
      {"RBRACK", "']'"},
      {"LBRACE", "'{'"},
      {"RBRACE", "'}'"},
      {"LESS", "'<'"},
      {"GREATER", "'>'"},
      {"COMMA", "','"},
      {"STAR", "'*'"},
      {"QUESTION", "'?'"},
      {"OTHER", "another character"},
      {"DIMENSION", "a dimension"},
      {"SCALABLE_DIMENSION", "a scalable dimension"},
      {"UNRANKED", "'*x'"},
  };
  auto it = names.find(symbol);
  if (it != names.end())
    return it->second;
  return literal.empty() ? symbol : literal;
}

static bool isEpsilon(const Transition *transition) {
  switch (transition->getSerializationType()) {
  case Transition::EPSILON:
  case Transition::ACTION:
    return true;
  case Transition::PREDICATE:
  case Transition::PRECEDENCE:
    fail("the grammar must not use predicates or left recursion");
  default:
    return false;
  }
}

//===----------------------------------------------------------------------===//
// Parser
//===----------------------------------------------------------------------===//

namespace {
enum class Kind { Error, Match, Call, Return };
struct Action {
  Kind kind;
  size_t rule, loop, next;
  auto key() const { return std::tuple(kind, rule, loop, next); }
  bool operator<(const Action &other) const { return key() < other.key(); }
};

/// One `?`, `*` or `+` of the grammar.
struct Quantifier {
  char kind;
  size_t rule;
  std::set<size_t> states; // inside it
};

class ParserTables {
public:
  ParserTables(const ATN &atn, const std::vector<std::string> &ruleNames,
               size_t tokens)
      : atn(atn), ruleNames(ruleNames), tokens(tokens),
        first(atn.states.size()), nullable(atn.states.size()),
        follow(ruleNames.size()) {
    computeFirst();
    computeFollow();
    findQuantifiers();
    for (size_t rule = 0; rule < ruleNames.size(); ++rule)
      rowOf(atn.ruleToStartState[rule]);
    while (!pending.empty()) {
      ATNState *state = pending.back();
      pending.pop_back();
      fillRow(state);
    }
    // The start row of a rule must have the index of the rule.
    for (size_t rule = 0; rule < ruleNames.size(); ++rule)
      if (rows.at(atn.ruleToStartState[rule]->stateNumber) != rule)
        fail("internal: rule rows are not first");
  }

  std::vector<std::vector<size_t>> table; // row x token -> action
  std::vector<Action> actions{{Kind::Error, 0, 0, 0}};
  std::vector<Quantifier> quantifiers;

private:
  const ATN &atn;
  const std::vector<std::string> &ruleNames;
  size_t tokens;
  std::vector<TokenSet> first;
  std::vector<bool> nullable; // can reach the end of its rule without a token
  std::vector<TokenSet> follow;
  std::map<size_t, size_t> rows; // state -> row
  std::map<Action, size_t> actionNumbers;
  std::vector<ATNState *> pending;

  static ATNState *after(const Transition *transition) {
    return transition->getSerializationType() == Transition::RULE
               ? static_cast<const antlr4::atn::RuleTransition *>(transition)
                     ->followState
               : transition->target;
  }

  TokenSet labels(const Transition *transition) const {
    TokenSet set;
    for (size_t token = 1; token <= tokens; ++token)
      if (transition->matches(token, 1, tokens))
        set.set(token);
    if (transition->matches(antlr4::Token::EOF, 1, tokens))
      set.set(0); // we number the end of the input 0
    return set;
  }

  void computeFirst() {
    for (auto *stop : atn.ruleToStopState)
      nullable[stop->stateNumber] = true;
    for (bool changed = true; changed;) {
      changed = false;
      for (ATNState *state : atn.states) {
        if (!state || state->getStateType() == ATNState::RULE_STOP)
          continue;
        TokenSet set = first[state->stateNumber];
        bool empty = nullable[state->stateNumber];
        for (const Transition *transition : state->transitions) {
          size_t target = transition->target->stateNumber;
          if (isEpsilon(transition)) {
            set |= first[target];
            empty = empty || nullable[target];
          } else if (transition->getSerializationType() == Transition::RULE) {
            set |= first[target];
            size_t next = after(transition)->stateNumber;
            if (nullable[target]) {
              set |= first[next];
              empty = empty || nullable[next];
            }
          } else {
            set |= labels(transition);
          }
        }
        if (set != first[state->stateNumber] ||
            empty != nullable[state->stateNumber]) {
          first[state->stateNumber] = set;
          nullable[state->stateNumber] = empty;
          changed = true;
        }
      }
    }
  }

  void computeFollow() {
    for (bool changed = true; changed;) {
      changed = false;
      for (ATNState *state : atn.states) {
        if (!state || state->getStateType() == ATNState::RULE_STOP)
          continue;
        for (const Transition *transition : state->transitions) {
          if (transition->getSerializationType() != Transition::RULE)
            continue;
          ATNState *next = after(transition);
          TokenSet set = lookahead(next);
          size_t rule = transition->target->ruleIndex;
          if ((follow[rule] | set) != follow[rule]) {
            follow[rule] |= set;
            changed = true;
          }
        }
      }
    }
  }

  TokenSet lookahead(const ATNState *state) const {
    TokenSet set = first[state->stateNumber];
    if (nullable[state->stateNumber])
      set |= follow[state->ruleIndex];
    return set;
  }

  void reach(ATNState *from, ATNState *end, std::set<size_t> &states) {
    if (from == end || from->getStateType() == ATNState::RULE_STOP ||
        !states.insert(from->stateNumber).second)
      return;
    for (const Transition *transition : from->transitions)
      reach(after(transition), end, states);
  }

  bool skips(ATNState *from, ATNState *end) {
    while (from != end) {
      if (from->transitions.size() != 1 || !isEpsilon(from->transitions[0]))
        return false;
      from = from->transitions[0]->target;
    }
    return true;
  }

  void findQuantifiers() {
    quantifiers.push_back({' ', 0, {}}); // 0: under no quantifier
    for (ATNState *state : atn.states) {
      if (!state)
        continue;
      Quantifier found{0, state->ruleIndex, {}};
      switch (state->getStateType()) {
      case ATNState::STAR_LOOP_ENTRY:
        found.kind = '*';
        for (const Transition *transition : state->transitions)
          if (transition->target->getStateType() == ATNState::STAR_BLOCK_START)
            reach(transition->target, state, found.states);
        break;
      case ATNState::PLUS_BLOCK_START: {
        found.kind = '+';
        auto *start = static_cast<antlr4::atn::PlusBlockStartState *>(state);
        reach(state, start->loopBackState, found.states);
        break;
      }
      case ATNState::BLOCK_START: {
        auto *start = static_cast<antlr4::atn::BasicBlockStartState *>(state);
        bool optional = false;
        for (const Transition *transition : state->transitions)
          optional = optional || skips(transition->target, start->endState);
        if (!optional)
          continue;
        found.kind = '?';
        reach(state, start->endState, found.states);
        break;
      }
      default:
        continue;
      }
      quantifiers.push_back(found);
    }
    if (quantifiers.size() > 255)
      fail("more than 255 quantifiers: widen Node::quantifier");
  }

  size_t innermost(const ATNState *state) const {
    size_t best = 0;
    for (size_t i = 1; i < quantifiers.size(); ++i)
      if (quantifiers[i].rule == state->ruleIndex &&
          quantifiers[i].states.count(state->stateNumber) &&
          (!best ||
           quantifiers[i].states.size() < quantifiers[best].states.size()))
        best = i;
    return best;
  }

  size_t rowOf(ATNState *state) {
    auto [it, added] = rows.insert({state->stateNumber, rows.size()});
    if (added) {
      pending.push_back(state);
      table.emplace_back(tokens + 1, 0);
    }
    return it->second;
  }

  size_t numberOf(Action action) {
    auto [it, added] = actionNumbers.insert({action, actions.size()});
    if (added)
      actions.push_back(action);
    return it->second;
  }

  void fillRow(ATNState *start) {
    size_t row = rows.at(start->stateNumber);
    for (size_t token = 0; token <= tokens; ++token) {
      Action action = step(start, token);
      table[row][token] = action.kind == Kind::Error ? 0 : numberOf(action);
    }
  }

  /// The action at `state` if `token` comes next.
  Action step(ATNState *state, size_t token) {
    const Action error{Kind::Error, 0, 0, 0};
    for (size_t guard = 0; guard < atn.states.size(); ++guard) {
      if (state->getStateType() == ATNState::RULE_STOP)
        return follow[state->ruleIndex].test(token) || state->ruleIndex == 0
                   ? Action{Kind::Return, 0, 0, 0}
                   : error;
      const Transition *chosen = nullptr;
      for (const Transition *transition : state->transitions) {
        TokenSet set;
        if (isEpsilon(transition)) {
          set = lookahead(transition->target);
        } else if (transition->getSerializationType() == Transition::RULE) {
          set = first[transition->target->stateNumber];
          if (nullable[transition->target->stateNumber])
            set |= lookahead(after(transition));
        } else {
          set = labels(transition);
        }
        if (!set.test(token))
          continue;
        if (chosen)
          fail("rule '" + ruleNames[state->ruleIndex] +
               "' is not LL(1): two alternatives start with token " +
               std::to_string(token));
        chosen = transition;
      }
      if (!chosen)
        return error;
      if (isEpsilon(chosen)) {
        state = chosen->target;
        continue;
      }
      bool call = chosen->getSerializationType() == Transition::RULE;
      return {call ? Kind::Call : Kind::Match,
              call ? chosen->target->ruleIndex : 0, innermost(state),
              rowOf(after(chosen))};
    }
    fail("rule '" + ruleNames[state->ruleIndex] + "' loops without a token");
  }
};

//===----------------------------------------------------------------------===//
// Lexer
//===----------------------------------------------------------------------===//

struct TokenRule {
  size_t type;
  bool hidden = false;
  char modeAction = ' '; // '>' push, '<' pop, '=' set
  size_t mode = 0;
};

class LexerTables {
public:
  LexerTables(const ATN &atn) : atn(atn) {
    ruleInfo.resize(atn.ruleToStartState.size());
    for (size_t rule = 0; rule < ruleInfo.size(); ++rule)
      readActions(rule);
    for (auto *mode : atn.modeToStartState) {
      Configs configs;
      for (const Transition *transition : mode->transitions)
        close({transition->target, transition->target->ruleIndex, {}}, configs);
      startStates.push_back(numberOf(configs));
    }
    for (size_t i = 0; i < sets.size(); ++i)
      expand(i);
    if (sets.size() > 65000)
      fail("the lexer has too many states");
  }

  std::vector<TokenRule> ruleInfo;
  std::vector<size_t> startStates;        // per mode
  std::vector<std::vector<size_t>> table; // state x byte -> state (0: dead)
  std::vector<size_t> accepts;            // state -> 1 + rule, 0: none

private:
  struct Config {
    ATNState *state;
    size_t rule;
    std::vector<ATNState *> stack;
    auto key() const {
      std::vector<size_t> numbers{rule, state ? state->stateNumber : SIZE_MAX};
      for (ATNState *entry : stack)
        numbers.push_back(entry->stateNumber);
      return numbers;
    }
    bool operator<(const Config &other) const { return key() < other.key(); }
  };
  using Configs = std::set<Config>;

  const ATN &atn;
  std::map<std::vector<std::vector<size_t>>, size_t> numbers;
  std::vector<Configs> sets;

  void readActions(size_t rule) {
    TokenRule &info = ruleInfo[rule];
    info.type = atn.ruleToTokenType[rule];
    for (ATNState *state : atn.states) {
      if (!state || state->ruleIndex != rule)
        continue;
      for (const Transition *transition : state->transitions) {
        if (transition->getSerializationType() != Transition::ACTION)
          continue;
        using namespace antlr4::atn;
        size_t index =
            static_cast<const ActionTransition *>(transition)->actionIndex;
        LexerAction *action = atn.lexerActions.at(index).get();
        switch (action->getActionType()) {
        case LexerActionType::CHANNEL:
        case LexerActionType::SKIP:
          info.hidden = true;
          break;
        case LexerActionType::TYPE:
          info.type = static_cast<LexerTypeAction *>(action)->getType();
          break;
        case LexerActionType::MODE:
          info.modeAction = '=';
          info.mode = static_cast<LexerModeAction *>(action)->getMode();
          break;
        case LexerActionType::PUSH_MODE:
          info.modeAction = '>';
          info.mode = static_cast<LexerPushModeAction *>(action)->getMode();
          break;
        case LexerActionType::POP_MODE:
          info.modeAction = '<';
          break;
        default:
          fail("the lexer grammar uses an action that the tables lack");
        }
      }
    }
  }

  void close(Config config, Configs &configs) {
    if (!configs.insert(config).second)
      return;
    if (config.state->getStateType() == ATNState::RULE_STOP) {
      if (config.stack.empty())
        return;
      Config next = config;
      next.state = next.stack.back();
      next.stack.pop_back();
      close(next, configs);
      return;
    }
    for (const Transition *transition : config.state->transitions) {
      Config next = config;
      if (transition->getSerializationType() == Transition::RULE) {
        next.state = transition->target;
        next.stack.push_back(
            static_cast<const antlr4::atn::RuleTransition *>(transition)
                ->followState);
        close(next, configs);
      } else if (isEpsilon(transition)) {
        next.state = transition->target;
        close(next, configs);
      }
    }
  }

  size_t numberOf(const Configs &configs) {
    if (sets.empty()) { // state 0 is dead
      sets.emplace_back();
      numbers[{}] = 0;
    }
    std::vector<std::vector<size_t>> key;
    for (const Config &config : configs)
      key.push_back(config.key());
    auto [it, added] = numbers.insert({key, sets.size()});
    if (added)
      sets.push_back(configs);
    return it->second;
  }

  void expand(size_t number) {
    size_t accept = 0;
    std::vector<std::pair<Config, const Transition *>> moves;
    for (const Config &config : sets[number]) {
      if (config.state->getStateType() == ATNState::RULE_STOP &&
          config.stack.empty() && (!accept || config.rule + 1 < accept))
        accept = config.rule + 1;
      for (const Transition *transition : config.state->transitions)
        if (transition->getSerializationType() != Transition::RULE &&
            !isEpsilon(transition))
          moves.push_back({config, transition});
    }
    accepts.push_back(accept);
    std::vector<size_t> row(256, 0);
    std::map<std::vector<bool>, size_t> known; // which moves match -> state
    for (size_t byte = 0; byte < 256; ++byte) {
      std::vector<bool> matching;
      matching.reserve(moves.size());
      for (auto &[config, transition] : moves)
        matching.push_back(transition->matches(byte, 0, 255));
      auto [it, added] = known.insert({matching, 0});
      if (added) {
        Configs next;
        for (size_t i = 0; i < moves.size(); ++i)
          if (matching[i]) {
            Config config = moves[i].first;
            config.state = moves[i].second->target;
            close(config, next);
          }
        it->second = numberOf(next);
      }
      row[byte] = it->second;
    }
    table.push_back(row);
  }
};
} // namespace

template <typename Range, typename Print>
static void printArray(FILE *file, const char *declaration, const Range &range,
                       Print print) {
  std::fprintf(file, "%s = {\n", declaration);
  size_t column = 0;
  for (const auto &element : range) {
    std::string text = print(element) + ",";
    std::fputs(text.c_str(), file);
    column += text.size();
    if (column > 72) {
      std::fputc('\n', file);
      column = 0;
    }
  }
  std::fprintf(file, "};\n\n");
}

static std::string number(size_t value) { return std::to_string(value); }

int main(int argc, char **argv) {
  if (argc != 3)
    fail("usage: scion-grammar-tables <kinds.inc> <tables.inc>");
  antlr4::ANTLRInputStream input("");
  MLIRGenericLexer lexer(&input);
  antlr4::CommonTokenStream stream(&lexer);
  MLIRGeneric parser(&stream);

  const auto &vocabulary = lexer.getVocabulary();
  // Token types that only lexer modes use come last and are never emitted.
  size_t tokens = MLIRGeneric::UNRANKED;
  const std::vector<std::string> &rules = parser.getRuleNames();
  if (tokens >= maxTokens)
    fail("more than 127 kinds of tokens: widen TokenSet");

  FILE *kinds = std::fopen(argv[1], "w");
  FILE *tables = std::fopen(argv[2], "w");
  if (!kinds || !tables)
    fail("cannot write the tables");

  // Rules named …Body make no node; `body` itself does. nonFunctionType has the
  // production Type.
  std::vector<std::string> productions;
  std::vector<size_t> productionOf;
  for (const std::string &rule : rules) {
    if (rule.size() > 4 && rule.ends_with("Body")) {
      productionOf.push_back(255);
      continue;
    }
    std::string name = rule == "nonFunctionType" ? "Type" : camel(rule);
    auto it = std::find(productions.begin(), productions.end(), name);
    productionOf.push_back(it - productions.begin());
    if (it == productions.end())
      productions.push_back(name);
  }

  std::fprintf(kinds, "// Made by scion-grammar-tables of grammar/*.g4.\n");
  std::fprintf(kinds, "#ifdef SCION_TOKEN\nSCION_TOKEN(EndOfInput, \"end of "
                      "the input\")\n");
  for (size_t token = 1; token <= tokens; ++token) {
    std::string literal = vocabulary.getLiteralName(token);
    std::string symbol = vocabulary.getSymbolicName(token);
    std::fprintf(kinds, "SCION_TOKEN(%s, %s)\n", camel(symbol).c_str(),
                 quote(displayName(symbol, literal)).c_str());
  }
  std::fprintf(kinds, "#undef SCION_TOKEN\n#endif\n#ifdef SCION_PRODUCTION\n");
  for (const std::string &production : productions)
    std::fprintf(kinds, "SCION_PRODUCTION(%s)\n", production.c_str());
  std::fprintf(kinds, "#undef SCION_PRODUCTION\n#endif\n");

  LexerTables lexerTables(lexer.getATN());
  // Bytes that every state treats alike share a column.
  std::map<std::vector<size_t>, size_t> columns;
  std::vector<size_t> classOf;
  std::vector<std::vector<size_t>> classes;
  for (size_t byte = 0; byte < 256; ++byte) {
    std::vector<size_t> column;
    column.reserve(lexerTables.table.size());
    for (const auto &row : lexerTables.table)
      column.push_back(row[byte]);
    auto [it, added] = columns.insert({column, columns.size()});
    if (added)
      classes.push_back(column);
    classOf.push_back(it->second);
  }
  std::fprintf(tables, "// Made by scion-grammar-tables of grammar/*.g4.\n");
  std::fprintf(tables, "static constexpr size_t numByteClasses = %zu;\n",
               classes.size());
  std::fprintf(tables, "static constexpr size_t numLexerStates = %zu;\n",
               lexerTables.table.size());
  printArray(tables, "static const uint8_t byteClass[256]", classOf, number);
  std::vector<size_t> flat;
  for (size_t state = 0; state < lexerTables.table.size(); ++state)
    for (const auto &column : classes)
      flat.push_back(column[state]);
  printArray(tables,
             "static const uint16_t lexerNext[numLexerStates * "
             "numByteClasses]",
             flat, number);
  printArray(tables, "static const uint8_t lexerAccept[numLexerStates]",
             lexerTables.accepts, number);
  printArray(tables, "static const uint16_t lexerStart[]",
             lexerTables.startStates, number);
  printArray(tables, "static const LexerRule lexerRules[]",
             lexerTables.ruleInfo, [](const TokenRule &rule) {
               return "{" +
                      number(rule.type <= MLIRGeneric::UNRANKED ? rule.type
                                                                : 0) +
                      "," + (rule.hidden ? "true" : "false") + ",'" +
                      rule.modeAction + "'," + number(rule.mode) + "}";
             });

  ParserTables parserTables(parser.getATN(), rules, tokens);
  std::fprintf(tables, "static constexpr size_t numTokens = %zu;\n",
               tokens + 1);
  std::fprintf(tables, "static constexpr size_t numRows = %zu;\n",
               parserTables.table.size());
  flat.clear();
  for (const auto &row : parserTables.table)
    flat.insert(flat.end(), row.begin(), row.end());
  printArray(tables, "static const uint16_t actionOf[numRows * numTokens]",
             flat, number);
  printArray(tables, "static const ParserAction actions[]",
             parserTables.actions, [&](const Action &action) {
               static const char *const names[] = {"Error", "Match", "Call",
                                                   "Return"};
               size_t production =
                   action.kind == Kind::Call ? productionOf[action.rule] : 0;
               return std::string("{ParserAction::") +
                      names[static_cast<size_t>(action.kind)] + "," +
                      number(action.loop) + "," + number(production) + "," +
                      number(action.rule) + "," + number(action.next) + "}";
             });
  printArray(tables, "static const Quantifier quantifiers[]",
             parserTables.quantifiers, [&](const Quantifier &quantifier) {
               return std::string("{'") + quantifier.kind + "'," +
                      number(productionOf[quantifier.rule]) + "}";
             });
  bool written = std::fclose(kinds) == 0 && std::fclose(tables) == 0;
  return written ? 0 : 1;
}
