// A print function of the runner that is declared with tensors, as tests of
// bufferization do, shows their elements.
// RUN: %scion interp %s | FileCheck %s
// CHECK: 1: shape 2x2
// CHECK-NEXT: 2: f32 1
// CHECK-NEXT: 3: f32 2
// CHECK-NEXT: 4: f32 3
// CHECK-NEXT: 5: f32 4
func.func private @printMemrefF32(tensor<*xf32>)
func.func @main() {
  %t = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %u = tensor.cast %t : tensor<2x2xf32> to tensor<*xf32>
  call @printMemrefF32(%u) : (tensor<*xf32>) -> ()
  return
}
