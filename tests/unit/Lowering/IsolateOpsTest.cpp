//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/IsolateOps.h"

#include "harness/input/ParsedInput.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace scion;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

static std::string print(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream);
  return text;
}

static bool isIsolated(mlir::func::FuncOp function) {
  return function.getName().starts_with("isolated_");
}

/// The names of the ops in a function, without terminators of regions.
static std::vector<std::string> opsIn(mlir::func::FuncOp function) {
  std::vector<std::string> names;
  function.walk([&](mlir::Operation *op) {
    if (op != function && !op->hasTrait<mlir::OpTrait::IsTerminator>())
      names.push_back(op->getName().getStringRef().str());
  });
  return names;
}

/// The module after isolateOps, with names of what was left and what was moved.
namespace {
struct Isolated {
  std::optional<ParsedInput> input;
  std::vector<std::string> left, moved; // calls aside, in order
  unsigned functions = 0;
  std::string text;

  explicit Isolated(std::string_view program) : input(parseInput(program)) {
    EXPECT_TRUE(input) << program;
    if (!input)
      return;
    EXPECT_TRUE(isolateOps(*input->module));
    EXPECT_TRUE(succeeded(mlir::verify(*input->module)));
    text = print(*input->module);
    for (auto function : input->module->getOps<mlir::func::FuncOp>()) {
      functions += isIsolated(function);
      for (const std::string &name : opsIn(function))
        if (name != "func.call")
          (isIsolated(function) ? moved : left).push_back(name);
    }
  }
};
} // namespace

TEST(IsolateOps, PutsACallInPlaceOfEachOp) {
  Isolated result(R"(
    memref.global @data : memref<2xi32> = dense<[1, 2]>
    func.func @main() {
      %zero = arith.constant 0 : index
      %data = memref.get_global @data : memref<2xi32>
      %x = memref.load %data[%zero] : memref<2xi32>
      %two = arith.constant 2 : i32
      %y = arith.muli %x, %two : i32
      vector.print %y : i32
      return
    })");
  EXPECT_THAT(result.left, IsEmpty());
  EXPECT_THAT(result.moved,
              ElementsAre("arith.constant", "memref.get_global", "memref.load",
                          "arith.constant", "arith.muli", "vector.print"));
  EXPECT_THAT(result.text, HasSubstr(R"(
  func.func private @isolated_4(%arg0: i32, %arg1: i32) -> i32)"));
  EXPECT_THAT(result.text, HasSubstr(R"(
    %0 = arith.muli %arg0, %arg1 : i32
    return %0 : i32)"));
}

TEST(IsolateOps, KeepsAttributesAndFlags) {
  Isolated result(R"(
    func.func @f(%a: i32, %b: i32) -> i32 {
      %c = arith.addi %a, %b overflow<nsw> {note = "mine"} : i32
      return %c : i32
    })");
  EXPECT_THAT(
      result.text,
      HasSubstr("arith.addi %arg0, %arg1 overflow<nsw> {note = \"mine\"}"));
}

TEST(IsolateOps, EqualOpsShareAFunction) {
  Isolated result(R"(
    func.func @f(%a: i32, %b: i32) -> i32 {
      %c = arith.addi %a, %b : i32
      %d = arith.addi %c, %b : i32
      %e = arith.addi %c, %d overflow<nsw> : i32
      return %e : i32
    })");
  EXPECT_EQ(result.functions, 2u);
}

TEST(IsolateOps, AnOperandThatStandsThereTwiceIsTwoArguments) {
  Isolated result(R"(
    func.func @f(%a: i32) -> i32 {
      %c = arith.xori %a, %a : i32
      return %c : i32
    })");
  EXPECT_THAT(result.text, HasSubstr("arith.xori %arg0, %arg1"));
  EXPECT_THAT(result.text, HasSubstr("call @isolated_0(%arg0, %arg0)"));
}

TEST(IsolateOps, NamesAreFree) {
  Isolated result(R"(
    func.func private @isolated_0()
    func.func @f(%a: i32) -> i32 {
      %c = arith.xori %a, %a : i32
      return %c : i32
    })");
  EXPECT_THAT(result.text, HasSubstr("call @isolated_1(%arg0, %arg0)"));
}

TEST(IsolateOps, GoesIntoLoopsAndBodies) {
  Isolated result(R"(
    #id = affine_map<(d0) -> (d0)>
    func.func @f(%m: memref<8xi32>, %n: index, %t: tensor<4xi32>)
        -> tensor<4xi32> {
      scf.for %i = %n to %n step %n {
        %x = memref.load %m[%i] : memref<8xi32>
        vector.print %x : i32
      }
      affine.for %i = 0 to 8 {
        %x = affine.load %m[%i] : memref<8xi32>
        affine.store %x, %m[7 - %i] : memref<8xi32>
      }
      %r = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]}
          outs(%t : tensor<4xi32>) {
      ^bb0(%x: i32):
        %i = linalg.index 0 : index
        %k = arith.index_cast %i : index to i32
        %y = arith.muli %x, %k : i32
        linalg.yield %y : i32
      } -> tensor<4xi32>
      return %r : tensor<4xi32>
    })");
  EXPECT_THAT(result.left, ElementsAre("scf.for", "affine.for"));
  EXPECT_THAT(result.moved,
              UnorderedElementsAre("memref.load", "vector.print", "affine.load",
                                   "affine.store", "linalg.generic",
                                   "arith.index_cast", "arith.muli",
                                   "linalg.index"));
}

