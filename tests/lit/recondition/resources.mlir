// Constants that are resources are written out; what was left out is zero.

// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion run %s --paths 3 | FileCheck %s --check-prefix AGREES
// RUN: %scion recondition %s | %scion recondition --check -
// RUN: %scion recondition --report %s 2>&1 > /dev/null | FileCheck %s --check-prefix REPORT

// AGREES: {{[1-9][0-9]*}} comparisons agree
// REPORT: attributes: module: wrote resources out

// CHECK: memref.global "private" @g : memref<2xi32> = dense<[1, 2]>
memref.global "private" @g : memref<2xi32> = dense_resource<here>
// CHECK-LABEL: @f(
func.func @f() -> (tensor<3xi32>, vector<2xf32>, i32) {
  // CHECK-DAG: arith.constant dense<0> : tensor<3xi32>
  %gone = arith.constant dense_resource<__elided__> : tensor<3xi32>
  // CHECK-DAG: arith.constant dense<1.000000e+00> : vector<2xf32>
  %ones = arith.constant dense_resource<ones> : vector<2xf32>
  %c0 = arith.constant 0 : index
  %m = memref.get_global @g : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  return %gone, %ones, %x : tensor<3xi32>, vector<2xf32>, i32
}

{-#
  dialect_resources: {
    builtin: {
      here: "0x040000000100000002000000",
      ones: "0x040000000000803F0000803F"
    }
  }
#-}
