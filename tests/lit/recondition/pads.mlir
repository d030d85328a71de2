// RUN: %scion recondition --pretty --report %s > %t 2> %t.report
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REPORT < %t.report
// RUN: %scion interp %t
// RUN: %scion recondition --check %t
// RUN: %scion recondition --guard-all %s | %scion interp -
// Negative padding is cut; a result that is not as large as its type says is
// cut or padded. What is fine in the run stays.

// CHECK-LABEL: func.func @main
// CHECK: %[[BAD:.*]] = memref.load %[[M:.*]][%c0]
// CHECK: %[[GOOD:.*]] = memref.load %[[M]][%c1]
// CHECK: %[[CUT:.*]] = arith.remui %[[BAD]], %c1025
// CHECK: tensor.pad %{{.*}} low[%[[CUT]]] high[1]
// CHECK: tensor.pad %[[T:.*]] low[%[[GOOD]]] high[1]
// CHECK: : tensor<?xi32> to tensor<3xi32>
// CHECK: %[[WHOLE:.*]] = tensor.pad %[[T]] low[%[[GOOD]]] high[1]
// CHECK: : tensor<?xi32> to tensor<?xi32>
// CHECK: %[[LARGE:.*]] = tensor.pad %[[WHOLE]]
// CHECK: tensor.extract_slice %[[LARGE]][0] [5] [1] : tensor<?xi32> to tensor<5xi32>
// CHECK-NEXT: return

// REPORT: pads: @main: tensor.pad at line [[# @LINE + 12]]: padding cut
// REPORT-NEXT: pads: @main: tensor.pad at line [[# @LINE + 19]]: the result made as large as it is stated
// REPORT-NOT: pads:
memref.global @amounts : memref<2xindex> = dense<[-3, 1]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  %m = memref.get_global @amounts : memref<2xindex>
  %bad = memref.load %m[%c0] : memref<2xindex>
  %good = memref.load %m[%c1] : memref<2xindex>
  %t = tensor.splat %v[%good] : tensor<?xi32>
  %0 = tensor.pad %t low[%bad] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<?xi32> to tensor<?xi32>
  %1 = tensor.pad %t low[%good] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<?xi32> to tensor<3xi32>
  %2 = tensor.pad %t low[%good] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<?xi32> to tensor<5xi32>
  return
}
