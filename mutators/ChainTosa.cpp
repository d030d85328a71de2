//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// chain-tosa: puts a chain of two to five tosa operations after an operation,
// begins it with the result of that operation, and lets some of the later uses
// read its end: high-level operations in the data flow of a lowered program. A
// scalar goes through a tensor of one element. Other operands are values of the
// chain or visible tensors of the same type.
//
//===----------------------------------------------------------------------===//

#include "mutators/OperationMutator.h"
#include "mutators/Operations.h"
#include "mutators/Scope.h"
#include "mutators/ShapedType.h"

#include <charconv>
#include <span>

using namespace scion;

/// Most operations of a chain, beside those that lead into it and out of it.
static constexpr size_t maxLinks = 5;

/// Larger tensors would take long to interpret and execute without finding
/// more.
static constexpr uint64_t maxElements = 4096;

namespace {
/// The element types that the operations below take.
enum Elements : uint8_t { Float = 1, Int32 = 2, Bool = 4 };

enum class Shape : uint8_t {
  Unary,
  Binary,
  Shifted,  // binary, and the shift of tosa.mul
  Clamped,  // unary, between two values
  Reversed, // unary, along an axis
  Selected, // a comparison of two, and tosa.select between them
  Reduced,  // along an axis; a binary operation brings the shape back
};

struct Link {
  std::string_view name;
  uint8_t elements;
  Shape shape;
};

/// The tensor type of a chain.
struct ChainType {
  std::string text;               // "tensor<4x3xf32>"
  std::string_view element;       // "f32"
  std::vector<std::string> sizes; // "4", "3"
  uint8_t elements = 0;

  std::string withSizes(const std::vector<std::string> &other,
                        std::string_view of) const {
    std::string type = "tensor<";
    for (const std::string &size : other)
      type += size + 'x';
    return type + std::string(of) + '>';
  }
};
} // namespace

static constexpr Link links[] = {
    {"abs", Float | Int32, Shape::Unary},
    {"ceil", Float, Shape::Unary},
    {"floor", Float, Shape::Unary},
    {"exp", Float, Shape::Unary},
    {"tanh", Float, Shape::Unary},
    {"sigmoid", Float, Shape::Unary},
    {"reciprocal", Float, Shape::Unary},
    {"bitwise_not", Int32, Shape::Unary},
    {"clz", Int32, Shape::Unary},
    {"logical_not", Bool, Shape::Unary},
    {"add", Float | Int32, Shape::Binary},
    {"sub", Float | Int32, Shape::Binary},
    {"maximum", Float | Int32, Shape::Binary},
    {"minimum", Float | Int32, Shape::Binary},
    {"bitwise_and", Int32, Shape::Binary},
    {"bitwise_or", Int32, Shape::Binary},
    {"bitwise_xor", Int32, Shape::Binary},
    {"logical_left_shift", Int32, Shape::Binary},
    {"logical_and", Bool, Shape::Binary},
    {"logical_or", Bool, Shape::Binary},
    {"logical_xor", Bool, Shape::Binary},
    {"mul", Float | Int32, Shape::Shifted},
    {"clamp", Float | Int32, Shape::Clamped},
    {"reverse", Float | Int32 | Bool, Shape::Reversed},
    {"greater", Float | Int32, Shape::Selected},
    {"equal", Float | Int32, Shape::Selected},
    {"reduce_max", Float | Int32, Shape::Reduced},
    {"reduce_min", Float | Int32, Shape::Reduced},
    {"reduce_sum", Int32, Shape::Reduced},
};

static uint8_t elementsOf(std::string_view element) {
  return element == "f32"   ? Float
         : element == "i32" ? Int32
         : element == "i1"  ? Bool
                            : 0;
}

/// The type of a chain that begins with a value of `type`: a ranked tensor of
/// static sizes without an encoding, or a scalar.
static std::optional<ChainType> chainType(std::string_view type) {
  ChainType chain;
  if (uint8_t elements = elementsOf(type)) {
    chain.element = type;
    chain.elements = elements;
    chain.sizes = {"1"};
    chain.text = chain.withSizes(chain.sizes, type);
    return chain;
  }
  std::optional<ShapedType> shaped = shapedType(type);
  if (!shaped || shaped->head != "tensor<" || shaped->rank == 0 ||
      shaped->isUnranked() || !shaped->rest.ends_with('>'))
    return std::nullopt;
  chain.element = shaped->rest.substr(0, shaped->rest.size() - 1);
  chain.elements = elementsOf(chain.element);
  uint64_t product = 1;
  std::string_view rest = shaped->sizes;
  while (!rest.empty()) {
    std::string_view size = rest.substr(0, rest.find('x'));
    rest.remove_prefix(size.size() + 1);
    uint64_t value = 0;
    auto [end, error] =
        std::from_chars(size.data(), size.data() + size.size(), value);
    if (error != std::errc() || end != size.data() + size.size() || value == 0)
      return std::nullopt; // dynamic, or without elements
    product *= std::min(value, maxElements + 1);
    if (product > maxElements)
      return std::nullopt;
    chain.sizes.emplace_back(size);
  }
  chain.text = type;
  if (!chain.elements ||
      chain.text != chain.withSizes(chain.sizes, chain.element))
    return std::nullopt;
  return chain;
}

namespace {
/// Writes the operations of a chain.
class ChainWriter {
public:
  ChainWriter(const ChainType &type, std::string indent, FreshNames &fresh,
              ChoiceStream &choices)
      : type(type), indent(std::move(indent)), fresh(fresh), choices(choices) {}

  std::string text;
  std::vector<std::string> values; // of the chain's type, to read
  std::vector<std::string_view> names;

