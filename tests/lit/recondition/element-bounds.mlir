// The positions that were out of bounds are cut by remui. One index stays one index,
// and what comes from outside of a loop stays outside.
//
// RUN: %scion recondition --report %s 2>%t.report >%t.mlir
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
// RUN: %scion recondition --check %t.mlir
// RUN: %scion interp %t.mlir | FileCheck %s --check-prefix=INTERP
// INTERP: finished

memref.global "private" @numbers : memref<4xindex> = dense<[-5, 2, 7, 9]>
memref.global "private" @floats : memref<3x5xf32> = dense<1.0>

// REPORT: memref.load at line {{.*}}: index cut to dimension 0
// REPORT-NEXT: tensor.extract at line {{.*}}: index cut to dimension 0
// REPORT-NEXT: vector.extract at line {{.*}}: position cut to the vector
// REPORT-NEXT: vector.insert at line {{.*}}: position cut to the vector
// REPORT-NEXT: vector.extract at line {{.*}}: position 0 instead of poison
// REPORT-NEXT: memref.dim at line {{.*}}: replaced: there is no such dimension
// REPORT-NEXT: memref.load at line {{.*}}: index cut to dimension 0
// REPORT-NEXT: memref.store at line {{.*}}: index cut to dimension 0
// REPORT-NEXT: memref.store at line {{.*}}: index cut to dimension 0
// REPORT-NEXT: memref.load at line {{.*}}: dropped an alignment claim
// REPORT-NOT: {{.}}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %v = arith.constant 7.0 : f32
  %numbers = memref.get_global @numbers : memref<4xindex>
  %floats = memref.get_global @floats : memref<3x5xf32>

  // Of two indices, the one that is wrong.
  %bad = memref.load %numbers[%c0] : memref<4xindex>
  %good = memref.load %numbers[%c1] : memref<4xindex>
  %0 = memref.load %floats[%bad, %good] : memref<3x5xf32>
  %1 = memref.load %floats[%good, %c4] : memref<3x5xf32>
  %t = tensor.splat %v : tensor<3xf32>
  %2 = tensor.extract %t[%bad] : tensor<3xf32>
  %3 = tensor.extract %t[%good] : tensor<3xf32>
  %lane = memref.load %numbers[%c2] : memref<4xindex>
  %vector = vector.broadcast %v : f32 to vector<6xf32>
  %4 = vector.extract %vector[%lane] : f32 from vector<6xf32>
  %5 = vector.insert %v, %vector[%lane] : f32 into vector<6xf32>
  %6 = vector.extract %vector[%good] : f32 from vector<6xf32>
  %7 = vector.extract %vector[-1] : f32 from vector<6xf32>
  vector.print %4 : f32
  vector.print %5 : vector<6xf32>
  vector.print %7 : f32
  %8 = memref.dim %floats, %good : memref<3x5xf32>
  %9 = memref.dim %floats, %c1 : memref<3x5xf32>
  vector.print %8 : index

  // One index stays one index, also under another name of the buffer.
  %i = memref.load %numbers[%c3] : memref<4xindex>
  %m = memref.alloc() : memref<5xf32>
  linalg.fill ins(%v : f32) outs(%m : memref<5xf32>)
  %other = memref.cast %m : memref<5xf32> to memref<?xf32>
  %10 = memref.load %m[%i] : memref<5xf32>
  memref.store %10, %other[%i] : memref<?xf32>
  scf.for %k = %c0 to %c2 step %c1 {
    memref.store %v, %m[%i] : memref<5xf32>
    memref.store %v, %m[%k] : memref<5xf32>
  }

  // A claim about an address is dropped: a run does not show whether it holds.
  %11 = "memref.load"(%m, %c1) <{alignment = 64 : i64}> : (memref<5xf32>, index) -> f32
  return
}
