//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Opaque.h"

#include "harness/semantics/Floats.h"
#include "harness/semantics/Lift.h"

#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace scion::semantics;
using namespace scion::terms;
using llvm::APInt;

size_t OpaqueWorld::add(const std::string &name, const APInt &sample,
                        bool isBad) {
  Term number = graph.variable(sample.getBitWidth(), name, sample);
  Term bad = graph.variable(1, name + ".poison", APInt(1, isBad));
  made.push_back({Bits::of(number), Truth::of(bad)});
  return made.size() - 1;
}

TermElement OpaqueWorld::eventResult(size_t event, size_t index,
                                     unsigned width) {
  auto [place, isNew] = results.try_emplace({event, index}, 0);
  if (isNew || made[place->second].width() != width) {
    std::string name =
        "result" + std::to_string(event) + "." + std::to_string(index);
    APInt sample(width, event * 7 + index * 3 + 1, false, true);
    place->second = add(name, sample, false);
  }
  return made[place->second];
}

TermElement OpaqueWorld::functionResult(OpaqueFunction function,
                                        llvm::StringRef name,
                                        const Element &sample) {
  std::vector<uint64_t> key = function.identity;
  for (const TermElement &term : function.arguments)
    key.push_back(uint64_t(term.number.term) << 32 | term.isBad.term);
  auto [place, isNew] = places.try_emplace(std::move(key), called.size());
  if (isNew) {
    function.result = add(name.str() + "#" + std::to_string(places.size()),
                          sample.number, sample.condition != State::Defined);
    called.push_back(std::move(function));
  }
  return made[called[place->second].result];
}

//===----------------------------------------------------------------------===//
// Functions that several ops compute
//===----------------------------------------------------------------------===//

/// Returns the name that an op on floats has in arith or math, also for ops of
/// llvm; "" if a fast-math flag changes the function.
static StringRef functionOf(Operation *op) {
  static const llvm::StringMap<StringRef> names = [] {
    llvm::StringMap<StringRef> made;
    for (auto [name, ofLlvm] :
         std::initializer_list<std::pair<StringRef, StringRef>>{
             {"arith.addf", "fadd"},
             {"arith.subf", "fsub"},
             {"arith.mulf", "fmul"},
             {"arith.divf", "fdiv"},
             {"arith.remf", "frem"},
             {"arith.extf", "fpext"},
             {"arith.truncf", "fptrunc"},
             {"arith.cmpf", "fcmp"},
             {"arith.sitofp", "sitofp"},
             {"arith.uitofp", "uitofp"},
             {"arith.fptosi", "fptosi"},
             {"arith.fptoui", "fptoui"},
             {"arith.maximumf", "intr.maximum"},
             {"arith.minimumf", "intr.minimum"},
             {"arith.maxnumf", "intr.maxnum"},
             {"arith.minnumf", "intr.minnum"},
             {"math.ceil", "intr.ceil"},
             {"math.floor", "intr.floor"},
             {"math.fma", "intr.fma"},
             {"math.round", "intr.round"},
             {"math.roundeven", "intr.roundeven"},
             {"math.sqrt", "intr.sqrt"},
             {"math.trunc", "intr.trunc"}}) {
      made[name] = name;
      made[("llvm." + ofLlvm).str()] = name;
    }
    return made;
  }();
  if (op->hasAttr("nonNeg") || promisesNumbers(op) || allowsOtherResults(op))
    return "";
  return names.lookup(op->getName().getStringRef());
}

OpaqueFunction
scion::semantics::describeFunction(Operation *op,
                                   ArrayRef<TermElement> arguments) {
  auto place = [](const void *pointer) { return uint64_t(uintptr_t(pointer)); };
  OpaqueFunction made;
  made.name = functionOf(op);
  if (auto mode = op->getAttrOfType<arith::RoundingModeAttr>("roundingmode"))
    made.rounding = roundingOf(mode.getValue());
  made.arguments.assign(arguments.begin(), arguments.end());
  // Both dialects number the predicates alike.
  if (auto predicate = op->getAttrOfType<IntegerAttr>("predicate"))
    made.predicate = predicate.getValue().getZExtValue();
  if (made.name.empty())
    made.identity = {
        place(op->getName().getAsOpaquePointer()),
        place(op->getDiscardableAttrDictionary().getAsOpaquePointer()),
        place(op->getPropertiesAsAttribute().getAsOpaquePointer())};
  else
    made.identity = {place(made.name.data()), made.predicate,
                     uint64_t(made.rounding)};
  // A lane of a vector is computed like a scalar.
  for (Type type : op->getOperandTypes()) {
    made.identity.push_back(place(partType(type).getAsOpaquePointer()));
    if (arguments.size() == op->getNumOperands())
      made.argumentTypes.push_back(partType(type));
  }
  return made;
}
