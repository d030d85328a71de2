//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/dict/Words.h"

#include "harness/compat/MlirVersions.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/AsmParser/CodeComplete.h"
#include "mlir/IR/Block.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OperationSupport.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"

using namespace scion;
using namespace scion::dict;

// The tables are as of MLIR 22; a test parses the types and the attributes. A
// dictionary word is inserted unchanged, so words with a body are complete.

static constexpr const char *syntax[] = {
    // Punctuation longer than one character, and empty brackets.
    "->", "::", "...", " = ", " : ", ", ", "()", "{}", "[]", "<>", "({", "})",
    "<{", "}>", "{-#", "#-}", "() -> ()", " : () -> ()", "({\n}) : () -> ()",
    // Names.
    "%0", "%arg0", "%0:2", "%0#1", "@f", "@f::@g", "^bb0",
    "^bb1:", "^bb0(%a: i32):", "#map", "!alias", "!spirv.image<",
    "// scion: ", "// -----", "dialect_resources", "external_resources",
    // Words of affine maps, and of common pretty syntax.
    "ceildiv", "floordiv", "mod", "symbol", "attributes", "for", "func", "to",
    "step", "size", "offset", "min", "max", "type", "private", "public",
    "nested"};

static constexpr const char *builtinTypes[] = {
    "i1",
    "i7",
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "si8",
    "ui8",
    "si32",
    "ui32",
    "index",
    "none",
    "f16",
    "bf16",
    "f32",
    "tf32",
    "f64",
    "f80",
    "f128",
    "f4E2M1FN",
    "f6E2M3FN",
    "f6E3M2FN",
    "f8E3M4",
    "f8E4M3",
    "f8E4M3FN",
    "f8E4M3FNUZ",
    "f8E4M3B11FNUZ",
    "f8E5M2",
    "f8E5M2FNUZ",
    "f8E8M0FNU",
    "complex<f32>",
    "tuple<>",
    "tuple<i32, f32>",
    "(i32) -> i32",
    "vector<4xi32>",
    "vector<2x[4]xf32>",
    "vector<f32>",
    "tensor<4xi32>",
    "tensor<?x?xf32>",
    "tensor<*xf32>",
    "tensor<f32>",
    "tensor<0xi8>",
    "memref<4xi32>",
    "memref<?x?xf32>",
    "memref<*xf32>",
    "memref<f32>",
    "memref<4xi32, 1>",
    "memref<4xi32, strided<[?], offset: ?>>",
    "memref<2x2xi32, affine_map<(d0, d1) -> (d1, d0)>>"};

static constexpr const char *builtinAttributes[] = {
    "unit", "true", "false", "[]", "{}", "@f::@g", "affine_map<() -> ()>",
    "affine_map<(d0) -> (d0)>", "affine_map<(d0, d1) -> (d1, d0)>",
    "affine_map<(d0)[s0] -> (d0 + s0)>",
    "affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>",
    "affine_set<(d0) : (d0 >= 0)>", "affine_set<(d0) : (d0 - 1 == 0)>",
    "array<i32>", "array<i64: 0, 1>", "array<i32: 1, 0, 0>", "array<i1: true>",
    "dense<0> : tensor<4xi32>", "dense<true> : vector<4xi1>",
    "dense<1.0> : tensor<2xf32>", "dense<[1, 2]> : tensor<2xi8>",
    "dense<> : tensor<0xi32>", "dense<\"0xFF\"> : vector<4xi8>",
    "dense_resource<r> : tensor<4xi32>", "sparse<0, 1> : tensor<4xi32>",
    "sparse<[[0]], [1]> : tensor<4xi32>", "distinct[0]<unit>",
    "strided<[4, 1]>", "strided<[?, 1], offset: ?>", "loc(unknown)",
    "loc(\"a\":1:1)", "loc(\"a\")", "loc(fused[unknown])",
    "loc(callsite(unknown at unknown))",
    // Numbers at the edges.
    "-1 : i32", "127 : i8", "-128 : i8", "2147483647 : i32",
    "-2147483648 : i32", "9223372036854775807 : i64",
    "-9223372036854775808 : i64", "0x7F800000 : f32", "0xFF800000 : f32",
    "0x7FC00000 : f32", "-0.0 : f32", "1.0e-45 : f32", "1.0e300 : f64"};

