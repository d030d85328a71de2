//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/hunt/Variations.h"
#include "harness/input/Predicates.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Dominance.h"
#include "llvm/ADT/STLExtras.h"

#include <cctype>
#include <set>
#include <string>
#include <vector>

using namespace mlir;
using namespace scion;
using namespace scion::hunt;

//===----------------------------------------------------------------------===//
// Commuted operands
//===----------------------------------------------------------------------===//

static bool canCommute(Operation *op) {
  if (op->getNumOperands() != 2 || op->getOperand(0) == op->getOperand(1))
    return false;
  return op->hasTrait<OpTrait::IsCommutative>() ||
         isa<arith::CmpIOp, arith::CmpFOp>(op);
}

static void commute(Operation *op) {
  Value left = op->getOperand(0), right = op->getOperand(1);
  op->setOperands({right, left});
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    compare.setPredicate(mirrored(compare.getPredicate()));
  else if (auto compare = dyn_cast<arith::CmpFOp>(op))
    compare.setPredicate(mirrored(compare.getPredicate()));
}

//===----------------------------------------------------------------------===//
// One more use
//===----------------------------------------------------------------------===//

static bool canShow(Value value) {
  Type type = value.getType();
  if (auto shaped = dyn_cast<ShapedType>(type))
    type = isa<VectorType, RankedTensorType>(shaped) ? shaped.getElementType()
                                                     : Type();
  return type && type.isIntOrIndexOrFloat();
}

/// Adds an unregistered op that uses the results; reconditioning replaces it by
/// a print.
static void showResult(Operation *op) {
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  OperationState use(op->getLoc(), "scion.use");
  for (Value result : op->getResults())
    if (canShow(result))
      use.operands.push_back(result);
  builder.create(use);
}

//===----------------------------------------------------------------------===//
// Flags
//===----------------------------------------------------------------------===//

static constexpr StringLiteral flagNames[] = {
    "overflowFlags", "fastmath", "isExact", "nonNeg", "isDisjoint"};

static bool hasFlags(Operation *op) {
  return llvm::any_of(flagNames, [&](StringRef name) {
    return llvm::is_contained(op->getName().getAttributeNames(), name);
  });
}

static bool changeFlags(Operation *op, ChoiceStream &choices) {
  MLIRContext *context = op->getContext();
  bool isChanged = false;
  for (StringRef name : flagNames) {
    std::optional<Attribute> old = op->getInherentAttr(name);
    if (!old && !llvm::is_contained(op->getName().getAttributeNames(), name))
      continue;
    Attribute made;
    if (name == "overflowFlags")
      made = arith::IntegerOverflowFlagsAttr::get(
          context, arith::IntegerOverflowFlags(choices.below(4)));
    else if (name == "fastmath")
      // None, all of them, or any.
      made = arith::FastMathFlagsAttr::get(
          context, choices.chance(1, 3) ? arith::FastMathFlags::none
                   : choices.chance(1, 2)
                       ? arith::FastMathFlags::fast
                       : arith::FastMathFlags(choices.below(128)));
    else if (!old || !*old)
      made = UnitAttr::get(context);
    if (old && made == *old)
      continue;
    op->setInherentAttr(StringAttr::get(context, name), made);
    isChanged = true;
  }
  return isChanged;
}

//===----------------------------------------------------------------------===//
// Other names of memory
//===----------------------------------------------------------------------===//

/// Ops that take a memref of any layout.
static bool takesAnyLayout(Operation *op) {
  return isa<memref::LoadOp, memref::StoreOp, vector::TransferReadOp,
             vector::TransferWriteOp>(op);
}

static Value viewOf(OpBuilder &builder, Value memref, ChoiceStream &choices) {
  auto type = cast<MemRefType>(memref.getType());
  Location loc = memref.getLoc();
  if (choices.chance(1, 2)) {
    SmallVector<int64_t> dynamic(type.getRank(), ShapedType::kDynamic);
    return memref::CastOp::create(
        builder, loc, MemRefType::get(dynamic, type.getElementType()), memref);
  }
  SmallVector<OpFoldResult> offsets, sizes, strides;
  for (int64_t size : type.getShape()) {
    offsets.push_back(builder.getIndexAttr(0));
    sizes.push_back(builder.getIndexAttr(size));
    strides.push_back(builder.getIndexAttr(1));
  }
  return memref::SubViewOp::create(builder, loc, memref, offsets, sizes,
                                   strides);
}

/// Redirects some accesses of one memref to a view of it, or to a view of
/// another memref of the same type, which changes the semantics.
static bool makeAlias(ModuleOp module, ChoiceStream &choices) {
  std::vector<Value> memrefs;
  auto add = [&](Value value) {
    auto type = dyn_cast<MemRefType>(value.getType());
    if (type && type.hasStaticShape() && type.getRank() > 0 &&
        type.getLayout().isIdentity() && !type.getMemorySpace())
      memrefs.push_back(value);
  };
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto function = dyn_cast<func::FuncOp>(op))
      llvm::for_each(function.getArguments(), add);
    llvm::for_each(op->getResults(), add);
  });
  if (memrefs.empty())
    return false;
  Value accessed = choices.pick(memrefs);
  std::vector<Value> others;
  for (Value value : memrefs)
    if (value.getType() == accessed.getType())
      others.push_back(value);
  // In most cases, view the same memory.
  Value viewed = choices.chance(1, 2) ? accessed : choices.pick(others);
  DominanceInfo dominance(module);
  std::vector<OpOperand *> uses;
  for (OpOperand &use : accessed.getUses())
    if (takesAnyLayout(use.getOwner()) &&
        dominance.properlyDominates(viewed, use.getOwner()))
      uses.push_back(&use);
  if (uses.empty())
    return false;
  // Redirect one access, and sometimes about half of the others.
  OpOperand *one = choices.pick(uses);
  bool takesMore = choices.chance(1, 2);
  OpBuilder builder(module.getContext());
  builder.setInsertionPointAfterValue(viewed);
  Value view = viewOf(builder, viewed, choices);
  for (OpOperand *use : uses)
    if (use == one || (takesMore && choices.chance(1, 2)))
      use->set(view);
  return true;
}

