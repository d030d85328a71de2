// --through runs a suspected pass first; what it breaks is found, blamed on the
// pass and replayed with stock tools. This is M5 of docs/BugsFound.md.

// RUN: %scion run %s --paths 1 --through 'scf-for-loop-peeling{peel-front=true}' > %t.report; test $? = 1
// RUN: FileCheck %s < %t.report
// CHECK: ASSERTION FAILED: FuzzerHash=scf-for-loop-peeling.miscompile
// CHECK: pass: {{ *}}scf-for-loop-peeling{peel-front=true}
// CHECK: replay with stock tools, a shell script
// CHECK-NEXT: LLVM=${LLVM:-{{/.*}}}
// CHECK: cat >program.mlir
// CHECK: {{^}}END-OF-FILE
// CHECK-NEXT: mlir-opt --pass-pipeline='builtin.module({{.*}} | mlir-runner -O0
// CHECK-NEXT: mlir-opt --pass-pipeline='builtin.module(scf-for-loop-peeling{peel-front=true},{{.*}} | mlir-runner -O0

// A pass or an option that MLIR does not know is a mistake, with the nearest name.
// RUN: %scion run %s --paths 1 --through cannonicalize 2> %t.unknown; test $? = 3
// RUN: FileCheck %s --check-prefix=UNKNOWN < %t.unknown
// UNKNOWN: --through: no pass is called 'cannonicalize', is it 'canonicalize'?
// RUN: %scion pass %s --through no-such-pass 2> %t.nowhere; test $? = 3
// RUN: FileCheck %s --check-prefix=NOWHERE < %t.nowhere
// NOWHERE: --through: no pass is called 'no-such-pass'; `scion rules list` lists them
// RUN: %scion pass %s --through 'canonicalize{max-iteratoins=3}' 2> %t.option; test $? = 3
// RUN: FileCheck %s --check-prefix=OPTION < %t.option
// OPTION: --through: canonicalize{max-iteratoins=3}: {{.*}}no such option max-iteratoins, is it 'max-iterations'?

memref.global "private" @bounds : memref<2xindex> = dense<[3, 3]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = memref.get_global @bounds : memref<2xindex>
  %low = memref.load %b[%c0] : memref<2xindex>
  %high = memref.load %b[%c1] : memref<2xindex>
  %start = arith.constant 5 : i32
  %sum = scf.for %i = %low to %high step %c1 iter_args(%x = %start) -> (i32) {
    %next = arith.addi %x, %start : i32
    scf.yield %next : i32
  }
  vector.print %sum : i32
  return
}
