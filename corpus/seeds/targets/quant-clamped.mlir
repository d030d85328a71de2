// expect: -1 -20 30 -4 -20
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 5 : index}> : () -> index
    %3 = "arith.constant"() <{value = dense<[6.000000e+00, -1.005000e+02, 9.900000e+01, 0.000000e+00, -3.200000e+01]> : tensor<5xf32>}> : () -> tensor<5xf32>
    %4 = "quant.qcast"(%3) : (tensor<5xf32>) -> tensor<5x!quant.uniform<i8<-20:30>:f32, 2.000000e+00:-4>>
    %5 = "quant.scast"(%4) : (tensor<5x!quant.uniform<i8<-20:30>:f32, 2.000000e+00:-4>>) -> tensor<5xi8>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %6 = "tensor.extract"(%5, %arg0) : (tensor<5xi8>, index) -> i8
      %7 = "arith.extsi"(%6) : (i8) -> i64
      "func.call"(%7) <{callee = @printI64}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
