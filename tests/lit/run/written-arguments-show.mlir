// RUN: %scion run --trace --paths 1 %s | FileCheck %s
// What a function writes to an argument that the wrapper made is shown; one that
// it never writes to is not. More than 1024 elements become one number: FNV-1a over
// 64-bit words, of 2048 times 7, which Python's
//   h = 0xcbf29ce484222325
//   for i in range(2048): h = ((h ^ 7) * 0x100000001b3) % 2**64
// gives.

// CHECK: i64 7
// CHECK-NEXT: i64 7
// CHECK-NEXT: i64 5114259895914990373
// CHECK-NEXT: finished
func.func @fill(%small: memref<2xi8>, %unwritten: memref<3xi8>, %large: memref<2x1024xi32>) {
  %7 = arith.constant 7 : i8
  %long = arith.constant 7 : i32
  linalg.fill ins(%7 : i8) outs(%small : memref<2xi8>)
  linalg.fill ins(%long : i32) outs(%large : memref<2x1024xi32>)
  return
}
