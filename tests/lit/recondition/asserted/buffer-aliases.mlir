// RUN: %scion recondition --no-guard --assert %s | %scion lower - | not %scion exec - > %t.bad
// RUN: FileCheck %s --check-prefix BAD < %t.bad
// RUN: %scion recondition --assert %s | %scion lower - | %scion exec - | FileCheck %s
// A store to the buffer after the tensor was taken: the tensor keeps the 1.
// BAD: assertion {{[0-9]+}} does not hold
// CHECK: i64 1{{$}}
// CHECK: finished

memref.global "private" @t : memref<2xi64> = dense<[1, 2]>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 5 : i64
  %t = memref.get_global @t : memref<2xi64>
  %x = bufferization.to_tensor %t restrict : memref<2xi64> to tensor<2xi64>
  memref.store %v, %t[%c0] : memref<2xi64>
  %a = tensor.extract %x[%c0] : tensor<2xi64>
  func.call @printI64(%a) : (i64) -> ()
  return
}