TEST(IsolateOps, SubscriptsOfAffineLoopsStayInLoopsOnly) {
  Isolated result(R"(
    func.func @f(%m: memref<8xi32>, %n: index, %v: i32) {
      %top = arith.addi %n, %n : index
      affine.for %i = 0 to 8 {
        %low = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
        %once = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
        affine.for %j = affine_map<(d0) -> (d0)>(%low) to %top {
          affine.store %v, %m[%once] : memref<8xi32>
        }
      }
      return
    })");
  // What uses %once is moved and does not see it any more.
  EXPECT_THAT(result.left,
              ElementsAre("affine.apply", "affine.for", "affine.for"));
  EXPECT_THAT(result.moved, UnorderedElementsAre("arith.addi", "affine.apply",
                                                 "affine.store"));
}

TEST(IsolateOps, OpsThatMustSeeWhereTheyAreStay) {
  Isolated result(R"(
    func.func @f(%m: memref<4xi32>, %k: vector<4xi1>, %v: vector<4xi32>,
                 %i: index, %x: i32) -> i32 {
      %wide = builtin.unrealized_conversion_cast %i : index to i64
      %five = llvm.mlir.constant(5 : i64) : i64
      %stack = memref.alloca() : memref<4xi32>
      memref.store %x, %stack[%i] : memref<4xi32>
      vector.mask %k { vector.transfer_write %v, %m[%i] {in_bounds = [true]}
        : vector<4xi32>, memref<4xi32> } : vector<4xi1>
      %old = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
      ^bb0(%now: i32):
        %next = arith.addi %now, %x : i32
        memref.atomic_yield %next : i32
      }
      %t = bufferization.to_tensor %m restrict : memref<4xi32> to tensor<4xi32>
      %c = arith.constant dense<1> : tensor<4xi32>
      %s = arith.addi %t, %c : tensor<4xi32>
      %e = tensor.extract %s[%i] : tensor<4xi32>
      return %e : i32
    })");
  EXPECT_THAT(result.left,
              ElementsAre("builtin.unrealized_conversion_cast",
                          "llvm.mlir.constant", "memref.alloca",
                          "vector.transfer_write", "vector.mask", "arith.addi",
                          "memref.generic_atomic_rmw",
                          "bufferization.to_tensor", "arith.constant"));
  EXPECT_THAT(result.moved, UnorderedElementsAre("memref.store", "arith.addi",
                                                 "tensor.extract"));
}

