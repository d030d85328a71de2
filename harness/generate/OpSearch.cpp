//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/OpSearch.h"
#include "harness/generate/Survive.h"
#include "harness/generate/Types.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"

#include <set>

using namespace mlir;
using namespace scion;

/// The largest number of operands that is tried. No op in scope without
/// variadic operands has more, not counting sizes.
static constexpr unsigned maxOperands = 4;
static constexpr unsigned maxResults = 2;

/// Tries for one op; 9,000 are the most that an op of the listed dialects needs
/// with the types of Types.cpp, but for a few that take any type.
static constexpr uint64_t maxTries = 40000;

/// The answer of tryOp where the verifier crashes.
static constexpr StringLiteral aFault = "a fault";

/// Attributes that variations() does not change: segment sizes, and fast-math
/// flags, each of which makes other results legal (docs/LegalDifferences.md).
static bool isFixed(StringRef attribute) {
  return attribute == "fastmath" || attribute == "operandSegmentSizes" ||
         attribute == "resultSegmentSizes";
}

OpSearch::OpSearch(MLIRContext &context, const AttributePool &pool)
    : context(context), pool(pool), types(candidateTypes(context)),
      module(ModuleOp::create(UnknownLoc::get(&context))), builder(&context) {
  builder.setInsertionPointToEnd(module->getBody());
  auto function =
      func::FuncOp::create(builder, module->getLoc(), "scion_search",
                           builder.getFunctionType({}, {}));
  builder.setInsertionPointToStart(function.addEntryBlock());
}

/// Value number `which` of the type: an argument of the block in which ops are
/// tried.
Value OpSearch::valueOf(Type type, unsigned which) {
  llvm::SmallVector<Value, 4> &known = values[type];
  while (known.size() <= which)
    known.push_back(builder.getInsertionBlock()->addArgument(
        type, UnknownLoc::get(&context)));
  return known[which];
}

Operation *OpSearch::makeOp(const OpInstance &instance) {
  SmallVector<Value> operands;
  for (auto [index, type] : llvm::enumerate(instance.operands))
    operands.push_back(valueOf(type, unsigned(index)));
  return instance.build(builder, operands).op;
}

/// Erases the op and the constants that it uses.
static void erase(Operation *op) {
  SmallVector<Operation *> constants;
  for (Value operand : op->getOperands())
    if (Operation *source = operand.getDefiningOp())
      constants.push_back(source);
  op->erase();
  for (Operation *constant : constants)
    constant->erase();
}

/// The verifier's first message; "" if it accepts the op.
std::string OpSearch::tryOp(const OpInstance &instance, bool *isPure) {
  ++tries;
  problem.clear();
  ScopedDiagnosticHandler listen(&context, [&](Diagnostic &diagnostic) {
    if (problem.empty())
      problem = diagnostic.str();
    return success();
  });
  Operation *op = makeOp(instance);
  // An op drops an attribute of a kind that it does not store.
  for (NamedAttribute attribute : instance.attributes)
    if (op->getInherentAttr(attribute.getName()).value_or(Attribute()) !=
        attribute.getValue())
      problem = "attribute '" + attribute.getName().str() + "' failed";
  bool fine = false;
  if (problem.empty() && !survives([&] {
        fine = succeeded(mlir::verify(op));
        if (isPure && fine)
          *isPure = isMemoryEffectFree(op);
      })) {
    ++faults;
    problem = aFault;
  }
  if (problem.empty() && !fine)
    problem = "refused";
  erase(op);
  return problem;
}

/// The verifier of vector.multi_reduction accepts dimensions that its operand
/// does not have, and then writes past the end of a list.
static bool hasItsDimensions(const OpInstance &instance) {
  auto dims = instance.attributes.getAs<DenseI64ArrayAttr>("reduction_dims");
  if (!dims || instance.operands.empty())
    return true;
  auto shaped = dyn_cast<ShapedType>(instance.operands.front());
  return shaped && llvm::all_of(dims.asArrayRef(), [&](int64_t dim) {
           return dim >= 0 && dim < shaped.getRank();
         });
}

bool OpSearch::isGood(const OpInstance &instance) {
  bool isPure = false;
  return hasItsDimensions(instance) && tryOp(instance, &isPure).empty() &&
         isPure;
}

/// The attribute that a message is about.
static StringRef attributeIn(StringRef message) {
  for (StringRef before : {"requires attribute '", "attribute '"})
    if (size_t at = message.find(before); at != StringRef::npos)
      return message.substr(at + before.size()).split('\'').first;
  return {};
}

