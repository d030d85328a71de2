//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/Catalog.h"
#include "harness/generate/Enumerations.h"
#include "harness/generate/OpSearch.h"
#include "harness/generate/StructuredOps.h"
#include "harness/generate/Types.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/OpTable.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace scion;

/// Copies the functions and globals that the op refers to into its module.
static void bringSymbols(Operation *op, Operation *example) {
  auto from = example->getParentOfType<ModuleOp>();
  auto to = op->getParentOfType<ModuleOp>();
  op->walk([&](Operation *inner) {
    inner->getAttrDictionary().walk([&](FlatSymbolRefAttr name) {
      Operation *symbol = SymbolTable::lookupSymbolIn(from, name);
      if (!symbol || SymbolTable::lookupSymbolIn(to, name))
        return;
      Operation *copy = symbol->clone();
      to.getBody()->push_front(copy);
      bringSymbols(copy, example);
    });
  });
}

bool OpInstance::isIdiom() const {
  return example && isa<func::FuncOp>(example);
}

OpInstance::Built OpInstance::build(OpBuilder &builder,
                                    ValueRange values) const {
  if (isIdiom()) {
    Block &body = cast<func::FuncOp>(example).getBody().front();
    IRMapping map;
    map.map(body.getArguments(), values);
    for (Operation &op : body.without_terminator())
      bringSymbols(builder.clone(op, map), example);
    Built built{nullptr, {}};
    for (Value result : body.getTerminator()->getOperands())
      built.results.push_back(map.lookup(result));
    return built;
  }
  Operation *op = nullptr;
  if (example) {
    SmallVector<Value> all;
    auto next = values.begin();
    for (unsigned i = 0; i < example->getNumOperands(); ++i)
      all.push_back(!keeps(i) ? *next++
                              : builder.clone(*kept[i])->getResult(0));
    op = builder.clone(*example);
    op->setOperands(all);
  } else {
    OperationState state(builder.getUnknownLoc(), name);
    state.addOperands(values);
    state.addTypes(results);
    state.addAttributes(attributes.getValue());
    op = builder.create(state);
  }
  return {op, SmallVector<Value, 2>(op->getResults())};
}

void OpInstance::forEachOp(llvm::function_ref<void(OperationName)> look) const {
  if (!example)
    return look(name);
  for (Operation *constant : kept)
    if (constant)
      look(constant->getName());
  example->walk([&](Operation *op) { look(op->getName()); });
}

/// A text that identifies the kind of an op: "arith.cmpi predicate=2".
static std::string labelOf(const OpInstance &instance) {
  std::string label = instance.name.getStringRef().str();
  llvm::raw_string_ostream stream(label);
  for (NamedAttribute attribute : instance.attributes) {
    stream << ' ' << attribute.getName().getValue();
    if (isa<UnitAttr>(attribute.getValue()))
      continue;
    stream << '=';
    if (auto number = dyn_cast<IntegerAttr>(attribute.getValue()))
      stream << number.getValue();
    else
      stream << attribute.getValue();
  }
  if (!instance.example)
    return label;
  for (Region &region : instance.example->getRegions())
    for (Operation &op : region.getOps())
      stream << " {" << op.getName() << '}';
  for (auto [i, constant] : llvm::enumerate(instance.kept))
    if (constant)
      stream << " #" << i << '=' << constant->getAttrDictionary();
  return label;
}

/// Values that are tried for any attribute: enumerators, small integers, flags
/// and short lists of integers.
static std::vector<Attribute>
generalAttributes(MLIRContext &context,
                  const std::vector<std::string> &mnemonics) {
  Builder builder(&context);
  std::vector<Attribute> list;
  for (const std::string &mnemonic : mnemonics)
    llvm::append_range(list, valuesOfEnumeration(mnemonic, context));
  // The largest enumeration that is stored as an integer has 16 cases (cmpf).
  for (unsigned bits : {64u, 32u})
    for (int64_t number = 0; number < 16; ++number)
      list.push_back(
          builder.getIntegerAttr(builder.getIntegerType(bits), number));
  for (int64_t number : {0, 1})
    list.push_back(builder.getIndexAttr(number));
  list.push_back(builder.getUnitAttr());
  list.push_back(builder.getBoolAttr(false));
  list.push_back(builder.getBoolAttr(true));
  for (const std::vector<int64_t> &numbers :
       std::vector<std::vector<int64_t>>{{}, {0}, {1}, {3}, {0, 1}, {1, 0}}) {
    list.push_back(builder.getDenseI64ArrayAttr(numbers));
    list.push_back(builder.getI64ArrayAttr(numbers));
  }
  return list;
}

