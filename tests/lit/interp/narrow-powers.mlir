// Powers of narrow floats are rounded at each product or at the end: where
// both give the same, it is the result; else there is none.
// RUN: not %scion interp %s 2>&1 | FileCheck %s
// CHECK: 1: f32 16
// CHECK-NEXT: unsupported: math.fpowi {{.*}}its result is not specified, and is used
func.func @main() {
  %two = arith.constant 2.0 : bf16
  %odd = arith.constant 8.5 : bf16
  %four = arith.constant 4 : i32
  %a = math.fpowi %two, %four : bf16, i32
  %b = arith.extf %a : bf16 to f32
  vector.print %b : f32
  %c = math.fpowi %odd, %four : bf16, i32
  %d = arith.extf %c : bf16 to f32
  vector.print %d : f32
  return
}
