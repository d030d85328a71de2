// Operands of maps that overflow are clamped, and accesses out of bounds are cut by
// `mod`. Maps that the run found defined stay as they are, whatever their operands.
//
// RUN: %scion recondition --pretty --report %s 2>%t.report | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
// RUN: %scion recondition %s > %t.mlir
// RUN: %scion recondition --check %t.mlir
// RUN: %scion interp %t.mlir | FileCheck %s --check-prefix=INTERP

memref.global "private" @numbers : memref<4xindex> = dense<[5000000000000000000, -9223372036854775808, -9223372036854775807, 9223372036854775807]>
memref.global "private" @floats : memref<8xf32> = dense<1.0>

// REPORT: affine.apply at line {{.*}}: operand clamped
// REPORT-NEXT: affine.apply at line {{.*}}: replaced: poison is shown
// REPORT-NEXT: affine.load at line {{.*}}: access cut to the dimensions
// REPORT-NEXT: affine.vector_store at line {{.*}}: access cut to the dimensions
// REPORT-NEXT: affine.for at line {{.*}}: operand clamped
// REPORT-NEXT: affine.if at line {{.*}}: operand clamped
// REPORT-NEXT: affine.delinearize_index at line {{.*}}: operand clamped
// REPORT-NEXT: affine.linearize_index at line {{.*}}: dropped the disjoint claim
// REPORT-NEXT: affine.linearize_index at line {{.*}}: operand clamped
// REPORT-NEXT: affine.linearize_index at line {{.*}}: operand clamped
// REPORT-NEXT: affine.delinearize_index at line {{.*}}: replaced: poison is shown
// REPORT-NEXT: affine.delinearize_index at line {{.*}}: replaced: poison is shown
// REPORT-NOT: {{.}}

// CHECK-DAG: #[[UP:.*]] = affine_map<(d0) -> (d0 ceildiv 7)>

// CHECK-LABEL: func.func @main
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %numbers = memref.get_global @numbers : memref<4xindex>
  // Clamped where it is defined, so that it stays a symbol.
  // CHECK: %[[HUGE:.*]] = memref.load
  // CHECK: arith.maxsi %[[HUGE]]
  // CHECK: arith.minsi %{{.*}}, %c16777216
  // CHECK: %[[LEAST:.*]] = memref.load
  %huge = memref.load %numbers[%c0] : memref<4xindex>
  %least = memref.load %numbers[%c1] : memref<4xindex>
  %second = memref.load %numbers[%c2] : memref<4xindex>
  %most = memref.load %numbers[%c3] : memref<4xindex>
  %0 = affine.apply affine_map<()[s0] -> (s0 * 5 + 1)>()[%huge]
  %1 = affine.apply affine_map<()[s0] -> (s0 * 5 + 1)>()[%c3]
  vector.print %0 : index
  vector.print %1 : index

  // These do not overflow.
  // CHECK: affine.apply #[[UP]](%[[LEAST]])
  %2 = affine.apply affine_map<(d0) -> (d0 ceildiv 7)>(%least)
  %3 = affine.apply affine_map<(d0) -> (d0 ceildiv 7)>(%second)
  %4 = affine.apply affine_map<(d0) -> (d0 ceildiv 7)>(%most)
  %5 = affine.min affine_map<(d0) -> (d0, 4)>(%most)
  // INTERP: u64 83886081
  // INTERP: u64 16
  // INTERP: u64 17129119497016012215
  // INTERP: u64 17129119497016012215
  // INTERP: u64 1317624576693539401
  // INTERP: u64 4
  vector.print %2 : index
  vector.print %3 : index
  vector.print %4 : index
  vector.print %5 : index

  %m = memref.get_global @floats : memref<8xf32>
  // CHECK: affine.for %[[I:.*]] = 0 to 8
  affine.for %i = 0 to 8 {
    // CHECK: affine.load %{{.*}}[(%[[I]] + 3) mod 8]
    // CHECK: affine.store %{{.*}}, %{{.*}}[%[[I]]]
    %x = affine.load %m[%i + 3] : memref<8xf32>
    affine.store %x, %m[%i] : memref<8xf32>
    %y = affine.apply affine_map<(d0) -> (d0 * 4611686018427387904)>(%i)
    vector.print %y : index
  }
  // CHECK: affine.for %[[I:.*]] = 0 to 3
  affine.for %i = 0 to 3 {
    // CHECK: affine.vector_load %{{.*}}[%[[I]] * 2]
    // CHECK: affine.vector_store %{{.*}}, %{{.*}}[(%[[I]] * 2 + 1) mod 5]
    %x = affine.vector_load %m[%i * 2] : memref<8xf32>, vector<4xf32>
    affine.vector_store %x, %m[%i * 2 + 1] : memref<8xf32>, vector<4xf32>
  }
  // The loop must come to an end, too.
  affine.for %i = 0 to affine_map<(d0) -> (d0 + 1)>(%most) {
    %x = affine.load %m[%i mod 8] : memref<8xf32>
    affine.store %x, %m[0] : memref<8xf32>
  }
  affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%least) {
    vector.print %2 : index
  }
  // CHECK: affine.linearize_index [%c3{{.*}}, %c2] by (4, 2)
  // CHECK: affine.linearize_index disjoint [%c3{{.*}}, %c1{{.*}}] by (4, 2)
  // CHECK-NOT: affine.delinearize_index
  %6 = affine.linearize_index disjoint [%c3, %c2] by (4, 2) : index
  %7 = affine.linearize_index disjoint [%c3, %c1] by (4, 2) : index
  %8 = affine.linearize_index [%huge, %huge] by (4, 2) : index
  %9:2 = affine.delinearize_index %huge into (%least, 4) : index, index
  %10:2 = affine.delinearize_index %huge into (%c3, 4) : index, index
  vector.print %6 : index
  vector.print %8 : index
  vector.print %9#0 : index
  vector.print %10#0 : index
  // INTERP: finished
  return
}
