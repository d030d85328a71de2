// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// RUN: %scion run %s --paths 3
// A constant global that may be written to is none; the others stay constant.

// CHECK: memref.global "private" @written : memref<4xi32> = dense<1>
memref.global "private" constant @written : memref<4xi32> = dense<1>
// CHECK: memref.global "private" @passed : memref<4xi32> = dense<2>
memref.global "private" constant @passed : memref<4xi32> = dense<2>
// CHECK: memref.global "private" constant @read : memref<4xi32> = dense<3>
memref.global "private" constant @read : memref<4xi32> = dense<3>

func.func private @write(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  memref.store %v, %m[%c0] : memref<4xi32>
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %written = memref.get_global @written : memref<4xi32>
  %passed = memref.get_global @passed : memref<4xi32>
  %read = memref.get_global @read : memref<4xi32>
  %view = memref.subview %read[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  %x = memref.load %view[%c1] : memref<2xi32, strided<[1], offset: 1>>
  %square = memref.expand_shape %written [[0, 1]] output_shape [2, 2] : memref<4xi32> into memref<2x2xi32>
  memref.store %x, %square[%c1, %c0] : memref<2x2xi32>
  call @write(%passed) : (memref<4xi32>) -> ()
  %y = memref.load %passed[%c0] : memref<4xi32>
  vector.print %x : i32
  vector.print %y : i32
  return
}