TEST(IsolateOps, TensorsInSeveralBlocksStay) {
  Isolated result(R"(
    func.func @f(%t: tensor<4xi32>, %i: index, %b: i1) -> i32 {
      %e = tensor.extract %t[%i] : tensor<4xi32>
      %n = arith.addi %e, %e : i32
      cf.br ^end
    ^end:
      return %n : i32
    })");
  EXPECT_THAT(result.left, ElementsAre("tensor.extract"));
  EXPECT_THAT(result.moved, ElementsAre("arith.addi"));
}

TEST(IsolateOps, ConstantsThatTosaAsksForMoveAlong) {
  // One constant for two of them, and for an op that does not ask.
  Isolated result(R"(
    func.func @f(%a: tensor<1xi8>) -> (tensor<1xi8>, tensor<1xi8>) {
      %zero = "tosa.const"() <{values = dense<0> : tensor<1xi8>}>
        : () -> tensor<1xi8>
      %b = tosa.negate %a, %zero, %zero
        : (tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
      %c = tosa.mul %b, %b, %zero
        : (tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
      %d = tosa.add %c, %zero
        : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
      return %c, %d : tensor<1xi8>, tensor<1xi8>
    })");
  EXPECT_THAT(result.left, ElementsAre("tosa.const"));
  EXPECT_THAT(result.moved,
              ElementsAre("tosa.const", "tosa.const", "tosa.negate",
                          "tosa.const", "tosa.mul", "tosa.add"));
}

static void run(mlir::ModuleOp module, std::string_view pipeline) {
  mlir::PassManager manager(module.getContext(), "builtin.module",
                            mlir::OpPassManager::Nesting::Explicit);
  ASSERT_TRUE(succeeded(mlir::parsePassPipeline(pipeline, manager)));
  ASSERT_TRUE(succeeded(manager.run(module)));
}

TEST(IsolateOps, NoInlinerPutsThemTogether) {
  Isolated result(R"(
    func.func @main() {
      %two = arith.constant 2 : i32
      %three = arith.constant 3 : i32
      %five = arith.addi %two, %three : i32
      vector.print %five : i32
      return
    })");
  mlir::ModuleOp module = *result.input->module;
  run(module, "inline,canonicalize,cse");
  EXPECT_THAT(print(module), HasSubstr("arith.addi %arg0, %arg1"));
  run(module, "convert-to-llvm,inline,canonicalize,cse");
  std::string lowered = print(module);
  EXPECT_THAT(lowered, HasSubstr("llvm.add %arg0, %arg1"));
  EXPECT_THAT(lowered, Not(HasSubstr("constant(5 : i32)")));
  // LLVM does not see the attribute of MLIR's functions.
  EXPECT_THAT(lowered, HasSubstr("passthrough = [\"noinline\"]"));
}

TEST(IsolateOps, LeavesAModuleAloneWithNothingToMove) {
  auto input = parseInput("func.func @f(%a: i32) -> i32 { return %a : i32 }");
  ASSERT_TRUE(input);
  std::string before = print(*input->module);
  EXPECT_FALSE(isolateOps(*input->module));
  EXPECT_EQ(print(*input->module), before);
}

namespace {
/// An op that must stand in an op of the name in its attribute `parent`.
class InsideOp : public mlir::Op<InsideOp, mlir::OpTrait::ZeroResults,
                                 mlir::OpTrait::ZeroOperands> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(InsideOp)
  using Op::Op;
  static llvm::StringRef getOperationName() { return "isolation.inside"; }
  static llvm::ArrayRef<llvm::StringRef> getAttributeNames() { return {}; }
  mlir::LogicalResult verify() {
    auto parent = (*this)->getAttrOfType<mlir::StringAttr>("parent");
    if ((*this)->getParentOp()->getName().getStringRef() == parent.getValue())
      return mlir::success();
    return emitOpError("must stand in ") << parent;
  }
};

class IsolationDialect : public mlir::Dialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(IsolationDialect)
  static constexpr llvm::StringLiteral getDialectNamespace() {
    return "isolation";
  }
  explicit IsolationDialect(mlir::MLIRContext *context)
      : Dialect(getDialectNamespace(), context,
                mlir::TypeID::get<IsolationDialect>()) {
    addOperations<InsideOp>();
  }
};
} // namespace

