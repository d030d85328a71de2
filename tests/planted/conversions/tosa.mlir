// Absolute values of numbers on both sides of zero.
func.func @main() {
  %x = "tosa.const"() <{values = dense<[-5, 0, 7]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %y = "tosa.const"() <{values = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %s = tosa.add %x, %y : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  %r = tosa.abs %s : (tensor<3xi32>) -> tensor<3xi32>
  %i = arith.constant 0 : index
  %e = tensor.extract %r[%i] : tensor<3xi32>
  vector.print %e : i32
  return
}
