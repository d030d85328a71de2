// stablehlo-opt --remove-dead-values
// Leaves invalid IR: the argument that is not used goes from the function, and not from the op that names it.
func.func @f(%a: tensor<1xi16>) {
  %0 = stablehlo.composite "example.op" %a {decomposition = @impl} : (tensor<1xi16>) -> tensor<1xi16>
  return
}
func.func private @impl(%arg0: tensor<1xi16>) -> tensor<1xi16> {
  %0 = stablehlo.constant dense<0> : tensor<1xi16>
  return %0 : tensor<1xi16>
}
