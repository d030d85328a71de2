// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// 1 + 2^-30 is 1 to nearest, and the next float above 1 upward.
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 1065353216{{$}}
// CHECK: finished

memref.global "private" @in : memref<1xf64> = dense<1.0000000009313226>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %in = memref.get_global @in : memref<1xf64>
  %a = memref.load %in[%c0] : memref<1xf64>
  %b = arith.truncf %a upward : f64 to f32
  %c = arith.bitcast %b : f32 to i32
  %d = arith.extui %c : i32 to i64
  func.call @printI64(%d) : (i64) -> ()
  return
}
