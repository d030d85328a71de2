// kind: miscompile
// culprit: test-linalg-pad-fusion
// expect: 0
// expect: 1
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(test-linalg-pad-fusion)' PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<6xindex>, sym_name = "in5", type = memref<6xindex>}> : () -> ()
  "memref.global"() <{initial_value = dense<0.000000e+00> : tensor<6xf32>, sym_name = "in4", type = memref<6xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<2xi32>, sym_name = "in3", type = memref<2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0.000000e+00> : tensor<2xf32>, sym_name = "in2", type = memref<2xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "memref.get_global"() <{name = @in2}> : () -> memref<2xf32>
    %5 = "memref.get_global"() <{name = @in3}> : () -> memref<2xi32>
    "linalg.generic"(%5, %4) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: i32, %arg5: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (memref<2xi32>, memref<2xf32>) -> ()
    %6 = "linalg.generic"(%0, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %7 = "memref.get_global"() <{name = @in4}> : () -> memref<6xf32>
    %8 = "memref.load"(%7, %1) : (memref<6xf32>, index) -> f32
    %9 = "tensor.pad"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1, 1>, static_low = array<i64: 1, 1>}> ({
    ^bb0(%arg0: index, %arg1: index):
      "tensor.yield"(%8) : (f32) -> ()
    }) : (tensor<4x2xf32>) -> tensor<6x4xf32>
    %10 = "memref.get_global"() <{name = @in5}> : () -> memref<6xindex>
    %11 = "memref.load"(%10, %1) : (memref<6xindex>, index) -> index
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    %12 = "tensor.extract"(%9, %3, %3) : (tensor<6x4xf32>, index, index) -> f32
    "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
