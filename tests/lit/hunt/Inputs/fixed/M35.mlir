// RUN: mlir-opt %s -arith-int-range-narrowing="int-bitwidths-supported=1,2,4,8" | FileCheck %s

// CHECK-LABEL: @larger
// CHECK: arith.maxsi {{.*}} : i4
func.func @larger() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %larger = arith.maxsi %i, %c1 : index
    "test.use"(%larger) : (index) -> ()
  }
  return
}