/// Whether the op may stand inside a region, where it cannot be guarded: its
/// only hazards are those of flags and of dynamic sizes.
static bool isHarmless(const OpRule &rule) {
  return llvm::all_of(rule.hazards, [](const Hazard *hazard) {
    return hazard->name == "fast-math" || hazard->name == "flags" ||
           hazard->name == "dynamic-sizes";
  });
}

/// Whether the op can be cloned to another place: it has no effects, its
/// regions use no value from outside, and all ops in them are in scope. Its own
/// operands are not checked.
static bool isWhole(Operation *op) {
  if (op->getNumResults() == 0 || op->hasTrait<OpTrait::ConstantLike>() ||
      op->hasTrait<OpTrait::IsTerminator>() || op->getNumSuccessors() ||
      !isMemoryEffectFree(op) || !llvm::all_of(op->getResultTypes(), canMake))
    return false;
  bool whole = true;
  op->walk([&](Operation *inner) {
    const OpRule *rule = ruleFor(inner->getName());
    whole &= rule && rule->verdict != OpVerdict::OutOfScope;
    // Callees are not cloned with the op.
    whole &= inner->getName().getDialectNamespace() != "func";
    whole &= inner == op || (rule && isHarmless(*rule));
    if (inner != op)
      for (Value operand : inner->getOperands())
        whole &= op->isAncestor(operand.getParentBlock()->getParentOp());
  });
  return whole;
}

/// For each operand, the constant of the op's own dialect that defines it, or
/// null: shapes, zero points and shifts, which most conversions require to be
/// constant. Empty if there is none.
static SmallVector<Operation *, 3> ownConstants(Operation *op) {
  SmallVector<Operation *, 3> constants;
  bool any = false;
  for (Value operand : op->getOperands()) {
    Operation *source = operand.getDefiningOp();
    bool isOwn = source && source->hasTrait<OpTrait::ConstantLike>() &&
                 source->getDialect() == op->getDialect();
    constants.push_back(isOwn ? source : nullptr);
    any |= isOwn;
  }
  if (!any)
    constants.clear();
  return constants;
}

/// The function as an idiom; none if it is not one.
static std::optional<OpInstance> idiomOf(func::FuncOp function) {
  if (!function.getSymName().contains('.') || function.isExternal())
    return std::nullopt;
  FunctionType type = function.getFunctionType();
  if (!llvm::all_of(type.getInputs(), canMake) ||
      !llvm::all_of(type.getResults(), canMake) ||
      !llvm::hasSingleElement(function.getBody()))
    return std::nullopt;
  return OpInstance{function->getName(),
                    llvm::to_vector<3>(type.getInputs()),
                    llvm::to_vector<3>(type.getResults()),
                    DictionaryAttr::get(function.getContext()),
                    function,
                    {}};
}

static bool isWantedDialect(StringRef dialect, const CatalogOptions &options) {
  return options.dialects.empty() ||
         llvm::is_contained(options.dialects, dialect);
}

static bool isWanted(OperationName name, const CatalogOptions &options) {
  if (llvm::is_contained(options.beyondTable, name.getDialectNamespace()))
    return true;
  StringRef dialect = name.getDialectNamespace();
  const OpRule *rule = ruleFor(name);
  return rule && rule->verdict != OpVerdict::OutOfScope &&
         (isOfOtherTarget(dialect)
              ? llvm::is_contained(options.dialects, dialect)
              : isWantedDialect(dialect, options));
}

