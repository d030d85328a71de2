// Casts between what is lowered and what is not: a memref of no rank becomes
// rank and address of a descriptor. Functions of C, matrices as vectors.
//
// RUN: mlir-opt %s --convert-func-to-llvm | %scion interp - | FileCheck %s
// RUN: %scion interp %s | FileCheck %s
//
// CHECK:      i32 7
// CHECK-NEXT: i32 8
// CHECK:      f64 2
// CHECK-NEXT: f64 3
// CHECK-NEXT: f64 4
// CHECK-NEXT: finished

func.func private @printMemrefI32(memref<*xi32>)
func.func private @floor(f64) -> f64
func.func private @sqrt(f64) -> f64
func.func private @printF64(f64)

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 7 : i32
  %b = arith.constant 8 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %a, %m[%c0] : memref<2xi32>
  memref.store %b, %m[%c1] : memref<2xi32>
  %u = memref.cast %m : memref<2xi32> to memref<*xi32>
  func.call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  %x = arith.constant 2.5 : f64
  %f = func.call @floor(%x) : (f64) -> f64
  func.call @printF64(%f) : (f64) -> ()
  %y = arith.constant 9.0 : f64
  %s = func.call @sqrt(%y) : (f64) -> f64
  func.call @printF64(%s) : (f64) -> ()
  // Column after column: of two rows and three columns, 1 4, 2 5, 3 6.
  %v = llvm.mlir.constant(dense<[1.0, 4.0, 2.0, 5.0, 3.0, 6.0]> : vector<6xf64>) : vector<6xf64>
  %t = "llvm.intr.matrix.transpose"(%v) <{rows = 2 : i32, columns = 3 : i32}> : (vector<6xf64>) -> vector<6xf64>
  %i = llvm.mlir.constant(3 : i64) : i64
  %e = llvm.extractelement %t[%i : i64] : vector<6xf64>
  func.call @printF64(%e) : (f64) -> ()
  return
}
