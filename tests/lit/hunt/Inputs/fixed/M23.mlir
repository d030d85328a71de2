// RUN: mlir-opt %s -arith-int-range-narrowing="int-bitwidths-supported=2,8,16" | FileCheck %s

// CHECK-LABEL: @signed_less
// CHECK-NOT: i2
func.func @signed_less() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %less = arith.cmpi slt, %i, %c3 : index
    "test.use"(%less) : (i1) -> ()
  }
  return
}
