//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verification against mlir::verify: on what passes leave of the shipped
// programs, and on thousands of modules that were valid, were remembered, and
// had one thing changed.
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/Verification.h"

#include "base/ChoiceStream.h"
#include "harness/experiment/Path.h"
#include "harness/input/ContextPool.h"
#include "harness/lowering/PassRules.h"
#include "harness/lowering/PassRunner.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/SetVector.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace scion;

namespace {
using Module = mlir::OwningOpRef<mlir::ModuleOp>;

/// Makes one change in a module, which may or may not be valid afterwards.
class Breaker {
public:
  Breaker(mlir::ModuleOp module, ChoiceStream &choices)
      : module(module), choices(choices) {
    module->walk([&](mlir::Operation *op) {
      if (op != module)
        ops.push_back(op);
      for (mlir::Value result : op->getResults())
        addValue(result);
      for (mlir::NamedAttribute attribute : op->getAttrs())
        attributes.insert(attribute.getValue());
      for (mlir::Region &region : op->getRegions())
        for (mlir::Block &block : region) {
          blocks.push_back(&block);
          for (mlir::Value argument : block.getArguments())
            addValue(argument);
        }
    });
  }

  static constexpr const char *names[] = {
      "result type", "argument type",     "operand",   "operands swapped",
      "operand off", "operand twice",     "op off",    "op moved",
      "op twice",    "attribute off",     "attribute", "attribute of another",
      "symbol name", "foreign attribute", "successor", "argument off",
      "block off",   "op into block"};

  /// Makes the change `what`. Returns false if the module has nothing to
  /// change.
  bool change(size_t what) {
    mlir::Operation *op = choices.pick(ops);
    mlir::Block *block = choices.pick(blocks);
    switch (what) {
    case 0:
      return op->getNumResults() && !types.empty() &&
             (choices.pick(op->getResults()).setType(choices.pick(types)), 1);
    case 1:
      return block->getNumArguments() && !types.empty() &&
             (choices.pick(block->getArguments()).setType(choices.pick(types)),
              1);
    case 2: {
      if (!op->getNumOperands())
        return false;
      mlir::OpOperand &operand = choices.pick(op->getOpOperands());
      // The first ten tries need a value of the same type, which only its
      // position can make wrong.
      for (unsigned tries = 0; tries < 20; ++tries) {
        mlir::Value value = choices.pick(values);
        if (tries > 9 || value.getType() == operand.get().getType()) {
          operand.set(value);
          break;
        }
      }
      return true;
    }
    case 3: {
      if (op->getNumOperands() < 2)
        return false;
      mlir::OpOperand &one = choices.pick(op->getOpOperands());
      mlir::OpOperand &two = choices.pick(op->getOpOperands());
      mlir::Value value = one.get();
      one.set(two.get());
      two.set(value);
      return true;
    }
    case 4:
      return op->getNumOperands() &&
             (op->eraseOperand(unsigned(choices.below(op->getNumOperands()))),
              1);
    case 5:
      return op->getNumOperands() &&
             (op->insertOperands(
                  unsigned(choices.below(op->getNumOperands() + 1)),
                  mlir::ValueRange(op->getOperand(0))),
              1);
    case 6:
      return op->use_empty() && (op->erase(), 1);
    case 7: {
      mlir::Operation *other = choices.pick(ops);
      if (op->isAncestor(other))
        return false;
      op->moveBefore(other);
      return true;
    }
    case 8: {
      mlir::Operation *copy = op->clone();
      op->getBlock()->getOperations().insertAfter(op->getIterator(), copy);
      return true;
    }
    case 9: {
      if (op->getAttrs().empty())
        return false;
      op->removeAttr(choices.pick(op->getAttrs()).getName());
      fillDefaults(op);
      return true;
    }
    case 10: {
      if (op->getAttrs().empty() || attributes.empty())
        return false;
      mlir::StringAttr name = choices.pick(op->getAttrs()).getName();
      op->setAttr(name, choices.pick(attributes.getArrayRef()));
      fillDefaults(op);
      return true;
    }
    case 11: {
      for (unsigned tries = 0; tries < 50; ++tries) {
        mlir::Operation *other = choices.pick(ops);
        if (other->getName() != op->getName() ||
            other->getAttrDictionary() == op->getAttrDictionary())
          continue;
        op->copyProperties(other->getPropertiesStorage());
        return true;
      }
      return false;
    }
    case 12: {
      if (!op->hasAttr(mlir::SymbolTable::getSymbolAttrName()))
        return false;
      mlir::SymbolTable::setSymbolName(op, "renamed");
      return true;
    }
    case 13: {
      static constexpr std::array foreign = {"llvm.emit_c_interface",
                                             "llvm.noalias",
                                             "gpu.container_module",
                                             "gpu.kernel",
                                             "dlti.dl_spec",
                                             "transform.with_named_sequence",
                                             "bufferization.access",
                                             "acc.routine_info",
                                             "nobody"};
      op->setDiscardableAttr(choices.pick(foreign),
                             mlir::UnitAttr::get(op->getContext()));
      return true;
    }
    case 14:
      return op->getNumSuccessors() &&
             (op->setSuccessor(block,
                               unsigned(choices.below(op->getNumSuccessors()))),
              1);
    case 15: {
      if (!block->getNumArguments())
        return false;
      unsigned number = unsigned(choices.below(block->getNumArguments()));
      return block->getArgument(number).use_empty() &&
             (block->eraseArgument(number), 1);
    }
    case 16: {
      if (!block->hasNoPredecessors() || block->mightHaveTerminator() == false)
        return false;
      for (mlir::Operation &inner : *block)
        for (mlir::Value result : inner.getResults())
          if (result.isUsedOutsideOfBlock(block))
            return false;
      for (mlir::Value argument : block->getArguments())
        if (argument.isUsedOutsideOfBlock(block))
          return false;
      block->erase();
      return true;
    }
    default:
      if (op->isAncestor(block->getParentOp()))
        return false;
      op->moveBefore(block, block->begin());
      return true;
    }
  }

private:
  mlir::ModuleOp module;
  ChoiceStream &choices;
  std::vector<mlir::Operation *> ops;
  std::vector<mlir::Block *> blocks;
  std::vector<mlir::Value> values;
  std::vector<mlir::Type> types;
  llvm::SetVector<mlir::Attribute> attributes;

