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
#include "harness/generate/Types.h"
#include "harness/recondition/Hazard.h"
#include "harness/recondition/OpTable.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace scion;

Operation *OpInstance::build(OpBuilder &builder, ValueRange values) const {
  if (example) {
    Operation *op = builder.clone(*example);
    op->setOperands(values);
    return op;
  }
  OperationState state(builder.getUnknownLoc(), name);
  state.addOperands(values);
  state.addTypes(results);
  state.addAttributes(attributes.getValue());
  return builder.create(state);
}

/// "arith.cmpi predicate=2". Two kinds of one op differ in it.
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
  if (instance.example)
    for (Region &region : instance.example->getRegions())
      for (Operation &op : region.getOps())
        stream << " {" << op.getName() << '}';
  return label;
}

/// Values of all kinds of attributes that tell an op's behaviour apart.
static std::vector<Attribute>
generalAttributes(MLIRContext &context,
                  const std::vector<std::string> &mnemonics) {
  Builder builder(&context);
  std::vector<Attribute> list;
  for (const std::string &mnemonic : mnemonics)
    llvm::append_range(list, valuesOfEnumeration(mnemonic, context));
  // The longest enumeration that is stored as a number has 16 words (cmpf).
  for (unsigned bits : {64u, 32u})
    for (int64_t number = 0; number < 16; ++number)
      list.push_back(
          builder.getIntegerAttr(builder.getIntegerType(bits), number));
  for (int64_t number : {0, 1})
    list.push_back(builder.getIndexAttr(number));
  list.push_back(builder.getUnitAttr());
  list.push_back(builder.getBoolAttr(false));
  list.push_back(builder.getBoolAttr(true));
  for (std::vector<int64_t> numbers :
       std::vector<std::vector<int64_t>>{{}, {0}, {1}, {3}, {0, 1}, {1, 0}}) {
    list.push_back(builder.getDenseI64ArrayAttr(numbers));
    list.push_back(builder.getI64ArrayAttr(numbers));
  }
  return list;
}

/// What cannot be guarded inside of a region, and needs no guard there: no
/// flags are kept, sizes are static.
static bool isHarmless(const OpRule &rule) {
  return llvm::all_of(rule.hazards, [](const Hazard *hazard) {
    return hazard->name == "fast-math" || hazard->name == "flags" ||
           hazard->name == "elementwise-shapes";
  });
}

/// Whether the op can be taken out of its place: its regions use nothing from
/// around it, it has no effects, and all is in scope.
static bool isWhole(Operation *op) {
  if (op->getNumResults() == 0 || op->hasTrait<OpTrait::ConstantLike>() ||
      op->hasTrait<OpTrait::IsTerminator>() || op->getNumSuccessors() ||
      !isMemoryEffectFree(op) ||
      !llvm::all_of(op->getOperandTypes(), canMake) ||
      !llvm::all_of(op->getResultTypes(), canMake))
    return false;
  bool whole = true;
  op->walk([&](Operation *inner) {
    const OpRule *rule = ruleFor(inner->getName());
    whole &= rule && rule->verdict != OpVerdict::OutOfScope;
    // Callees stay behind.
    whole &= inner->getName().getDialectNamespace() != "func";
    whole &= inner == op || (rule && isHarmless(*rule));
    if (inner != op)
      for (Value operand : inner->getOperands())
        whole &= op->isAncestor(operand.getParentBlock()->getParentOp());
  });
  return whole;
}

static bool isWanted(OperationName name, const CatalogOptions &options) {
  const OpRule *rule = ruleFor(name);
  return rule && rule->verdict != OpVerdict::OutOfScope &&
         (options.dialects.empty() ||
          llvm::is_contained(options.dialects, name.getDialectNamespace()));
}

Catalog::Catalog(MLIRContext &context, const CatalogOptions &options)
    : ctx(context) {
  AttributePool pool{generalAttributes(context, options.attributeMnemonics),
                     {}};
  std::vector<OpInstance> fromExamples;
  for (std::string_view text : options.examples) {
    ScopedDiagnosticHandler quiet(&context,
                                  [](Diagnostic &) { return success(); });
    auto module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    if (!module)
      continue;
    module->walk([&](Operation *op) {
      if (!isWanted(op->getName(), options))
        return;
      for (StringAttr name : op->getName().getAttributeNames())
        if (Attribute value = op->getInherentAttr(name).value_or(Attribute())) {
          auto &seen =
              pool.seen[(op->getName().getStringRef() + " " + name.getValue())
                            .str()];
          if (!llvm::is_contained(seen, value))
            seen.push_back(value);
        }
      if (!isWhole(op))
        return;
      OpInstance instance{op->getName(),
                          llvm::to_vector<3>(op->getOperandTypes()),
                          llvm::to_vector<3>(op->getResultTypes()),
                          DictionaryAttr::get(&context), op};
      NamedAttrList attributes;
      for (StringAttr name : op->getName().getAttributeNames())
        if (Attribute value = op->getInherentAttr(name).value_or(Attribute());
            value && name != "fastmath")
          attributes.set(name, value);
      instance.attributes = attributes.getDictionary(&context);
      if (op->getNumRegions() == 0)
        instance.example = nullptr;
      fromExamples.push_back(instance);
    });
    exampleModules.push_back(std::move(module));
  }

  std::map<std::string, OpKind> kinds;
  llvm::DenseSet<std::pair<Attribute, Attribute>> known;
  auto add = [&](const OpInstance &instance) {
    std::string label = labelOf(instance);
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
    kind.dialect = instance.name.getDialectNamespace().str();
    kind.instances.push_back(instance);
  };
  OpSearch search(context, pool);
  for (RegisteredOperationName name : context.getRegisteredOperations()) {
    if (!isWanted(name, options))
      continue;
    OpSearch::Found found = search.instancesOf(name);
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
  for (auto &[label, kind] : kinds)
    list.push_back(std::move(kind));
}

Catalog::~Catalog() = default;
