// RUN: %scion recondition --pretty --report %s > %t 2> %t.report
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REPORT < %t.report
// RUN: %scion interp %t
// RUN: %scion recondition --check %t
// Vectors in memory stay inside of it, masks inside of 32 bits. What is fine in
// the run stays.

// CHECK-LABEL: func.func private @transfers
// CHECK-SAME: (%[[M:.*]]: memref<8xf32>, %[[FAR:.*]]: index, %[[NEAR:.*]]: index, %[[NEGATIVE:.*]]: index)
// CHECK: %[[SAFE:.*]] = arith.andi %[[NEGATIVE]]
// CHECK: vector.transfer_read %[[M]][%[[SAFE]]]
// CHECK: vector.transfer_read %[[M]][%[[FAR]]], %{{.*}} : memref<8xf32>, vector<4xf32>
// CHECK: vector.transfer_read %[[M]][%[[NEAR]]], %{{.*}} {in_bounds = [true]}
// REPORT-DAG: vector-access: @transfers: {{.*}}: no negative start
// REPORT-DAG: vector-access: @transfers: {{.*}}: dropped in_bounds claims
func.func private @transfers(%m: memref<8xf32>, %far: index, %near: index, %negative: index) {
  %z = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%negative], %z : memref<8xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%far], %z {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%near], %z {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func private @loads
// CHECK-SAME: (%[[M:.*]]: memref<8xf32>, %[[FAR:.*]]: index, %[[NEAR:.*]]: index)
// CHECK: %[[I:.*]] = arith.remui %[[FAR]]
// CHECK: vector.load %[[M]][%[[I]]]
// CHECK: vector.load %[[M]][%[[NEAR]]]
func.func private @loads(%m: memref<8xf32>, %far: index, %near: index) {
  %0 = vector.load %m[%far] : memref<8xf32>, vector<4xf32>
  %1 = vector.load %m[%near] : memref<8xf32>, vector<4xf32>
  return
}

// A lane that its mask turns off may be anywhere.
// CHECK-LABEL: func.func private @gathers
// CHECK-SAME: (%[[M:.*]]: memref<8xf32>, %[[LANES:.*]]: vector<2xi32>
// CHECK: vector.gather %[[M]][%{{.*}}] [%[[LANES]]]
// CHECK-NOT: vector.gather
// REPORT-DAG: results: @gathers: {{.*}}: replaced: access out of bounds
func.func private @gathers(%m: memref<8xf32>, %lanes: vector<2xi32>) {
  %c0 = arith.constant 0 : index
  %first = arith.constant dense<[true, false]> : vector<2xi1>
  %all = arith.constant dense<true> : vector<2xi1>
  %z = arith.constant dense<0.0> : vector<2xf32>
  %0 = vector.gather %m[%c0] [%lanes], %first, %z : memref<8xf32>, vector<2xi32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  %1 = vector.gather %m[%c0] [%lanes], %all, %z : memref<8xf32>, vector<2xi32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return
}

// Sizes of masks are compared in 32 bits.
// CHECK-LABEL: func.func private @masks
// CHECK-SAME: (%[[HUGE:.*]]: index, %[[FAR:.*]]: index)
// CHECK: %[[L:.*]] = arith.maxsi %[[HUGE]]
// CHECK: %[[N:.*]] = arith.minsi %[[L]]
// CHECK: vector.create_mask %[[N]] : vector<4xi1>
// CHECK: vector.create_mask %[[FAR]] : vector<4xi1>
// REPORT-DAG: vector-access: @masks: {{.*}}: mask size cut to the vector
func.func private @masks(%huge: index, %far: index) {
  %0 = vector.create_mask %huge : vector<4xi1>
  %1 = vector.create_mask %far : vector<4xi1>
  return
}

memref.global @numbers : memref<4xindex> = dense<[7, 2, -3, 4294967296]>
memref.global @lanes : memref<2xi32> = dense<[7, 9]>
memref.global @floats : memref<8xf32> = dense<1.0>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %g = memref.get_global @numbers : memref<4xindex>
  %far = memref.load %g[%c0] : memref<4xindex>
  %near = memref.load %g[%c1] : memref<4xindex>
  %negative = memref.load %g[%c2] : memref<4xindex>
  %huge = memref.load %g[%c3] : memref<4xindex>
  %l = memref.get_global @lanes : memref<2xi32>
  %lanes = vector.load %l[%c0] : memref<2xi32>, vector<2xi32>
  %m = memref.get_global @floats : memref<8xf32>
  func.call @transfers(%m, %far, %near, %negative) : (memref<8xf32>, index, index, index) -> ()
  func.call @loads(%m, %far, %near) : (memref<8xf32>, index, index) -> ()
  func.call @gathers(%m, %lanes) : (memref<8xf32>, vector<2xi32>) -> ()
  func.call @masks(%huge, %far) : (index, index) -> ()
  return
}