  /// Sets missing attributes to their defaults, as parsers and builders do:
  /// verifiers expect them, and crash without.
  static void fillDefaults(mlir::Operation *op) {
    if (op->getPropertiesStorageSize())
      op->getName().populateDefaultProperties(op->getPropertiesStorage());
  }

  void addValue(mlir::Value value) {
    values.push_back(value);
    if (!llvm::is_contained(types, value.getType()))
      types.push_back(value.getType());
  }
};

/// All modules of a test belong to one context.
class VerificationTest : public testing::Test {
protected:
  VerificationTest() { lease.discardAfterUse(); }

  ContextLease lease = ContextPool::global().lease(0);
  Verification verification;

  Module read(llvm::StringRef text) {
    return mlir::parseSourceString<mlir::ModuleOp>(
        text, mlir::ParserConfig(lease.get(), /*verifyAfterParse=*/false));
  }
  bool isValid(llvm::StringRef text) {
    Module module = read(text);
    EXPECT_TRUE(module) << text.str();
    return module && verification.isValid(*module);
  }

  bool isSurelyValid(mlir::Operation *root) {
    OpHashes hashes;
    digestInContext(root, ~0u, &hashes);
    return verification.isSurelyValid(root, hashes);
  }

  struct Verdicts {
    unsigned modules = 0, unsure = 0, broken = 0, brokenUnsure = 0, wrong = 0;
    std::array<unsigned, std::size(Breaker::names)> invalid = {};
  } sums;

  void compare(mlir::ModuleOp module) {
    bool sure = isSurelyValid(module);
    EXPECT_TRUE(mlir::succeeded(mlir::verify(module)));
    ++sums.modules;
    sums.unsure += !sure;
  }

  /// From 24 on the verifiers of tosa ops crash on types without elements.
  static bool crashesVerifier(mlir::ModuleOp module) {
    if (LLVM_VERSION_MAJOR < 24)
      return false;
    auto hasNone = [](mlir::Type type) {
      return !mlir::isa<mlir::ShapedType>(type) &&
             type.getDialect().getNamespace() != "tosa";
    };
    return module
        .walk([&](mlir::Operation *op) {
          return op->getName().getDialectNamespace() == "tosa" &&
                         (llvm::any_of(op->getOperandTypes(), hasNone) ||
                          llvm::any_of(op->getResultTypes(), hasNone))
                     ? mlir::WalkResult::interrupt()
                     : mlir::WalkResult::advance();
        })
        .wasInterrupted();
  }

  void breakAndCompare(mlir::ModuleOp module, ChoiceStream choices) {
    size_t what = choices.below(std::size(Breaker::names));
    Module broken = module.clone();
    if (!Breaker(*broken, choices).change(what) || crashesVerifier(*broken))
      return;
    bool sure = isSurelyValid(*broken);
    lease.takeDiagnostics();
    bool valid = mlir::succeeded(mlir::verify(*broken));
    ++sums.broken;
    sums.invalid[what] += !valid;
    sums.brokenUnsure += valid && !sure;
    if (!sure || valid)
      return;
    ++sums.wrong;
    std::string said;
    for (const std::string &line : lease.takeDiagnostics())
      said += line + '\n';
    ADD_FAILURE() << Breaker::names[what] << " is not seen: " << said;
  }