Catalog::Catalog(MLIRContext &context, const CatalogOptions &options)
    : ctx(context) {
  AttributePool pool{generalAttributes(context, options.attributeMnemonics),
                     {}};
  std::vector<OpInstance> fromExamples, idioms;
  for (std::string_view text : options.examples) {
    ScopedDiagnosticHandler quiet(&context,
                                  [](Diagnostic &) { return success(); });
    auto module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    if (!module)
      continue;
    module->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (auto function = dyn_cast<func::FuncOp>(op))
        if (std::optional<OpInstance> idiom = idiomOf(function)) {
          if (isWantedDialect(function.getSymName().split('.').first, options))
            idioms.push_back(*idiom);
          return WalkResult::skip();
        }
      if (!isWanted(op->getName(), options))
        return WalkResult::advance();
      for (StringAttr name : op->getName().getAttributeNames())
        if (Attribute value = op->getInherentAttr(name).value_or(Attribute())) {
          auto &seen =
              pool.seen[(op->getName().getStringRef() + " " + name.getValue())
                            .str()];
          if (!llvm::is_contained(seen, value))
            seen.push_back(value);
        }
      if (!isWhole(op))
        return WalkResult::advance();
      OpInstance instance{op->getName(),
                          llvm::to_vector<3>(op->getOperandTypes()),
                          llvm::to_vector<3>(op->getResultTypes()),
                          DictionaryAttr::get(&context),
                          op,
                          {}};
      NamedAttrList attributes;
      for (StringAttr name : op->getName().getAttributeNames())
        if (Attribute value = op->getInherentAttr(name).value_or(Attribute());
            value && name != "fastmath")
          attributes.set(name, value);
      instance.attributes = attributes.getDictionary(&context);
      auto isMade = [](const OpInstance &one) {
        return llvm::all_of(one.operands, canMake);
      };
      OpInstance keeping = instance;
      keeping.kept = ownConstants(op);
      if (!keeping.kept.empty()) {
        keeping.operands.clear();
        for (auto [type, constant] : llvm::zip(instance.operands, keeping.kept))
          if (!constant)
            keeping.operands.push_back(type);
        if (isMade(keeping))
          fromExamples.push_back(keeping);
      }
      if (op->getNumRegions() == 0)
        instance.example = nullptr;
      if (isMade(instance))
        fromExamples.push_back(instance);
      return WalkResult::advance();
    });
    exampleModules.push_back(std::move(module));
  }

  auto structured = ModuleOp::create(UnknownLoc::get(&context));
  exampleModules.push_back(structured);

  std::map<std::string, OpKind> kinds;
  llvm::DenseSet<std::pair<Attribute, Attribute>> known;
  auto add = [&](const OpInstance &instance) {
    std::string label =
        instance.isIdiom()
            ? cast<func::FuncOp>(instance.example).getSymName().str()
            : labelOf(instance);
    SmallVector<Attribute> all{};
    for (Type type : instance.operands)
      all.push_back(TypeAttr::get(type));
    all.push_back(UnitAttr::get(&context));
    for (Type type : instance.results)
      all.push_back(TypeAttr::get(type));
    if (!known
             .insert({StringAttr::get(&context, label),
                      ArrayAttr::get(&context, all)})
             .second)
      return;
    OpKind &kind = kinds[label];
    kind.label = label;
    kind.dialect = StringRef(label).split('.').first.str();
    kind.instances.push_back(instance);
  };
  OpSearch search(context, pool);
  for (RegisteredOperationName name : context.getRegisteredOperations()) {
    if (!isWanted(name, options))
      continue;
    OpSearch::Found found = search.instancesOf(name);
    for (const OpInstance &instance : structuredInstancesOf(name, structured)) {
      found.instances.push_back(instance);
      found.remark.clear();
    }
    for (const OpInstance &instance : found.instances)
      add(instance);
    if (!found.remark.empty())
      remarks[name.getStringRef().str()] = found.remark;
  }
  for (const OpInstance &instance : fromExamples)
    if (search.isGood(instance)) {
      add(instance);
      remarks.erase(instance.name.getStringRef().str());
    }
  for (const OpInstance &idiom : idioms) {
    add(idiom);
    idiom.forEachOp(
        [&](OperationName name) { remarks.erase(name.getStringRef().str()); });
  }
  for (auto &[label, kind] : kinds)
    list.push_back(std::move(kind));
}

Catalog::~Catalog() = default;
