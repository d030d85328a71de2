// 0 gets no negative exponent.
//
// RUN: %scion recondition --pretty --report %s 2>%t.report | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
// RUN: %scion recondition %s > %t.mlir
// RUN: %scion recondition --check %t.mlir
// RUN: %scion interp %t.mlir | FileCheck %s --check-prefix=INTERP
// INTERP: finished
// REPORT: math.ipowi at line {{.*}}: no negative exponent for 0
// REPORT-NOT: {{.}}

memref.global "private" @numbers : memref<2xi32> = dense<[0, -3]>

// CHECK-LABEL: func.func @main
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %numbers = memref.get_global @numbers : memref<2xi32>
  // CHECK: %[[ZERO:.*]] = memref.load
  // CHECK-NEXT: %[[MINUS:.*]] = memref.load
  %zero = memref.load %numbers[%c0] : memref<2xi32>
  %minus = memref.load %numbers[%c1] : memref<2xi32>
  // CHECK-NEXT: math.ipowi %[[MINUS]], %[[MINUS]] : i32
  // CHECK-NEXT: math.ipowi %[[ZERO]], %[[ZERO]] : i32
  // CHECK: %[[GOOD:.*]] = arith.select %{{.*}}, %{{.*}}, %[[MINUS]] : i32
  // CHECK: math.ipowi %[[ZERO]], %[[GOOD]] : i32
  %0 = math.ipowi %minus, %minus : i32
  %1 = math.ipowi %zero, %zero : i32
  %2 = math.ipowi %zero, %minus : i32
  return
}
