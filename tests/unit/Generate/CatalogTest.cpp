//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/generate/Catalog.h"
#include "harness/generate/Enumerations.h"
#include "harness/generate/Types.h"
#include "harness/input/ContextPool.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/STLExtras.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace scion;
using testing::IsEmpty;

namespace {
class CatalogTest : public testing::Test {
protected:
  ContextLease context = ContextPool::global().lease(0);

  Catalog catalogOf(CatalogOptions options) {
    return Catalog(*context, options);
  }

  static const OpKind *find(const Catalog &catalog, std::string_view label) {
    for (const OpKind &kind : catalog.kinds())
      if (kind.label == label)
        return &kind;
    return nullptr;
  }

  static size_t kindsOf(const Catalog &catalog, llvm::StringRef op) {
    return llvm::count_if(catalog.kinds(), [&](const OpKind &kind) {
      return llvm::StringRef(kind.label).split(' ').first == op;
    });
  }
};
} // namespace

TEST_F(CatalogTest, EveryPredicateOfAnEnumerationIsAKind) {
  Catalog catalog = catalogOf({{"index"}, {"#index.cmp_predicate"}, {}});
  EXPECT_EQ(kindsOf(catalog, "index.cmp"), 10u);
  EXPECT_EQ(kindsOf(catalog, "index.add"), 1u);
}

TEST_F(CatalogTest, WithoutItsAttributeAnOpIsRemarkedOn) {
  Catalog catalog = catalogOf({{"index"}, {}, {}});
  EXPECT_EQ(kindsOf(catalog, "index.cmp"), 0u);
  ASSERT_TRUE(catalog.notes().count("index.cmp"));
}

TEST_F(CatalogTest, ATypeThatAnOpRefusesIsNoInstance) {
  Catalog catalog = catalogOf({{"complex"}, {}, {}});
  const OpKind *abs = find(catalog, "complex.abs");
  ASSERT_TRUE(abs);
  for (const OpInstance &instance : abs->instances) {
    ASSERT_EQ(instance.operands.size(), 1u);
    EXPECT_TRUE(isa<mlir::ComplexType>(instance.operands[0]));
    EXPECT_TRUE(isa<mlir::FloatType>(instance.results[0]));
  }
  EXPECT_EQ(abs->instances.size(), 2u);
}

TEST_F(CatalogTest, ExamplesBringOpsThatCannotBeGuessed) {
  std::string_view example = R"(
    func.func @f(%v: vector<4xf32>) -> vector<4xf32> {
      %r = vector.shuffle %v, %v [3, 1, 5, 0] : vector<4xf32>, vector<4xf32>
      return %r : vector<4xf32>
    })";
  std::string label = "vector.shuffle mask=array<i64: 3, 1, 5, 0>";
  EXPECT_TRUE(find(catalogOf({{"vector"}, {}, {example}}), label));
  EXPECT_FALSE(find(catalogOf({{"vector"}, {}, {}}), label));
}

TEST_F(CatalogTest, ARegionThatUsesValuesFromAroundItIsNoExample) {
  std::string_view example = R"(
    func.func @f(%c: i1, %x: i32) -> (i32, i32) {
      %inner = scf.if %c -> i32 {
        scf.yield %x : i32
      } else {
        %z = arith.constant 3 : i32
        scf.yield %z : i32
      }
      %closed = scf.if %c -> i32 {
        %y = arith.constant 4 : i32
        scf.yield %y : i32
      } else {
        %z = arith.constant 3 : i32
        scf.yield %z : i32
      }
      return %inner, %closed : i32, i32
    })";
  Catalog catalog = catalogOf({{"scf"}, {}, {example}});
  ASSERT_EQ(kindsOf(catalog, "scf.if"), 1u);
  EXPECT_EQ(catalog.kinds()[0].instances.size(), 1u);
}

TEST_F(CatalogTest, EffectsAndOpsOutOfScopeAreLeftOut) {
  Catalog catalog = catalogOf({{"memref", "math"}, {}, {}});
  EXPECT_EQ(kindsOf(catalog, "memref.load"), 0u);
  EXPECT_EQ(kindsOf(catalog, "math.clampf"), 0u); // ops.table: out
  EXPECT_EQ(kindsOf(catalog, "math.absi"), 1u);
}

TEST_F(CatalogTest, EnumerationsListTheirWords) {
  EXPECT_EQ(valuesOfEnumeration("#arith.overflow", *context).size(), 3u);
  EXPECT_THAT(valuesOfEnumeration("#llvm.di_file", *context), IsEmpty());
}

TEST_F(CatalogTest, TypesOfTheTableCanBeMade) {
  std::vector<mlir::Type> types = candidateTypes(*context);
  EXPECT_TRUE(llvm::all_of(types, canMake));
  for (const char *text :
       {"i128", "memref<4xi32>", "vector<[4]xi32>", "tensor<*xf32>",
        "tensor<100xf32>", "f8E5M2", "tensor<9223372036854775807xi8>"})
    EXPECT_FALSE(canMake(mlir::parseType(text, context.get()))) << text;
}

