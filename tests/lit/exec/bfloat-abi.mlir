// LLVM looks for a bf16 that a runtime function returns in xmm0, and behind a
// constrained fptrunc in ax: both get it.
// RUN: %scion interp --check --unchanged %s | FileCheck %s
// CHECK: 1 agree
memref.global "private" @in : memref<3xf64> = dense<[1.00390625000001, 0.1, -3.3]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %in = memref.get_global @in : memref<3xf64>
  scf.for %i = %c0 to %c3 step %c1 {
    %x = memref.load %in[%i] : memref<3xf64>
    %a = arith.truncf %x to_nearest_even : f64 to bf16
    %b = arith.extf %a : bf16 to f32
    vector.print %b : f32
    %c = arith.truncf %x : f64 to bf16
    %d = arith.extf %c : bf16 to f32
    vector.print %d : f32
  }
  return
}