/// A dialect of a project, of which nothing is known here.
static mlir::OwningOpRef<mlir::ModuleOp>
parseWithDialect(ContextLease &lease, llvm::StringRef text) {
  lease.discardAfterUse();
  lease->getOrLoadDialect<IsolationDialect>();
  return mlir::parseSourceString<mlir::ModuleOp>(text, lease.get());
}

TEST(IsolateOps, KeepsOutOfBodiesIfTheyDoNotVerify) {
  ContextLease lease = ContextPool::global().lease(0);
  auto module = parseWithDialect(lease, R"(
    func.func @f(%n: index) {
      affine.for %i = 0 to 8 {
        "isolation.inside"() {parent = "affine.for"} : () -> ()
        vector.print %i : index
      }
      vector.print %n : index
      return
    })");
  ASSERT_TRUE(module);
  EXPECT_TRUE(isolateOps(*module));
  std::string text = print(*module);
  EXPECT_THAT(text, HasSubstr("      vector.print %arg1 : index\n"));
  EXPECT_THAT(text, HasSubstr("call @isolated_0(%arg0)"));
}

TEST(IsolateOps, LeavesAModuleAloneThatDoesNotVerifyAfterwards) {
  ContextLease lease = ContextPool::global().lease(0);
  auto module = parseWithDialect(lease, R"(
    func.func @f(%n: index) {
      scf.for %i = %n to %n step %n {
        "isolation.inside"() {parent = "scf.for"} : () -> ()
        vector.print %i : index
      }
      return
    })");
  ASSERT_TRUE(module);
  std::string before = print(*module);
  EXPECT_FALSE(isolateOps(*module));
  EXPECT_EQ(print(*module), before);
  EXPECT_THAT(lease.takeDiagnostics(), IsEmpty());
}

static std::string read(const std::filesystem::path &file) {
  std::stringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

TEST(IsolateOps, AllSeedsVerifyAndEachFunctionHoldsOneOp) {
  unsigned count = 0;
  for (const auto &entry : std::filesystem::directory_iterator(
           SCION_SOURCE_DIR "/corpus/seeds/lowering")) {
    SCOPED_TRACE(entry.path().filename().string());
    auto input = parseInput(read(entry.path()));
    ASSERT_TRUE(input);
    ASSERT_TRUE(isolateOps(*input->module));
    ASSERT_TRUE(succeeded(mlir::verify(*input->module)));
    ++count;
    for (auto function : input->module->getOps<mlir::func::FuncOp>()) {
      if (!isIsolated(function))
        continue;
      EXPECT_TRUE(function.getNoInline());
      unsigned others = 0;
      for (mlir::Operation &op : function.front().without_terminator())
        others += !op.hasTrait<mlir::OpTrait::ConstantLike>();
      EXPECT_LE(others, 1u);
    }
    input->module->walk([](mlir::func::CallOp call) {
      EXPECT_EQ(call.getNoInline(), call.getCallee().starts_with("isolated_"));
    });
  }
  EXPECT_GE(count, 200u);
}

TEST(IsolateOps, IsTheSameTwice) {
  std::string program =
      read(SCION_SOURCE_DIR "/corpus/seeds/lowering/affine-matmul-5x3x7.mlir");
  EXPECT_EQ(Isolated(program).text, Isolated(program).text);
}