TEST_F(CatalogTest, NamesOfTypesDiffer) {
  std::set<std::string> names;
  std::vector<mlir::Type> types = candidateTypes(*context);
  for (mlir::Type type : types)
    EXPECT_TRUE(names.insert(nameOf(type)).second) << nameOf(type);
}

TEST_F(CatalogTest, NamedOpsOfLinalgGetTheShapesOfTheirMaps) {
  Catalog catalog = catalogOf({{"linalg"}, {}, {}});
  EXPECT_GE(kindsOf(catalog, "linalg.matvec"), 1u);
  EXPECT_GE(kindsOf(catalog, "linalg.dot"), 1u);
  bool found = false;
  for (const OpKind &kind : catalog.kinds())
    for (const OpInstance &instance : kind.instances)
      if (instance.name.getStringRef() == "linalg.conv_1d_nwc_wcf") {
        found = true;
        ASSERT_EQ(instance.operands.size(), 3u);
        // Two places of the output, two of the kernel.
        EXPECT_EQ(shapeOf(instance.operands[0]),
                  (std::vector<int64_t>{2, 3, 2}));
        EXPECT_EQ(shapeOf(instance.operands[2]),
                  (std::vector<int64_t>{2, 2, 2}));
      }
  EXPECT_TRUE(found);
}

TEST_F(CatalogTest, AnExampleKeepsTheConstantsOfItsDialect) {
  std::string_view example = R"(
    func.func @f(%t: tensor<2x2xf32>) -> tensor<4xf32> {
      %s = "tosa.const_shape"() <{values = dense<4> : tensor<1xindex>}> : () -> !tosa.shape<1>
      %r = tosa.reshape %t, %s : (tensor<2x2xf32>, !tosa.shape<1>) -> tensor<4xf32>
      return %r : tensor<4xf32>
    })";
  Catalog catalog = catalogOf({{"tosa"}, {}, {example}});
  ASSERT_EQ(kindsOf(catalog, "tosa.reshape"), 1u);
  for (const OpKind &kind : catalog.kinds())
    if (llvm::StringRef(kind.label).starts_with("tosa.reshape")) {
      EXPECT_EQ(kind.instances[0].operands.size(), 1u);
    }
}

TEST_F(CatalogTest, AFunctionWithADotIsAnIdiom) {
  std::string_view example = R"(
    memref.global "private" @idiom_cell : memref<i32> = dense<1>
    func.func private @memref.swap(%x: i32) -> i32 {
      %m = memref.get_global @idiom_cell : memref<i32>
      %old = memref.load %m[] : memref<i32>
      memref.store %x, %m[] : memref<i32>
      return %old : i32
    })";
  Catalog catalog = catalogOf({{"memref"}, {}, {example}});
  const OpKind *kind = find(catalog, "memref.swap");
  ASSERT_TRUE(kind);
  EXPECT_EQ(kind->dialect, "memref");
  const OpInstance &idiom = kind->instances[0];
  EXPECT_TRUE(idiom.isIdiom());
  EXPECT_EQ(catalog.notes().count("memref.load"), 0u);
  EXPECT_EQ(catalog.notes().count("memref.alloc"), 1u);

  // The symbols that it refers to come along.
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::ModuleOp::create(mlir::UnknownLoc::get(context.get()));
  auto builder = mlir::OpBuilder::atBlockEnd(module->getBody());
  mlir::Value value = mlir::arith::ConstantIntOp::create(
      builder, module->getLoc(), builder.getI32Type(), int64_t(3));
  OpInstance::Built built = idiom.build(builder, value);
  EXPECT_EQ(built.op, nullptr);
  EXPECT_EQ(built.results.size(), 1u);
  EXPECT_TRUE(module->lookupSymbol("idiom_cell"));
}

TEST_F(CatalogTest, TheShippedExamplesAreAllUsed) {
  Catalog catalog = catalogOf({{"scf", "memref"}, {}, {catalogExamples()}});
  EXPECT_TRUE(find(catalog, "scf.while"));
  EXPECT_TRUE(find(catalog, "memref.copy_write"));
}

TEST_F(CatalogTest, NumbersThatReferToOperandsAreNotGuessed) {
  std::string_view example = R"(
    func.func @f(%x: i32, %v: vector<4xi32>, %i: index) -> vector<4xi32> {
      %r = vector.insert %x, %v[%i] : i32 into vector<4xi32>
      return %r : vector<4xi32>
    })";
  Catalog catalog = catalogOf({{"vector"}, {}, {example}});
  for (const OpKind &kind : catalog.kinds())
    if (llvm::StringRef(kind.label).contains("-9223372036854775808")) {
      for (const OpInstance &instance : kind.instances)
        EXPECT_EQ(instance.operands.size(), 3u) << kind.label;
    }
}

TEST_F(CatalogTest, AReductionHasTheDimensionsThatItReduces) {
  Catalog catalog = catalogOf({{"vector"}, {"#vector.kind"}, {}});
  for (const OpKind &kind : catalog.kinds())
    for (const OpInstance &instance : kind.instances)
      if (auto dims = instance.attributes.getAs<mlir::DenseI64ArrayAttr>(
              "reduction_dims"))
        for (int64_t dim : dims.asArrayRef())
          EXPECT_LT(dim, int64_t(shapeOf(instance.operands[0]).size()))
              << kind.label;
}
