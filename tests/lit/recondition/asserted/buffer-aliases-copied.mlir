// RUN: %scion recondition %s | %scion observe - | %scion recondition --no-guard --assert - | %scion lower - | %scion exec - | FileCheck %s
// The copy that guards a tensor of memory is judged as a copy, also beside the assertions of its own ops.
// CHECK: i64 3{{$}}
// CHECK: finished

memref.global "private" @in : memref<2xi64> = dense<[3, 4]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %five = arith.constant 5 : i64
  %in = memref.get_global @in : memref<2xi64>
  %t = bufferization.to_tensor %in restrict writable : memref<2xi64> to tensor<2xi64>
  memref.store %five, %in[%c0] : memref<2xi64>
  %x = tensor.extract %t[%c0] : tensor<2xi64>
  func.call @printI64(%x) : (i64) -> ()
  return
}
