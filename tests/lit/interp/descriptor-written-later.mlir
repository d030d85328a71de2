// Where memref.reshape is lowered, the memref of no rank exists before its
// descriptor is written: it is read where the memref is used, in any form.
//
// RUN: %scion interp %s | FileCheck %s
// RUN: mlir-opt %s --finalize-memref-to-llvm | %scion interp - | FileCheck %s
// RUN: mlir-opt %s --finalize-memref-to-llvm --convert-func-to-llvm | %scion interp - | FileCheck %s
//
// CHECK:      1: shape 2x1
// CHECK-NEXT: 2: f32 1.5
// CHECK-NEXT: 3: f32 2.5
// CHECK-NEXT: 4: i64 2
// CHECK-NEXT: 5: i64 1
// CHECK-NEXT: finished

func.func private @printMemrefF32(memref<*xf32>)
func.func private @printI64(i64)

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = arith.constant 1.5 : f32
  %b = arith.constant 2.5 : f32
  %m = memref.alloc() : memref<1x2xf32>
  memref.store %a, %m[%c0, %c0] : memref<1x2xf32>
  memref.store %b, %m[%c0, %c1] : memref<1x2xf32>
  %s = memref.alloc() : memref<2xindex>
  memref.store %c2, %s[%c0] : memref<2xindex>
  memref.store %c1, %s[%c1] : memref<2xindex>
  %d = memref.cast %s : memref<2xindex> to memref<?xindex>
  %u = memref.reshape %m(%d) : (memref<1x2xf32>, memref<?xindex>) -> memref<*xf32>
  func.call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  %rank = memref.rank %u : memref<*xf32>
  %r = arith.index_cast %rank : index to i64
  func.call @printI64(%r) : (i64) -> ()
  %size = memref.dim %u, %c1 : memref<*xf32>
  %z = arith.index_cast %size : index to i64
  func.call @printI64(%z) : (i64) -> ()
  return
}
