// All paths share the wrong step: what is right is said by the definitions of
// the ops, and no other way is walked. (The bug is known: as if it were not.)

// REQUIRES: mlir-22
// RUN: rm -rf %t && mkdir -p %t
// RUN: %scion reduce -q --without=M3,M97 %s -o %t/report > %t/out
// RUN: FileCheck %s < %t/out
// CHECK: convert-index-to-llvm.reference-mismatch: {{[0-9]+}} ops to {{1[0-4]|[1-9]}},
// RUN: FileCheck %s --check-prefix=REPORT < %t/report/report.md
// REPORT: # [mlir][index] `convert-index-to-llvm` miscompiles `index.ceildivs`
// REPORT: mlir-opt --pass-pipeline='builtin.module(convert-index-to-llvm)' reduced.mlir
// REPORT: (by the semantics of its ops)
// REPORT: Free of undefined behaviour: interpreted op by op
// RUN: sh %t/report/replay.sh

// It needs nothing of the environment; where the tools are not there, it says what to
// set, and that is another exit code.
// RUN: env -i PATH=/usr/bin:/bin sh %t/report/replay.sh
// RUN: env -i PATH=/usr/bin:/bin LLVM=/nonexistent sh %t/report/replay.sh 2> %t/missing; test $? = 2
// RUN: grep 'replay.sh: no mlir-opt in /nonexistent/bin or on PATH: set LLVM to the prefix of an MLIR' %t/missing

func.func private @printI64(i64)
memref.global "private" @in : memref<2xindex> = dense<[-9223372036854775808, 3]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %in = memref.get_global @in : memref<2xindex>
  %a = memref.load %in[%c0] : memref<2xindex>
  %b = memref.load %in[%c1] : memref<2xindex>
  %q = index.ceildivs %a, %b
  %s = index.add %a, %b
  %x = index.casts %q : index to i64
  %y = index.casts %s : index to i64
  call @printI64(%y) : (i64) -> ()
  call @printI64(%x) : (i64) -> ()
  return
}
