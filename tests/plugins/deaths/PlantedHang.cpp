//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A dialect `planted` with one attribute. `#planted.hang<0>` is read at once,
// reading `#planted.hang<1>` does not end: what a parser of a project could do.
//
//===----------------------------------------------------------------------===//

#include "PlantedDeaths.h"

#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"

using namespace mlir;

namespace {
struct HangStorage : public AttributeStorage {
  using KeyTy = int64_t;
  explicit HangStorage(int64_t number) : number(number) {}
  bool operator==(int64_t other) const { return number == other; }
  static HangStorage *construct(AttributeStorageAllocator &allocator,
                                int64_t number) {
    return new (allocator.allocate<HangStorage>()) HangStorage(number);
  }
  int64_t number;
};

class HangAttr : public Attribute::AttrBase<HangAttr, Attribute, HangStorage> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(HangAttr)
  static constexpr StringLiteral name = "planted.hang";
  using Base::Base;
  int64_t getNumber() const { return getImpl()->number; }
};

class PlantedDialect : public Dialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PlantedDialect)
  static constexpr StringLiteral getDialectNamespace() { return "planted"; }
  explicit PlantedDialect(MLIRContext *context)
      : Dialect(getDialectNamespace(), context, TypeID::get<PlantedDialect>()) {
    addAttributes<HangAttr>();
  }

  Attribute parseAttribute(DialectAsmParser &parser, Type) const override {
    int64_t number = 0;
    if (parser.parseKeyword("hang") || parser.parseLess() ||
        parser.parseInteger(number) || parser.parseGreater())
      return {};
    volatile bool isHanging = number == 1;
    while (isHanging)
      ;
    return HangAttr::get(getContext(), number);
  }

  void printAttribute(Attribute attribute,
                      DialectAsmPrinter &printer) const override {
    printer << "hang<" << cast<HangAttr>(attribute).getNumber() << ">";
  }
};
} // namespace

void planted::registerHangDialect(DialectRegistry &registry) {
  registry.insert<PlantedDialect>();
}