// Types of dialects whose parser is hand-written or dispatches through its own
// table, so that it offers no completions.
static constexpr const char *handParsedTypes[] = {
    "!gpu.async.token",
    "!gpu.mma_matrix<16x16xf16, \"AOp\">",
    "!gpu.sparse.dntensor_handle",
    "!gpu.sparse.spmat_handle",
    "!gpu.sparse.spgemmop_handle",
    "!llvm.ptr",
    "!llvm.ptr<1>",
    "!llvm.void",
    "!llvm.label",
    "!llvm.metadata",
    "!llvm.x86_amx",
    "!llvm.ppc_fp128",
    "!llvm.array<4 x i32>",
    "!llvm.func<void ()>",
    "!llvm.func<i32 (i32, ...)>",
    "!llvm.struct<(i32, f32)>",
    "!llvm.struct<packed (i8, i32)>",
    "!llvm.struct<\"s\", (i32)>",
    "!llvm.struct<\"o\", opaque>",
    "!llvm.target<\"t\">",
    "!quant.any<i8:f32>",
    "!quant.uniform<i8:f32, 0.5>",
    "!quant.uniform<i8:f32:0, {0.5, 1.0:2}>",
    "!quant.calibrated<f32<-1.0:1.0>>",
    "!spirv.array<4 x i32>",
    "!spirv.array<4 x f32, stride=4>",
    "!spirv.rtarray<i32>",
    "!spirv.ptr<i32, Function>",
    "!spirv.struct<(i32, f32)>",
    "!spirv.matrix<2 x vector<2xf32>>",
    "!spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>",
    "!spirv.arm.tensor<4xi32>",
    "!transform.any_op",
    "!transform.any_param",
    "!transform.any_value",
    "!transform.op<\"func.func\">",
    "!transform.param<i64>",
    "!transform.affine_map"};

template <size_t size>
static std::set<std::string> toSet(const char *const (&table)[size]) {
  return {std::begin(table), std::end(table)};
}

std::set<std::string> dict::syntaxWords() { return toSet(syntax); }
std::set<std::string> dict::builtinTypeWords() { return toSet(builtinTypes); }
std::set<std::string> dict::builtinAttributeWords() {
  return toSet(builtinAttributes);
}
std::set<std::string> dict::handParsedTypeWords() {
  std::set<std::string> words = toSet(handParsedTypes);
  if (llvmHasToken)
    words.insert("!llvm.token");
  return words;
}

namespace {
/// Keeps what the parser expects at the end of the text.
class ExpectedWords : public mlir::AsmParserCodeCompleteContext {
public:
  ExpectedWords(llvm::SMLoc end, std::set<std::string> &words)
      : AsmParserCodeCompleteContext(end), words(words) {}

  void completeExpectedTokens(llvm::ArrayRef<llvm::StringRef> tokens,
                              bool) override {
    for (llvm::StringRef token : tokens)
      words.insert(token.str());
  }
  void completeDialectName(llvm::StringRef) override {}
  void completeOperationName(llvm::StringRef) override {}
  void appendSSAValueCompletion(llvm::StringRef, std::string) override {}
  void appendBlockCompletion(llvm::StringRef) override {}
  void completeAttribute(const llvm::StringMap<mlir::Attribute> &) override {}
  void completeDialectAttributeOrAlias(
      const llvm::StringMap<mlir::Attribute> &) override {}
  void completeType(const llvm::StringMap<mlir::Type> &) override {}
  void
  completeDialectTypeOrAlias(const llvm::StringMap<mlir::Type> &) override {}

private:
  std::set<std::string> &words;
};
} // namespace

static bool isMnemonic(llvm::StringRef word) {
  return !word.empty() && llvm::all_of(word, [](char c) {
    return llvm::isAlnum(c) || c == '_' || c == '.' || c == '$';
  });
}

/// `sigil` + dialect + each mnemonic that the dialect's parser offers after
/// `before`, a program up to a place where an attribute or type is expected.
static std::set<std::string> completions(mlir::Dialect &dialect, char sigil,
                                         const std::string &before) {
  std::string prefix = sigil + dialect.getNamespace().str() + '.';
  std::string text = before + prefix;
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBuffer(text), {});
  llvm::StringRef buffer =
      sources.getMemoryBuffer(sources.getMainFileID())->getBuffer();
  std::set<std::string> words;
  ExpectedWords expected(llvm::SMLoc::getFromPointer(buffer.end()), words);
  mlir::Block block;
  // Parsing fails at the end of the text. Only the expected tokens are used.
  (void)mlir::parseAsmSourceFile(sources, &block,
                                 mlir::ParserConfig(dialect.getContext()),
                                 /*asmState=*/nullptr, &expected);
  std::set<std::string> found;
  for (const std::string &word : words)
    if (isMnemonic(word))
      found.insert(prefix + word);
  return found;
}

DialectWords dict::wordsOf(mlir::Dialect &dialect) {
  DialectWords words;
  // Not getRegisteredOperationsByDialect: in MLIR 22 its binary search leaves
  // most dialects out.
  for (mlir::RegisteredOperationName op :
       dialect.getContext()->getRegisteredOperations()) {
    if (&op.getDialect() != &dialect)
      continue;
    words.ops.insert(op.getStringRef().str());
    for (mlir::StringAttr name : op.getAttributeNames())
      words.attributeNames.insert(name.str());
  }
  words.attributes = completions(dialect, '#', "\"a.b\"() {x = ");
  words.types = completions(dialect, '!', "\"a.b\"() : () -> ");
  std::string prefix = '!' + dialect.getNamespace().str() + '.';
  for (const std::string &type : handParsedTypeWords())
    if (llvm::StringRef(type).starts_with(prefix))
      words.types.insert(type);
  return words;
}
