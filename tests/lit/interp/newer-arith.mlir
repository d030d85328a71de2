// Ops of arith that MLIR has since 23 or 24.
//
// REQUIRES: mlir-24
// RUN: %scion interp %s | FileCheck %s

func.func @main() {
  %nan = arith.constant 0x7FC00000 : f32
  %zero = arith.constant 0.0 : f32
  %below = arith.constant -0.0 : f32
  %two = arith.constant 2.0 : f32

  // CHECK: 1: f32 2
  %0 = arith.maximumnumf %nan, %two : f32
  vector.print %0 : f32
  // CHECK-NEXT: 2: f32 2
  %1 = arith.minimumnumf %two, %nan : f32
  vector.print %1 : f32
  // CHECK-NEXT: 3: f32 0
  %2 = arith.maximumnumf %below, %zero : f32
  vector.print %2 : f32
  // CHECK-NEXT: 4: f32 -0
  %3 = arith.minimumnumf %below, %zero : f32
  vector.print %3 : f32

  // 1.0009765625 is between two numbers of bf16.
  %half = arith.constant 1.0009765625 : f16
  // CHECK-NEXT: 5: bf16 1
  %4 = arith.convertf %half : f16 to bf16
  vector.print %4 : bf16
  // CHECK-NEXT: 6: bf16 1.0078
  %5 = arith.convertf %half upward : f16 to bf16
  vector.print %5 : bf16

  %one = arith.constant 1 : i8
  %five = arith.constant 5 : i8
  // CHECK-NEXT: 7: i64 -4
  // CHECK-NEXT: 8: i64 1
  %difference, %borrow = arith.subui_extended %one, %five : i8, i1
  vector.print %difference : i8
  vector.print %borrow : i1
  return
}
