// vector.fma rounds once, whatever LLVM makes of llvm.fmuladd (L19 in docs/BugsFound.md).
// RUN: %scion lower %s | %scion exec --opt-level 0 - | FileCheck %s
// RUN: %scion lower %s | %scion exec --opt-level 2 - | FileCheck %s
// In units of 2^-149, 1.5 is no float: 0.5 * 3 + 1 is 2.5, which rounds to 2; in two steps it would be 2 + 1.
// CHECK: i64 2{{$}}
memref.global "private" @in : memref<3xi32> = dense<[3, 1, 0]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %in = memref.get_global @in : memref<3xi32>
  %half = arith.constant dense<0.5> : vector<3xf32>
  %bits = vector.load %in[%c0] : memref<3xi32>, vector<3xi32>
  %x = arith.bitcast %bits : vector<3xi32> to vector<3xf32>
  %turned = vector.shuffle %x, %x [1, 0, 2] : vector<3xf32>, vector<3xf32>
  %r = vector.fma %x, %half, %turned : vector<3xf32>
  %e = vector.extract %r[0] : f32 from vector<3xf32>
  %b = arith.bitcast %e : f32 to i32
  %w = arith.extui %b : i32 to i64
  func.call @printI64(%w) : (i64) -> ()
  return
}