bool hunt::vary(ModuleOp module, Variation variation, ChoiceStream &choices) {
  if (variation == Variation::Alias)
    return makeAlias(module, choices);
  std::vector<Operation *> ops;
  module->walk([&](Operation *op) {
    bool applies = false;
    switch (variation) {
    case Variation::Commute:
      applies = canCommute(op);
      break;
    case Variation::UseTwice:
      applies = op->getParentOfType<func::FuncOp>() &&
                !op->hasTrait<OpTrait::IsTerminator>() &&
                llvm::any_of(op->getResults(), canShow);
      break;
    case Variation::Flags:
      applies = hasFlags(op);
      break;
    case Variation::None:
    case Variation::Alias:
    case Variation::Sizes:
      break;
    }
    if (applies)
      ops.push_back(op);
  });
  if (ops.empty())
    return false;
  // In most cases, change one of them, else all.
  if (variation != Variation::UseTwice && choices.chance(1, 4)) {
    bool isChanged = variation == Variation::Commute;
    for (Operation *op : ops)
      if (variation == Variation::Commute)
        commute(op);
      else
        isChanged |= changeFlags(op, choices);
    return isChanged;
  }
  Operation *op = choices.pick(ops);
  if (variation == Variation::Commute)
    commute(op);
  else if (variation == Variation::UseTwice)
    showResult(op);
  else
    return changeFlags(op, choices);
  return true;
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

namespace {
struct Number {
  size_t begin, end;
  bool inType; // followed by `x`: a size in a shape
};
} // namespace

static std::vector<Number> numbersIn(std::string_view text) {
  std::vector<Number> numbers;
  auto isWord = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' ||
           c == '%' || c == '#' || c == '.' || c == '-';
  };
  for (size_t i = 0; i < text.size(); ++i) {
    if (!std::isdigit(static_cast<unsigned char>(text[i])))
      continue;
    size_t end = i;
    while (end < text.size() &&
           std::isdigit(static_cast<unsigned char>(text[end])))
      ++end;
    char before = i ? text[i - 1] : ' ';
    char after = end < text.size() ? text[end] : ' ';
    // "<4x", "x4x" after another size, or a number alone ("= 4 : index").
    bool isShape = after == 'x' && (before == '<' || before == 'x');
    bool isAlone = !isWord(before) && !isWord(after);
    if (isShape || isAlone)
      numbers.push_back({i, end, isShape});
    i = end;
  }
  return numbers;
}

std::optional<std::string> hunt::varySizes(std::string_view program,
                                           ChoiceStream &choices) {
  std::vector<Number> numbers = numbersIn(program);
  std::set<std::string_view> sizes;
  for (const Number &number : numbers)
    if (number.inType)
      sizes.insert(program.substr(number.begin, number.end - number.begin));
  if (sizes.empty())
    return std::nullopt;
  std::vector<std::string_view> all(sizes.begin(), sizes.end());
  std::string old(choices.pick(all));
  // Zero trips, unit, odd, one off a multiple, a multiple; dynamic.
  static constexpr std::string_view others[] = {"0", "1", "2", "3",
                                                "5", "8", "?"};
  std::string_view other = others[choices.below(std::size(others))];
  // Attributes that hold the same number often mean the same size.
  bool alsoAlone = other != "?" && choices.chance(1, 2);
  std::string text;
  size_t at = 0;
  for (const Number &number : numbers) {
    if (program.substr(number.begin, number.end - number.begin) != old ||
        (!number.inType && !alsoAlone))
      continue;
    text += program.substr(at, number.begin - at);
    text += other;
    at = number.end;
  }
  text += program.substr(at);
  if (text == program)
    return std::nullopt;
  return text;
}

std::optional<std::string> hunt::shrinkNumbers(std::string_view program) {
  auto valueOf = [&](const Number &number) -> uint64_t {
    // Longer numbers are not sizes.
    if (number.end - number.begin > 9)
      return 0;
    return std::stoull(
        std::string(program.substr(number.begin, number.end - number.begin)));
  };
  constexpr uint64_t largest = 31;
  std::vector<Number> numbers = numbersIn(program);
  std::set<uint64_t> big;
  for (const Number &number : numbers)
    if (uint64_t value = valueOf(number); value > largest)
      big.insert(value);
  if (big.empty())
    return std::nullopt;
  std::string text;
  size_t at = 0;
  for (const Number &number : numbers) {
    uint64_t value = valueOf(number);
    if (value <= largest)
      continue;
    uint64_t rank = uint64_t(std::distance(big.begin(), big.find(value)));
    text += program.substr(at, number.begin - at);
    text += std::to_string(8 * (rank + 1) + value % 8);
    at = number.end;
  }
  text += program.substr(at);
  return text;
}
