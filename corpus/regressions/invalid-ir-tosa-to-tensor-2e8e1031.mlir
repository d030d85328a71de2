// kind: invalid-ir
// culprit: tosa-to-tensor
// bad: --tosa-to-tensor
// The number that stands for an unknown size in a type.
func.func @f(%t: tensor<1x4x3xf32>) -> tensor<4x3xf32> {
  %s = tosa.const_shape {values = dense<[4, -9223372036854775808]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %t, %s : (tensor<1x4x3xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
