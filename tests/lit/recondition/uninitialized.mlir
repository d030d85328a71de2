// RUN: %scion recondition --pretty --report %s > %t 2> %t.report
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REPORT < %t.report
// RUN: %scion interp %t
// RUN: %scion recondition --check %t
// RUN: %scion recondition --guard-all %s | %scion interp -
// Fresh memory is filled if what nobody wrote is shown in the run, else it
// stays.

// What fills it is an input, of a pool that no pass knows.
// CHECK-LABEL: func.func private @read
// CHECK: %[[P:.*]] = memref.get_global @scion_pool_i64
// CHECK: %[[V:.*]] = memref.load %[[P]]
// CHECK: %[[M:.*]] = memref.alloc() : memref<4xi64>
// CHECK-NEXT: linalg.fill ins(%[[V]] : i64) outs(%[[M]] : memref<4xi64>)
// REPORT-DAG: uninitialized: @read: memref.alloc at line [[# @LINE + 3]]: filled with an input
func.func private @read() -> i64 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi64>
  %0 = memref.load %m[%c0] : memref<4xi64>
  return %0 : i64
}

// CHECK-LABEL: func.func private @written
// CHECK: memref.alloc
// CHECK-NEXT: memref.store
func.func private @written() -> i64 {
  %c2 = arith.constant 2 : index
  %v = arith.constant 7 : i64
  %m = memref.alloc() : memref<4xi64>
  memref.store %v, %m[%c2] : memref<4xi64>
  cf.br ^next
^next:
  %0 = memref.load %m[%c2] : memref<4xi64>
  return %0 : i64
}

// A destination that is overwritten stays, one that is read is filled, for
// those who read it.
// CHECK-LABEL: func.func private @destinations
// CHECK: %[[E:.*]] = tensor.empty() : tensor<4x3xi64>
// CHECK: linalg.transpose {{.*}} outs(%[[E]]
// CHECK: %[[F:.*]] = tensor.empty() : tensor<3x3xi64>
// CHECK-NEXT: %[[Z:.*]] = linalg.fill ins(%{{.*}} : i64) outs(%[[F]]
// CHECK: linalg.matmul {{.*}} outs(%[[Z]]
// REPORT-DAG: uninitialized: @destinations: tensor.empty {{.*}}: filled with an input
func.func private @destinations(%t: tensor<3x4xi64>) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<4x3xi64>
  %0 = linalg.transpose ins(%t : tensor<3x4xi64>) outs(%e : tensor<4x3xi64>) permutation = [1, 0]
  %f = tensor.empty() : tensor<3x3xi64>
  %1 = linalg.matmul ins(%t, %0 : tensor<3x4xi64>, tensor<4x3xi64>) outs(%f : tensor<3x3xi64>) -> tensor<3x3xi64>
  %x = tensor.extract %0[%c0, %c0] : tensor<4x3xi64>
  %y = tensor.extract %1[%c0, %c0] : tensor<3x3xi64>
  return %x, %y : i64, i64
}

// Nobody is shown what is read here.
// CHECK-LABEL: func.func private @unshown
// CHECK: memref.alloc
// CHECK-NEXT: memref.load
func.func private @unshown() {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi64>
  %0 = memref.load %m[%c0] : memref<4xi64>
  return
}

func.func private @printI64(i64)
func.func @main() {
  %v = arith.constant 7 : i64
  %t = tensor.splat %v : tensor<3x4xi64>
  func.call @unshown() : () -> ()
  %0 = func.call @read() : () -> i64
  func.call @printI64(%0) : (i64) -> ()
  %1 = func.call @written() : () -> i64
  func.call @printI64(%1) : (i64) -> ()
  %5:2 = func.call @destinations(%t) : (tensor<3x4xi64>) -> (i64, i64)
  func.call @printI64(%5#0) : (i64) -> ()
  func.call @printI64(%5#1) : (i64) -> ()
  return
}