  void walkSeed(llvm::StringRef text, ChoiceStream choices) {
    lease.takeDiagnostics();
    Module module = read(text);
    if (!module || mlir::failed(mlir::verify(*module)))
      return;
    compare(*module);
    PathBuilder builder(*module, lease, RuleTable::global());
    LoweredPath path = builder.build(choices.fork("path"));
    PassRunner runner(*lease);
    uint64_t number = 0;
    for (const PathStep &step : path.steps) {
      StepStatus status = runner.run(*module, step, lease).status;
      if (status != StepStatus::Effect)
        continue;
      compare(*module);
      if (++number % 3 == 0)
        for (unsigned i = 0; i < 8; ++i)
          breakAndCompare(*module, choices.fork("break", number * 8 + i));
    }
  }
};
} // namespace

TEST_F(VerificationTest, SaysWhatMLIRSays) {
  std::vector<std::filesystem::path> files;
  for (const auto &entry : std::filesystem::directory_iterator(
           SCION_SOURCE_DIR "/corpus/seeds/lowering"))
    if (entry.path().extension() == ".mlir")
      files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  ASSERT_GT(files.size(), 150u);
  for (size_t i = 0; i < files.size(); ++i) {
    std::ifstream stream(files[i]);
    walkSeed(std::string(std::istreambuf_iterator<char>(stream), {}),
             ChoiceStream(i));
  }
  EXPECT_EQ(sums.wrong, 0u);
  EXPECT_GT(sums.modules, 2000u);
  EXPECT_GT(sums.broken, 3000u);
  // Fallbacks to mlir::verify must be rare, or Verification saves nothing.
  EXPECT_LT(sums.unsure, sums.modules / 100);
  EXPECT_LT(sums.brokenUnsure, sums.broken / 20);
  for (size_t what = 0; what < std::size(Breaker::names); ++what)
    EXPECT_GT(sums.invalid[what], 0u) << Breaker::names[what];
  if (std::getenv("SCION_VERBOSE")) {
    std::printf("modules %u unsure %u, broken %u, valid but unsure %u\n",
                sums.modules, sums.unsure, sums.broken, sums.brokenUnsure);
    for (size_t what = 0; what < std::size(Breaker::names); ++what)
      std::printf("%s: %u invalid\n", Breaker::names[what], sums.invalid[what]);
  }
}

TEST_F(VerificationTest, DataLayoutsAreNotForgotten) {
  // The atomic load is the same op in both modules.
  const char *load = R"(
    llvm.func @f(%p: !llvm.ptr) {
      %0 = "llvm.load"(%p) <{alignment = 8 : i64, ordering = 2 : i64}> :
        (!llvm.ptr) -> !llvm.ptr
      llvm.return
    })";
  EXPECT_TRUE(isValid((llvm::Twine("module {") + load + "}").str()));
  EXPECT_FALSE(
      isValid((llvm::Twine("module attributes {dlti.dl_spec = "
                           "#dlti.dl_spec<!llvm.ptr = dense<[48, 64, 64]> : "
                           "vector<3xi64>>} {") +
               load + "}")
                  .str()));
}

TEST_F(VerificationTest, FunctionsAskForTheirLandingPads) {
  auto text = [](const char *second) {
    return (llvm::Twine(R"(
      llvm.func @p(...) -> i32
      llvm.func @g()
      llvm.func @f() attributes {personality = @p} {
        llvm.invoke @g() to ^ok unwind ^bad : () -> ()
      ^ok:
        llvm.invoke @g() to ^done unwind ^worse : () -> ()
      ^done:
        llvm.return
      ^bad:
        %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
        llvm.return
      ^worse:
        %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, )") +
            second + R"()>
        llvm.return
      })")
        .str();
  };
  EXPECT_TRUE(isValid(text("i32")));
  EXPECT_FALSE(isValid(text("i64")));
}

TEST_F(VerificationTest, FunctionsAskForTheirComdats) {
  const char *function = "llvm.func @f() comdat(@c::@s) { llvm.return }";
  EXPECT_TRUE(
      isValid((llvm::Twine("llvm.comdat @c { llvm.comdat_selector @s any }\n") +
               function)
                  .str()));
  EXPECT_FALSE(isValid(function));
  const char *global = "llvm.mlir.global external @g() comdat(@c::@s) : i64";
  EXPECT_TRUE(isValid(
      (llvm::Twine("llvm.comdat @c { llvm.comdat_selector @s any }\n") + global)
          .str()));
  EXPECT_FALSE(isValid(global));
}

