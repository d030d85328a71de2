func.func @control(%n: tensor<i32>, %a: tensor<4xi32>) -> tensor<4xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<4xi32>
  cond {
    %c = stablehlo.compare LT, %i, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %b = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %y = stablehlo.add %x, %b : tensor<4xi32>
    stablehlo.return %j, %y : tensor<i32>, tensor<4xi32>
  }
  %p = stablehlo.compare GE, %n, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %z = "stablehlo.if"(%p) ({
    %k = stablehlo.negate %r#1 : tensor<4xi32>
    stablehlo.return %k : tensor<4xi32>
  }, {
    stablehlo.return %a : tensor<4xi32>
  }) : (tensor<i1>) -> tensor<4xi32>
  %w = "stablehlo.case"(%n) ({
    stablehlo.return %z : tensor<4xi32>
  }, {
    stablehlo.return %r#1 : tensor<4xi32>
  }) : (tensor<i32>) -> tensor<4xi32>
  return %w : tensor<4xi32>
}
func.func @called(%a: tensor<4xi32>) -> tensor<4xi32> {
  %b = stablehlo.composite "own.twice" %a {decomposition = @twice} : (tensor<4xi32>) -> tensor<4xi32>
  return %b : tensor<4xi32>
}
func.func private @twice(%a: tensor<4xi32>) -> tensor<4xi32> {
  %b = stablehlo.add %a, %a : tensor<4xi32>
  return %b : tensor<4xi32>
}