/// The number after "operand #" or "result #"; none: another message.
static std::optional<unsigned> numberIn(StringRef message, StringRef before) {
  size_t at = message.find(before);
  unsigned number;
  if (at == StringRef::npos ||
      message.substr(at + before.size()).consumeInteger(10, number))
    return std::nullopt;
  StringRef rest = message.substr(at + before.size());
  if (rest.consumeInteger(10, number))
    return std::nullopt;
  return number;
}

static bool isAboutArity(StringRef message) {
  return (message.contains("expected") || message.contains("requires")) &&
         !message.contains('#') && attributeIn(message).empty() &&
         (message.contains("operand") || message.contains("result"));
}

static DictionaryAttr with(DictionaryAttr attributes, StringRef name,
                           Attribute value) {
  NamedAttrList list(attributes);
  list.set(name, value);
  return list.getDictionary(attributes.getContext());
}

/// A size or position that refers to an operand: verifiers do not check whether
/// there is one, and reading the operand faults.
static bool refersToOperands(Attribute value) {
  auto numbers = dyn_cast<DenseI64ArrayAttr>(value);
  return numbers && llvm::any_of(numbers.asArrayRef(), ShapedType::isDynamic);
}

std::vector<Attribute> OpSearch::candidates(const OpInstance &op,
                                            StringRef attribute) {
  std::vector<Attribute> list;
  auto found = pool.seen.find((op.name.getStringRef() + " " + attribute).str());
  if (found != pool.seen.end())
    llvm::copy_if(found->second, std::back_inserter(list),
                  [](Attribute value) { return !refersToOperands(value); });
  for (Attribute value : pool.general)
    if (!llvm::is_contained(list, value))
      list.push_back(value);
  return list;
}

/// Adds the attributes that the op requires. False if no known value fits one
/// of them. Verifiers check attributes before types.
bool OpSearch::settleAttributes(OpInstance &op) {
  // An op has less than ten attributes.
  for (unsigned step = 0; step < 10; ++step) {
    std::string message = tryOp(op);
    std::string name = attributeIn(message).str();
    if (name.empty() || !llvm::is_contained(op.name.getAttributeNames(), name))
      return true;
    bool settled = false;
    for (Attribute value : candidates(op, name)) {
      OpInstance next = op;
      next.attributes = with(op.attributes, name, value);
      if (attributeIn(tryOp(next)) == name)
        continue;
      op = next;
      settled = true;
      break;
    }
    if (!settled) {
      problem = message;
      return false;
    }
  }
  return false;
}

/// The attributes of the op, and all variants in which one of them has another
/// value that the op accepts: predicates, flags, kinds, modes.
std::vector<DictionaryAttr> OpSearch::variations(const OpInstance &op) {
  std::vector<DictionaryAttr> all{op.attributes};
  for (StringAttr name : op.name.getAttributeNames()) {
    if (isFixed(name))
      continue;
    for (Attribute value : candidates(op, name)) {
      if (op.attributes.get(name) == value)
        continue;
      OpInstance next = op;
      next.attributes = with(op.attributes, name, value);
      if (attributeIn(tryOp(next)) != name.getValue())
        all.push_back(next.attributes);
    }
  }
  return all;
}

/// The result types that the op infers; empty if it infers none.
std::vector<Type> OpSearch::infer(const OpInstance &op) {
  auto *interface = op.name.getInterface<InferTypeOpInterface>();
  if (!interface)
    return {};
  ScopedDiagnosticHandler quiet(&context,
                                [](Diagnostic &) { return success(); });
  Operation *made = makeOp(op);
  SmallVector<Type> inferred;
  LogicalResult result = failure();
  if (!survives([&] {
        result = interface->inferReturnTypes(
            &context, made->getLoc(), made->getOperands(),
            made->getDiscardableAttrDictionary(), made->getPropertiesStorage(),
            made->getRegions(), inferred);
      }))
    ++faults;
  made->erase();
  return succeeded(result) ? std::vector<Type>(inferred.begin(), inferred.end())
                           : std::vector<Type>{};
}

