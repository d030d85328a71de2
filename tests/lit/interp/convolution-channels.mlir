// The verifier does not compare the channels of a convolution with those of its weights
// and its bias.
// RUN: not %scion interp %s | FileCheck %s
// CHECK: undefined: tosa.transpose_conv2d at {{.*}}: operands of different sizes
func.func @main() {
  %x = arith.constant dense<1.0> : tensor<1x2x2x3xf32>
  %w = arith.constant dense<1.0> : tensor<5x1x1x2xf32>
  %b = arith.constant dense<1.0> : tensor<5xf32>
  %z = arith.constant dense<0.0> : tensor<1xf32>
  %0 = "tosa.transpose_conv2d"(%x, %w, %b, %z, %z) <{acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x2x2x3xf32>, tensor<5x1x1x2xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x5xf32>
  return
}
