// expect: 2.25
// expect: 64
// expect: 2
// expect: -1.625
// expect: 190
// expect: -1
// expect: 16
// expect: 76
// expect: 16
// expect: 1.125
// expect: 60
// expect: 1
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf8E4M3FN>, f8E4M3FN) -> tensor<4xf8E4M3FN>, sym_name = "scale", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<4xf8E4M3FN>, %arg2: f8E4M3FN):
    %12 = "tensor.empty"() : () -> tensor<4xf8E4M3FN>
    %13 = "linalg.generic"(%arg1, %12) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f8E4M3FN, %arg4: f8E4M3FN):
      %14 = "arith.mulf"(%arg3, %arg2) <{fastmath = #arith.fastmath<none>}> : (f8E4M3FN, f8E4M3FN) -> f8E4M3FN
      %15 = "arith.addf"(%14, %arg2) <{fastmath = #arith.fastmath<none>}> : (f8E4M3FN, f8E4M3FN) -> f8E4M3FN
      "linalg.yield"(%15) : (f8E4M3FN) -> ()
    }) : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN>
    "func.return"(%13) : (tensor<4xf8E4M3FN>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "arith.constant"() <{value = dense<[1.000000e+00, -2.500000e+00, 1.300000e+01, 1.562500e-02]> : tensor<4xf8E4M3FN>}> : () -> tensor<4xf8E4M3FN>
    %4 = "arith.constant"() <{value = 1.125000e+00 : f8E4M3FN}> : () -> f8E4M3FN
    %5 = "func.call"(%3, %4) <{callee = @scale}> : (tensor<4xf8E4M3FN>, f8E4M3FN) -> tensor<4xf8E4M3FN>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %6 = "tensor.extract"(%5, %arg0) : (tensor<4xf8E4M3FN>, index) -> f8E4M3FN
      %7 = "arith.extf"(%6) : (f8E4M3FN) -> f32
      "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
      %8 = "arith.truncf"(%7) : (f32) -> f8E5M2
      %9 = "arith.bitcast"(%8) : (f8E5M2) -> i8
      %10 = "arith.extui"(%9) : (i8) -> i32
      "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
      %11 = "arith.fptosi"(%8) : (f8E5M2) -> i32
      "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