/// Tries all combinations of types, with at most two different ones among the
/// operands, and all variations of the attributes.
void OpSearch::searchTypes(OpInstance start, Found &found) {
  std::vector<DictionaryAttr> kinds = variations(start);
  // The types that each operand and result accepts, determined one by one.
  std::vector<std::vector<Type>> allowed;
  OpInstance op = start;
  // A verifier that crashes on scalars crashes on each type that the op does
  // not take.
  bool crashesOnScalars = start.results.front() != types.front();
  auto isRefused = [&](StringRef message, StringRef where, unsigned i) {
    return numberIn(message, where) == i ||
           (crashesOnScalars && message == aFault);
  };
  for (unsigned i = 0; i < op.operands.size(); ++i) {
    allowed.emplace_back();
    for (Type type : types) {
      op.operands[i] = type;
      if (!isRefused(tryOp(op), "operand #", i))
        allowed.back().push_back(type);
    }
    if (allowed.back().empty()) {
      found.remark = "no type for operand " + std::to_string(i);
      return;
    }
    op.operands[i] = allowed.back().front();
  }
  std::vector<std::vector<Type>> results;
  for (unsigned i = 0; i < op.results.size(); ++i) {
    results.emplace_back();
    for (Type type : types) {
      op.results[i] = type;
      if (!isRefused(tryOp(op), "result #", i))
        results.back().push_back(type);
    }
    if (results.back().empty()) {
      found.remark = "no type for result " + std::to_string(i);
      return;
    }
    op.results[i] = results.back().front();
  }
  bool infers = op.name.hasInterface<InferTypeOpInterface>();

  auto keep = [&](OpInstance &candidate) {
    for (DictionaryAttr kind : kinds) {
      candidate.attributes = kind;
      if (isGood(candidate))
        found.instances.push_back(candidate);
    }
  };
  std::function<void(unsigned)> chooseResult = [&](unsigned index) {
    if (tries > maxTries)
      return;
    if (index == results.size())
      return keep(op);
    for (Type type : results[index]) {
      op.results[index] = type;
      chooseResult(index + 1);
    }
  };
  std::function<void(unsigned)> chooseOperand = [&](unsigned index) {
    if (tries > maxTries)
      return;
    if (index == allowed.size()) {
      if (!infers)
        return chooseResult(0);
      op.attributes = start.attributes;
      std::vector<Type> inferred = infer(op);
      ++tries;
      if (inferred.size() != op.results.size() ||
          !llvm::all_of(inferred, canMake))
        return;
      OpInstance candidate = op;
      candidate.results.assign(inferred.begin(), inferred.end());
      return keep(candidate);
    }
    llvm::SmallSetVector<Type, 4> before(op.operands.begin(),
                                         op.operands.begin() + index);
    for (Type type : allowed[index])
      if (before.size() < 2 || before.contains(type)) {
        op.operands[index] = type;
        chooseOperand(index + 1);
      }
  };
  chooseOperand(0);
  if (tries > maxTries)
    found.remark = "not all types were tried";
}

OpSearch::Found OpSearch::instancesOf(RegisteredOperationName name) {
  Found found;
  tries = faults = 0;
  if (!name.hasTrait<OpTrait::ZeroRegions>() ||
      name.hasTrait<OpTrait::IsTerminator>() ||
      name.hasTrait<OpTrait::ConstantLike>() ||
      !name.hasTrait<OpTrait::ZeroSuccessors>()) {
    found.remark = "only by example";
    return found;
  }
  // The verifiers of tosa ops in MLIR 24 crash on scalars.
  Type scalar = types.front();
  Type tensor = *llvm::find_if(types, llvm::IsaPred<RankedTensorType>);
  for (unsigned operands = 0; operands <= maxOperands; ++operands)
    for (unsigned results = 1; results <= maxResults; ++results) {
      auto withAll = [&](Type type) {
        return OpInstance{name, SmallVector<Type, 3>(operands, type),
                          SmallVector<Type, 3>(results, type),
                          DictionaryAttr::get(&context)};
      };
      OpInstance op = withAll(scalar);
      bool hasAttributes = settleAttributes(op);
      if (problem == aFault) {
        op = withAll(tensor);
        hasAttributes = settleAttributes(op);
      }
      if (isAboutArity(problem))
        continue;
      if (!hasAttributes) {
        found.remark = problem;
        continue;
      }
      searchTypes(op, found);
      if (found.instances.empty() && found.remark.empty())
        found.remark = "no types fit: " + problem;
    }
  if (found.instances.empty() && found.remark.empty())
    found.remark = "another number of operands or results";
  if (!found.instances.empty() && tries <= maxTries)
    found.remark.clear();
  if (faults)
    found.remark += (found.remark.empty() ? "" : "; ") +
                    std::to_string(faults) + " tries end in a fault of MLIR";
  return found;
}
