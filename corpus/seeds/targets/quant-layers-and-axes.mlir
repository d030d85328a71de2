// expect: 6 3 -5 -8 123 120 3 0 14 4 130 16 0 -10 0 -1024
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<4xf32>, sym_name = "twice", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>):
    %22 = "quant.dcast"(%arg3) : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<4xf32>
    %23 = "arith.addf"(%22, %22) <{fastmath = #arith.fastmath<none>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%23) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    %4 = "arith.constant"() <{value = dense<[1.500000e+00, -4.000000e+00, 6.000000e+01, 0.000000e+00]> : tensor<4xf32>}> : () -> tensor<4xf32>
    %5 = "quant.qcast"(%4) : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>
    %6 = "quant.scast"(%5) : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<4xi8>
    %7 = "func.call"(%5) <{callee = @twice}> : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<4xf32>
    "scf.for"(%0, %3, %1) ({
    ^bb0(%arg2: index):
      %18 = "tensor.extract"(%6, %arg2) : (tensor<4xi8>, index) -> i8
      %19 = "arith.extsi"(%18) : (i8) -> i64
      "func.call"(%19) <{callee = @printI64}> : (i64) -> ()
      %20 = "tensor.extract"(%7, %arg2) : (tensor<4xf32>, index) -> f32
      %21 = "arith.fptosi"(%20) : (f32) -> i64
      "func.call"(%21) <{callee = @printI64}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %8 = "arith.constant"() <{value = dense<[[1.000000e+00, 4.000000e+00], [-2.500000e+00, -2.560000e+02]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    %9 = "quant.qcast"(%8) : (tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<u8:f32:1, {2.500000e-01:10,2.000000e+00:128}>>
    %10 = "quant.scast"(%9) : (tensor<2x2x!quant.uniform<u8:f32:1, {2.500000e-01:10,2.000000e+00:128}>>) -> tensor<2x2xi8>
    %11 = "quant.dcast"(%9) : (tensor<2x2x!quant.uniform<u8:f32:1, {2.500000e-01:10,2.000000e+00:128}>>) -> tensor<2x2xf32>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      "scf.for"(%0, %2, %1) ({
      ^bb0(%arg1: index):
        %12 = "tensor.extract"(%10, %arg0, %arg1) : (tensor<2x2xi8>, index, index) -> i8
        %13 = "arith.extui"(%12) : (i8) -> i64
        "func.call"(%13) <{callee = @printI64}> : (i64) -> ()
        %14 = "tensor.extract"(%11, %arg0, %arg1) : (tensor<2x2xf32>, index, index) -> f32
        %15 = "arith.constant"() <{value = 4.000000e+00 : f32}> : () -> f32
        %16 = "arith.mulf"(%14, %15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %17 = "arith.fptosi"(%16) : (f32) -> i64
        "func.call"(%17) <{callee = @printI64}> : (i64) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