TEST_F(VerificationTest, CallsAskForTheirCallees) {
  const char *caller =
      "func.func @f(%a: i32) { call @g(%a) : (i32) -> () return }\n";
  auto with = [&](const char *callee) {
    return isValid((llvm::Twine(caller) + callee).str());
  };
  EXPECT_TRUE(with("func.func private @g(i32)"));
  EXPECT_FALSE(with("func.func private @g(i64)"));
  EXPECT_FALSE(with("func.func private @h(i32)"));
  EXPECT_FALSE(with("func.func private @g(i32) func.func private @g(i32)"));
}

TEST_F(VerificationTest, AffineDimensionsAreAsked) {
  auto load = [&](const char *index) {
    return isValid((llvm::Twine(R"(
      func.func @f(%m: memref<4xf32>, %n: memref<4xindex>) {
        %c = arith.constant 0 : index
        affine.for %i = 0 to 4 {
          %l = memref.load %n[%c] : memref<4xindex>
          %0 = affine.load %m[)") +
                    index + R"(] : memref<4xf32>
        }
        return
      })")
                       .str());
  };
  EXPECT_TRUE(load("%i"));
  EXPECT_TRUE(load("%c"));
  EXPECT_FALSE(load("%l"));
}

TEST_F(VerificationTest, BranchesStayInTheirRegionAndAtItsBlocksEnds) {
  Module module = read(R"(
    func.func @f() {
      cf.br ^end
    ^end:
      return
    }
    func.func @g() {
      cf.br ^end
    ^end:
      return
    })");
  ASSERT_TRUE(module);
  EXPECT_TRUE(isSurelyValid(*module));
  mlir::Region &f = module->getBody()->front().getRegion(0);
  mlir::Region &g = module->getBody()->back().getRegion(0);
  mlir::Operation &branch = f.front().front();
  branch.setSuccessor(&g.back(), 0);
  EXPECT_FALSE(verification.isValid(*module));
  branch.setSuccessor(&f.back(), 0);
  EXPECT_TRUE(isSurelyValid(*module));
  f.front().push_back(branch.clone());
  EXPECT_FALSE(verification.isValid(*module));
}

TEST_F(VerificationTest, GraphsAndUnreachableBlocksMayUseBefore) {
  // isSurelyValid is false here, but isValid is right.
  EXPECT_TRUE(isValid(R"("test.graph"(%0) : (i32) -> ()
                         %0 = arith.constant 1 : i32)"));
  EXPECT_TRUE(isValid(R"(func.func @f() {
                           cf.br ^end
                         ^dead:
                           %0 = arith.addi %1, %1 : i32
                           %1 = arith.constant 1 : i32
                           cf.br ^end
                         ^end:
                           return
                         })"));
  EXPECT_FALSE(isValid(R"(func.func @f(%c: i1) {
                            cf.cond_br %c, ^one, ^two
                          ^one:
                            %1 = arith.constant 1 : i32
                            cf.br ^two
                          ^two:
                            %0 = arith.addi %1, %1 : i32
                            return
                          })"));
}

TEST_F(VerificationTest, RemembersNoMoreThanItHasPlacesFor) {
  // Three times as many constants as Verification remembers. The last one of
  // each part is then made invalid: forgetting costs time, but never makes a
  // verdict wrong.
  for (unsigned part = 0; part < 24; ++part) {
    std::string valid, invalid;
    for (unsigned i = 0; i < 4096; ++i)
      valid += "arith.constant " + std::to_string(part * 4096 + i) + " : i32\n";
    EXPECT_TRUE(isValid(valid));
    EXPECT_TRUE(isValid(valid));
    Module module = read(valid);
    mlir::Operation &last = module->getBody()->back();
    last.getResult(0).setType(mlir::IndexType::get(lease.get()));
    EXPECT_FALSE(verification.isValid(*module));
  }
  verification.forget();
  EXPECT_TRUE(isValid("arith.constant 1 : i32"));
}

TEST_F(VerificationTest, SaysWhyAsMLIRDoes) {
  Module module = read(R"("builtin.module"() ({
    "func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ())");
  ASSERT_TRUE(module);
  lease.takeDiagnostics();
  EXPECT_FALSE(verification.isValid(*module));
  std::vector<std::string> ours = lease.takeDiagnostics();
  EXPECT_TRUE(mlir::failed(mlir::verify(*module)));
  EXPECT_EQ(ours, lease.takeDiagnostics());
  EXPECT_EQ(ours.size(), 1u);
}
