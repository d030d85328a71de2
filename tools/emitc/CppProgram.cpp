//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/emitc/CppProgram.h"

#include "harness/recondition/Recondition.h"

#include "mlir/Dialect/EmitC/IR/EmitC.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Target/Cpp/CppEmitter.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <array>

using namespace mlir;
using namespace scion;

/// Each value is a line: a letter, and the bits. The program runs on a stack of
/// its own, because the interpreter bounds local variables by the heap's limit.
static constexpr std::string_view head = R"(#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <pthread.h>
template <typename Bits, typename T>
static void scionPrint(char kind, T value) {
  Bits bits;
  std::memcpy(&bits, &value, sizeof bits);
  std::printf("%c%llx\n", kind, (unsigned long long)bits);
}
static void printI64(std::int64_t v) { scionPrint<std::uint64_t>('i', v); }
static void printU64(std::uint64_t v) { scionPrint<std::uint64_t>('u', v); }
static void printF32(float v) { scionPrint<std::uint32_t>('f', v); }
static void printF64(double v) { scionPrint<std::uint64_t>('d', v); }
static void printOpen() { std::printf("(\n"); }
static void printClose() { std::printf(")\n"); }
static void printComma() { std::printf(",\n"); }
static void printNewline() { std::printf(";\n"); }
)";

static constexpr std::string_view tail = R"(
static void *scionRun(void *) {
  program::main();
  std::printf("end\n");
  return nullptr;
}
int main() {
  std::setvbuf(stdout, nullptr, _IOLBF, 1 << 16);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, std::size_t(256) << 20);
  pthread_t thread;
  if (pthread_create(&thread, &attributes, scionRun, nullptr))
    return 99;
  pthread_join(thread, nullptr);
}
)";

static bool isPrintName(StringRef name) {
  static constexpr StringRef others[] = {"printF16", "printBF16",
                                         "printString"};
  return isScalarPrintFunction(name) && !llvm::is_contained(others, name);
}

static void callInCpp(Operation *before, StringRef callee,
                      ValueRange operands) {
  OpBuilder builder(before);
  OperationState state(before->getLoc(),
                       emitc::CallOpaqueOp::getOperationName());
  state.addOperands(operands);
  state.addAttribute("callee", builder.getStringAttr(callee));
  builder.create(state);
}

/// As lowerings of vector.print call them, for a value that is cast to i64 or
/// stays; "" if the op stays.
static StringRef printFunctionFor(vector::PrintOp op) {
  if (!op.getSource() || op.getStringLiteral())
    return "";
  Type type = op.getSource().getType();
  bool isInteger =
      llvm::any_of(std::array{1u, 8u, 16u, 32u, 64u}, [&](unsigned width) {
        return type.isSignlessInteger(width);
      });
  return type.isF32()   ? "printF32"
         : type.isF64() ? "printF64"
         : isInteger    ? "printI64"
                        : "";
}

static StringRef punctuationOf(vector::PrintOp op) {
  switch (op.getPunctuation()) {
  case vector::PrintPunctuation::NoPunctuation:
    return "";
  case vector::PrintPunctuation::NewLine:
    return "printNewline";
  case vector::PrintPunctuation::Comma:
    return "printComma";
  case vector::PrintPunctuation::Open:
    return "printOpen";
  case vector::PrintPunctuation::Close:
    return "printClose";
  }
  return "";
}

static void replacePrint(vector::PrintOp op) {
  StringRef function = printFunctionFor(op), punctuation = punctuationOf(op);
  if (function.empty())
    return;
  Value value = op.getSource();
  if (isa<IntegerType>(value.getType())) {
    OpBuilder builder(op);
    value = emitc::CastOp::create(builder, op.getLoc(), builder.getI64Type(),
                                  value);
  }
  callInCpp(op, function, value);
  if (!punctuation.empty())
    callInCpp(op, punctuation, {});
  op.erase();
}

/// Prints by calls of C++ functions, and drops the declarations of these.
static void callPrints(ModuleOp module) {
  module.walk([](Operation *op) {
    if (auto print = dyn_cast<vector::PrintOp>(op))
      return replacePrint(print);
    StringRef callee;
    if (auto call = dyn_cast<func::CallOp>(op))
      callee = call.getCallee();
    else if (auto call = dyn_cast<emitc::CallOp>(op))
      callee = call.getCallee();
    else if (auto call = dyn_cast<LLVM::CallOp>(op))
      callee = call.getCallee().value_or("");
    if (op->getNumResults() == 0 && isPrintName(callee)) {
      callInCpp(op, callee, op->getOperands());
      op->erase();
    }
  });
  for (auto function :
       llvm::make_early_inc_range(module.getOps<FunctionOpInterface>()))
    if (function.isExternal() && isPrintName(function.getName()))
      function.erase();
}

/// Declares all functions first: C++ calls no function that it has not seen.
static void declareFunctions(ModuleOp module) {
  OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
  for (auto function : module.getOps<emitc::FuncOp>()) {
    if (function.isExternal())
      continue;
    OperationState state(function.getLoc(),
                         emitc::DeclareFuncOp::getOperationName());
    state.addAttribute("sym_name",
                       FlatSymbolRefAttr::get(function.getSymNameAttr()));
    builder.create(state);
  }
}

std::optional<CppProgram> scion::translateToCppProgram(ModuleOp module,
                                                       std::string &problem) {
  OwningOpRef<ModuleOp> copy = module.clone();
  callPrints(*copy);
  declareFunctions(*copy);
  CppProgram program;
  llvm::raw_string_ostream stream(program.translation);
  ScopedDiagnosticHandler errors(
      module.getContext(), [&](Diagnostic &diagnostic) {
        if (problem.empty() &&
            diagnostic.getSeverity() == DiagnosticSeverity::Error)
          problem = diagnostic.str();
        return success();
      });
  bool hasBranches =
      copy->walk([](Block *block) {
            return block->hasNoSuccessors() && block->isEntryBlock()
                       ? WalkResult::advance()
                       : WalkResult::interrupt();
          })
          .wasInterrupted();
  if (failed(emitc::translateToCpp(*copy, stream,
                                   /*declareVariablesAtTop=*/hasBranches))) {
    if (problem.empty())
      problem = "the translation to C++ fails";
    return std::nullopt;
  }
  // Headers must not be included in the namespace.
  std::string includes, rest;
  SmallVector<StringRef> lines;
  StringRef(program.translation).split(lines, '\n');
  for (StringRef line : lines)
    (line.starts_with("#include") ? includes : rest) += line.str() + "\n";
  program.text.append(head);
  program.text += includes + "namespace program {\n" + rest + "}\n";
  program.text.append(tail);
  return program;
}

bool scion::readCppTrace(std::string_view output, Trace &trace) {
  SmallVector<StringRef> lines;
  StringRef(output).split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (StringRef line : lines) {
    if (line == "end")
      return true;
    uint64_t bits = 0;
    (void)line.drop_front().getAsInteger(16, bits);
    switch (line.front()) {
    case 'i':
    case 'u':
      trace.addInteger(64, bits, line.front() == 'i');
      break;
    case 'f':
    case 'd':
      trace.addFloat(line.front() == 'f' ? 32 : 64, bits);
      break;
    case '(':
      trace.addText("( ");
      break;
    case ')':
      trace.addText(" )");
      break;
    case ',':
      trace.addText(", ");
      break;
    case ';':
      trace.addText("\n");
      break;
    default: // the program's own output
      return false;
    }
  }
  return false;
}
