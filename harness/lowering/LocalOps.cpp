//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/lowering/LocalOps.h"

#include "harness/compat/MlirVersions.h"

#include "llvm/ADT/StringMap.h"

using namespace scion;

namespace {
struct Row {
  const char *dialect;
  const char *ops; // separated by spaces
};
} // namespace

/// According to the sources and the code of libMLIR 22.1, the verifiers below
/// call neither getDefiningOp nor a walk. From the context of the op, they use
/// only the data layout (llvm.load and store if atomic, vector.transfer_read
/// and write of vectors of vectors), the parent op and the comdat
/// (llvm.mlir.global).
///
/// The table has the ops of each dialect that are frequent on paths, and whose
/// verifiers take longer than the look-up. It and `functions` cover 97 % of the
/// time of invariants on the seeds' paths.
static constexpr Row local[] = {
    // Generated verifiers and traits (types), but for constant, extf, extsi,
    // extui, truncf, trunci and select, which compare the types of operands,
    // results and the value.
    {"arith",
     "addf addi addui_extended andi bitcast ceildivsi ceildivui cmpf cmpi "
     "constant convertf divf divsi divui extf extsi extui floordivsi fptosi "
     "fptoui index_cast index_castui maximumf maxnumf maxsi maxui minimumf "
     "minnumf minsi minui mulf muli mulsi_extended mului_extended negf ori "
     "remf remsi remui select shli shrsi shrui sitofp subf subi truncf trunci "
     "uitofp xori"},
    // Operands against the types of the successors' arguments, by
    // BranchOpInterface.
    {"cf", "br cond_br"},
    // The callee is looked up by verifySymbolUses only.
    {"func", "call"},
    // Those with verifiers of their own: alloca (types), call (bundles and
    // their tags; the callee by verifySymbolUses), getelementptr (constant
    // indices, which are attributes), insertvalue and extractvalue (position
    // and types), load and store (the data layout if atomic), mlir.constant,
    // sext, zext, shufflevector, bitcast, mlir.zero (types and attributes),
    // mlir.global (which stands in a module; its comdat is looked up).
    {"llvm", "add alloca and ashr bitcast br call cond_br extractelement "
             "extractvalue fadd fcmp fdiv fmul fneg fpext fptosi fptoui "
             "fptrunc frem fsub getelementptr icmp insertelement insertvalue "
             "inttoptr load lshr mlir.constant mlir.zero mul or ptrtoint sdiv "
             "select sext shl shufflevector sitofp srem store sub trunc udiv "
             "uitofp urem xor zext mlir.global "
             "intr.abs intr.copysign intr.ctlz intr.ctpop intr.cttz intr.fabs "
             "intr.fma intr.fmuladd intr.masked.load intr.masked.store "
             "intr.maximum intr.maxnum intr.memcpy intr.minimum intr.minnum "
             "intr.smax intr.smin intr.umax intr.umin"},
    // Types and static offsets, sizes and strides. Not alloca (needs an
    // ancestor) nor dim (an interface of its own).
    {"memref", "alloc cast collapse_shape copy dealloc expand_shape "
               "extract_strided_metadata get_global global load "
               "reinterpret_cast store subview"},
    // Types and attributes. Not ops whose verifiers check for a mask around
    // them.
    {"vector", "broadcast extract extract_strided_slice insert "
               "insert_strided_slice load shape_cast shuffle store "
               "transfer_read transfer_write"},
};

/// FunctionOpInterface compares the type with the entry block's arguments, the
/// visibility with whether there are blocks. llvm.func also looks up the comdat
/// it names, and in its body for what isLookedForByFunctions. func.func of 23
/// compares its results with what is returned.
static constexpr Row functions[] = {
    {"func", "func"},
    {"llvm", "func"},
};

static llvm::StringMap<Locality> makeTable() {
  llvm::StringMap<Locality> table;
  auto add = [&](const Row &row, Locality locality) {
    llvm::SmallVector<llvm::StringRef, 64> names;
    llvm::StringRef(row.ops).split(names, ' ', -1, /*KeepEmpty=*/false);
    for (llvm::StringRef name : names)
      table[(row.dialect + llvm::Twine('.') + name).str()] = locality;
  };
  for (const Row &row : local)
    add(row, Locality::Local);
  for (const Row &row : functions)
    add(row, Locality::Function);
  if (functionsVerifyReturns)
    table.erase("func.func");
  return table;
}

Locality scion::localityOf(llvm::StringRef opName) {
  static const llvm::StringMap<Locality> table = makeTable();
  return table.lookup(opName);
}

bool scion::isLookedForByFunctions(llvm::StringRef opName) {
  return opName == "llvm.landingpad" || opName == "llvm.resume";
}
