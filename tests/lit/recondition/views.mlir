// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// Views that fit stay; others are out of scope.
// RUN: %scion recondition --report %s 2>&1 >/dev/null | FileCheck %s --check-prefix=REPORT

// CHECK-LABEL: func.func @columns
// CHECK: memref.reinterpret_cast
func.func @columns() -> memref<3xi32, strided<[4]>> {
  %m = memref.alloc() : memref<3x4xi32>
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [3], strides: [4] : memref<3x4xi32> to memref<3xi32, strided<[4]>>
  return %0 : memref<3xi32, strided<[4]>>
}

// REPORT-DAG: dropped the function: memref.reinterpret_cast: a view that may leave its buffer
func.func @past() -> memref<3xi32, strided<[5]>> {
  %m = memref.alloc() : memref<2x5xi32>
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [3], strides: [5] : memref<2x5xi32> to memref<3xi32, strided<[5]>>
  return %0 : memref<3xi32, strided<[5]>>
}

// REPORT-DAG: dropped the function: memref.reinterpret_cast: positions that share an address
func.func @shared() -> memref<3x3xi32, strided<[1, 1]>> {
  %m = memref.alloc() : memref<9xi32>
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [3, 3], strides: [1, 1] : memref<9xi32> to memref<3x3xi32, strided<[1, 1]>>
  return %0 : memref<3x3xi32, strided<[1, 1]>>
}

// Four bytes times two times a size of 2^63-1 are more than 64 bits hold.
// REPORT-DAG: dropped the function: memref.view: a view that may leave its buffer
func.func @enormous() -> memref<2x?xi32> {
  %m = memref.alloc() : memref<64xi8>
  %c0 = arith.constant 0 : index
  %n = arith.constant 9223372036854775807 : index
  %0 = memref.view %m[%c0][%n] : memref<64xi8> to memref<2x?xi32>
  return %0 : memref<2x?xi32>
}