  /// Writes an operation of any dialect, and returns the name of its result.
  std::string write(std::string_view name, std::string_view operands,
                    std::string_view properties, std::string_view from,
                    std::string_view to) {
    std::string result = fresh.value();
    text += '\n' + indent + result + " = \"" + std::string(name) + "\"(" +
            std::string(operands) + ')';
    if (!properties.empty())
      text += " <{" + std::string(properties) + "}>";
    text += " : (" + std::string(from) + ") -> " + std::string(to);
    return result;
  }

  /// The next link, which reads the last value.
  void link() {
    std::vector<const Link *> fitting;
    for (const Link &one : links)
      if (one.elements & type.elements)
        fitting.push_back(&one);
    const Link &next = *choices.pick(fitting);
    names.push_back(next.name);
    values.push_back(linked(next));
  }

private:
  const ChainType &type;
  std::string indent;
  FreshNames &fresh;
  ChoiceStream &choices;

  std::string tosa(std::string_view name, std::string_view operands,
                   std::string_view properties, std::string_view from,
                   std::string_view to) {
    return write("tosa." + std::string(name), operands, properties, from, to);
  }

  std::string pair() const { return type.text + ", " + type.text; }

  std::string axis(size_t &drawn) {
    drawn = choices.below(type.sizes.size());
    return "axis = " + std::to_string(drawn) + " : i32";
  }

  std::string linked(const Link &next) {
    std::string last = values.back();
    std::string other = choices.pick(values);
    if (choices.chance(1, 2))
      std::swap(last, other);
    std::string both = last + ", " + other;
    size_t drawn = 0;
    switch (next.shape) {
    case Shape::Unary:
      return tosa(next.name, values.back(), "", type.text, type.text);
    case Shape::Binary:
      return tosa(next.name, both, "", pair(), type.text);
    case Shape::Shifted: {
      std::string shift = tosa("const", "", "values = dense<0> : tensor<1xi8>",
                               "", "tensor<1xi8>");
      return tosa(next.name, both + ", " + shift, "", pair() + ", tensor<1xi8>",
                  type.text);
    }
    case Shape::Clamped: {
      std::string_view most = type.elements == Float ? "1.5" : "100";
      std::string_view least = type.elements == Float ? "-2.0" : "-3";
      std::string of = " : " + std::string(type.element);
      return tosa(next.name, values.back(),
                  "max_val = " + std::string(most) + of +
                      ", min_val = " + std::string(least) + of,
                  type.text, type.text);
    }
    case Shape::Reversed:
      return tosa(next.name, values.back(), axis(drawn), type.text, type.text);
    case Shape::Selected: {
      std::string truth = type.withSizes(type.sizes, "i1");
      std::string which = tosa(next.name, both, "", pair(), truth);
      return tosa("select", which + ", " + both, "", truth + ", " + pair(),
                  type.text);
    }
    case Shape::Reduced: {
      std::string along = axis(drawn);
      std::vector<std::string> sizes = type.sizes;
      sizes[drawn] = "1";
      std::string reduced = type.withSizes(sizes, type.element);
      std::string sum =
          tosa(next.name, values.back(), along, type.text, reduced);
      return tosa("sub", values.back() + ", " + sum, "",
                  type.text + ", " + reduced, type.text);
    }
    }
    return values.back();
  }
};

class ChainTosa final : public OperationMutator {
public:
  ChainTosa() : OperationMutator(2, 16) {}
  std::string_view name() const override { return "chain-tosa"; }

private:
  bool mutateAt(const Program &program, Index operation,
                MutationContext &context, Rewriter &edits) const override {
    const SymbolTable &table = program.symbols();
    const OperationInfo &info = table.operations[operation];
    if (info.endResult - info.firstResult != 1 ||
        !mixesDialects(program, operation) ||
        enclosingFunction(program, operation) == none)
      return false;
    std::vector<Index> users = usersOf(program, operation);
    std::string_view type = typeText(program, info.firstResult);
    std::optional<ChainType> chain = chainType(type);
    if (users.empty() || !chain)
      return false;
    FreshNames fresh(program);
    ChainWriter writer(*chain, indentation(program, info.node), fresh,
                       context.choices);
    std::string value = valueText(program, info.firstResult);
    bool isScalar = type != chain->text;
    writer.values = {isScalar ? writer.write("tensor.from_elements", value, "",
                                             type, chain->text)
                              : value};
    // Insert another value at the front: the chain continues from the last one.
    Index other = pickOfTypeText(program, visibleValues(program, operation),
                                 chain->text, context.choices);
    if (other != none)
      writer.values.insert(writer.values.begin(), valueText(program, other));
    for (size_t i = 2 + context.choices.below(maxLinks - 1); i; --i)
      writer.link();
    std::string end = writer.values.back();
    if (isScalar) {
      std::string zero =
          writer.write("arith.constant", "", "value = 0 : index", "", "index");
      end = writer.write("tensor.extract", end + ", " + zero, "",
                         chain->text + ", index", type);
    }
    edits.insertAfter(info.node, writer.text);
    size_t sure = context.choices.below(users.size());
    for (size_t i = 0; i < users.size(); ++i)
      if (i == sure || context.choices.chance(1, 2))
        edits.replaceNode(table.uses[users[i]].node, end);
    std::string line = "after " + std::string(info.name) + ":";
    for (std::string_view name : writer.names)
      line += " tosa." + std::string(name);
    context.explain(line);
    return true;
  }
};
} // namespace

const Mutator &scion::mutatorChainTosa() {
  static const ChainTosa mutator;
  return mutator;
}
