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
