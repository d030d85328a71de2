// --through runs a suspected pass first; what it breaks is found, blamed on the
// pass and replayed with stock tools. This is M68 of docs/BugsFound.md.

// RUN: %scion run %s --paths 1 --through 'func.func(affine-loop-tile{tile-size=2})' > %t.report; test $? = 1
// RUN: FileCheck %s < %t.report
// CHECK: ASSERTION FAILED: FuzzerHash=affine-loop-tile.miscompile
// CHECK: pass: {{ *}}func.func(affine-loop-tile{tile-size=2})
// CHECK: replay with stock tools, a shell script
// CHECK-NEXT: LLVM=${LLVM:-{{/.*}}}
// CHECK: cat >program.mlir
// CHECK: {{^}}END-OF-FILE
// CHECK-NEXT: mlir-opt --pass-pipeline='builtin.module({{.*}} | mlir-runner -O0
// CHECK-NEXT: mlir-opt --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-size=2}),{{.*}} | mlir-runner -O0

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

func.func private @show(%i: index, %j: index) {
  %ten = arith.constant 10 : index
  %tens = arith.muli %i, %ten : index
  %sum = arith.addi %tens, %j : index
  vector.print %sum : index
  return
}
func.func @main() {
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 4 {
      func.call @show(%i, %j) : (index, index) -> ()
    }
  }
  return
}
